/** One list of all payments and all unpaid orders, and the sum of each month. */
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OrderEntry, OrderMonth } from '#contract/admin-orders.ts'
import { orderStates } from '#contract/checkout.ts'
import { planIds } from '#contract/plain/plans.ts'
import { formatOrderNumber, formatReceiptNumber } from '#server/checkout/orders-store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { splitSearchPieces } from '#server/platform/db/search-pieces.ts'

const monthsSummed = 24
const readAtOnce = 1000

export type OrdersFilter = {
  state?: (typeof orderStates)[number] | undefined
  month?: string | undefined
  search?: string | undefined
}
/** Where a page starts: after the entry `behind`, or after `skipped` entries. */
type Part = { behind?: Cursor | undefined; skipped?: number; size: number }
type Cursor = { moment: string; orderId: string; payment: string }

/** Reads "SG-2026-00017-2", "SG-2026-00017" or "17" into the order's number and the index of its receipt. */
function readNumber(search: string): { order: number; receipt: number | undefined } | undefined {
  const [, order, receipt] = /^(?:SG-\d{4}-)?(\d{1,9})(?:-(\d{1,4}))?$/i.exec(search) ?? []
  if (order === undefined) return undefined
  return { order: Number(order), receipt: receipt === undefined ? undefined : Number(receipt) - 1 }
}

const all = (conditions: readonly (SQL | undefined)[]) =>
  sql.join([sql`true`, ...conditions.filter((condition) => condition !== undefined)], sql` AND `)

/** The searched orders as a CTE that runs first; undefined without a search. */
function searching(search: string | undefined): SQL | undefined {
  const wanted = search?.trim().toLowerCase() ?? ''
  if (wanted === '') return undefined
  const number = readNumber(wanted)
  const pieces = splitSearchPieces(wanted).map((piece) => sql`${piece}`)
  const which =
    number === undefined
      ? sql`pieces_of(lower(email)) @> ARRAY[${sql.join(pieces, sql`, `)}]::text[] AND strpos(lower(email), ${wanted}) > 0`
      : sql`number = ${number.order}`
  return sql`searched AS MATERIALIZED (SELECT id, created_at, paid_at, state FROM orders WHERE ${which})`
}

function inMonth(month: string | undefined, at: SQL): SQL | undefined {
  if (month === undefined) return undefined
  const start = sql`${`${month}-01`}::timestamp`
  return sql`${at} >= ${start} AT TIME ZONE 'UTC' AND ${at} < (${start} + interval '1 month') AT TIME ZONE 'UTC'`
}

/** The matching payments, the matching orders without one, and the CTE that both need for a search. */
function branches({ state, month, search }: OrdersFilter) {
  const first = searching(search)
  const receipt = readNumber(search?.trim() ?? '')?.receipt
  const paid = sql`payments ${first ? sql`JOIN searched ON searched.id = payments.order_id` : sql``} WHERE ${all([
    receipt === undefined ? undefined : sql`payments.receipt = ${receipt}`,
    state && sql`payments.state = ${state}`,
    inMonth(month, sql`payments.at`),
  ])}`
  const unpaid = sql`${first ? sql`searched AS orders` : sql`orders`} WHERE ${all([
    sql`orders.paid_at IS NULL AND NOT EXISTS (SELECT FROM payments WHERE payments.order_id = orders.id)`,
    receipt === undefined ? undefined : sql`false`,
    state && sql`orders.state = ${state}`,
    inMonth(month, sql`orders.created_at`),
  ])}`
  return { first, paid, unpaid }
}

