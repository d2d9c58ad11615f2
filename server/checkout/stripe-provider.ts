/** Payments through Stripe: payment intents for one-time payments, a subscription for the monthly plan. */
import Stripe from 'stripe'
import { plans } from '#contract/plain/plans.ts'
import { type OrderToPay, type PaymentProvider, PaymentProviderError } from '#server/checkout/payment-provider.ts'
import { type FindInvoice, readStripeId } from '#server/checkout/stripe-events.ts'

export type StripeSettings = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** The API's base URL, for tests; undefined means Stripe's own. */
  apiBase: string | undefined
}

export type StripeProvider = PaymentProvider & {
  /** Verifies the signature of the raw request body and returns its event. Throws if the signature is bad, missing or old. */
  readSigned: (body: string, signature: string) => Stripe.Event
  /** The invoice that a payment intent pays; undefined if there is none. Throws PaymentProviderError. */
  findInvoice: FindInvoice
}

const timeoutMs = 10_000

function connect({ secretKey, apiBase }: StripeSettings): Stripe {
  const base = apiBase === undefined ? undefined : new URL(apiBase)
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: timeoutMs,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port,
      protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  })
}

/** Turns Stripe's errors into ours, without details that may quote the request. */
async function asked<Result>(question: () => Promise<Result>): Promise<Result> {
  try {
    return await question()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new PaymentProviderError(`Stripe answered ${error.type} ${error.code ?? ''}`.trim())
    throw error
  }
}

const productId = 'signet-monthly'

/** Creates an object under our own id if it does not exist. No idempotency key: Stripe would repeat a failed reply for a day. */
async function makeNamed(make: () => Promise<unknown>): Promise<void> {
  try {
    await make()
  } catch (error) {
    const isThere = error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists'
    if (!isThere) throw error
  }
}

/** Creates the product of the monthly plan if the Stripe account does not have it yet. */
async function makeProduct(stripe: Stripe): Promise<string> {
  await makeNamed(() => stripe.products.create({ id: productId, name: plans.monthly.name }))
  return productId
}

/** A Stripe coupon that takes exactly as many dollars off the first month as our own price table. */
async function makeDiscount(stripe: Stripe, dollars: number): Promise<string> {
  const id = `signet-first-month-${dollars}`
  const name = `$${dollars} off the first month`
  await makeNamed(() =>
    stripe.coupons.create({ id, amount_off: dollars * 100, currency: 'usd', duration: 'once', name }),
  )
  return id
}

async function startOnce(stripe: Stripe, order: OrderToPay) {
  const intent = await stripe.paymentIntents.create(
    {
      amount: order.amount * 100,
      currency: 'usd',
      automatic_payment_methods: { enabled: true },
      description: `${plans[order.plan].name} (${order.number})`,
      metadata: { order: order.id },
      ...(order.customerId !== null && { customer: order.customerId }),
    },
    { idempotencyKey: `intent-${order.id}` },
  )
  if (intent.client_secret === null) throw new PaymentProviderError('Stripe gave no client secret.')
  return { providerId: intent.id, clientSecret: intent.client_secret, customerId: order.customerId }
}

async function startMonthly(stripe: Stripe, order: OrderToPay) {
  const customer =
    order.customerId ??
    (await stripe.customers.create({ email: order.email }, { idempotencyKey: `customer-${order.id}` })).id
  const product = await makeProduct(stripe)
  const dollarsOff = order.originalAmount - order.amount
  const subscription = await stripe.subscriptions.create(
    {
      customer,
      items: [
        {
          price_data: {
            currency: 'usd',
            product,
            recurring: { interval: 'month' },
            unit_amount: order.originalAmount * 100,
          },
        },
      ],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      metadata: { order: order.id },
      expand: ['latest_invoice.confirmation_secret'],
      ...(dollarsOff > 0 && { discounts: [{ coupon: await makeDiscount(stripe, dollarsOff) }] }),
    },
    { idempotencyKey: `subscription-${order.id}` },
  )
  const invoice = subscription.latest_invoice
  const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined
  if (!secret) throw new PaymentProviderError('Stripe gave no client secret.')
  return { providerId: subscription.id, clientSecret: secret, customerId: customer }
}

/** Ignores that the object is gone, paid or canceled already, so that a call can be repeated after a crash. */
async function unlessOver(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    const code = error instanceof Stripe.errors.StripeError ? error.code : undefined
    if (code !== 'resource_missing' && code !== 'payment_intent_unexpected_state') throw error
  }
}

/** A canceled subscription's first invoice can still be paid, so it is voided too. */
async function callOffMonthly(stripe: Stripe, providerId: string): Promise<void> {
  const { status, latest_invoice: invoice } = await stripe.subscriptions.retrieve(providerId, {
    expand: ['latest_invoice'],
  })
  if (status === 'incomplete') await stripe.subscriptions.cancel(providerId)
  const isUnpaid = status === 'incomplete' || status === 'canceled'
  if (isUnpaid && invoice !== null && typeof invoice === 'object' && invoice.id && invoice.status === 'open')
    await stripe.invoices.voidInvoice(invoice.id)
}

async function resume(stripe: Stripe, providerId: string): Promise<boolean> {
  const { status } = await stripe.subscriptions.retrieve(providerId)
  if (status === 'canceled') return false
  await stripe.subscriptions.update(providerId, { cancel_at_period_end: false })
  return true
}

async function findInvoice(stripe: Stripe, intent: string): ReturnType<FindInvoice> {
  const payment = { type: 'payment_intent', payment_intent: intent } as const
  const paid = await stripe.invoicePayments.list({ payment, limit: 1, expand: ['data.invoice'] })
  const invoice = paid.data[0]?.invoice
  return typeof invoice === 'object' && !invoice.deleted ? invoice : undefined
}

export function createStripeProvider(settings: StripeSettings): StripeProvider {
  const stripe = connect(settings)
  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,
    start: (order) =>
      asked(() => (plans[order.plan].term === 'month' ? startMonthly(stripe, order) : startOnce(stripe, order))),
    cancelPayment: ({ plan, providerId }) =>
      asked(() =>
        unlessOver(() =>
          plans[plan].term === 'month' ? callOffMonthly(stripe, providerId) : stripe.paymentIntents.cancel(providerId),
        ),
      ),
    cancel: async (providerId, when) => {
      await asked<unknown>(() =>
        when === 'now'
          ? unlessOver(() => stripe.subscriptions.cancel(providerId))
          : stripe.subscriptions.update(providerId, { cancel_at_period_end: true }),
      )
    },
    resume: (providerId) => asked(() => resume(stripe, providerId)),
    cardPage: async (providerId, returnUrl) =>
      asked(async () => {
        // A guest's Stripe customer is stored in no account, but the subscription names it.
        const customer = readStripeId((await stripe.subscriptions.retrieve(providerId)).customer) ?? ''
        return (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url
      }),
    findInvoice: (intent) => asked(() => findInvoice(stripe, intent)),
    readSigned: (body, signature) => stripe.webhooks.constructEvent(body, signature, settings.webhookSecret),
  }
}
