/**
 * Account deletion: removes all the account's data in one transaction, and lets other features handle what outlives it.
 */

import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { ownDataCalls } from '#contract/own-data.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { accountDeleteLimit } from '#server/account/account-limits.ts'
import { lockAndCheckLastAdmin } from '#server/account/last-admin.ts'
import { lockOrders } from '#server/account/lock-orders.ts'
import { isMailboxProven } from '#server/account/mailbox-proof.ts'
import { clearSignedOutBrowser } from '#server/account/sign-out-routes.ts'
import { recordUsedTrial } from '#server/account/used-trials.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { logSecurityEvent } from '#server/platform/http/security-events.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import { type Addressee, frameMail } from '#server/platform/mail/mail-frame.ts'
import type { MailKind } from '#server/platform/mail/mail-job.ts'
import type { Mail } from '#server/platform/mail/send-mail.ts'
import { brandSessions, brands, users, waitlist } from '#server/tables/tables.ts'

const goodbyeJob = 'account-deleted'
const goodbye = z.object({ email: z.string(), firstName: z.string(), isProven: z.boolean().default(false) })

export type DeletedAccount = { userId: string; email: string; name: string }
/** Hook that runs in the deleting transaction, for example for orders and subscriptions. */
export type AccountDeletionHook = (leaver: DeletedAccount, db: Queryable) => Promise<void>

/** Ignores case and extra whitespace. */
const nameKey = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()

async function readLeaver(userId: string, db: Queryable) {
  const [row] = await db
    .select({
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      isAdmin: users.isAdmin,
      emailProvenAt: users.emailProvenAt,
      business: brands.businessName,
    })
    .from(users)
    .innerJoin(brands, eq(brands.ownerId, users.id))
    .where(eq(users.id, userId))
  if (!row) throw new Refusal('signed_out')
  return row
}

/**
 * Deletes rows outside the account's own: what the visitor entered before signing up, waitlist entries and queued jobs.
 */
async function removeTraces(userId: string, email: string, db: Queryable): Promise<void> {
  await db.delete(brandSessions).where(eq(brandSessions.email, email))
  await db.delete(waitlist).where(eq(waitlist.email, email))
  await db.execute(sql`
    DELETE FROM jobs WHERE state <> 'running'
      AND (owner = ${userId}::uuid OR lower(payload->>'email') = ${email} OR lower(payload->>'to') = ${email})`)
}

export function addDeleteRoute(
  context: AccountContext,
  leaves: readonly AccountDeletionHook[],
): Record<string, MailKind> {
  const { answer, cookie, database, hasMailServer, secrets, wake, productName } = context

  answer.overHttp(ownDataCalls.deleteAccount, [accountDeleteLimit], async ({ asker, body, request, reply }) => {
    const { userId } = asker
    if (nameKey(body.confirmation) !== 'delete') {
      const sentence = 'Type the word “delete”.'
      throw new Refusal('invalid_input', { sentence, fields: { confirmation: sentence } })
    }
    await database.transaction(async (tx) => {
      await lockOrders(userId, [], tx)
      const { email, emailProvenAt, firstName, lastName, isAdmin, business } = await readLeaver(userId, tx)
      if (nameKey(body.businessName) !== nameKey(business?.trim() || email)) {
        const sentence = 'That isn’t your business name as it’s written in your profile.'
        throw new Refusal('invalid_input', { sentence, fields: { businessName: sentence } })
      }
      await recordUsedTrial({ userId, email }, secrets, tx)
      for (const leave of leaves) await leave({ userId, email, name: `${firstName} ${lastName}`.trim() }, tx)
      // Lock admin rows after the order locks: every transaction takes them in this order.
      if (isAdmin && (await lockAndCheckLastAdmin(userId, tx))) throw new Refusal('last_admin')
      await removeTraces(userId, email, tx)
      // Cascades to brand, versions, conversations, reviews, shared links, mails and sessions.
      const { rowCount } = await tx.delete(users).where(and(eq(users.id, userId)))
      if (!rowCount) throw new Refusal('signed_out')
      const isProven = isMailboxProven(emailProvenAt, hasMailServer)
      await addJob(goodbyeJob, { email, firstName, isProven }, null, tx)
    })
    wake()
    logSecurityEvent(request, 'account_deleted')
    cookie.clear(reply)
    clearSignedOutBrowser(reply, cookie)
    return { success: true as const }
  })

  return {
    [goodbyeJob]: { prepare: async (payload) => ({ mail: writeGoodbyeMail(productName, goodbye.parse(payload)) }) },
  }
}

export function writeGoodbyeMail(productName: string, to: Addressee): Mail {
  return frameMail(productName, to, ({ firstName }) => ({
    subject: 'Your account was deleted',
    greeting: firstName ? `Goodbye, ${firstName}.` : 'Goodbye.',
    lines: [
      `Your ${productName} account (${to.email}) was deleted, as you asked: the brand, its reports and shared links, every conversation, and the sign-in on all devices.`,
      'Any subscription is canceled, and you won’t be charged again. We keep payment records as long as the law requires.',
    ],
    closing: [
      'If you come back, you start with a fresh account; the free trial is once for each address. We’d be glad to see you.',
    ],
    reason: 'You get this once, because the account with this address was deleted.',
  }))
}
