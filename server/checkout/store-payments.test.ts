import { expect, test } from 'vitest'
import { markLastPaymentDisputed } from '#server/checkout/store-payments.ts'

test('a dispute concerns the last paid payment; earlier ones stay paid', () => {
  const told = [{ state: 'paid' }, { state: 'paid' }, { state: 'failed' }]
  expect(markLastPaymentDisputed(told, true).map(({ state }) => state)).toEqual(['paid', 'disputed', 'failed'])
  expect(markLastPaymentDisputed(told, false)).toEqual(told)
  expect(markLastPaymentDisputed([{ state: 'refunded' }], true)).toEqual([{ state: 'refunded' }])
})
