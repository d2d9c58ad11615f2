/** Paying through Stripe: a stand-in replaces its script, and its API and signed webhooks come from this machine. */
import type { Page } from '@playwright/test'
import { endProcess, makeDataFolder, type ServerProcess, startProcess } from '#testing/server/process.ts'
import { serveTestStripe, signStripe, type TestStripe } from '#testing/server/stripe.ts'
import { makeIntentMessages } from '#testing/server/stripe-messages.ts'
import { paths } from '#web/paths.ts'
import { expectAccessibleAndFitting } from './screen-checks.ts'
import { cards, serveStripeScript } from './stripe-stand-in.ts'
import { expect, setUp, test } from './visitor.ts'

let stripe: TestStripe
let folder: Awaited<ReturnType<typeof makeDataFolder>>
let server: ServerProcess

/** A port of its own, beside the journeys' server and its two review sites. */
const port = String(Number(process.env.JOURNEYS_PORT ?? 3177) + 3)
test.use({ baseURL: `http://localhost:${port}` })

test.beforeAll(async () => {
  stripe = await serveTestStripe()
  folder = await makeDataFolder()
  const { secretKey, publishableKey, webhookSecret, apiBase = '' } = stripe.settings
  const settings = {
    PORT: port,
    ...{ PAYMENTS: 'stripe', STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey },
    ...{ STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase },
  }
  server = await startProcess(folder.dataDir, settings)
})
test.afterAll(async () => {
  await endProcess(server, 'SIGTERM')
  await folder.remove()
  await stripe.close()
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const pay = (page: Page) => page.getByRole('button', { name: 'Complete Payment - $299' })

async function openCheckout(page: Page): Promise<void> {
  await setUp(page.request)
  await page.goto(`${paths.checkout}?plan=all-access&amount=299`)
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card)
  await expect(pay(page)).toBeEnabled()
  await pay(page).click()
}

/** Sends Stripe's webhook that the latest payment has succeeded. */
async function tellPaid(page: Page): Promise<void> {
  const made = stripe.made.findLast(({ path }) => path === '/v1/payment_intents')
  const count = stripe.made.filter(({ path }) => path === '/v1/payment_intents').length
  const order = { id: made?.form['metadata[order]'] ?? '', providerId: `pi_${count}` }
  const data = JSON.stringify(makeIntentMessages(order, 29_900).succeeded(Math.floor(Date.now() / 1000)))
  const headers = { 'content-type': 'application/json', 'stripe-signature': signStripe(data) }
  const told = await page.request.post('/api/stripe/webhook', { data, headers })
  expect(told.ok(), await told.text()).toBe(true)
}

test('one card is declined, another one pays, and Stripe’s confirmation opens the plan', async ({ page }) => {
  await serveStripeScript(page)
  await openCheckout(page)
  await expect(page.getByText('Your card number goes to Stripe, never to Signet.')).toBeVisible()
  await expect(page.getByText('Payments are simulated.')).toHaveCount(0)
  await payWith(page, cards.declined)
  await expect(page.locator('.toast')).toContainText('Payment Failed')
  await expect(page.getByRole('alert').filter({ hasText: 'You weren’t charged.' })).toContainText(
    'Your card was declined.',
  )
  await expectAccessibleAndFitting(page, 'the checkout with Stripe’s form')
  await payWith(page, cards.good)
  await expect(heading(page, 'Your payment is being confirmed.')).toBeVisible()
  await tellPaid(page)
  await expect(heading(page, 'Payment Successful!')).toBeVisible()
  await page.goto(paths.profile)
  await expect(page.locator('.plan-now')).toContainText('All Access')
  await expect(page.getByRole('table', { name: 'Payments' })).toContainText('$299')
})

for (const [what, card] of [
  ['already made in another tab', cards.paidElsewhere],
  ['that may have gone through before the connection was lost', cards.offline],
] as const) {
  test(`a payment ${what} is looked up, not reported as failed`, async ({ page }) => {
    await serveStripeScript(page)
    await openCheckout(page)
    await payWith(page, card)
    await expect(heading(page, 'Your payment is being confirmed.')).toBeVisible()
    await tellPaid(page)
    await expect(heading(page, 'Payment Successful!')).toBeVisible()
  })
}

test('if Stripe’s script does not load the page says so', async ({ page, complaints }) => {
  complaints.expected.push(/ERR_FAILED/, /Failed to load Stripe.js/)
  await page.route('https://js.stripe.com/**', (route) => route.abort())
  await openCheckout(page)
  await expect(
    page.getByText('The payment form didn’t load. Please check your connection and try again.'),
  ).toBeVisible()
})
