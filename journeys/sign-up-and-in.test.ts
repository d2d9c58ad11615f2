/** Getting in: creating an account, signing in, a forgotten password, and what a visitor answers beforehand. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expectNoShift, noteShifts } from './layout-shifts.ts'
import { takeMailedLink } from './mailed-link.ts'
import { expect, newOwner, setUp, signUp, test } from './visitor.ts'

const refused = /the server responded with a status of 4\d\d/

async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([])
}

test('missing and invalid input at sign-up is named at each field, and what was typed stays', async ({ page }) => {
  await page.goto('/login#create')
  await page.getByLabel('Email').fill('marta@harbour')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert')).toContainText('Validation Error')
  await expect(page.getByRole('alert')).toContainText('Please fill in all fields')
  for (const sentence of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Password must be at least 8 characters',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await expect(page.getByLabel('First name')).toBeFocused()
  await expectNoViolation(page)
  await page.getByLabel('First name').fill('Marta')
  await page.locator('.to-sign-in').click()
  await expect(page.getByLabel('First name')).toHaveCount(0)
  await page.getByRole('link', { name: 'Create Account' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Marta')
  await expect(page.getByLabel('Email')).toHaveValue('marta@harbour')
})

test('an email that is already in use leads to signing in instead', async ({ page, complaints }) => {
  complaints.expected.push(refused)
  const owner = await signUp(page.request)
  await page.context().clearCookies()
  await page.goto('/login#create')
  await page.getByLabel('First name').fill(owner.firstName)
  await page.getByLabel('Last name').fill(owner.lastName)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert')).toContainText('Registration Failed')
  await expect(page.getByRole('alert')).toContainText('An account with this email already exists. Please sign in.')
  await page.locator('.to-sign-in').click()
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Login Failed')
  await expect(page.getByRole('alert')).toContainText('Invalid credentials')
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
})

test('a wrong password is reported at its field, and signing in leads to the page that was asked for', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(refused)
  const owner = await setUp(page.request)
  await page.context().clearCookies()
  await page.goto('/toolkit/brand-archetypes')
  await expect(page).toHaveURL(/\/login\?next=/)
  const password = page.getByLabel('Password', { exact: true })
  await page.getByLabel('Email').fill(owner.email)
  await password.fill('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('That email and password don’t match. Please check both.')).toBeVisible()
  await expect(password).toBeFocused()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolation(page)
  await page.keyboard.type(owner.password)
  await expect(page.getByText('That email and password don’t match. Please check both.')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/toolkit\/brand-archetypes$/)
})

test('a sign-in that never reached the server says so above its button', async ({ page, complaints }) => {
  complaints.expected.push(/ERR_FAILED/)
  await page.goto('/login')
  await page.route('**/api/auth/login', (route) => route.abort())
  await page.getByLabel('Email').fill('marta@harbour.example')
  await page.getByLabel('Password', { exact: true }).fill('a quiet harbour at dawn')
  await page.keyboard.press('Enter')
  await expect(page.locator('#sign-in-form').getByText('We can’t reach the server.')).toBeVisible()
})

test('signing out leaves nothing in the browser; an expired session leaves what was not sent yet', async ({ page }) => {
  await signUp(page.request)
  await page.goto('/forgot-password')
  const fill = () =>
    page.evaluate(() => {
      localStorage.setItem('signet:waiting:somebody', '{}')
      localStorage.setItem('taglines-data:somebody', '[]')
    })
  const keys = () => page.evaluate(() => Object.keys(localStorage))
  await fill()
  await page.context().clearCookies()
  await page.goto('/login')
  await expect.poll(keys).toEqual(['signet:waiting:somebody'])
  await signUp(page.request)
  await page.goto('/api/logout')
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(keys).toEqual([])
})

test('asking for a new password never reveals whether the account exists', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(newOwner().email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('If an account with this email exists')).toBeVisible()
  await expectNoViolation(page)
})

test('an invalid link says so when it is opened, and its token leaves the address', async ({ page }) => {
  await page.goto('/reset-password?token=used-before')
  await expect(page).toHaveURL(/\/reset-password$/)
  await expect(page.getByLabel('New password')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
})

test('what a visitor answers at the start joins the account they create', async ({ page }) => {
  const owner = newOwner()
  await page.goto('/start')
  const onward = page.getByRole('button', { name: 'Continue' })
  await expect(onward).toBeDisabled()
  await page.getByLabel('First name').fill(owner.firstName)
  await page.getByLabel('Last name').fill(owner.lastName)
  await page.getByLabel('Business name').fill(owner.businessName)
  await page.getByLabel('Company size').selectOption('1-10')
  await page.getByLabel('Monthly revenue').selectOption('under-10k')
  await page.getByLabel('Industry', { exact: true }).selectOption('other')
  await expect(onward).toBeDisabled()
  await page.getByLabel('Your industry, in your own words').fill('Bread van')
  await expectNoViolation(page)
  await onward.click()
  await expect(page.getByRole('heading', { name: `Thank you, ${owner.firstName}` })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Your industry, in your own words')).toHaveValue('Bread van')
  await onward.click()
  await page.getByRole('link', { name: 'Create your account' }).click()
  await expect(page.getByLabel('First name')).toHaveValue(owner.firstName)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Your 14-day free trial has started! Welcome to the toolkit.')).toBeVisible()
  const user = await page.request.get('/api/auth/user')
  expect(await user.json()).toMatchObject({
    businessName: owner.businessName,
    companySize: '1-10',
    monthlyRevenue: 'under-10k',
    industry: 'Bread van',
  })
})

test('the mailed link continues on another device, and later says that the answers are in the account', async ({
  page,
}) => {
  const owner = newOwner()
  const { firstName, lastName, businessName, email } = owner
  const told = {
    firstName,
    lastName,
    businessName,
    companySize: '1-10',
    monthlyRevenue: 'under-10k',
    industry: 'retail',
  }
  const elsewhere = await page.context().browser()?.newContext()
  expect((await elsewhere?.request.post('/api/start', { data: { ...told, email } }))?.ok()).toBe(true)
  await elsewhere?.close()
  const link = await takeMailedLink(email)
  await page.goto(link)
  await expect(page.getByLabel('Business name')).toHaveValue(businessName)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: `Thank you, ${firstName}` })).toBeVisible()
  await signUp(page.request, owner)
  expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({ businessName })
  await page.context().clearCookies()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your answers are in your account' })).toBeVisible()
  await expect(page.getByText('This link no longer works')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden()
  await expectNoViolation(page)
  await page.locator('#start-joined').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

for (const path of ['/login', '/login#create', '/forgot-password', '/start']) {
  test(`${path} weighs at most 80 KB and does not move while it loads`, async ({ page }) => {
    await noteShifts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    const bytes = await page.evaluate(() =>
      performance
        .getEntries()
        .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0), 0),
    )
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThan(80 * 1024)
    await expectNoShift(page)
    await expectNoViolation(page)
  })
}
