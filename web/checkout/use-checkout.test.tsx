import { act, renderHook } from '@testing-library/react'
import { useSearchParams } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PriceQuote } from '#contract/checkout.ts'
import { type HeldCalls, holdCalls } from '#testing/web/held-calls.ts'
import { getAddress, getToastText, makePageWrapper } from '#testing/web/in-page.tsx'
import { readCart, storeCart } from '#web/checkout/kept-cart.ts'
import { useCheckout } from '#web/checkout/use-checkout.ts'

const quoteCall = 'POST /api/checkout/quote'
const quoteOf = (percent: number): PriceQuote => ({
  plan: 'monthly',
  amount: 100 - percent,
  originalAmount: 100,
  percent,
  refusal: null,
  note: null,
  opensUntil: null,
})
const ended = 'This coupon has ended.'

/** Opens the checkout of the monthly plan at `at`; like the page, it reads the expected amount from the address. */
const openCheckout = (at: string) =>
  renderHook(() => useCheckout('monthly', Number(useSearchParams()[0].get('amount'))), {
    wrapper: makePageWrapper({ at }),
  })

let calls: HeldCalls
beforeEach(() => {
  calls = holdCalls()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test("the price is the server's; a different one in the address is corrected, and the buyer is told", async () => {
  const { result } = openCheckout('/checkout?plan=monthly&amount=5')
  expect(result.current.quote).toBeUndefined()
  await calls.next(quoteCall).answer(quoteOf(0))
  expect(result.current).toMatchObject({ quote: { amount: 100 }, linkAmount: 5 })
  expect(getAddress()).toBe('/checkout?plan=monthly&amount=100')
  expect(readCart().plan).toBe('monthly')
})

test('no price is shown or asked without the coupon of the address while that is being checked', async () => {
  const { result } = openCheckout('/checkout?plan=monthly&amount=80&coupon=spring')
  expect(calls.open()).toEqual([quoteCall])
  await calls.next(quoteCall).answer(quoteOf(20))
  expect(result.current).toMatchObject({ quote: { amount: 80 }, linkAmount: undefined })
  expect(getToastText()).toContain('Coupon Applied!')
  // The confirmed price is not asked again.
  expect(calls.open()).toEqual([])
})

test('a coupon of the address that has ended leaves the full price, with its refusal as the only explanation', async () => {
  const { result } = openCheckout('/checkout?plan=monthly&amount=80&coupon=SPRING')
  await calls.next(quoteCall).refuse(400, 'coupon_expired', ended, { fields: { coupon: ended } })
  await calls.next(quoteCall).answer(quoteOf(0))
  expect(result.current).toMatchObject({ quote: { amount: 100 }, linkAmount: undefined })
  expect(result.current.coupons.refused).toMatchObject({ code: 'SPRING', sentence: ended })
  expect(getAddress()).toBe('/checkout?plan=monthly&amount=100')
})

test('a coupon of the cart that has ended since is named, and the full price replaces the old one', async () => {
  storeCart({ plan: 'monthly', coupon: { code: 'SPRING', percent: 20 } })
  const { result } = openCheckout('/checkout?plan=monthly&amount=80&coupon=SPRING')
  await calls.next(quoteCall).refuse(400, 'coupon_expired', ended, { fields: { coupon: ended } })
  await calls.next(quoteCall).answer(quoteOf(0))
  expect(result.current).toMatchObject({ quote: { amount: 100 }, lostCode: 'SPRING', linkAmount: undefined })
  expect(readCart().coupon).toBeUndefined()
})

test('while the price without a removed coupon loads, the last one stays on screen but cannot be paid', async () => {
  storeCart({ plan: 'monthly', coupon: { code: 'SPRING', percent: 20 } })
  const { result } = openCheckout('/checkout?plan=monthly&amount=80&coupon=SPRING')
  await calls.next(quoteCall).answer(quoteOf(20))
  act(() => {
    result.current.coupons.remove()
    result.current.noteChange()
  })
  expect(result.current).toMatchObject({ quote: { amount: 80 }, isRepricing: true })
  await calls.next(quoteCall).answer(quoteOf(0))
  expect(result.current).toMatchObject({ quote: { amount: 100 }, isRepricing: false, linkAmount: undefined })
  expect(getAddress()).toBe('/checkout?plan=monthly&amount=100')
})

test('a price that the server does not give leads back to the cart, which says that nothing was charged', async () => {
  openCheckout('/checkout?plan=monthly&amount=100')
  await calls.next(quoteCall).refuse(503, 'unavailable', 'Payments are off.')
  expect(getAddress()).toContain('error=payment_failed')
})
