/** Mails about passwords: links to set one, and the notice that it was changed. */
import { eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AccountContext } from '#server/account/account-context.ts'
import { writeClosedAccountMail } from '#server/account/closed-account.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import { formatMailMoment } from '#server/platform/mail/mail-dates.ts'
import { type Addressee, frameMail } from '#server/platform/mail/mail-frame.ts'
import type { MailKind } from '#server/platform/mail/mail-job.ts'
import type { Mail } from '#server/platform/mail/send-mail.ts'
import { passwordResets } from '#server/tables/tables.ts'

const minuteMs = 60_000
const linkLifeMs = 60 * minuteMs
/** Longer, because the recipient is not expecting this mail. */
const firstLinkLifeMs = 7 * 24 * 60 * minuteMs

const linkJob = 'password-link'
const linkPayload = z.object({ email: z.string() })
const firstLinkJob = 'first-password-link'
const firstLinkPayload = z.object({ userId: z.string() })
const changedJob = 'password-changed'
const changedPayload = z.object({ userId: z.string(), changedAt: z.iso.datetime() })

/** Queues the link; the job looks up whether the address has an account. */
export const queueResetLinkMail = (email: string, db: Queryable) => addJob(linkJob, { email }, null, db)

/** Queues the link that sets the first password of an account an admin created. */
export const queueFirstPasswordMail = (userId: string, db: Queryable) => addJob(firstLinkJob, { userId }, userId, db)

/** Queues the notice that the password was changed, in the transaction that changes it. */
export const queuePasswordChangedMail = (userId: string, db: Queryable) =>
  addJob(changedJob, { userId, changedAt: new Date().toISOString() }, userId, db)

export const createPasswordMailKinds = (context: AccountContext): Record<string, MailKind> => ({
  [linkJob]: createLinkMail(context),
  [firstLinkJob]: createFirstLinkMail(context),
  [changedJob]: createChangedMail(context),
})

type Frame = { productName: string; linkBase: string; to: Addressee }

export function writeResetLinkMail({
  productName,
  linkBase,
  to,
  token,
  askedAt,
}: Frame & { token: string; askedAt: Date }): Mail {
  return frameMail(productName, to, ({ firstName }) => ({
    subject: `Set a new ${productName} password`,
    greeting: `Hello ${firstName}`,
    lines: [
      `Someone, hopefully you, asked for a new password for your ${productName} account (${to.email}).`,
      'The link works once and expires after an hour.',
    ],
    button: { label: 'Set a New Password', url: `${linkBase}/reset-password?token=${token}` },
    closing: [
      'If it wasn’t you, you can ignore this email. Your password won’t change, and we didn’t tell anyone whether this address has an account.',
    ],
    reason: `You get this because a new password was asked for on ${formatMailMoment(askedAt)}.`,
  }))
}

/** Creates a single-use link for setting a password; only the hash of its token is stored. `undo` deletes it. */
async function makeLink(userId: string, lifeMs: number, { database, secrets }: AccountContext) {
  const token = secrets.newToken()
  const tokenHash = secrets.hashOf(token)
  await database.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`))
  await database.insert(passwordResets).values({ tokenHash, userId, expiresAt: new Date(Date.now() + lifeMs) })
  const undo = async () => {
    await database.delete(passwordResets).where(eq(passwordResets.tokenHash, tokenHash))
  }
  return { token, undo }
}

export function writeFirstPasswordMail({ productName, linkBase, to, token }: Frame & { token: string }): Mail {
  return frameMail(productName, to, ({ firstName }) => ({
    subject: `Your ${productName} account is ready`,
    greeting: `Hello ${firstName}`,
    lines: [
      `We made a ${productName} account for you (${to.email}). Choose a password to open it.`,
      'The link works once and expires after seven days. Later, “Forgot password?” on the sign-in page sends another one.',
    ],
    button: { label: 'Choose a Password', url: `${linkBase}/reset-password?token=${token}` },
    closing: ['If you don’t know what this is about, you can ignore this email.'],
    reason: 'You get this because an account was made for you.',
  }))
}

function createFirstLinkMail(context: AccountContext): MailKind {
  const { accounts, linkBase, productName } = context
  return {
    prepare: async (payload) => {
      const { userId } = firstLinkPayload.parse(payload)
      const to = await accounts.findAddressee(userId)
      if (!to) return undefined
      const { token, undo } = await makeLink(userId, firstLinkLifeMs, context)
      return { mail: writeFirstPasswordMail({ productName, linkBase, to, token }), undo }
    },
  }
}

/** Mails the reset link if the address has an account, or a notice if that account is suspended or banned. */
function createLinkMail(context: AccountContext): MailKind {
  const { accounts, contactEmail, linkBase, productName } = context
  return {
    prepare: async (payload) => {
      const { email } = linkPayload.parse(payload)
      const found = await accounts.findForSignIn(email)
      const addressee = found && (await accounts.findAddressee(found.id))
      if (!found || !addressee) return undefined
      const { accountStatus: status } = found
      if (status !== 'active')
        return { mail: writeClosedAccountMail({ productName, contactEmail, to: addressee, status }) }
      const { token, undo } = await makeLink(found.id, linkLifeMs, context)
      const to = { ...addressee, email }
      return { mail: writeResetLinkMail({ productName, linkBase, to, token, askedAt: new Date() }), undo }
    },
  }
}

export function writePasswordChangedMail({ productName, linkBase, to, changedAt }: Frame & { changedAt: Date }): Mail {
  return frameMail(productName, to, ({ firstName }) => ({
    subject: `Your ${productName} password was changed`,
    greeting: `Hello ${firstName}`,
    lines: [
      `The password of your ${productName} account (${to.email}) was changed on ${formatMailMoment(changedAt)}. Every other device was signed out.`,
      'If that was you, there’s nothing you need to do.',
    ],
    button: { label: 'That Wasn’t Me', url: `${linkBase}/forgot-password` },
    closing: ['The button lets you set a new password and signs everyone else out.'],
    reason: 'You get this whenever your sign-in changes.',
  }))
}

function createChangedMail({ accounts, linkBase, productName }: AccountContext): MailKind {
  return {
    prepare: async (payload) => {
      const { userId, changedAt } = changedPayload.parse(payload)
      const to = await accounts.findAddressee(userId)
      return to && { mail: writePasswordChangedMail({ productName, linkBase, to, changedAt: new Date(changedAt) }) }
    },
  }
}
