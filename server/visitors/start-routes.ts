/** The business information of visitors without an account, kept for 30 days and joined to the account that signs up. */
import { randomUUID } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type BusinessInformation, visitorsCalls } from '#contract/visitors.ts'
import type { Answer } from '#server/account/answer.ts'
import type { JoinAccount } from '#server/account/sign-in-routes.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { brandSessions, brands } from '#server/platform/db/tables.ts'
import { networkOf } from '#server/platform/http/network-of.ts'
import type { RateLimits } from '#server/platform/http/rate-limits.ts'
import type { Secrets } from '#server/platform/http/secrets.ts'
import type { SendMail } from '#server/platform/mail/send-mail.ts'

const lifeMs = 30 * 86_400_000
const cookieName = 'signet_start'

/** The browser's own token; what we did not make is no token. */
function readCookie(request: FastifyRequest): string | undefined {
  const token = request.cookies[cookieName]
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
}

type Parts = {
  answer: Answer
  database: Database
  secrets: Secrets
  rateLimits: RateLimits
  sendMail: SendMail
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

async function findRow(tokenHash: string, on: Queryable) {
  const [row] = await on
    .select({ told: columns, lastSaved: brandSessions.lastSaved })
    .from(brandSessions)
    .where(and(eq(brandSessions.tokenHash, tokenHash), gt(brandSessions.expiresAt, sql`now()`)))
  return row
}

/** What a row tells, or null when it was never complete. */
function readInformation(row: { told: unknown } | undefined): BusinessInformation | null {
  const read = visitorsCalls.getStart.reply.shape.businessInformation.safeParse(row?.told ?? null)
  return read.success ? read.data : null
}

export function addStartRoutes({
  answer,
  database,
  secrets,
  rateLimits,
  sendMail,
  linkBase,
  productName,
}: Parts): void {
  const saves = rateLimits('start', 20, 3600)
  const mails = rateLimits('start-mail', 3, 3600)

  async function keep(information: BusinessInformation, email: string | undefined, token: string): Promise<void> {
    const values = {
      ...information,
      email: email ?? null,
      tokenHash: secrets.hashOf(token),
      expiresAt: new Date(Date.now() + lifeMs),
    }
    await database.delete(brandSessions).where(lt(brandSessions.expiresAt, sql`now()`))
    await database
      .insert(brandSessions)
      .values({ id: randomUUID(), ...values })
      .onConflictDoUpdate({
        target: brandSessions.tokenHash,
        set: { ...values, lastSaved: sql`now()`, updatedAt: sql`now()` },
      })
  }

  /** Whether the link went out: what was told is kept either way. */
  async function mailLink(to: string, token: string, request: FastifyRequest): Promise<boolean> {
    const text = `Go on where you stopped:\n\n${linkBase}/start?token=${token}\n\nThe link works for 30 days.`
    try {
      await sendMail({ to, subject: `Your start with ${productName}`, text })
      return true
    } catch (error) {
      request.log.error({ err: error }, 'mail was not sent')
      return false
    }
  }

  answer(visitorsCalls.saveStart, async ({ body, request, reply }) => {
    await saves.use(networkOf(request.ip))
    const { email, ...information } = body
    const address = email || undefined
    if (address !== undefined) await mails.use(networkOf(request.ip))
    const token = readCookie(request) ?? secrets.newToken()
    await keep(information, address, token)
    writeCookie(reply, token, linkBase.startsWith('https:'))
    return { success: true as const, mailed: address !== undefined && (await mailLink(address, token, request)) }
  })

  answer(visitorsCalls.getStart, async ({ query, request, reply }) => {
    const find = async (token: string | undefined) =>
      token === undefined ? undefined : findRow(secrets.hashOf(token), database)
    const [own, linked] = await Promise.all([find(readCookie(request)), find(query.token)])
    const information = readInformation(linked)
    // What this browser has told since the link was written counts.
    if (!linked || !information || (own && own.lastSaved >= linked.lastSaved)) {
      return { businessInformation: readInformation(own) }
    }
    // A copy under a token of its own: whoever else has the link must not read what is told here from now on.
    await saves.use(networkOf(request.ip))
    const token = secrets.newToken()
    await keep(information, undefined, token)
    writeCookie(reply, token, linkBase.startsWith('https:'))
    return { businessInformation: information }
  })
}

function writeCookie(reply: FastifyReply, token: string, isSecure: boolean): void {
  const maxAge = Math.floor(lifeMs / 1000)
  reply.setCookie(cookieName, token, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge })
}

/** Gives what the visitor told to the account that signs up in the same browser. */
export function createJoinStart(secrets: Secrets): JoinAccount {
  return async ({ brandId }, request: FastifyRequest, on) => {
    const token = readCookie(request)
    const row = token === undefined ? undefined : await findRow(secrets.hashOf(token), on)
    if (token === undefined || !row) return
    const { businessName, companySize, monthlyRevenue, industry } = row.told
    await on.update(brands).set({ businessName, companySize, monthlyRevenue, industry }).where(eq(brands.id, brandId))
    await on.delete(brandSessions).where(eq(brandSessions.tokenHash, secrets.hashOf(token)))
  }
}
