import { expect, test } from 'vitest'
import { describePlan } from '#web/account/plan-texts.ts'

const now = Date.parse('2026-11-27T12:00:00Z')
const facts = {
  ...{ hasAccess: false, subscriptionStatus: 'active' as const, subscriptionPlan: 'all-access', ownedPlans: [] },
  ...{ subscriptionStartDate: '2025-11-20T12:00:00Z', subscriptionEndDate: '2026-12-01T12:00:00Z', pastDueSince: null },
  hasFreeMonth: false,
}

test('a yearly plan is active until its end and inactive after it, though its stored status does not change', () => {
  expect(describePlan(facts, now)).toMatchObject({ badge: 'Active', name: 'All Access' })
  expect(describePlan({ ...facts, subscriptionEndDate: '2026-11-20T12:00:00Z' }, now)).toMatchObject({
    ...{ badge: 'Inactive', name: 'Read-only' },
    facts: [{ what: 'Since' }, { what: 'Ended', says: 'November 20, 2026' }],
  })
})

test('a canceled monthly plan is shown with the plans the user owns, or the access that an admin gave', () => {
  const canceled = { ...facts, subscriptionStatus: 'canceled' as const, subscriptionPlan: 'monthly' }
  expect(describePlan(canceled, now).says).toMatch(
    /^Paid and open until December 1, 2026. After that the tools are read-only/,
  )
  expect(describePlan({ ...canceled, ownedPlans: ['starter-bundle'] }, now).says).toBe(
    'Paid and open until December 1, 2026. Starter Bundle stays yours to keep.',
  )
  expect(describePlan({ ...canceled, hasAccess: true }, now).says).toBe('Your access was given to you by our team.')
})

test('a free month from a coupon is not called canceled', () => {
  const free = { ...facts, subscriptionStatus: 'canceled' as const, subscriptionPlan: 'monthly', hasFreeMonth: true }
  const { badge, says } = describePlan(free, now)
  expect({ badge, says }).toMatchObject({
    badge: 'Active',
    says: expect.stringMatching(/^Free and open until December 1/),
  })
  expect(describePlan(free, Date.parse('2026-12-02T12:00:00Z')).badge).toBe('Inactive')
})

test('access given by an admin and owned plans are not said to end with a trial or an unpaid month', () => {
  const trial = { ...facts, subscriptionStatus: 'trialing' as const, subscriptionPlan: null }
  expect(describePlan(trial, now).says).toMatch(
    /^They open in order. Your trial runs until December 1, 2026. After that the tools are read-only/,
  )
  expect(describePlan({ ...trial, hasAccess: true }, now)).toMatchObject({
    ...{ name: 'Every tool is included', says: 'Your access was given to you by our team.' },
  })
  const pastDueSince = '2026-11-10T12:00:00Z'
  const unpaid = { ...facts, subscriptionStatus: 'past_due' as const, subscriptionPlan: 'monthly', pastDueSince }
  const textOf = (more: object) => describePlan({ ...unpaid, ...more }, now).note?.text
  expect(textOf({})).toMatch(/^The tools are read-only/)
  expect(textOf({ hasAccess: true })).toMatch(/^Everything stays open\./)
  expect(textOf({ ownedPlans: ['starter-bundle'] })).toMatch(/^Starter Bundle stays yours to keep; the other tools/)
})

test('owned plans stay listed beside a larger plan or a failed payment', () => {
  const kept = { what: 'Yours to keep', says: 'Tool 1 Only, Starter Bundle' }
  const ownedPlans = ['tool-1-only', 'starter-bundle']
  const month = { ...facts, ownedPlans, subscriptionPlan: 'monthly' }
  for (const more of [facts, month, { ...month, subscriptionStatus: 'past_due' as const }])
    expect(describePlan({ ...more, ownedPlans }, now).facts).toContainEqual(kept)
  const owner = { ...facts, ownedPlans, subscriptionStatus: 'inactive' as const, subscriptionPlan: null }
  expect(describePlan(owner, now)).toMatchObject({ name: kept.says, facts: [] })
})
