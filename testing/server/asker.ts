/** A made-up signed-in caller, for tests of calls that need no account in the database. */
import type { Asker } from '#server/calls/asker.ts'

export const testAsker: Asker = {
  via: { kind: 'session', sid: 'a session' },
  userId: '0e4f7a52-1b3c-4d5e-8f60-718293a4b5c6',
  brandId: '1e4f7a52-1b3c-4d5e-8f60-718293a4b5c6',
  email: 'ada@signet.example',
  isAdmin: false,
  impersonatorId: null,
  hasPassword: true,
  hasSecondFactor: false,
  isConfirmed: false,
  hasUsedFactor: false,
  access: {
    hasAccess: true,
    subscriptionStatus: 'active',
    subscriptionPlan: null,
    subscriptionEndDate: null,
    ownedPlans: [],
    pastDueSince: null,
  },
  chain: {
    brandAttributesCompleted: true,
    chosenUvp: 'A line',
    chosenTagline: 'A tagline',
    coreValuesCount: 3,
    brandArchetypeCompleted: true,
    websiteReviewCompleted: true,
  },
}
