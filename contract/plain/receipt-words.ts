/** What a receipt says, the same on screen, on paper and in the mail. */
import { couponText, type PlanId, plans } from '#contract/plain/plans.ts'

const terms = { year: 'one year', month: 'one month', kept: 'yours to keep' } as const

/** Whole dollars without cents, any other sum with them. */
export const centsText = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`

/** What was bought, as the first line of the bill. */
export const soldText = (plan: PlanId) => `${plans[plan].name}, ${terms[plans[plan].term]}`

type Billed = { plan: PlanId; originalAmount: number; cents: number; coupon: string | null; percent: number }

/** The lines above the total. */
export function billLinesOf({
  plan,
  originalAmount,
  cents,
  coupon,
  percent,
}: Billed): { what: string; says: string }[] {
  const off = originalAmount * 100 - cents
  const sold = { what: soldText(plan), says: centsText(originalAmount * 100) }
  if (coupon === null || off <= 0) return [sold]
  return [sold, { what: couponText(coupon, percent, originalAmount), says: `−${centsText(off)}` }]
}

/** What has become of the money since, in a sentence; undefined where there is nothing to add. */
export function moneyText(state: 'paid' | 'refunded' | 'disputed', isSimulated: boolean): string | undefined {
  if (isSimulated) return 'The payment was simulated: no money moved.'
  if (state === 'refunded') return 'This payment was refunded in full.'
  return state === 'disputed' ? 'This payment is disputed at the bank.' : undefined
}
