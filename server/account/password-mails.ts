/** The mails about passwords: the link that sets a new one, and the note that it was changed. */
import { eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AccountContext } from '#server/account/account-context.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { passwordResets } from '#server/platform/db/tables.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import { frameMail } from '#server/platform/mail/mail-frame.ts'
import type { MailKind } from '#server/platform/mail/mail-job.ts'

const linkLifeMs = 60 * 60_000

const linkJob = 'password-link'
const linkPayload = z.object({ email: z.string() })
const changedJob = 'password-changed'
const changedPayload = z.object({ userId: z.string(), changedAt: z.iso.datetime() })

/** Asks for the link; whether the address has an account is looked up by the job. */
export const askForLink = (email: string, on: Queryable) => addJob(linkJob, { email }, null, on)

/** Tells the owner of an account that its password is another one now, in the transaction that changes it. */
export const tellChanged = (userId: string, on: Queryable) =>
  addJob(changedJob, { userId, changedAt: new Date().toISOString() }, userId, on)

export const createPasswordMails = (context: AccountContext): Record<string, MailKind> => ({
  [linkJob]: createLinkMail(context),
  [changedJob]: createChangedMail(context),
})

/** The link that sets a new password, to an address that has an active account; its token is stored as a hash. */
function createLinkMail({ accounts, database, secrets, linkBase, productName }: AccountContext): MailKind {
  return {
    prepare: async (payload) => {
      const { email } = linkPayload.parse(payload)
      const found = await accounts.findForSignIn(email)
      const addressee = found?.isActive ? await accounts.findAddressee(found.id) : undefined
      if (!found || !addressee) return undefined
      const token = secrets.newToken()
      const tokenHash = secrets.hashOf(token)
      await database.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`))
      await database
        .insert(passwordResets)
        .values({ tokenHash, userId: found.id, expiresAt: new Date(Date.now() + linkLifeMs) })
      const { firstName, business } = addressee
      const framed = frameMail({
        productName,
        ...(business && { business }),
        greeting: `Hello ${firstName}`,
        lines: [
          `Somebody, we hope you, asked for a new password for your ${productName} account (${email}).`,
          'This link works once, for an hour.',
        ],
        button: { label: 'Set a New Password', url: `${linkBase}/reset-password?token=${token}` },
        closing: ['If it was not you, you can ignore this email. Your password stays as it is.'],
      })
      const undo = async () => {
        await database.delete(passwordResets).where(eq(passwordResets.tokenHash, tokenHash))
      }
      return { mail: { to: email, subject: `Set a new ${productName} password`, ...framed }, undo }
    },
  }
}

const timeOf = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

function createChangedMail({ accounts, linkBase, productName }: AccountContext): MailKind {
  return {
    prepare: async (payload) => {
      const { userId, changedAt } = changedPayload.parse(payload)
      const addressee = await accounts.findAddressee(userId)
      if (!addressee) return undefined
      const { email, firstName, business } = addressee
      const framed = frameMail({
        productName,
        ...(business && { business }),
        greeting: `Hello ${firstName}`,
        lines: [
          `The password of your ${productName} account (${email}) was changed on ${timeOf.format(new Date(changedAt))} UTC. Every other device was signed out.`,
          'If that was you, there is nothing to do.',
        ],
        button: { label: 'It Was Not Me', url: `${linkBase}/forgot-password` },
        closing: ['The button lets you set a new password and signs everybody else out.'],
      })
      return { mail: { to: email, subject: `Your ${productName} password was changed`, ...framed } }
    },
  }
}
