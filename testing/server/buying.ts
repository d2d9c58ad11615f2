/** Buys plans with simulated payments, as a person or guest of a test. */
import type { TestPerson } from './people.ts'

type Buyer = Pick<TestPerson, 'ask'>

export const createPayment = (buyer: Buyer, plan: string, amount: number, more = {}) =>
  buyer.ask('POST', '/api/create-payment-intent', { planName: plan, amount, ...more })
export const confirmPayment = (buyer: Buyer, clientSecret: unknown, outcome = 'succeed') =>
  buyer.ask('POST', '/api/checkout/simulate', { clientSecret, outcome })
/** Buys a plan at its price; returns the order number. */
export async function buyPlan(buyer: Buyer, plan: string, amount: number): Promise<string> {
  const { body } = await createPayment(buyer, plan, amount)
  await confirmPayment(buyer, body.clientSecret)
  return String(body.number)
}
export const fetchUser = async (buyer: Buyer) => (await buyer.ask('GET', '/api/auth/user')).body
