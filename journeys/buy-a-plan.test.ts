/** Buying a plan: the price, a coupon, every outcome of a payment, and buying without an account. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { expectAccessibleAndFitting, waitUntilReady } from './screen-checks.ts'
import { createAccount } from './set-up.ts'
import { expect, newOwner, setUp, test } from './visitor.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const toast = (page: Page) => page.locator('.toast')
const total = (page: Page) => page.locator('.sums .total dd')
const simulated = (page: Page) => page.getByText('Payments are simulated.')

async function apply(page: Page, code: string): Promise<void> {
  await page.getByLabel('Have a coupon code?').fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}

async function payWith(page: Page, outcome: string): Promise<void> {
  await page.getByRole('radio', { name: outcome }).check()
  await page.getByRole('button', { name: /^Complete Payment/ }).click()
}

const goOn = (page: Page, name: string) => page.locator('a:visible', { hasText: name }).click()

test('an owner buys All Access with a coupon: declined first, then paid', async ({ page, complaints }) => {
  complaints.expected.push(/status of 400/)
  await setUp(page.request)
  await page.goto(`${paths.cart}?plan=all-access`)
  await expect(page.locator('.bought .price')).toHaveText('$299/year')
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await apply(page, 'SPRING26')
  await expect(toast(page)).toContainText('Invalid Coupon')
  await expect(toast(page)).toContainText('The coupon code you entered is not valid.')
  await apply(page, 'save20')
  await expect(toast(page)).toContainText('Coupon Applied!')
  await expect(toast(page)).toContainText('20% discount applied. New total: $239')
  await expect(page.locator('.bought .was-price')).toHaveText('Was $299')
  await expectAccessibleAndFitting(page, 'the cart with a coupon')

  await goOn(page, 'Proceed to Checkout')
  await expect(page).toHaveURL(/\/checkout\?plan=all-access&amount=239&coupon=SAVE20$/)
  await expect(heading(page, 'Complete Your Purchase')).toBeVisible()
  await expect(simulated(page)).toBeVisible()
  await expectAccessibleAndFitting(page, 'the checkout')
  await payWith(page, 'Be declined')
  await expect(toast(page)).toContainText('Payment Failed')
  await expect(toast(page)).toContainText('Your card was declined.')
  await expect(page.getByRole('alert').filter({ hasText: 'You weren’t charged.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Complete Payment - $239' })).toBeEnabled()
  await payWith(page, 'Succeed')

  await expect(page).toHaveURL(/\/success\?order=SG-\d{4}-\d{5}$/)
  await expect(heading(page, 'Payment Successful!')).toBeVisible()
  await expect(toast(page)).toContainText('Payment Successful')
  for (const tool of ['Brand Attributes Discovery', 'Brand Archetype Analysis', 'Comprehensive Brand Review'])
    await expect(page.getByText(tool)).toBeVisible()
  await expectAccessibleAndFitting(page, 'the page after the payment')
  await page.getByRole('link', { name: 'Access Your Brand Toolkit' }).click()
  await expect(page).toHaveURL(/\/toolkit$/)
  await page.goto(paths.profile)
  await expect(page.getByRole('table', { name: 'Payments' })).toContainText('$239')
  await expect(page.locator('.plan-now')).toContainText('All Access')
  await expectAccessibleAndFitting(page, 'the profile with a plan')
})

test('the bank asks for confirmation first, and the monthly plan can be canceled and resumed', async ({ page }) => {
  await setUp(page.request)
  await page.goto(`${paths.checkout}?plan=monthly&amount=99`)
  await payWith(page, 'Ask for authentication')
  await expect(page.getByRole('dialog', { name: 'Your bank has a question' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await payWith(page, 'Ask for authentication')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(heading(page, 'Payment Successful!')).toBeVisible()
  await page.goto(paths.profile)
  await expect(page.getByRole('link', { name: 'Upgrade Account' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel your monthly plan?' })
  await expect(dialog).toContainText('You have paid until')
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(toast(page)).toContainText('Subscription canceled')
  await expect(page.getByRole('heading', { name: 'Subscription Status' })).toBeFocused()
  await expect(page.locator('.plan-now')).toContainText('Canceled')
  await expect(page.getByRole('link', { name: 'Upgrade Account' })).toBeVisible()
  await expect(page.locator('.plan-now')).toContainText('Resume it, and it renews for $99 on')
  await expectAccessibleAndFitting(page, 'the profile with a canceled plan')
  await page.getByRole('button', { name: 'Resume subscription' }).click()
  await expect(toast(page).filter({ hasText: 'Subscription resumed' })).toContainText('Next payment: $99 on')
  await expect(page.locator('.plan-now')).toContainText('Active')
  await expect(page.getByRole('heading', { name: 'Subscription Status' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible()
})

test('the page waits for a payment that takes long to confirm', async ({ page }) => {
  await setUp(page.request)
  await page.goto(`${paths.checkout}?plan=starter-bundle&amount=79`)
  await payWith(page, 'Take its time')
  await expect(heading(page, 'Your payment is being confirmed.')).toBeVisible()
  await expectAccessibleAndFitting(page, 'the page that waits')
  await expect(heading(page, 'Payment Successful!')).toBeVisible({ timeout: 50_000 })
})

test('an owner who left before paying is shown the way back to the payment', async ({ page }) => {
  await setUp(page.request)
  await page.goto(`${paths.checkout}?plan=starter-bundle&amount=79`)
  await expect(simulated(page)).toBeVisible()
  await page.goto(paths.success)
  await expect(heading(page, 'Your payment is being confirmed.')).toBeVisible()
  await page.getByRole('link', { name: 'Go back and finish it' }).click()
  await expect(page).toHaveURL(/\/checkout\?plan=starter-bundle&amount=79$/)
  await payWith(page, 'Succeed')
  await expect(heading(page, 'Payment Successful!')).toBeVisible()
})

test('a payment whose reply is lost is looked up, not reported as failed', async ({ page, complaints }) => {
  complaints.expected.push(/ERR_FAILED/, /TypeError: Failed to fetch/)
  await setUp(page.request)
  await page.goto(`${paths.checkout}?plan=starter-bundle&amount=79`)
  await page.route('**/api/checkout/simulate', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await payWith(page, 'Succeed')
  await expect(heading(page, 'Payment Successful!')).toBeVisible()
})

