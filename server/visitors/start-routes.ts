/** What visitors without an account tell about their business: kept for 30 days and moved to the account that signs up. */

import { randomUUID } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type BusinessInformation, visitorsCalls } from '#contract/visitors.ts'
import type { AccountCreationHook } from '#server/account/sign-in-routes.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import type { LimitCounters } from '#server/calls/limits.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { createBrowserToken } from '#server/platform/http/browser-token.ts'
import { makeNetworkKey } from '#server/platform/http/network-key.ts'
import type { Secrets } from '#server/platform/http/secrets.ts'
import { addJob } from '#server/platform/jobs/job-rows.ts'
import { frameMail } from '#server/platform/mail/mail-frame.ts'
import type { MailKind } from '#server/platform/mail/mail-job.ts'
import type { Mail } from '#server/platform/mail/send-mail.ts'
import { brandSessions, brands } from '#server/tables/tables.ts'
import { startLimit, startMailLimit } from '#server/visitors/visitor-limits.ts'

const days = 30
const lifeMs = days * 86_400_000

const createTokens = (parts: { secrets: Secrets; linkBase: string }) => createBrowserToken('signet_start', days, parts)

type Parts = {
  answer: RegisterCall
  database: Database
  secrets: Secrets
  limits: LimitCounters
  wake: () => void
  linkBase: string
  productName: string
}

const columns = {
  firstName: brandSessions.firstName,
  lastName: brandSessions.lastName,
  businessName: brandSessions.businessName,
  companySize: brandSessions.companySize,
  monthlyRevenue: brandSessions.monthlyRevenue,
  industry: brandSessions.industry,
}

async function findRow(tokenHash: string, db: Queryable) {
  const [row] = await db
    .select({
      told: columns,
      ...{ lastSaved: brandSessions.lastSaved, joinedAt: brandSessions.joinedAt, linkHash: brandSessions.linkHash },
    })
    .from(brandSessions)
    .where(and(eq(brandSessions.tokenHash, tokenHash), gt(brandSessions.expiresAt, sql`now()`)))
  return row
}

/** The business information of a row; null if it is incomplete. */
function readInformation(row: { told: unknown } | undefined): BusinessInformation | null {
  const read = visitorsCalls.getStart.reply.shape.businessInformation.safeParse(row?.told ?? null)
  return read.success ? read.data : null
}

const linkJob = 'start-link'
/** `token` is encrypted, so that reading the database does not give access. */
const linkPayload = z.object({ to: z.string(), token: z.string() })

/** The mail with the link to continue in any browser. */
const createLinkMail = ({ secrets, linkBase, productName }: Parts): MailKind => ({
  prepare: async (payload) => {
    const { to, token } = linkPayload.parse(payload)
    return { mail: writeStartMail({ productName, linkBase, to, token: secrets.open(token) }) }
  },
})

type StartMail = { productName: string; linkBase: string; to: string; token: string }

/**
 * Contains nothing that the visitor told, because the address may not be theirs. Signing up by this link does not prove the
 * address either, because the browser that asked for the mail holds the same token.
 */
export function writeStartMail({ productName, linkBase, to, token }: StartMail): Mail {
  return frameMail(productName, { email: to, isProven: false }, () => ({
    subject: `Continue with ${productName}`,
    greeting: 'Hello',
    lines: [
      `Thank you for telling ${productName} about your business. Your answers are saved for 30 days.`,
      'Continue whenever you like, on this device or any other.',
    ],
    button: { label: 'Continue', url: `${linkBase}/start?token=${token}` },
    reason:
      'You get this because someone, hopefully you, gave us this address. If it wasn’t you, just ignore this email.',
  }))
}

/** Adds the routes; returns the mails they use. */
export function addStartRoutes(parts: Parts): Record<string, MailKind> {
  const { answer, database, secrets, limits, wake } = parts
  const tokens = createTokens(parts)
  const saves = limits.of(startLimit)
  const mails = limits.of(startMailLimit)

  async function keep(
    told: BusinessInformation & { email: string | null; linkHash: string | null },
    token: string,
    db: Queryable,
  ): Promise<void> {
    const values = {
      ...told,
      tokenHash: secrets.hashOf(token),
      expiresAt: new Date(Date.now() + lifeMs),
      joinedAt: null,
    }
    await db.delete(brandSessions).where(lt(brandSessions.expiresAt, sql`now()`))
    await db
      .insert(brandSessions)
      .values({ id: randomUUID(), ...values })
      .onConflictDoUpdate({
        target: brandSessions.tokenHash,
        set: { ...values, lastSaved: sql`now()`, updatedAt: sql`now()` },
      })
  }

  answer.overHttp(visitorsCalls.saveStart, [startLimit, startMailLimit], async ({ body, request, reply }) => {
    await saves.use(makeNetworkKey(request.ip))
    const { email, token: link, ...information } = body
    const address = email || undefined
    if (address !== undefined) await mails.use(makeNetworkKey(request.ip))
    // This browser gets its own token, so that others who have the link cannot read what is told here from now on.
    const token = tokens.read(request) ?? secrets.newToken()
    const linkHash = link === undefined ? null : secrets.hashOf(link)
    await database.transaction(async (tx) => {
      await keep({ ...information, email: address ?? null, linkHash }, token, tx)
      if (address !== undefined) await addJob(linkJob, { to: address, token: secrets.seal(token) }, null, tx)
    })
    wake()
    tokens.write(reply, token)
    return { success: true as const, mailed: address !== undefined }
  })

  answer.overHttp(visitorsCalls.getStart, [], async ({ query, request }) => {
    const find = async (token: string | undefined) =>
      token === undefined ? undefined : findRow(secrets.hashOf(token), database)
    const [own, linked] = await Promise.all([find(tokens.read(request)), find(query.token)])
    if (linked?.joinedAt) return { businessInformation: null, isJoined: true }
    // What this browser told after the link was made wins.
    const newest = linked && !(own && own.lastSaved >= linked.lastSaved) ? linked : own
    return { businessInformation: readInformation(newest), isJoined: false }
  })
  return { [linkJob]: createLinkMail(parts) }
}

const nothing = {
  ...{ email: null, firstName: null, lastName: null },
  ...{ businessName: null, companySize: null, monthlyRevenue: null, industry: null },
}

/** Moves what the visitor told to the account that signs up in the same browser; from then on, a mailed link says so. */
export function createVisitorAnswersHook(parts: { secrets: Secrets; linkBase: string }): AccountCreationHook {
  const tokens = createTokens(parts)
  return async ({ brandId }, request, db) => {
    const token = tokens.read(request)
    if (token === undefined) return
    const tokenHash = parts.secrets.hashOf(token)
    const row = await findRow(tokenHash, db)
    const told = readInformation(row)
    if (!row || !told) return
    const { businessName, companySize, monthlyRevenue, industry } = told
    await db.update(brands).set({ businessName, companySize, monthlyRevenue, industry }).where(eq(brands.id, brandId))
    await db
      .update(brandSessions)
      .set({ ...nothing, joinedAt: sql`now()` })
      .where(eq(brandSessions.tokenHash, tokenHash))
    if (row.linkHash !== null)
      await db.update(brandSessions).set({ joinedAt: sql`now()` }).where(eq(brandSessions.tokenHash, row.linkHash))
  }
}
