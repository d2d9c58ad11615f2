/** Buys the plans that each invented owner is to have, through the product's own API with simulated payments. */
import { checkoutCalls } from '#contract/checkout.ts'
import type { InventedPurchase } from './invent-owners.ts'
import type { SeedVisitor } from './seed-visitor.ts'
import type { WalkedOwner } from './walk-owner.ts'

export type BoughtPlan = { userId: string; purchase: InventedPurchase; number: number }

const numberOf = (shown: string) => Number(shown.split('-').at(-1))

async function buy({ plan, coupon, outcome }: InventedPurchase, { call }: SeedVisitor): Promise<number | undefined> {
  const code = coupon === undefined ? {} : { coupon }
  const { amount, refusal } = await call(checkoutCalls.getQuote, { body: { plan, ...code } })
  if (refusal !== null) return undefined
  if (amount === 0 && coupon !== undefined) {
    const { order } = await call(checkoutCalls.takeFree, { body: { plan, coupon } })
    return numberOf(order.number)
  }
  const started = await call(checkoutCalls.startPayment, { body: { amount, planName: plan, ...code } })
  const told = outcome === 'declined' ? 'decline' : 'succeed'
  await call(checkoutCalls.simulatePayment, { body: { clientSecret: started.clientSecret, outcome: told } })
  return numberOf(started.number)
}

/** One at a time, oldest first, so that receipt numbers increase with their dates. */
export async function buyPlans(walked: readonly WalkedOwner[]): Promise<BoughtPlan[]> {
  const wanted = walked
    .flatMap(({ owner, visitor, userId }) => owner.purchases.map((purchase) => ({ purchase, visitor, userId })))
    .toSorted((a, b) => b.purchase.daysAgo - a.purchase.daysAgo)
  const bought: BoughtPlan[] = []
  for (const { purchase, visitor, userId } of wanted) {
    const number = await buy(purchase, visitor)
    if (number !== undefined) bought.push({ userId, purchase, number })
  }
  return bought
}