test('applying or removing a coupon keeps the email that a visitor typed, and the keyboard focus', async ({ page }) => {
  await page.goto(`${paths.checkout}?plan=all-access&amount=299`)
  const email = page.getByLabel('Email Address')
  await email.fill('visitor@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Complete Payment - $299' })).toBeEnabled()
  await apply(page, 'SAVE10')
  await expect(page.getByRole('button', { name: 'Complete Payment - $269' })).toBeEnabled()
  await page.reload()
  await email.fill('visitor@example.com')
  await page.getByRole('button', { name: /^Remove/ }).press('Enter')
  await expect(page.getByLabel('Have a coupon code?')).toBeFocused()
  await expect(email).toHaveValue('visitor@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Complete Payment - $299' })).toBeEnabled()
})

test('T29 a checkout whose session has ended continues as a visitor’s', async ({ page, complaints }) => {
  complaints.expected.push(/status of 401/, /CallError: 401/)
  await setUp(page.request)
  await page.goto(`${paths.checkout}?plan=all-access&amount=299`)
  await expect(simulated(page)).toBeVisible()
  await page.request.post('/api/auth/logout', { data: {} })
  await apply(page, 'SAVE10')
  await expect(page.getByLabel('Email Address')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
})

test('an invalid coupon in the link says why at its field, and no earlier coupon replaces it', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 400/, /status of 429/)
  const field = page.getByLabel('Have a coupon code?')
  await page.goto(`${paths.cart}?plan=all-access`)
  await apply(page, 'SAVE20')
  await expect(page.locator('.bought .was-price')).toHaveText('Was $299')
  await page.goto(`${paths.checkout}?plan=all-access&amount=149&coupon=SPRING26`)
  await expect(field).toHaveValue('SPRING26')
  await expect(field).toHaveAccessibleDescription(/The coupon code you entered is not valid\.$/)
  await expect(total(page)).toHaveText('$299')
  await expect(page).toHaveURL(/\/checkout\?plan=all-access&amount=299$/)
  await expect(page.locator('main')).not.toContainText('The link you followed')
  await expectAccessibleAndFitting(page, 'the checkout with a refused coupon')
  const sentence = 'Too many coupon codes in a short time. Please wait a minute and try again.'
  const tooMany = { error: sentence, code: 'too_many_requests', fields: { coupon: sentence } }
  await page.route('**/api/checkout/quote', (route) => route.fulfill({ status: 429, json: tooMany }))
  await apply(page, 'SPRING27')
  await expect(field).toHaveAccessibleDescription(/Too many coupon codes in a short time/)
  await expect(field).toHaveValue('SPRING27')
  await expect(heading(page, 'Complete Your Purchase')).toBeVisible()
})

test('a coupon that ends during the checkout is given as the reason for the new price', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 400/)
  await setUp(page.request)
  const sentence = 'This coupon has been used up.'
  const ended = { error: sentence, code: 'invalid_coupon', fields: { coupon: sentence } }
  for (const call of ['create-payment-intent', 'checkout/quote']) {
    await page.goto(`${paths.cart}?plan=all-access`)
    await apply(page, 'SAVE20')
    await expect(page.locator('.bought .was-price')).toHaveText('Was $299')
    await page.route(`**/api/${call}`, (route) =>
      /SAVE20/.test(route.request().postData() ?? '') ? route.fulfill({ status: 400, json: ended }) : route.continue(),
    )
    await goOn(page, 'Proceed to Checkout')
    await expect(total(page)).toHaveText('$299')
    await expect(page.getByText('SAVE20 no longer takes anything off.')).toBeVisible()
    await expect(page.getByLabel('Have a coupon code?')).toHaveAccessibleDescription(new RegExp(sentence))
    await expect(page.locator('main')).not.toContainText('The link you followed')
    await page.unroute(`**/api/${call}`)
  }
})

