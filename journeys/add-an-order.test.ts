/** The link in a guest's receipt shows the order; its button adds the order to an account. */
import type { APIRequestContext, Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { takeMailedLink } from './mailed-link.ts'
import { expectAccessibleAndFitting, waitUntilReady } from './screen-checks.ts'
import { createAccount } from './set-up.ts'
import { expect, newOwner, setUp, test } from './visitor.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const planOf = async (request: APIRequestContext) =>
  (await (await request.get('/api/auth/user')).json()).subscriptionPlan

async function buy(request: APIRequestContext, planName: string, amount: number, email?: string): Promise<void> {
  const begun = await request.post('/api/create-payment-intent', {
    data: { planName, amount, ...(email && { email }) },
  })
  expect(begun.ok(), await begun.text()).toBe(true)
  const { clientSecret } = await begun.json()
  const paid = await request.post('/api/checkout/simulate', { data: { clientSecret, outcome: 'succeed' } })
  expect(paid.ok(), await paid.text()).toBe(true)
}

/** Buys as a guest in another browser; returns the link in the receipt. */
async function linkOfGuest(page: Page, planName: string, amount: number): Promise<{ link: string; email: string }> {
  const { email } = newOwner()
  const elsewhere = await page.context().browser()?.newContext()
  if (!elsewhere) throw new Error('There is no browser.')
  await buy(elsewhere.request, planName, amount, email)
  await elsewhere.close()
  return { link: await takeMailedLink(email), email }
}

test('T47 a guest opens the link in the receipt, creates an account and adds the order to it', async ({ page }) => {
  const { link, email } = await linkOfGuest(page, 'starter-bundle', 79)
  await page.goto(link)
  await expect(heading(page, 'Your order')).toBeVisible()
  await expect(page).toHaveURL(/\/order$/)
  await expect(page.getByRole('complementary', { name: 'Receipt' })).toContainText('Starter Bundle')
  await expect(page.getByRole('complementary', { name: 'Receipt' })).toContainText('$79')
  await expect(page.getByText(/^SG-\d{4}-\d{5}$/)).toBeVisible()
  await expectAccessibleAndFitting(page, 'the order of a receipt, signed out')
  await page.getByRole('link', { name: 'Create Your Account' }).click()
  await createAccount(page, newOwner())
  await expect(heading(page, 'Add this order to your account?')).toBeVisible()
  await expect(page).toHaveURL(/\/order$/)
  await expect(page.getByText(`Starter Bundle was bought with ${email}.`)).toBeVisible()
  expect(await planOf(page.request)).toBeNull()
  await expectAccessibleAndFitting(page, 'the order of a receipt, signed in')
  await page.getByRole('button', { name: 'Add to My Account' }).click()
  await expect(heading(page, 'It’s in your account.')).toBeVisible()
  await waitUntilReady(page)
  await page.goto(paths.profile)
  await expect(page.getByRole('table', { name: 'Payments' })).toContainText('Starter Bundle')
  await page.goto(link)
  await expect(heading(page, 'It’s in your account.')).toBeVisible()
})

test('T47 somebody else’s monthly order is added only by a press, once the page has said what it ends', async ({
  page,
}) => {
  await setUp(page.request)
  await buy(page.request, 'monthly', 99)
  const { link } = await linkOfGuest(page, 'monthly', 99)
  await page.goto(link.replace('/order?', '/api/checkout/claim?'))
  await expect(heading(page, 'Add this order to your account?')).toBeVisible()
  await expect(page.getByText(/Yours won’t renew any more and ends on .* This one takes its place/)).toBeVisible()
  await expectAccessibleAndFitting(page, 'the order that would end a month')
  await page.getByRole('link', { name: 'Not Now' }).click()
  await expect(page).toHaveURL(/\/toolkit$/)
  expect(await (await page.request.get('/api/billing')).json()).toMatchObject({ isCanceled: false, payments: [{}] })
})

test('T47 an invalid link says so, and so does the link of an order that is already in an account', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 400/)
  await page.goto(`${paths.order}?token=made-up`)
  await expect(heading(page, 'This link doesn’t open an order.')).toBeVisible()
  const { link } = await linkOfGuest(page, 'tool-1-only', 49)
  const elsewhere = await page.context().browser()?.newContext()
  if (!elsewhere) throw new Error('There is no browser.')
  await setUp(elsewhere.request)
  const token = new URL(link).searchParams.get('token')
  expect((await elsewhere.request.post('/api/checkout/claim', { data: { token } })).ok()).toBe(true)
  await elsewhere.close()
  await page.goto(link)
  await expect(heading(page, 'This order is in an account already.')).toBeVisible()
  await expectAccessibleAndFitting(page, 'the link of an order that has an account')
  await page.getByRole('link', { name: 'Sign In' }).last().click()
  await expect(page).toHaveURL(/\/login\?next=\/order#bought$/)
})

test('T47 an expired link offers a new one', async ({ page }) => {
  await page.route('**/api/checkout/claim/look', (route) =>
    route.fulfill({ json: { state: 'expired', order: null, note: null } }),
  )
  const { link, email } = await linkOfGuest(page, 'tool-1-only', 49)
  await page.goto(link)
  await expect(heading(page, 'This link has expired.')).toBeVisible()
  await expectAccessibleAndFitting(page, 'a link that has expired')
  await page.getByRole('button', { name: 'Send a New Link' }).click()
  await expect(heading(page, 'A new link is on its way.')).toBeVisible()
  await page.unroute('**/api/checkout/claim/look')
  await expect.poll(() => takeMailedLink(email)).not.toBe(link)
  await page.goto(await takeMailedLink(email))
  await expect(heading(page, 'Your order')).toBeVisible()
})
