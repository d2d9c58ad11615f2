/** The links in guests' receipts. Each is valid for one order, and a browser cookie cannot replace it. */
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { OrderRow } from '#server/checkout/orders-store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import type { Secrets } from '#server/platform/http/secrets.ts'
import { orders } from '#server/tables/payment-tables.ts'

/** How many days a link can add its order to an account; docs/operations.md states the same. */
export const claimDays = 30

const hashOfClaim = (token: string, { hashOf }: Pick<Secrets, 'hashOf'>) => hashOf(`claim ${token}`)

/** Older receipts stored the hash of the bare token. */
const isOfLink = (token: string, secrets: Pick<Secrets, 'hashOf'>) =>
  inArray(orders.claimHash, [hashOfClaim(token, secrets), secrets.hashOf(token)])

/** Replaces the link of an order and returns its token. */
export async function renewClaim(orderId: string, secrets: Secrets, db: Queryable): Promise<string> {
  const token = secrets.newToken()
  const claimUntil = sql`now() + make_interval(days => ${claimDays})`
  await db
    .update(orders)
    .set({ claimHash: hashOfClaim(token, secrets), claimUntil })
    .where(eq(orders.id, orderId))
  return token
}

export async function findClaim(
  token: string,
  secrets: Pick<Secrets, 'hashOf'>,
  db: Queryable,
): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(isOfLink(token, secrets))
  return row
}

/** Matches the paid order whose link can still be used. */
export const makeClaimableCondition = (token: string, secrets: Pick<Secrets, 'hashOf'>): SQL | undefined =>
  and(isOfLink(token, secrets), eq(orders.state, 'paid'), gt(orders.claimUntil, sql`now()`))