test('a coupon for the full price needs no card, and free access is granted once', async ({ page, complaints }) => {
  complaints.expected.push(/status of 409/, /CallError: 409/)
  await setUp(page.request)
  await page.goto(`${paths.plans}?plan=tool-1-only`)
  await apply(page, 'TRY4FREE')
  await expect(total(page)).toHaveText('FREE')
  await goOn(page, 'Continue to Checkout')
  await expect(page).toHaveURL(/\/checkout\?plan=tool-1-only&amount=0&coupon=TRY4FREE$/)
  await expect(simulated(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Get Free Access' }).click()
  await expect(page).toHaveURL(/\/success\?free=true$/)
  await expect(heading(page, 'Welcome to the Toolkit!')).toBeVisible()
  await expect(toast(page)).toContainText('Free Access Granted!')
  await page.goto(`${paths.checkout}?plan=starter-bundle&amount=79`)
  await apply(page, 'try4free')
  await expect(page).toHaveURL(/amount=0&coupon=TRY4FREE$/)
  await page.getByRole('button', { name: 'Get Free Access' }).click()
  await expect(toast(page)).toContainText('Free access is granted once for each account.')
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page).toHaveURL(/amount=79$/)
  await expect(page.getByRole('button', { name: 'Complete Payment - $79' })).toBeEnabled()
})

test('a link without a valid plan leads to where plans are chosen, and one with a wrong price shows the right one', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 404/, /The checkout needs a plan/, /status of 400/)
  await page.goto(`${paths.checkout}?plan=all-access`)
  await expect(page).toHaveURL(/\/cart$/)
  await expect(heading(page, 'Choose a plan.')).toBeVisible()
  expect(complaints.messages.some((message) => message.includes('The checkout needs a plan'))).toBe(true)
  await page.goto(`${paths.plans}?plan=none`)
  await expect(page).toHaveURL(/\/marketing$/)
  await page.goto(paths.plans)
  await expect(page).toHaveURL(/\/marketing$/)
  await page.goto(`${paths.plans}?plan=monthly`)
  await apply(page, 'nothing')
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid coupon code' })).toBeVisible()
  await page.goto(`${paths.checkout}?plan=all-access&amount=199`)
  await expect(page.getByText('The link you followed said $199.')).toBeVisible()
  await expect(page).toHaveURL(/amount=299$/)
})

test('a payment that cannot be started leads back to the cart, which still has the plan', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 502/, /CallError: 502/)
  await setUp(page.request)
  await page.route('**/api/create-payment-intent', (route) =>
    route.fulfill({
      status: 502,
      json: { error: 'The payment provider does not answer.', code: 'payment_unavailable' },
    }),
  )
  await page.goto(`${paths.checkout}?plan=monthly&amount=99`)
  await expect(page).toHaveURL(/\/cart\?error=payment_failed$/)
  await expect(page.getByRole('alert')).toContainText('We couldn’t start the payment.')
  await expect(page.getByRole('heading', { name: 'Monthly' })).toBeVisible()
})

test('a visitor buys a plan first and creates the account afterwards', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const owner = newOwner()
  await page.goto(paths.success)
  await expect(heading(page, 'There’s nothing to confirm here.')).toBeVisible()
  await page.goto(paths.cart)
  await page.getByRole('radio', { name: 'Starter Bundle' }).check()
  await goOn(page, 'Proceed to Checkout')
  await expect(page.getByRole('button', { name: 'Complete Payment - $79' })).toBeDisabled()
  await page.getByLabel('Email Address').fill('nobody')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabel('Email Address').fill(owner.email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(simulated(page)).toBeVisible()
  await expectAccessibleAndFitting(page, 'the checkout of a visitor')
  await payWith(page, 'Succeed')
  await expect(page.getByText('create an account in this browser')).toBeVisible()
  expect(asked).not.toContain('/api/auth/user')
  await page.getByRole('link', { name: 'Create Your Account' }).click()
  await createAccount(page, owner)
  await expect(page).toHaveURL(/\/success\?order=SG-\d{4}-\d{5}$/)
  await expect(page.getByRole('link', { name: 'Access Your Brand Toolkit' })).toBeVisible()
  await waitUntilReady(page)
  await page.goto(paths.profile)
  await expect(page.getByRole('table', { name: 'Payments' })).toContainText('Starter Bundle')
})
