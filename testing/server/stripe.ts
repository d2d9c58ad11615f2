/**
 * A local stand-in for the parts of Stripe's API the product uses, following its documentation, and signed webhook
 * messages.
 */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import type { StripeSettings } from '#server/checkout/stripe-provider.ts'

export type StripeRequest = { method: string; path: string; form: Record<string, string>; key: string | undefined }
type Answered = { status: number; body: object }
type Handler = (asked: StripeRequest, ids: readonly string[]) => Answered

/**
 * How the server behaves: `away` drops the connection; `broken` responds with 500; `lost` does what is asked, then
 * drops the connection.
 */
type Mood = 'well' | 'away' | 'broken' | 'lost'

export type TestStripe = {
  settings: { provider: 'stripe' } & StripeSettings
  asked: StripeRequest[]
  /** All creation requests; a retry with the same idempotency key is not counted again. */
  made: StripeRequest[]
  /** Sets the behavior for paths that start with `at`. */
  behave: (mood: Mood, at?: string) => void
  /** The invoices by payment intent. */
  invoices: Map<string, object>
  close: () => Promise<void>
}

const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_test_1' }
const ok = (body: object): Answered => ({ status: 200, body })
const refused = (type: string, code: string, status = 400): Answered => ({
  status,
  body: { error: { type, code, message: `Refused: ${code}` } },
})
const missing = () => refused('invalid_request_error', 'resource_missing', 404)

/** Creates an object under an id that the caller chose; refuses a second one with the same id. */
function makeNamed(things: Map<string, Record<string, string>>, { form }: StripeRequest): Answered {
  const { id = '' } = form
  if (things.has(id)) return refused('invalid_request_error', 'resource_already_exists')
  things.set(id, form)
  return ok({ id, ...form })
}

type Ids = (prefix: string) => string

function createIds(): Ids {
  let count = 0
  return (prefix) => {
    count += 1
    return `${prefix}_${count}`
  }
}

function createSubscriptions(idOf: Ids): Readonly<Record<string, Handler>> {
  const products = new Map<string, Record<string, string>>()
  const coupons = new Map<string, Record<string, string>>()
  const subscriptions = new Map<string, object>()
  const first = new Map<string, object>()
  const subscribe: Handler = ({ form }) => {
    const coupon = form['discounts[0][coupon]']
    const isKnown = products.has(form['items[0][price_data][product]'] ?? '')
    if (!isKnown || (coupon !== undefined && !coupons.has(coupon))) return missing()
    const off = Number(coupons.get(coupon ?? '')?.['amount_off'] ?? 0)
    const amount_due = Number(form['items[0][price_data][unit_amount]']) - off
    const id = idOf('sub')
    const subscription = { id, customer: form['customer'], status: 'incomplete', cancel_at_period_end: false }
    subscriptions.set(id, subscription)
    const confirmation_secret = { client_secret: `${idOf('pi')}_secret_${amount_due}`, type: 'payment_intent' }
    const invoice = { id: idOf('in'), amount_due, confirmation_secret, status: 'open' }
    first.set(id, invoice)
    const isExpanded = form['expand[0]'] === 'latest_invoice.confirmation_secret'
    return ok({ ...subscription, latest_invoice: isExpanded ? invoice : invoice.id })
  }
  const change = (id = '', changes: object = {}) => {
    const held = subscriptions.get(id)
    if (!held) return missing()
    const changed = { ...held, ...changes }
    subscriptions.set(id, changed)
    return ok(changed)
  }
  return {
    'POST /v1/products': (asked) => makeNamed(products, asked),
    'POST /v1/coupons': (asked) => makeNamed(coupons, asked),
    'POST /v1/subscriptions': subscribe,
    'GET /v1/subscriptions/:id': ({ form }, [id = '']) =>
      change(id, form['expand[0]'] === 'latest_invoice' ? { latest_invoice: first.get(id) } : {}),
    'POST /v1/invoices/:id/void': (_, [id]) => ok({ id, status: 'void' }),
    'POST /v1/subscriptions/:id': ({ form }, [id]) =>
      change(id, { cancel_at_period_end: form['cancel_at_period_end'] === 'true' }),
    'DELETE /v1/subscriptions/:id': (_, [id]) => change(id, { status: 'canceled' }),
  }
}

