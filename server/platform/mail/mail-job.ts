/** Mails as jobs: written in the transaction that asks for them, sent once, whatever happens to server or mail server. */
import type { Queryable } from '#server/platform/db/database.ts'
import { type JobKind, type JobLine, NotDone } from '#server/platform/jobs/job-worker.ts'
import type { Mail, SendMail } from '#server/platform/mail/send-mail.ts'

/** A mail that is ready to go. */
export type PreparedMail = {
  mail: Mail
  /** Takes back what makes sense with the mail alone, such as the token of its link, when it certainly did not go out. */
  undo?: () => Promise<void>
  /** Written together with the end of the job. */
  noteSent?: (on: Queryable) => Promise<void>
}

/** What is told by one kind of mail; `prepare` answers undefined when there is nothing to send any more. */
export type MailKind = {
  prepare: (payload: unknown) => Promise<PreparedMail | undefined>
  /** Tells the owner that it did not go out, or that nobody can say whether it did. */
  fail?: (payload: unknown, on: Queryable) => Promise<void>
}

const jobOf = ({ prepare, fail }: MailKind, sendMail: SendMail): JobKind => ({
  work: async ({ payload, once, finish }) => {
    const prepared = await prepare(payload)
    if (!prepared) return finish(async () => undefined)
    const { mail, undo, noteSent } = prepared
    try {
      await once(() => sendMail(mail))
    } catch (error) {
      if (error instanceof NotDone) await undo?.()
      throw error
    }
    await finish(async (on) => noteSent?.(on))
  },
  fail: async (payload, on) => fail?.(payload, on),
})

/** The line of all mails: slots of their own, so that a slow mail server holds up nothing else. */
export function createMailLine(kinds: Readonly<Record<string, MailKind>>, sendMail: SendMail): JobLine {
  const jobs = Object.entries(kinds).map(([name, kind]) => [name, jobOf(kind, sendMail)] as const)
  return { kinds: Object.fromEntries(jobs), atOnce: 4, ofOneOwner: 1, attemptsMax: 14 }
}
