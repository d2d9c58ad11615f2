/** Reads the provider's messages that count for orders. */
import { and, desc, inArray, isNull, or, sql } from 'drizzle-orm'
import { paymentEvent, type StoredEvent } from '#server/checkout/combine-payment-events.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { paymentEvents } from '#server/tables/payment-tables.ts'

/** Newest first, at most `atMost`. Leaves out messages with a problem, except refunds, whose payment may be reported later. */
export async function readProviderEvents(
  orderIds: readonly string[],
  db: Queryable,
  atMost?: number,
): Promise<(StoredEvent & { orderId: string | null })[]> {
  const counts = or(isNull(paymentEvents.problem), sql`${paymentEvents.event} ->> 'kind' = 'refunded'`)
  const found = db
    .select({ id: paymentEvents.id, orderId: paymentEvents.orderId, event: paymentEvents.event })
    .from(paymentEvents)
    .where(and(inArray(paymentEvents.orderId, [...orderIds]), counts))
    .orderBy(desc(paymentEvents.receivedAt))
  const rows = await (atMost === undefined ? found : found.limit(atMost))
  return rows.map(({ event, ...row }) => ({ ...row, event: paymentEvent.parse(event) }))
}
