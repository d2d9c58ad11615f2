import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueTrialMails, writeTrialMail } from '#server/account/trial-mails.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
  await site.app.ready()
})
afterAll(() => site.close())

const emptyChain = {
  ...{ brandAttributesCompleted: false, chosenUvp: null, chosenTagline: null, coreValuesCount: 0 },
  ...{ brandArchetypeCompleted: false, websiteReviewCompleted: false },
}
const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs)
const endingIn = (days: number) => ({ subscriptionStatus: 'trialing' as const, subscriptionEndDate: inDays(days) })
const mailsTo = ({ email }: TestPerson) => site.mails.filter(({ to }) => to === email)
const told = async (person: TestPerson) => {
  await expect.poll(() => mailsTo(person).length, { timeout: 15_000 }).toBe(1)
  return mailsTo(person)[0]
}

test('T38 an owner with three days left is mailed once, whatever the number of servers, with their progress', async () => {
  const person = await site.makeOwner(endingIn(2.9))
  const looks = await Promise.all(Array.from({ length: 6 }, () => queueTrialMails(site.database)))
  expect(looks.toSorted()).toEqual([0, 0, 0, 0, 0, 1])
  const mail = await told(person)
  expect(mail?.subject).toBe('Three days left in your trial')
  expect(mail?.text).toContain('Three days left, three steps done.')
  expect(mail?.text).toContain(
    'So far Tern & Tide has six words, a value proposition, and a tagline:\n\n“Braver by the wave.”',
  )
  expect(mail?.text).toContain('Core Values is next.')
  expect(mail?.text).toContain('http://localhost:3000/cart')
  expect(await queueTrialMails(site.database)).toBe(0)
})

test('only trial users with one to three days left, and neither a plan nor given access, get the mail', async () => {
  const others = [
    { ...endingIn(2.5), hasPaidAccess: true },
    { ...endingIn(2.5), ownedPlans: ['starter-bundle'] },
    { ...endingIn(2.5), hasAccess: true },
    { ...endingIn(2.5), accountStatus: 'suspended' as const },
    { ...endingIn(2.5), subscriptionStatus: 'active' as const },
    endingIn(4),
    endingIn(0.5),
    endingIn(-1),
  ]
  for (const columns of others) await site.makePerson(columns)
  expect(await queueTrialMails(site.database)).toBe(0)
})

test('a user who buys before the mail is sent does not get it', async () => {
  const person = await site.makePerson(endingIn(2))
  expect(await queueTrialMails(site.database)).toBe(1)
  await site.setUser(person, { hasPaidAccess: true })
  const later = await site.makePerson(endingIn(2))
  expect(await queueTrialMails(site.database)).toBe(1)
  await told(later)
  expect(mailsTo(person)).toEqual([])
})

test('with no step done the mail lists no work, and it counts the days left', () => {
  const mail = writeTrialMail({
    ...{ productName: 'Signet', linkBase: 'https://signet.example', to: { email: 'a@example.org', isProven: true } },
    ...{ startedAt: inDays(-12), endsAt: inDays(1.5), chain: emptyChain, now: Date.now() },
  })
  expect(mail.text).toContain('Two days left, no steps done.')
  expect(mail.text).not.toContain('So far')
  expect(mail.text).toContain('Brand Attributes is next.')
})
