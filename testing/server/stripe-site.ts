/** A server that pays through a local stand-in for Stripe, with functions to send it ("tell") any webhook message. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { type PlanId, plans } from '#contract/plain/plans.ts'
import { orders, paymentEvents, receipts } from '#server/tables/payment-tables.ts'
import { createTestApp } from './app.ts'
import type { TestPerson } from './people.ts'
import { serveTestStripe, signStripe } from './stripe.ts'
import type { StripeMessage } from './stripe-messages.ts'

export type MadeOrder = { id: string; providerId: string; buyer: TestPerson }
export type StripeSite = Awaited<ReturnType<typeof serveStripeSite>>

/** Create it in `beforeAll`, close it in `afterAll`. */
export async function serveStripeSite() {
  const stripe = await serveTestStripe()
  const site = await createTestApp({ payments: stripe.settings })
  const { app, database } = site

  /** Posts a webhook message and returns the status. */
  const post = async (payload: string, signature?: string) => {
    const answered = await app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      payload,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      },
    })
    return answered.statusCode
  }
  const tell = (message: object) => {
    const payload = JSON.stringify(message)
    return post(payload, signStripe(payload))
  }
  return {
    ...{ site, stripe, post, tell },
    tellAll: async (messages: readonly StripeMessage[]) => {
      for (const message of messages) expect(await tell(message)).toBe(200)
    },
    /** A person without a trial, and an order of theirs that Stripe has started. */
    makeOrder: async (plan: PlanId): Promise<MadeOrder> => {
      const buyer = await site.makePerson({ subscriptionStatus: 'inactive', subscriptionEndDate: null })
      const id = randomUUID()
      const providerId = `${plan === 'monthly' ? 'sub' : 'pi'}_${id}`
      const amount = plans[plan].price
      await database.insert(orders).values({
        ...{ id, providerId, plan, amount, originalAmount: amount, provider: 'stripe' },
        ...{ userId: buyer.userId, buyer: buyer.userId, email: buyer.email },
      })
      return { id, providerId, buyer }
    },
    rowOf: async ({ id }: Pick<MadeOrder, 'id'>) =>
      (await database.select().from(orders).where(eq(orders.id, id)))[0] ?? expect.fail('There is no such order.'),
    eventOf: async ({ id }: Pick<StripeMessage, 'id'>) =>
      (await database.select().from(paymentEvents).where(eq(paymentEvents.id, id)))[0],
    receiptsOf: async ({ id }: MadeOrder) =>
      (await database.select().from(receipts).where(eq(receipts.orderId, id))).length,
    close: async () => {
      await site.close()
      await stripe.close()
    },
  }
}

export const fetchBuyer = async ({ buyer }: MadeOrder) => (await buyer.ask('GET', '/api/auth/user')).body
