import { describe, expect, test } from 'vitest'
import { combinePaymentEvents, type PaymentEvent, type StoredEvent } from './combine-payment-events.ts'

const day = 86_400_000
const paid = (at: number, more: Partial<Extract<PaymentEvent, { kind: 'paid' }>> = {}): PaymentEvent => ({
  kind: 'paid',
  at,
  payment: `p${at}`,
  cents: 9900,
  currency: 'usd',
  ...more,
})

function* ordersOf<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield []
  for (const [at, item] of items.entries()) for (const rest of ordersOf(items.toSpliced(at, 1))) yield [item, ...rest]
}

describe('T18 four messages in all 24 orders, each also twice, give the same state as the right order', () => {
  const lives: Readonly<Record<string, PaymentEvent[]>> = {
    'declined, paid, disputed, refunded': [
      { kind: 'failed', at: 1, payment: 'a' },
      paid(2, { payment: 'a' }),
      { kind: 'disputed', at: 3 },
      { kind: 'refunded', at: 4 },
    ],
    'declined twice, paid, dispute won in one second': [
      { kind: 'failed', at: 5, payment: 'a' },
      paid(5, { payment: 'a' }),
      { kind: 'disputed', at: 5 },
      { kind: 'dispute-won', at: 5 },
    ],
    'a month, a failed renewal, paid after all, canceled': [
      paid(day, { paidUntil: 31 * day }),
      { kind: 'failed', at: 31 * day, payment: 'r', isRenewal: true },
      paid(33 * day, { payment: 'r', paidUntil: 62 * day, isRenewal: true }),
      { kind: 'subscription', at: 40 * day, status: 'active', isCanceled: true },
    ],
    'a month, past due, failed again, ended': [
      paid(day, { paidUntil: 31 * day }),
      { kind: 'failed', at: 31 * day, payment: 'r', isRenewal: true },
      { kind: 'subscription', at: 31 * day, status: 'past_due', isCanceled: false },
      { kind: 'subscription', at: 45 * day, status: 'canceled', isCanceled: true },
    ],
  }
  test.each(Object.entries(lives))('%s', (_, events) => {
    const stored = events.map((event, at): StoredEvent => ({ id: `e${at}`, event }))
    const right = combinePaymentEvents(stored)
    let count = 0
    for (const order of ordersOf(stored)) {
      count += 1
      expect(combinePaymentEvents(order)).toEqual(right)
      expect(combinePaymentEvents([...order, ...order.toReversed()])).toEqual(right)
    }
    expect(count).toBe(24)
  })
})

describe('the state of an order', () => {
  const fold = (...events: PaymentEvent[]) => combinePaymentEvents(events.map((event, at) => ({ id: `e${at}`, event })))

  test('is pending without any message', () => expect(fold()).toMatchObject({ state: 'pending', payments: [] }))

  test('is paid when a declined card is tried again', () => {
    expect(fold({ kind: 'failed', at: 1, payment: 'a' })).toMatchObject({ state: 'failed' })
    expect(fold({ kind: 'failed', at: 1, payment: 'a' }, paid(2, { payment: 'a' }))).toMatchObject({
      state: 'paid',
      payments: [{ payment: 'a', state: 'paid', cents: 9900 }],
    })
  })

  test('is pending again after a decline, once another card is being processed', () => {
    const declined = { kind: 'failed', at: 1, payment: 'a' } as const
    const processing = { kind: 'processing', at: 2, payment: 'a' } as const
    expect(fold(declined, processing)).toMatchObject({ state: 'pending', isProcessing: true })
    expect(fold(declined, processing, { ...declined, at: 3 })).toMatchObject({ state: 'failed', isProcessing: false })
    expect(fold(declined, processing, paid(3, { payment: 'a' }))).toMatchObject({ state: 'paid' })
    expect(fold(paid(1, { payment: 'a' }), processing)).toMatchObject({ state: 'paid' })
  })

  test('is not changed by a late decline', () =>
    expect(fold(paid(2), { kind: 'failed', at: 1, payment: 'p2' })).toMatchObject({ state: 'paid', paidAt: 2 }))

  test('is not changed by later messages about a settled payment: a decline, or the payment after its refund', () => {
    const failed = { kind: 'failed', at: 9, payment: 'p1' } as const
    expect(fold(paid(1), failed)).toMatchObject({ state: 'paid', payments: [{ state: 'paid', cents: 9900 }] })
    const again = paid(9, { payment: 'p1', paidUntil: 99 })
    const refunded = { kind: 'refunded', at: 5, payment: 'p1' } as const
    expect(fold(paid(1), refunded, again)).toMatchObject({ state: 'refunded', payments: [{ state: 'refunded' }] })
    expect(fold(paid(1), { kind: 'disputed', at: 5 }, again)).toMatchObject({ state: 'disputed' })
  })

  test('says since when a renewal has failed, until it is paid', () => {
    const first = paid(1, { paidUntil: 10 })
    const failed = { kind: 'failed', at: 10, payment: 'r', isRenewal: true } as const
    expect(fold(first, failed)).toMatchObject({ state: 'paid', pastDueSince: 10, paidUntil: 10 })
    const again = fold(first, failed, paid(12, { payment: 'r', paidUntil: 20, isRenewal: true }))
    expect(again).toMatchObject({ state: 'paid', pastDueSince: undefined, paidUntil: 20 })
  })

  test('stays paid when another payment or a declined one is refunded', () => {
    const declined = { kind: 'failed', at: 2, payment: 'x', isRenewal: true } as const
    for (const payment of ['x', 'y'])
      expect(fold(paid(1), declined, { kind: 'refunded', at: 3, payment })).toMatchObject({
        state: 'paid',
        payments: [{ state: 'paid' }, { state: 'failed' }],
      })
  })

  test('shows as refunded only the payment that the refund names', () =>
    expect(fold(paid(1), paid(2), { kind: 'refunded', at: 3, payment: 'p2' }).payments).toMatchObject([
      { payment: 'p1', state: 'paid' },
      { payment: 'p2', state: 'refunded' },
    ]))
})
