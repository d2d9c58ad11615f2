/** The wording of a receipt, the same on screen, in the PDF and in the mail. */
import { formatCoupon, type PlanId, plans } from '#contract/plain/plans.ts'

const terms = { year: 'one year', month: 'one month', kept: 'yours to keep' } as const

/** Formats cents as dollars, with decimals only if needed. */
export const formatCents = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`

/** The text of the item on the bill: the plan and its term. */
export const formatSoldItem = (plan: PlanId) => `${plans[plan].name}, ${terms[plans[plan].term]}`

type Billed = { plan: PlanId; originalAmount: number; cents: number; coupon: string | null; percent: number }

/** The lines of the bill above the total. */
export function listBillLines({
  plan,
  originalAmount,
  cents,
  coupon,
  percent,
}: Billed): { what: string; says: string }[] {
  const off = originalAmount * 100 - cents
  const sold = { what: formatSoldItem(plan), says: formatCents(originalAmount * 100) }
  if (coupon === null || off <= 0) return [sold]
  return [sold, { what: formatCoupon(coupon, percent, originalAmount), says: `−${formatCents(off)}` }]
}

/** What happened to the payment afterwards, in a sentence; undefined if nothing did. */
export function describePaymentState(
  state: 'paid' | 'refunded' | 'disputed',
  isSimulated: boolean,
): string | undefined {
  if (isSimulated) return 'The payment was simulated: no money moved.'
  if (state === 'refunded') return 'This payment was refunded in full.'
  return state === 'disputed' ? 'This payment is disputed at the bank.' : undefined
}
