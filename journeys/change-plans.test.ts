/** Buying a plan while holding another: the page first says what becomes of the old one, and afterwards shows the new one. */
import type { APIRequestContext, Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { expectAccessibleAndFitting } from './screen-checks.ts'
import { expect, setUp, test } from './visitor.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const pay = (page: Page) => page.getByRole('button', { name: /^Complete Payment/ }).click()
const planRow = (page: Page, name: string) =>
  page.locator('.plan').filter({ has: page.getByRole('radio', { name: new RegExp(`^${name}`) }) })

async function buy(request: APIRequestContext, planName: string, amount: number): Promise<void> {
  const begun = await request.post('/api/create-payment-intent', { data: { planName, amount } })
  const { clientSecret } = await begun.json()
  const paid = await request.post('/api/checkout/simulate', { data: { clientSecret, outcome: 'succeed' } })
  expect(paid.status()).toBe(200)
}

test('an owner with a monthly plan buys a year and keeps the paid days, and the success page shows the year', async ({
  page,
}) => {
  await setUp(page.request)
  await buy(page.request, 'monthly', 99)
  await page.goto(`${paths.cart}?plan=all-access`)
  await expect(page.locator('.order')).toContainText(/You keep the 30 days of your month: the year starts when it ends/)
  await page.locator('a:visible', { hasText: 'Proceed to Checkout' }).click()
  await expect(page.locator('.sum')).toContainText('Your monthly plan won’t renew, and isn’t charged again.')
  await pay(page)
  await expect(heading(page, 'Payment Successful!')).toBeVisible()
  const canCancel = async () => (await (await page.request.get('/api/billing')).json()).canCancel
  await expect.poll(canCancel, { timeout: 15_000 }).toBe(false)
  await page.reload()
  await expect(page.locator('main')).toContainText(/All Access is open until/)
  await expect(page.locator('.slip-paper')).toContainText('$299')
  await expect(page.locator('main')).not.toContainText('renews')
})

test('the plan an owner has is marked as theirs in the cart, among the plans and at the checkout', async ({ page }) => {
  await setUp(page.request)
  await buy(page.request, 'monthly', 99)
  await page.goto(paths.cart)
  await expect(heading(page, 'Choose a plan.')).toBeVisible()
  await expect(planRow(page, 'Monthly')).toContainText('Your plan')
  await expect(page.getByRole('radio', { name: /^Monthly/ })).toBeDisabled()
  await expect(planRow(page, 'All Access')).not.toContainText('Your plan')
  await page.goto(`${paths.plans}?plan=monthly`)
  await expect(planRow(page, 'Monthly')).toContainText('Your plan')
  await expect(page.locator('.order')).toContainText('You already have the monthly plan.')
  await page.goto(`${paths.checkout}?plan=monthly&amount=99`)
  await expect(page.getByRole('heading', { name: 'You have this plan.' })).toBeVisible()
  await expect(page.locator('main')).toContainText('You already have the monthly plan. It renews by itself.')
  await expect(page.locator('main')).not.toContainText('try again')
  await expect(page.getByRole('button', { name: /^Complete Payment/ })).toHaveCount(0)
  await expectAccessibleAndFitting(page, 'the checkout of a plan that is held')
})

test('tools owned for good are shown as yours to keep beside a new plan, and stay in the profile', async ({ page }) => {
  await setUp(page.request)
  await buy(page.request, 'starter-bundle', 79)
  await page.goto(`${paths.checkout}?plan=brand-review&amount=129`)
  await pay(page)
  await expect(heading(page, 'Payment Successful!')).toBeVisible()
  await expect(page.locator('.now-open li').first()).toContainText('Yours to keep already.')
  await expect(page.locator('.now-open')).not.toContainText('Not part of this plan')
  await page.goto(`${paths.plans}?plan=all-access`)
  await expect(page.locator('.order')).toContainText('You already own Starter Bundle and Add Brand Review for good.')
  await expect(planRow(page, 'Tool 1 Only')).toContainText('Yours to keep')
  await buy(page.request, 'all-access', 299)
  await page.goto(paths.profile)
  await expect(page.locator('.plan-now')).toContainText('All Access')
  await expect(page.locator('.plan-now .kv')).toContainText('Starter Bundle, Add Brand Review')
})

test('the price of the monthly plan says that a coupon counts for the first month only', async ({ page }) => {
  await page.goto(`${paths.plans}?plan=monthly`)
  await page.getByLabel('Have a coupon code?').fill('SAVE20')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(planRow(page, 'Monthly').locator('.price')).toHaveText('$79the first month, then $99')
  await expect(page.locator('.was-price')).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.locator('.paybar .price')).toHaveText('$79the first month, then $99')
  await expectAccessibleAndFitting(page, 'the plans with a coupon for a month')
})

test('an owner opens a receipt as a page, adds their details and gets a PDF; nobody else can open it', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expected.push(/status of 404/)
  await setUp(page.request)
  await buy(page.request, 'starter-bundle', 79)
  await page.goto(paths.success)
  await page.getByRole('link', { name: 'Open it as a page' }).click()
  await expect(heading(page, 'Receipt')).toBeVisible()
  await page.getByLabel('Address').fill('3 Quay Street\nHarwich')
  await page.getByLabel('Tax number').fill('GB 123 4567 89')
  await page.getByRole('button', { name: 'Save Details' }).click()
  await expect(page.locator('.slip-paper')).toContainText('Tax number: GB 123 4567 89')
  await expect(page.locator('.slip-paper')).toContainText('no money moved')
  await expectAccessibleAndFitting(page, 'a receipt')
  const pdf = await page.getByRole('link', { name: 'Download as PDF' }).getAttribute('href')
  expect((await page.request.get(pdf ?? '')).headers()['content-type']).toBe('application/pdf')
  const address = page.url()
  await page.goto(paths.profile)
  await page.getByRole('table', { name: 'Payments' }).getByRole('link', { name: /^SG-/ }).click()
  await expect(page).toHaveURL(address)
  const other = await browser.newPage()
  await setUp(other.request)
  await other.goto(address)
  await expect(heading(other, 'There’s no such receipt.')).toBeVisible()
  await other.close()
})
