/** Fills an empty database with invented owners: each uses the product through its own API, then the dates are moved back. */
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { accountCalls } from '#contract/account.ts'
import { createApp } from '#server/app/app.ts'
import type { Database } from '#server/platform/db/database.ts'
import { createPdfPrinter } from '#server/platform/pdf/pdf-printer.ts'
import { StartError } from '#server/platform/start-error.ts'
import { createThreadPool } from '#server/platform/threads/threads.ts'
import { addSeedCoupons } from './backdate-orders.ts'
import { backdateOwners } from './backdate-owners.ts'
import { buyPlans } from './buy-plans.ts'
import { fillWaitlist } from './fill-waitlist.ts'
import { type InventedOwner, inventOwners } from './invent-owners.ts'
import { createSeedVisitor } from './seed-visitor.ts'
import { createInventedSites } from './serve-site.ts'
import { seedPassword, type WalkedOwner, waitForReview, walkOwner } from './walk-owner.ts'

export type SeedOptions = {
  /** The database to fill, already migrated. */
  database: Database
  /** The session secret of the server that will run on the data. */
  sessionSecret: string
  productName: string
  /** Number of users without the admin. */
  users: number
  /** The start value of all random choices: another number gives other data. */
  seed: number
  now: Date
  /** Reports progress: called with the number of owners who are done. */
  tell?: (walked: number) => void
}

export type SeedResult = { walked: WalkedOwner[]; adminEmail: string; orders: number; coupons: number }

export const seededAdminEmail = 'admin@signet.example'
const walkersAtOnce = 6

/** A database with accounts is in use and must not be seeded. */
async function refuseFilled(database: Database): Promise<void> {
  const { rows } = await database.execute(sql`SELECT 1 FROM users LIMIT 1`)
  if (rows.length > 0)
    throw new StartError('The database has accounts already. Seed an empty one: set DATA_DIR to a new folder.')
}

async function openApp({ database, sessionSecret, productName }: SeedOptions) {
  const auditAllowHosts = new Set<string>()
  const threads = createThreadPool({ atOnceMax: 2 })
  const printer = createPdfPrinter()
  const app = await createApp({
    settings: {
      ...{ publicUrl: undefined, linkBase: 'http://localhost', trustProxy: undefined, logLevel: 'silent' },
      ...{ signedLinkSecret: undefined, metricsToken: undefined, payments: { provider: 'simulated' } },
      ...{ sessionSecret, productName, auditAllowHosts, isAdminFactorRequired: false, hasMailServer: false },
      // All users sign up from one address within minutes.
      rateLimitScale: 1_000_000,
    },
    ...{ database, printer, threads },
    sendMail: async () => undefined,
  })
  await app.ready()
  const sites = createInventedSites(auditAllowHosts)
  const close = async () => {
    await app.close()
    await sites.close()
    await printer.close()
    await threads.close()
  }
  return { app, sites, close }
}
type Opened = Awaited<ReturnType<typeof openApp>>

/** The question an account was asked last. */
const createReadQuestion = (database: Database) => async (userId: string) => {
  const { rows } = await database.execute(sql`
    SELECT detail ->> 'questionId' AS id FROM conversation_messages JOIN conversations ON conversation_id = conversations.id
      JOIN brands ON brand_id = brands.id
    WHERE owner_id = ${userId} AND tool = 'brand-archetype' AND role = 'assistant' ORDER BY number DESC LIMIT 1`)
  return z.array(z.object({ id: z.string() })).parse(rows)[0]?.id
}

async function makeAdmin({ app }: Opened, database: Database): Promise<void> {
  const { call } = createSeedVisitor(app)
  const name = { firstName: 'Robin', lastName: 'Keeper' }
  await call(accountCalls.register, { body: { email: seededAdminEmail, password: seedPassword, ...name } })
  await call(accountCalls.saveProfile, { body: { businessName: 'The House', onboardingCompleted: true } })
  await database.execute(sql`
    UPDATE users SET is_admin = true, user_role = 'admin', created_at = now() - interval '200 days',
      subscription_status = 'inactive', subscription_end_date = NULL, has_access = true WHERE email = ${seededAdminEmail}`)
}

/** Runs several owners at once, so that one can compute while another waits for the database. */
async function walkAll(owners: readonly InventedOwner[], { app, sites }: Opened, { database, tell }: SeedOptions) {
  const ways = { readQuestion: createReadQuestion(database), openSite: sites.open }
  const walked: WalkedOwner[] = []
  let next = 0
  const walk = async () => {
    for (let owner = owners[next++]; owner; owner = owners[next++]) {
      walked.push(await walkOwner(owner, createSeedVisitor(app), ways))
      tell?.(walked.length)
    }
  }
  await Promise.all(Array.from({ length: walkersAtOnce }, walk))
  return walked
}

/** Throws a StartError with a one-sentence message if the database is not empty. */
export async function seedDatabase(seeding: SeedOptions): Promise<SeedResult> {
  const { database, users, seed, now } = seeding
  await refuseFilled(database)
  const owners = inventOwners(users, seed, now)
  const opened = await openApp(seeding)
  try {
    await addSeedCoupons(database)
    await makeAdmin(opened, database)
    await fillWaitlist({ owners: users, seed, now }, opened.app, database)
    const walked = await walkAll(owners, opened, seeding)
    const bought = await buyPlans(walked)
    for (const each of walked) await waitForReview(each)
    await opened.close()
    await backdateOwners({ walked, bought, now }, database)
    const { rows } = await database.execute(sql`SELECT count(*)::int AS coupons FROM coupons`)
    const [counted] = z.array(z.object({ coupons: z.int() })).parse(rows)
    return { walked, adminEmail: seededAdminEmail, orders: bought.length, coupons: counted?.coupons ?? 0 }
  } catch (error) {
    await opened.close()
    throw error
  }
}
