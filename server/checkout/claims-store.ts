/** The links in guests' receipts: each is good for one order, and nothing that a browser keeps can stand in for one. */
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { OrderRow } from '#server/checkout/orders-store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import type { Secrets } from '#server/platform/http/secrets.ts'
import { orders } from '#server/tables/payment-tables.ts'

/** How long a link adds its order to an account; docs/operations.md says so too. */
export const claimDays = 30

const hashOfClaim = (token: string, { hashOf }: Pick<Secrets, 'hashOf'>) => hashOf(`claim ${token}`)

/** Links of receipts that were mailed before had the hash of the bare token. */
const isOfLink = (token: string, secrets: Pick<Secrets, 'hashOf'>) =>
  inArray(orders.claimHash, [hashOfClaim(token, secrets), secrets.hashOf(token)])

/** Gives an order a new link, in place of the one before; answers its token. */
export async function renewClaim(orderId: string, secrets: Secrets, on: Queryable): Promise<string> {
  const token = secrets.newToken()
  const claimUntil = sql`now() + make_interval(days => ${claimDays})`
  await on
    .update(orders)
    .set({ claimHash: hashOfClaim(token, secrets), claimUntil })
    .where(eq(orders.id, orderId))
  return token
}

export async function findClaim(
  token: string,
  secrets: Pick<Secrets, 'hashOf'>,
  on: Queryable,
): Promise<OrderRow | undefined> {
  const [row] = await on.select().from(orders).where(isOfLink(token, secrets))
  return row
}

/** The order that a link may still add to an account. */
export const isClaimable = (token: string, secrets: Pick<Secrets, 'hashOf'>): SQL | undefined =>
  and(isOfLink(token, secrets), eq(orders.state, 'paid'), gt(orders.claimUntil, sql`now()`))
