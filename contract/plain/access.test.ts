import { expect, test } from 'vitest'
import {
  type AccessFacts,
  canUseTool,
  countTrialDaysLeft,
  describeWhatStaysOpen,
  explainClosedTool,
  findAccessReason,
  hasPlan,
  isOnTrial,
} from '#contract/plain/access.ts'
import { steps } from '#contract/plain/brand.ts'
import { planIds } from '#contract/plain/plans.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const dayMs = 86_400_000
const at = (ms: number) => new Date(ms).toISOString()
const none: AccessFacts = {
  hasAccess: false,
  subscriptionStatus: 'inactive',
  subscriptionPlan: null,
  subscriptionEndDate: null,
  ownedPlans: [],
  pastDueSince: null,
}
const toolsOf = (facts: Partial<AccessFacts>) =>
  steps.filter(({ id }) => canUseTool({ ...none, ...facts }, id, now)).map(({ number }) => number)

test('everything is open during the trial, until the millisecond it ends', () => {
  const trial = { subscriptionStatus: 'trialing', subscriptionEndDate: at(now + 1) } as const
  expect(toolsOf(trial)).toEqual([1, 2, 3, 4, 5, 6])
  expect(toolsOf({ ...trial, subscriptionEndDate: at(now) })).toEqual([])
  expect(toolsOf({ ...trial, subscriptionEndDate: null })).toEqual([])
})

test('an admin’s hasAccess opens everything, regardless of plan', () => {
  expect(toolsOf({ hasAccess: true, subscriptionStatus: 'canceled' })).toEqual([1, 2, 3, 4, 5, 6])
})

test.each([
  ['tool-1-only', [1]],
  ['starter-bundle', [1, 2, 3, 4, 5]],
  ['brand-review', [6]],
  ['all-access', [1, 2, 3, 4, 5, 6]],
  ['monthly', [1, 2, 3, 4, 5, 6]],
  ['unknown', []],
  ['constructor', []],
])('the plan %s covers exactly its tools while active, and none when inactive', (subscriptionPlan, tools) => {
  expect(toolsOf({ subscriptionStatus: 'active', subscriptionPlan })).toEqual(tools)
  for (const subscriptionStatus of ['inactive', 'past_due', 'canceled'] as const) {
    expect(toolsOf({ subscriptionStatus, subscriptionPlan })).toEqual([])
  }
})

test('an active subscription without a plan covers everything', () => {
  expect(toolsOf({ subscriptionStatus: 'active' })).toEqual([1, 2, 3, 4, 5, 6])
})

test('the remaining trial days include the one in progress', () => {
  const left = (ms: number) =>
    countTrialDaysLeft({ ...none, subscriptionStatus: 'trialing', subscriptionEndDate: at(now + ms) }, now)
  expect([left(14 * dayMs), left(13.5 * dayMs), left(1), left(0), left(-dayMs)]).toEqual([14, 14, 1, 0, 0])
  expect(countTrialDaysLeft({ ...none, subscriptionStatus: 'active', subscriptionEndDate: at(now + dayMs) }, now)).toBe(
    0,
  )
  expect(isOnTrial(none, now)).toBe(false)
})

test('when a subscription ends, only granted or owned tools stay open', () => {
  expect(describeWhatStaysOpen(none)).toBeUndefined()
  expect(describeWhatStaysOpen({ ...none, ownedPlans: ['starter-bundle'] })).toBe(
    'Starter Bundle stays yours to keep; the other tools become read-only.',
  )
  expect(describeWhatStaysOpen({ hasAccess: true, ownedPlans: ['starter-bundle'] })).toMatch(/^Everything stays open/)
})

test('owned tools count as owned even during a trial or a larger plan', () => {
  const ownedPlans = ['starter-bundle']
  const trial = { ...none, ownedPlans, subscriptionStatus: 'trialing', subscriptionEndDate: at(now + dayMs) } as const
  expect(findAccessReason(trial, 'brand-attributes', now)).toBe('owned')
  expect(findAccessReason(trial, 'brand-review', now)).toBe('trial')
  const month = { ...none, ownedPlans, subscriptionStatus: 'active', subscriptionPlan: 'monthly' } as const
  expect(findAccessReason(month, 'uvp', now)).toBe('owned')
  expect(findAccessReason(month, 'brand-review', now)).toBe('subscribed')
  expect(findAccessReason({ ...month, hasAccess: true }, 'uvp', now)).toBe('given')
  expect(findAccessReason({ ...none, ownedPlans }, 'brand-review', now)).toBeUndefined()
})

test('a plan is held while active or past due, and a smaller one through the larger plan that is owned', () => {
  const held = (facts: Partial<AccessFacts>) => planIds.filter((plan) => hasPlan({ ...none, ...facts }, plan, now))
  expect(held({ subscriptionStatus: 'trialing', subscriptionEndDate: at(now + dayMs) })).toEqual([])
  expect(held({ ownedPlans: ['starter-bundle'] })).toEqual(['starter-bundle', 'tool-1-only'])
  expect(held({ subscriptionStatus: 'active', subscriptionPlan: 'monthly' })).toEqual(['monthly'])
  expect(held({ subscriptionStatus: 'past_due', subscriptionPlan: 'monthly' })).toEqual(['monthly'])
  const year = { subscriptionStatus: 'active', subscriptionPlan: 'all-access' } as const
  expect(held({ ...year, subscriptionEndDate: at(now + 1) })).toEqual(['all-access'])
  expect(held({ ...year, subscriptionEndDate: at(now) })).toEqual([])
})

test.each([
  [{ subscriptionStatus: 'trialing', subscriptionEndDate: at(now) }, 'Your trial is over.'],
  [{ subscriptionStatus: 'inactive' }, 'You don’t have an active plan.'],
  [{ subscriptionStatus: 'past_due', subscriptionPlan: 'monthly' }, 'Your last payment didn’t go through.'],
  [{ subscriptionStatus: 'inactive', ownedPlans: ['tool-1-only'] }, 'Your plan doesn’t include this tool.'],
  [
    { subscriptionStatus: 'active', subscriptionPlan: 'all-access', subscriptionEndDate: at(now) },
    'Your year of All Access is over.',
  ],
] as const)('the reason a tool is closed: %j', (facts, sentence) => {
  expect(explainClosedTool({ ...none, ...facts }, now)).toBe(sentence)
})
