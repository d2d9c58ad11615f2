/** The plan and coupon in this tab's cart, and the checkout's query parameters. */
import { isPlanId, type PlanId } from '#contract/plain/plans.ts'

export type Coupon = { code: string; percent: number }
type KeptCart = { plan?: PlanId | undefined; coupon?: Coupon | undefined }

const key = 'signet:cart'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function couponOf(value: unknown): Coupon | undefined {
  if (!isRecord(value)) return undefined
  const { code, percent } = value
  return typeof code === 'string' && typeof percent === 'number' ? { code, percent } : undefined
}

/** Reads the cart; anything invalid is ignored. */
export function readCart(): KeptCart {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (!isRecord(kept)) return {}
    const { plan, coupon } = kept
    return { plan: typeof plan === 'string' && isPlanId(plan) ? plan : undefined, coupon: couponOf(coupon) }
  } catch (error) {
    console.error(error)
    return {}
  }
}

/** Stores changed parts of the cart. */
export function storeCart(change: KeptCart): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readCart(), ...change }))
  } catch (error) {
    console.error(error)
  }
}

/** The query string of the checkout. */
export const buildCheckoutQuery = (plan: PlanId, amount: number, code: string | undefined) =>
  new URLSearchParams({ plan, amount: String(amount), ...(code !== undefined && { coupon: code }) }).toString()
