/** Email confirmation: mailing the link at sign-up, mailing it again, and confirming by it. */

import { timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { accountCalls } from '#contract/account.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { confirmEmailLimit, confirmEmailMailLimit, confirmEmailSendLimit } from '#server/account/account-limits.ts'
import { recordMailboxProof } from '#server/account/mailbox-proof.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import { frameMail } from '#server/platform/mail/mail-frame.ts'
import type { MailKind } from '#server/platform/mail/mail-job.ts'
import type { Mail } from '#server/platform/mail/send-mail.ts'
import { users } from '#server/tables/tables.ts'

const linkLifeMs = 7 * 24 * 3_600_000
const job = 'confirm-email'
const jobPayload = z.object({ userId: z.uuid() })

type Asked = { userId: string; email: string }

/** Queues the confirmation mail; throws `too_many_requests` if this address has reached its hourly limit. */
export async function queueConfirmationMail(
  { userId, email }: Asked,
  { database, limits, wake }: AccountContext,
): Promise<void> {
  await limits.of(confirmEmailMailLimit).use(email)
  await addJob(job, { userId }, userId, database)
  wake()
}

type Marked = { id: string; email: string; passwordHash: string | null }

/**
 * An HMAC over account, email, expiry and password hash. The link needs no row, and a password change invalidates it.
 */
const markOf = ({ id, email, passwordHash }: Marked, until: string, { secrets }: Pick<AccountContext, 'secrets'>) =>
  secrets.hashOf(`mailbox ${id} ${email} ${until} ${passwordHash ?? ''}`)

const findMarked = (userId: string, db: Pick<AccountContext['database'], 'select'>) =>
  db
    .select({
      ...{ id: users.id, email: users.email, passwordHash: users.passwordHash },
      ...{ status: users.accountStatus, provenAt: users.emailProvenAt },
    })
    .from(users)
    .where(eq(users.id, userId))

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Adds the routes and returns their mail kinds. */
export function addConfirmEmailRoutes(context: AccountContext): Record<string, MailKind> {
  const { answer, accounts, database, hasMailServer, linkBase, productName } = context

  answer(accountCalls.sendConfirmation, [confirmEmailSendLimit], async ({ asker }) => {
    const to = await accounts.findAddressee(asker.userId)
    if (to && !to.isProven) await queueConfirmationMail(asker, context)
    return { success: true as const }
  })

  answer(accountCalls.confirmEmail, [confirmEmailLimit], async ({ asker, body }) => {
    const [, userId = '', until = '', mark = ''] = /^([\da-f-]{36})\.(\d{13})\.([\w-]{43})$/.exec(body.token) ?? []
    if (!z.uuid().safeParse(userId).success || Number(until) < Date.now()) throw new Refusal('invalid_link')
    await database.transaction(async (tx) => {
      const [user] = await findMarked(userId, tx).for('update')
      const isGood = user?.status === 'active' && user.provenAt === null
      if (!isGood || !isSame(mark, markOf(user, until, context))) throw new Refusal('invalid_link')
      await recordMailboxProof(userId, tx, asker?.userId === userId && asker.impersonatorId === null)
    })
    return { success: true as const }
  })

  return {
    [job]: {
      // Skip the mail if the address has been proven or the account is no longer active.
      prepare: async (payload) => {
        const [user] = await findMarked(jobPayload.parse(payload).userId, database)
        if (!hasMailServer || user?.status !== 'active' || user.provenAt !== null) return undefined
        const until = String(Date.now() + linkLifeMs)
        const token = `${user.id}.${until}.${markOf(user, until, context)}`
        return { mail: writeConfirmMail({ productName, linkBase, to: user.email, token }) }
      },
    },
  }
}

type ConfirmMail = { productName: string; linkBase: string; to: string; token: string }

export function writeConfirmMail({ productName, linkBase, to, token }: ConfirmMail): Mail {
  return frameMail(productName, { email: to, isProven: false }, () => ({
    subject: 'Confirm your email',
    greeting: 'Hello',
    lines: [
      `A ${productName} account was made with this address (${to}). If you made it, please confirm that the address is yours.`,
      'The link works once and expires after seven days. You can go on working meanwhile.',
    ],
    button: { label: 'Confirm Your Email', url: `${linkBase}/confirm-email?token=${token}` },
    closing: [
      `If it wasn’t you, don’t confirm it. You can ignore this email; to take the account over, choose “Forgot password?” on the sign-in page.`,
    ],
    reason: 'You get this because an account was made with this address, or its owner asked for the link again.',
  }))
}
