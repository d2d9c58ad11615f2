import { describe, expect, test } from 'vitest'
import { foldPayments, type PaymentEvent, type StoredEvent } from './fold-payments.ts'

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

describe('T18 four messages in all 24 orders, each also twice, end in the state of the right order', () => {
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
    const right = foldPayments(stored)
    let count = 0
    for (const order of ordersOf(stored)) {
      count += 1
      expect(foldPayments(order)).toEqual(right)
      expect(foldPayments([...order, ...order.toReversed()])).toEqual(right)
    }
    expect(count).toBe(24)
  })
})

describe('what an order has come to', () => {
  const fold = (...events: PaymentEvent[]) => foldPayments(events.map((event, at) => ({ id: `e${at}`, event })))

  test('nothing told is nothing paid', () => expect(fold()).toMatchObject({ state: 'pending', payments: [] }))

  test('a declined card can be tried again', () => {
    expect(fold({ kind: 'failed', at: 1, payment: 'a' })).toMatchObject({ state: 'failed' })
    expect(fold({ kind: 'failed', at: 1, payment: 'a' }, paid(2, { payment: 'a' }))).toMatchObject({
      state: 'paid',
      payments: [{ payment: 'a', state: 'paid', cents: 9900 }],
    })
  })

  test('a card that was declined waits again as soon as another one is taken up', () => {
    const declined = { kind: 'failed', at: 1, payment: 'a' } as const
    const processing = { kind: 'processing', at: 2, payment: 'a' } as const
    expect(fold(declined, processing)).toMatchObject({ state: 'pending', isProcessing: true })
    expect(fold(declined, processing, { ...declined, at: 3 })).toMatchObject({ state: 'failed', isProcessing: false })
    expect(fold(declined, processing, paid(3, { payment: 'a' }))).toMatchObject({ state: 'paid' })
    expect(fold(paid(1, { payment: 'a' }), processing)).toMatchObject({ state: 'paid' })
  })

  test('a decline that comes late takes nothing back', () =>
    expect(fold(paid(2), { kind: 'failed', at: 1, payment: 'p2' })).toMatchObject({ state: 'paid', paidAt: 2 }))

  test('nothing that is told of a settled payment anew changes it: not a decline, nor the payment after its refund', () => {
    const failed = { kind: 'failed', at: 9, payment: 'p1' } as const
    expect(fold(paid(1), failed)).toMatchObject({ state: 'paid', payments: [{ state: 'paid', cents: 9900 }] })
    const again = paid(9, { payment: 'p1', paidUntil: 99 })
    const refunded = { kind: 'refunded', at: 5, payment: 'p1' } as const
    expect(fold(paid(1), refunded, again)).toMatchObject({ state: 'refunded', payments: [{ state: 'refunded' }] })
    expect(fold(paid(1), { kind: 'disputed', at: 5 }, again)).toMatchObject({ state: 'disputed' })
  })

  test('a failed renewal says since when, and a paid one that it is over', () => {
    const first = paid(1, { paidUntil: 10 })
    const failed = { kind: 'failed', at: 10, payment: 'r', isRenewal: true } as const
    expect(fold(first, failed)).toMatchObject({ state: 'paid', pastDueSince: 10, paidUntil: 10 })
    const again = fold(first, failed, paid(12, { payment: 'r', paidUntil: 20, isRenewal: true }))
    expect(again).toMatchObject({ state: 'paid', pastDueSince: undefined, paidUntil: 20 })
  })

  test('a refund of another payment, or of one that was declined, leaves the order paid', () => {
    const declined = { kind: 'failed', at: 2, payment: 'x', isRenewal: true } as const
    for (const payment of ['x', 'y'])
      expect(fold(paid(1), declined, { kind: 'refunded', at: 3, payment })).toMatchObject({
        state: 'paid',
        payments: [{ state: 'paid' }, { state: 'failed' }],
      })
  })

  test('a refund takes the payment back that it names', () =>
    expect(fold(paid(1), paid(2), { kind: 'refunded', at: 3, payment: 'p2' }).payments).toMatchObject([
      { payment: 'p1', state: 'paid' },
      { payment: 'p2', state: 'refunded' },
    ]))
})
