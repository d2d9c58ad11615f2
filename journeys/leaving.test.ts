/** Downloading all data, and deleting the account. */
import { readFile } from 'node:fs/promises'
import { paths } from '#web/paths.ts'
import { expectAccessibleAndFitting } from './screen-checks.ts'
import { expect, fillAttributes, setUp, test, watch } from './visitor.ts'

test('T21 an owner downloads everything their account holds', async ({ page }) => {
  const owner = await setUp(page.request)
  await fillAttributes(page.request)
  await page.goto(paths.profile)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all data (JSON)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('my-data.json')
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data).toMatchObject({ account: { email: owner.email }, brand: { businessName: owner.businessName } })
})

test('T29 an account is deleted after its name has been typed, and nothing of it stays, here or in another tab', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected.push(/status of 401/, /CallError: 401/)
  const owner = await setUp(page.request)
  const tab = await context.newPage()
  watch(tab, complaints.messages)
  await tab.goto(paths.toolkit)
  await page.goto(paths.profileEdit)
  await page.getByLabel('Job Title').fill('Baker')
  const opener = page.getByRole('button', { name: 'Delete this account' })
  await opener.press('Enter')
  const form = page.getByRole('form', { name: `Delete ${owner.firstName} ${owner.lastName}’s account?` })
  await expect(form.getByRole('heading')).toBeFocused()
  const typed = form.getByLabel('Type delete harbour loaf to confirm')
  const confirm = form.getByRole('button', { name: 'Delete for good' })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await typed.fill('delete harbour')
  await typed.press('Enter')
  await expect(form).toBeVisible()
  await expectAccessibleAndFitting(page, 'deleting the account')
  await form.getByRole('button', { name: 'Keep the account' }).click()
  await expect(page.getByRole('button', { name: 'Delete this account…' })).toBeFocused()
  await opener.click()
  await typed.fill('Delete  Harbour Loaf')
  await confirm.click()

  await expect(page).toHaveURL(/\/login#deleted$/)
  await expect(page.getByText('Your account and everything in it were deleted.')).toBeVisible()
  await expectAccessibleAndFitting(page, 'the page after the account was deleted')
  await expect(tab).toHaveURL(/\/login/)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('That email and password don’t match.')).toBeVisible()
})

test('T11 a refused deletion says why and leaves everything as it was', async ({ page, complaints }) => {
  complaints.expected.push(/status of 409/, /CallError: 409/)
  await setUp(page.request)
  const body = { code: 'last_admin', error: 'You’re the last admin. Add another one first.' }
  await page.route('**/api/account/delete', (route) => route.fulfill({ status: 409, json: body }))
  await page.goto(paths.profile)
  await page.getByRole('button', { name: 'Delete this account' }).click()
  await page.getByLabel('Type delete harbour loaf to confirm').fill('delete harbour loaf')
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.locator('.toast')).toContainText('You’re the last admin. Add another one first.')
  await expect(page.getByRole('button', { name: 'Delete for good' })).toBeEnabled()
})
