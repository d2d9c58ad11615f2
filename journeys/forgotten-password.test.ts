/** A forgotten password, from asking for the link to being signed in again. */
import { takeMailedLink } from './mailed-link.ts'
import { expect, setUp, test } from './visitor.ts'

test('T8 a mailed link sets a new password once, signs in, and ends the sessions on all other devices', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expected.push(/the server responded with a status of 40[01]/)
  const { email, password } = await setUp(page.request)
  const laptop = await browser.newContext()
  expect((await laptop.request.post('/api/auth/login', { data: { email, password } })).ok()).toBe(true)

  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  const link = await takeMailedLink(email)
  await page.goto(link)
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.getByLabel('New password').fill('a loud harbour at noon')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page.getByText('Your new password is saved.')).toBeVisible()
  await expect(page).toHaveURL(/\/toolkit$/)

  const elsewhere = await laptop.newPage()
  await elsewhere.goto('/toolkit')
  await expect(elsewhere).toHaveURL(/\/login$/)
  await laptop.close()

  await page.goto('/api/logout')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Invalid credentials')
  await page.getByLabel('Password', { exact: true }).fill('a loud harbour at noon')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Logged in successfully!')).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page.getByLabel('New password')).toBeHidden()
})