function createHandlers(invoices: Map<string, object>): Readonly<Record<string, Handler>> {
  const idOf = createIds()
  const canceled = new Set<string>()
  return {
    ...createSubscriptions(idOf),
    'POST /v1/payment_intents': ({ form }) => {
      if (!/^[1-9]\d+$/.test(form['amount'] ?? '')) return refused('invalid_request_error', 'parameter_invalid_integer')
      const id = idOf('pi')
      return ok({
        id,
        amount: Number(form['amount']),
        client_secret: `${id}_secret_x`,
        status: 'requires_payment_method',
      })
    },
    'POST /v1/payment_intents/:id/cancel': (_, [id = '']) => {
      if (canceled.has(id)) return refused('invalid_request_error', 'payment_intent_unexpected_state')
      canceled.add(id)
      return ok({ id, status: 'canceled' })
    },
    'POST /v1/customers': ({ form }) => ok({ id: idOf('cus'), ...form }),
    'POST /v1/billing_portal/sessions': ({ form }) =>
      form['customer']?.startsWith('cus_')
        ? ok({ id: idOf('bps'), url: `https://billing.stripe.com/p/${form['customer']}?back=${form['return_url']}` })
        : missing(),
    'GET /v1/invoice_payments': ({ form }) => {
      const invoice = invoices.get(form['payment[payment_intent]'] ?? '')
      const isAskedFor = form['payment[type]'] === 'payment_intent' && form['expand[0]'] === 'data.invoice'
      const data = invoice && isAskedFor ? [{ id: idOf('inpay'), object: 'invoice_payment', invoice }] : []
      return ok({ object: 'list', data, has_more: false, url: '/v1/invoice_payments' })
    },
  }
}

function answerOf(handlers: Readonly<Record<string, Handler>>, asked: StripeRequest): Answered {
  const exact = handlers[`${asked.method} ${asked.path}`]
  if (exact) return exact(asked, [])
  const [, start = '', id = '', act = ''] = /^(\/v1\/\w+)\/(\w+)(\/\w+)?$/.exec(asked.path) ?? []
  return handlers[`${asked.method} ${start}/:id${act}`]?.(asked, [id]) ?? missing()
}

/**
 * Idempotency: stores each response by key, including a 500, and repeats it for the same request; a different request
 * with that key is refused.
 */
function answerOnce(
  asked: StripeRequest,
  kept: Map<string, { form: string; answered: Answered }>,
  make: () => Answered,
) {
  if (asked.key === undefined || asked.method !== 'POST') return make()
  const form = `${asked.path} ${JSON.stringify(asked.form)}`
  const before = kept.get(asked.key)
  if (before && before.form !== form) return refused('idempotency_error', 'idempotency_key_mismatch')
  const answered = before?.answered ?? make()
  // A request that fails validation is not stored, because nothing was done.
  if (answered.status !== 400) kept.set(asked.key, { form, answered })
  return answered
}

async function readAsked(request: http.IncomingMessage): Promise<StripeRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe')
  const sent = new URLSearchParams(Buffer.concat(chunks).toString())
  const key = request.headers['idempotency-key']
  return {
    method: request.method ?? '',
    path: pathname,
    form: Object.fromEntries([...searchParams, ...sent]),
    key: typeof key === 'string' ? key : undefined,
  }
}

export async function serveTestStripe(): Promise<TestStripe> {
  const [asked, made]: [StripeRequest[], StripeRequest[]] = [[], []]
  const kept = new Map<string, { form: string; answered: Answered }>()
  const invoices = new Map<string, object>()
  const handlers = createHandlers(invoices)
  let [mood, at]: [Mood, string] = ['well', '/']
  const server = http.createServer(async (request, response) => {
    const question = await readAsked(request)
    asked.push(question)
    const now = question.path.startsWith(at) ? mood : 'well'
    if (now === 'away') return request.socket.destroy()
    const answered = answerOnce(question, kept, () => {
      if (request.headers.authorization !== `Bearer ${keys.secretKey}`) return refused('invalid_request_error', '', 401)
      if (now === 'broken') return refused('api_error', '', 500)
      made.push(question)
      return answerOf(handlers, question)
    })
    if (now === 'lost') return request.socket.destroy()
    response.writeHead(answered.status, { 'content-type': 'application/json', 'request-id': 'req_1' })
    return response.end(JSON.stringify(answered.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(server.address())
  return {
    settings: { provider: 'stripe', ...keys, apiBase: `http://127.0.0.1:${port}` },
    ...{ asked, made, invoices },
    behave: (next, path = '/') => {
      ;[mood, at] = [next, path]
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const stripe = new Stripe(keys.secretKey)

/** The signature header of a webhook message; `timestamp` in seconds. */
export const signStripe = (payload: string, timestamp = Math.floor(Date.now() / 1000), secret = keys.webhookSecret) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
