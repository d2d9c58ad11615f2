import { expect, test } from 'vitest'
import { disputeLast } from '#server/checkout/keep-payments.ts'

test('a dispute concerns the last paid payment; earlier ones stay paid', () => {
  const told = [{ state: 'paid' }, { state: 'paid' }, { state: 'failed' }]
  expect(disputeLast(told, true).map(({ state }) => state)).toEqual(['paid', 'disputed', 'failed'])
  expect(disputeLast(told, false)).toEqual(told)
  expect(disputeLast([{ state: 'refunded' }], true)).toEqual([{ state: 'refunded' }])
})
