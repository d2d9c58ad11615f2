/**
 * Sends mails as jobs: queued in the transaction that asks for them, and sent once even if this server or the mail
 * server fails.
 */
import type { Queryable } from '#server/platform/db/database.ts'
import { type JobKind, JobNotDone, type JobQueue } from '#server/platform/jobs/job-worker.ts'
import type { Mail, SendMail } from '#server/platform/mail/send-mail.ts'

/** A mail that is ready to send. */
export type PreparedMail = {
  mail: Mail
  /** Undoes what is useless without the mail, such as the token of its link, if it certainly was not sent. */
  undo?: () => Promise<void>
  /** Runs in the transaction that ends the job. */
  noteSent?: (db: Queryable) => Promise<void>
}

/** One kind of mail; `prepare` returns undefined if there is nothing to send any more. */
export type MailKind = {
  prepare: (payload: unknown) => Promise<PreparedMail | undefined>
  /** Handles a mail that was not sent, or may not have been. */
  fail?: (payload: unknown, db: Queryable) => Promise<void>
}

const jobOf = ({ prepare, fail }: MailKind, sendMail: SendMail): JobKind => ({
  work: async ({ payload, once, finish }) => {
    const prepared = await prepare(payload)
    if (!prepared) return finish(async () => undefined)
    const { mail, undo, noteSent } = prepared
    try {
      await once(() => sendMail(mail))
    } catch (error) {
      if (error instanceof JobNotDone) await undo?.()
      throw error
    }
    await finish(async (db) => noteSent?.(db))
  },
  fail: async (payload, db) => fail?.(payload, db),
})

/** The line of all mails, with slots of its own, so that a slow mail server blocks nothing else. */
export function createMailQueue(kinds: Readonly<Record<string, MailKind>>, sendMail: SendMail): JobQueue {
  const jobs = Object.entries(kinds).map(([name, kind]) => [name, jobOf(kind, sendMail)] as const)
  return { kinds: Object.fromEntries(jobs), atOnce: 4, ofOneOwner: 1, attemptsMax: 14 }
}