/** The SQL of the list; a test checks the query plan of each statement. */
export const orderStatements = {
  page: (filter: OrdersFilter, { behind, skipped = 0, size }: Part) => {
    const { first, paid, unpaid } = branches(filter)
    const after = (key: SQL) =>
      behind
        ? sql`AND ${key} < (${behind.moment}::timestamptz, ${behind.orderId}::uuid, ${behind.payment}::text)`
        : sql``
    const enough = sql`LIMIT ${skipped + size}`
    return sql`
      WITH ${first ? sql`${first}, ` : sql``} found AS (
        (SELECT payments.order_id, payments.payment, payments.at FROM ${paid}
          ${after(sql`(payments.at, payments.order_id, payments.payment)`)}
          ORDER BY payments.at DESC, payments.order_id DESC, payments.payment DESC ${enough})
        UNION ALL
        (SELECT orders.id, '', orders.created_at FROM ${unpaid} ${after(sql`(orders.created_at, orders.id, '')`)}
          ORDER BY orders.created_at DESC, orders.id DESC ${enough})
      ), page AS (
        SELECT * FROM found ORDER BY at DESC, order_id DESC, payment DESC LIMIT ${size} OFFSET ${skipped}
      )
      SELECT page.at::text AS moment, page.order_id AS "orderId", page.payment, page.at,
        payments.receipt, coalesce(payments.cents, orders.amount * 100) AS cents,
        coalesce(payments.state, orders.state) AS state, orders.provider = 'simulated' AS "isSimulated",
        orders.number, orders.created_at AS "createdAt", orders.email, orders.plan, orders.coupon, orders.percent,
        orders.user_id AS "userId", starts_with(orders.buyer, 'left ') AS "isDeleted",
        coalesce(users.first_name || ' ' || users.last_name, orders.buyer_name) AS name
      FROM page JOIN orders ON orders.id = page.order_id
      LEFT JOIN payments ON payments.order_id = page.order_id AND payments.payment = page.payment
      LEFT JOIN users ON users.id = orders.user_id
      ORDER BY page.at DESC, page.order_id DESC, page.payment DESC`
  },
  count: (filter: OrdersFilter) => {
    const { first, paid, unpaid } = branches(filter)
    return sql`${first ? sql`WITH ${first}` : sql``} SELECT (SELECT count(*)::int FROM ${paid}) + (SELECT count(*)::int FROM ${unpaid}) AS total`
  },
  /** Each month reads one range of the index. */
  months: (isSimulated: boolean) => sql`
    SELECT to_char(start, 'YYYY-MM') AS month, sums.*
    FROM generate_series(date_trunc('month', now() AT TIME ZONE 'UTC') - ${monthsSummed - 1} * interval '1 month',
      date_trunc('month', now() AT TIME ZONE 'UTC'), interval '1 month') AS start
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE state <> 'failed')::int AS payments,
        coalesce(sum(cents) FILTER (WHERE state = 'paid'), 0)::float8 AS "paidCents",
        coalesce(sum(cents) FILTER (WHERE state = 'refunded'), 0)::float8 AS "refundedCents",
        coalesce(sum(cents) FILTER (WHERE state = 'disputed'), 0)::float8 AS "disputedCents"
      FROM payments
      WHERE at >= start AT TIME ZONE 'UTC' AND at < (start + interval '1 month') AT TIME ZONE 'UTC'
        ${isSimulated ? sql`` : sql`AND NOT is_simulated`}
    ) AS sums
    WHERE payments > 0 ORDER BY start DESC`,
}

const row = z.object({
  moment: z.string(),
  orderId: z.string(),
  payment: z.string(),
  at: z.coerce.date(),
  receipt: z.int().nullable(),
  cents: z.int(),
  state: z.enum(orderStates),
  isSimulated: z.boolean(),
  number: z.coerce.number(),
  createdAt: z.coerce.date(),
  email: z.string(),
  plan: z.enum(planIds),
  coupon: z.string().nullable(),
  percent: z.int(),
  userId: z.string().nullable(),
  isDeleted: z.boolean(),
  name: z.string().nullable(),
})
const monthRow = z.object({
  month: z.string(),
  payments: z.int(),
  paidCents: z.number(),
  refundedCents: z.number(),
  disputedCents: z.number(),
})

async function readPart(filter: OrdersFilter, part: Part, db: Queryable) {
  return z.array(row).parse((await db.execute(orderStatements.page(filter, part))).rows)
}

function present({ moment, orderId, payment, receipt, createdAt, at, ...rest }: z.infer<typeof row>): OrderEntry {
  const order = { number: rest.number, createdAt }
  const number = receipt === null ? formatOrderNumber(order) : formatReceiptNumber(order, receipt)
  return { ...rest, number, isPayment: payment !== '', at: at.toISOString() }
}

export async function listOrderEntries(
  filter: OrdersFilter,
  { page, size }: { page: number; size: number },
  db: Queryable,
): Promise<{ entries: OrderEntry[]; total: number }> {
  const { rows } = await db.execute(orderStatements.count(filter))
  const { total } = z.object({ total: z.int() }).parse(rows[0])
  const skipped = (page - 1) * size
  const found = skipped >= total ? [] : await readPart(filter, { skipped, size }, db)
  return { entries: found.map(present), total }
}

export async function sumOrdersByMonth(isSimulated: boolean, db: Queryable): Promise<OrderMonth[]> {
  return z.array(monthRow).parse((await db.execute(orderStatements.months(isSimulated))).rows)
}

/** Every matching entry, newest first, read in batches so that a long list is never held in memory. */
export async function* readAllEntries(filter: OrdersFilter, db: Queryable): AsyncGenerator<OrderEntry> {
  let behind: Cursor | undefined
  for (;;) {
    const found = await readPart(filter, { behind, size: readAtOnce }, db)
    yield* found.map(present)
    behind = found.at(-1)
    if (found.length < readAtOnce) return
  }
}
