import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mail } from '#server/platform/mail/send-mail.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { makeAudit } from '#testing/server/brand-reviews.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ hasMailServer: true })
  await site.app.ready()
})
afterAll(() => site.close())

type Names = { firstName: string; lastName: string; businessName: string }
const lena: Names = { firstName: 'Lena', lastName: 'Falk', businessName: 'Tern & Tide' }

/** The consent mail, and the report after the click, as a receiver without an account gets them. */
async function mailsFrom({ firstName, lastName, businessName }: Names, emailProvenAt: Date | null) {
  const person: TestPerson = await site.makeOwner({ firstName, lastName, emailProvenAt })
  await site.setBrand(person, { businessName })
  const email = `${randomUUID()}@example.org`
  await person.ask('POST', `/api/audit/${await makeAudit(site, person)}/mail`, { email })
  const mails = () => site.mails.filter(({ to }) => to === email)
  await expect.poll(() => mails().length).toBe(1)
  const token = /token=([\w-]+)/.exec(mails()[0]?.text ?? '')?.[1] ?? ''
  await site.ask('POST', '/api/audit-mail/confirm', { token })
  await expect.poll(() => mails().length, { timeout: 15_000 }).toBe(2)
  return mails()
}

const textsOf = (mails: readonly Mail[]) => mails.flatMap(({ subject, text, html = '' }) => [subject, text, html])

test('T22 the receiver of a report learns who sends it and from which business', async () => {
  const [question, report] = await mailsFrom(lena, new Date())
  expect(question?.text).toContain(
    'Lena Falk of Tern & Tide would like to send you a review of the website tern.example',
  )
  expect(question?.text).toContain('because Lena Falk of Tern & Tide gave this address')
  expect(question?.html).toContain('Lena Falk of Tern &amp; Tide would like')
  expect(question?.text).not.toContain('Someone')
  expect(report?.text).toContain('Here’s the review of tern.example, sent by Lena Falk of Tern & Tide.')
  expect(report?.text).toMatch(/^Hello,/)
  expect(report?.text).not.toContain('someone')
})

test("T22 without a business, only the sender's name is given", async () => {
  const [question] = await mailsFrom({ ...lena, businessName: '' }, new Date())
  expect(question?.text).toContain('Lena Falk would like to send you')
})

test('T45 a sender whose address is not confirmed is never named', async () => {
  const texts = textsOf(await mailsFrom(lena, null))
  expect(texts.join()).toContain('Someone who uses Signet would like to send you')
  for (const text of texts) expect(text).not.toMatch(/Lena|Falk|Tide/)
})

test.each([
  { firstName: 'Win at www.evil.example', lastName: 'Now', businessName: 'Prizes' },
  { firstName: 'Lena', lastName: 'Falk', businessName: 'https://evil.example/win' },
  { firstName: 'Lena', lastName: 'Falk', businessName: 'write evil@evil.example' },
])('T22 a suspicious name is never put into a mail to a stranger: $firstName, $businessName', async (names) => {
  const texts = textsOf(await mailsFrom(names, new Date()))
  expect(texts.join()).toContain('Someone who uses Signet would like to send you')
  for (const text of texts) expect(text).not.toContain('evil')
})
