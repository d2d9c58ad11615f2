/** The business information of visitors without an account, kept for 30 days and joined to the account that signs up. */
import { randomUUID } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type BusinessInformation, visitorsCalls } from '#contract/visitors.ts'
import type { Answer } from '#server/account/answer.ts'
import type { JoinAccount } from '#server/account/sign-in-routes.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { brandSessions, brands } from '#server/platform/db/tables.ts'
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
    .select(columns)
    .from(brandSessions)
    .where(and(eq(brandSessions.tokenHash, tokenHash), gt(brandSessions.expiresAt, sql`now()`)))
  return row
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

  answer(visitorsCalls.saveStart, async ({ body, request, reply }) => {
    await saves.use(request.ip)
    const { email, ...information } = body
    const address = email || undefined
    if (address !== undefined) await mails.use(request.ip)
    const token = readCookie(request) ?? secrets.newToken()
    await keep(information, address, token)
    writeCookie(reply, token, linkBase.startsWith('https:'))
    if (address !== undefined) {
      const text = `Go on where you stopped:\n\n${linkBase}/start?token=${token}\n\nThe link works for 30 days.`
      await sendMail({ to: address, subject: `Your start with ${productName}`, text })
    }
    return { success: true as const, mailed: address !== undefined }
  })

  answer(visitorsCalls.getStart, async ({ query, request, reply }) => {
    const token = query.token ?? readCookie(request)
    const row = token === undefined ? undefined : await findRow(secrets.hashOf(token), database)
    if (row && query.token !== undefined) writeCookie(reply, query.token, linkBase.startsWith('https:'))
    const read = visitorsCalls.getStart.reply.shape.businessInformation.safeParse(row ?? null)
    return { businessInformation: read.success ? read.data : null }
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
    const { businessName, companySize, monthlyRevenue, industry } = row
    await on.update(brands).set({ businessName, companySize, monthlyRevenue, industry }).where(eq(brands.id, brandId))
    await on.delete(brandSessions).where(eq(brandSessions.tokenHash, secrets.hashOf(token)))
  }
}
