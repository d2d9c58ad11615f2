import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PriceQuote } from '#contract/checkout.ts'
import type { PlanId } from '#contract/plain/plans.ts'
import { type HeldCalls, holdCalls } from '#testing/web/held-calls.ts'
import { getToastText, makePageWrapper } from '#testing/web/in-page.tsx'
import { readCart, storeCart } from '#web/checkout/kept-cart.ts'
import { useCoupon, useCouponRecheck } from '#web/checkout/use-coupon.ts'

const quoteCall = 'POST /api/checkout/quote'
const quoteOf = (plan: PlanId, percent: number): PriceQuote => ({
  plan,
  amount: 100 - percent,
  originalAmount: 100,
  percent,
  refusal: null,
  note: null,
  opensUntil: null,
})

/** Opens a cart that holds `plan`, which may be exchanged for another. */
function openCart(plan: PlanId) {
  return renderHook(
    (props: { plan: PlanId }) => {
      const state = useCoupon()
      useCouponRecheck(props.plan, state)
      return state
    },
    { wrapper: makePageWrapper(), initialProps: { plan } },
  )
}

let calls: HeldCalls
beforeEach(() => {
  calls = holdCalls()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('a typed code counts only once the server has confirmed its discount', async () => {
  const { result } = openCart('monthly')
  act(() => void result.current.apply('monthly', ' spring '))
  expect(result.current).toMatchObject({ coupon: undefined, isBusy: true })
  const call = calls.next(quoteCall)
  expect(call.body).toEqual({ plan: 'monthly', coupon: 'SPRING' })
  await call.answer(quoteOf('monthly', 20))
  expect(result.current).toMatchObject({ coupon: { code: 'SPRING', percent: 20 }, isBusy: false })
  expect(getToastText()).toContain('20% discount applied. New total: $80')
  expect(readCart().coupon).toEqual({ code: 'SPRING', percent: 20 })
})

test('an unknown code is refused in a toast, and stays to be corrected', async () => {
  const { result } = openCart('monthly')
  act(() => void result.current.apply('monthly', 'sprng'))
  await calls
    .next(quoteCall)
    .refuse(404, 'invalid_coupon', 'No coupon has this code.', { fields: { coupon: 'Unknown' } })
  expect(result.current).toMatchObject({ coupon: undefined, isBusy: false, refused: { code: 'SPRNG' } })
  expect(getToastText()).toContain('Invalid Coupon')
  act(() => result.current.forgive())
  expect(result.current.refused).toBeUndefined()
})

test('a coupon from an earlier page is checked again, and stays while the server cannot be reached', async () => {
  storeCart({ coupon: { code: 'SPRING', percent: 20 } })
  const { result } = openCart('monthly')
  await calls.next(quoteCall).lose()
  expect(result.current.coupon).toEqual({ code: 'SPRING', percent: 20 })
})

test('a coupon that is not for the newly chosen plan is removed, and the cart says why', async () => {
  storeCart({ coupon: { code: 'SPRING', percent: 20 } })
  const { result, rerender } = openCart('monthly')
  await calls.next(quoteCall).answer(quoteOf('monthly', 20))
  rerender({ plan: 'all-access' })
  const why = 'This coupon is for the monthly plan only.'
  await calls.next(quoteCall).refuse(400, 'coupon_mismatch', why, { fields: { coupon: why } })
  expect(result.current.coupon).toBeUndefined()
  expect(result.current.refused).toMatchObject({ code: 'SPRING', sentence: why })
})

test('a removed coupon does not come back with the answer of a check that was under way', async () => {
  storeCart({ coupon: { code: 'SPRING', percent: 20 } })
  const { result } = openCart('monthly')
  act(() => result.current.remove())
  await calls.next(quoteCall).answer(quoteOf('monthly', 20))
  expect(result.current.coupon).toBeUndefined()
  expect(readCart().coupon).toBeUndefined()
})

test('the refusal of a removed coupon does not remove the one applied since', async () => {
  storeCart({ coupon: { code: 'SPRING', percent: 20 } })
  const { result } = openCart('monthly')
  const check = calls.next(quoteCall)
  act(() => result.current.remove())
  act(() => void result.current.apply('monthly', 'summer'))
  await calls.next(quoteCall).answer(quoteOf('monthly', 30))
  await check.refuse(400, 'coupon_expired', 'It has ended.', { fields: { coupon: 'It has ended.' } })
  expect(result.current.coupon).toEqual({ code: 'SUMMER', percent: 30 })
  expect(result.current.refused).toBeUndefined()
})

test('of two plans chosen quickly, the discount of the later one counts, whichever answer comes last', async () => {
  storeCart({ coupon: { code: 'SPRING', percent: 20 } })
  const { result, rerender } = openCart('monthly')
  rerender({ plan: 'all-access' })
  const [first, second] = [calls.next(quoteCall), calls.next(quoteCall)]
  await second.answer(quoteOf('all-access', 50))
  await first.answer(quoteOf('monthly', 20))
  expect(result.current.coupon).toEqual({ code: 'SPRING', percent: 50 })
})

test('a code that is being checked when another plan is chosen counts only if it is for that plan', async () => {
  const { result, rerender } = openCart('monthly')
  act(() => void result.current.apply('monthly', 'spring'))
  rerender({ plan: 'all-access' })
  await calls.next(quoteCall).answer(quoteOf('monthly', 20))
  expect(result.current).toMatchObject({ coupon: undefined, isBusy: true })
  const check = calls.next(quoteCall)
  expect(check.body).toEqual({ plan: 'all-access', coupon: 'SPRING' })
  await check.answer(quoteOf('all-access', 50))
  expect(result.current).toMatchObject({ coupon: { code: 'SPRING', percent: 50 }, isBusy: false })
})
