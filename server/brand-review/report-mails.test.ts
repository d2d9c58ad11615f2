import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { JobNotDone } from '#server/platform/jobs/job-worker.ts'
import { auditMails } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { makeAudit } from '#testing/server/brand-reviews.ts'
import type { TestPerson } from '#testing/server/people.ts'

let site: TestApp
let fails: ((to: string) => Error | undefined) | undefined
beforeAll(async () => {
  site = await createTestApp(
    {},
    {
      sendMail: async (mail) => {
        const error = fails?.(mail.to)
        if (error) throw error
        site.mails.push(mail)
      },
    },
  )
  await site.app.ready()
})
afterAll(() => site.close())

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 50 })
const mailsTo = ({ email }: TestPerson) => site.mails.filter(({ to }) => to === email)
const askFor = (person: TestPerson, id: string) => person.ask('POST', `/api/audit/${id}/mail`, { email: person.email })
const statesOf = async (person: TestPerson, id: string) => {
  const { body } = await person.ask('GET', `/api/audit/${id}`)
  return Object(body.audit).mails
}
const rowOf = async ({ userId }: TestPerson) => {
  const [row] = await site.database.select().from(auditMails).where(eq(auditMails.userId, userId))
  if (!row) throw new Error('No mail was noted.')
  return row
}
const jobsOf = async (mailId: string) => {
  const { rows } = await site.database.execute(sql`SELECT state FROM jobs WHERE payload->>'mailId' = ${mailId}`)
  return rows.map(({ state }) => state)
}

/** Mails a report to its owner, then resets its job to the state that a killed server leaves behind. */
async function killWhileSending(person: TestPerson, id: string): Promise<string> {
  await askFor(person, id)
  const { id: mailId } = await rowOf(person)
  await soon(async () => expect(await jobsOf(mailId)).toEqual(['done']))
  await site.database.execute(sql`
    UPDATE jobs SET state = 'running', alive_at = now() - interval '1 minute' WHERE payload->>'mailId' = ${mailId}`)
  return mailId
}

test('T38 a job that runs again does not send its mail twice', async () => {
  const person = await site.makeOwner()
  const id = await makeAudit(site, person)
  const mailId = await killWhileSending(person, id)
  await soon(async () => expect(await jobsOf(mailId)).toEqual(['failed']))
  expect(mailsTo(person)).toHaveLength(1)
  expect(await statesOf(person, id)).toEqual([{ address: person.email, state: 'sent' }])
})

test('T38 a report whose server died while sending is shown as failed, and goes out when requested again', async () => {
  const person = await site.makeOwner()
  const id = await makeAudit(site, person)
  const mailId = await killWhileSending(person, id)
  await site.database.update(auditMails).set({ sentAt: null }).where(eq(auditMails.id, mailId))
  await soon(async () => expect(await statesOf(person, id)).toEqual([{ address: person.email, state: 'failed' }]))
  expect(mailsTo(person)).toHaveLength(1)
  expect(await askFor(person, id)).toMatchObject({ status: 200, body: { state: 'waiting' } })
  await soon(async () => expect(await statesOf(person, id)).toEqual([{ address: person.email, state: 'sent' }]))
  expect(mailsTo(person)).toHaveLength(2)
})

test('T38 if the mail server is briefly away, the report goes out later, once', async () => {
  const person = await site.makeOwner()
  const id = await makeAudit(site, person)
  let refusals = 0
  fails = (to) => {
    if (to !== person.email || refusals === 2) return undefined
    refusals += 1
    return new JobNotDone('The mail server did not take the message.')
  }
  await askFor(person, id)
  await soon(async () => expect(await statesOf(person, id)).toEqual([{ address: person.email, state: 'sent' }]))
  expect([refusals, mailsTo(person).length]).toEqual([2, 1])
})

test('T38 a report that may or may not have gone out is not retried automatically', async () => {
  const person = await site.makeOwner()
  const id = await makeAudit(site, person)
  let tries = 0
  fails = (to) => {
    if (to !== person.email) return undefined
    tries += 1
    return new Error('The mail server did not come to an end.')
  }
  await askFor(person, id)
  await soon(async () => expect(await statesOf(person, id)).toEqual([{ address: person.email, state: 'failed' }]))
  expect(tries).toBe(1)
})

test('T38 a waiting report goes out once, however often it is requested', async () => {
  const person = await site.makeOwner()
  const id = await makeAudit(site, person)
  fails = undefined
  await Promise.all(Array.from({ length: 8 }, () => askFor(person, id)))
  await soon(async () => expect(await statesOf(person, id)).toEqual([{ address: person.email, state: 'sent' }]))
  expect(mailsTo(person)).toHaveLength(1)
})
