/** Buys plans with simulated payments, as a person or guest of a test. */
import type { TestPerson } from './people.ts'

type Buyer = Pick<TestPerson, 'ask'>

export const begin = (buyer: Buyer, plan: string, amount: number, more = {}) =>
  buyer.ask('POST', '/api/create-payment-intent', { planName: plan, amount, ...more })
export const confirm = (buyer: Buyer, clientSecret: unknown, outcome = 'succeed') =>
  buyer.ask('POST', '/api/checkout/simulate', { clientSecret, outcome })
/** Buys a plan at its price; returns the order number. */
export async function buy(buyer: Buyer, plan: string, amount: number): Promise<string> {
  const { body } = await begin(buyer, plan, amount)
  await confirm(buyer, body.clientSecret)
  return String(body.number)
}
export const userOf = async (buyer: Buyer) => (await buyer.ask('GET', '/api/auth/user')).body
