/** What the owner tells about herself and her business, and her password. */
import { paths } from '#web/paths.ts'
import { expect, newOwner, setUp, signUp, test } from './visitor.ts'

test('a new owner completes her setup once and comes to the toolkit (D1-028)', async ({ page, complaints }) => {
  complaints.expected.push(/status of 500/, /CallError: 500/)
  await signUp(page.request)
  await page.goto(paths.brandAttributes)
  await expect(page.getByRole('heading', { name: 'Complete Your Setup' })).toBeVisible()
  await page.getByLabel('Business Name').fill('Harbour Loaf')
  await page.getByLabel('Products & Services').fill('Bread and buns')
  await page.getByLabel('Ideal Client Description').fill('early commuters')
  await page.route('**/api/profile', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(page.locator('.toast')).toContainText('Failed to complete setup. Please try again.')
  await expect(page.getByLabel('Business Name')).toHaveValue('Harbour Loaf')
  await page.unroute('**/api/profile')
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(page.getByText('Welcome! Your setup is complete.')).toBeVisible()
  await expect(page.getByText('Harbour Loaf: none of six steps are done.')).toBeVisible()
})

test('what is typed into the setup survives a reload and a session that ends by itself, and goes with a sign-out', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 401/, /CallError: 401/)
  const owner = await signUp(page.request)
  await page.goto(paths.onboarding)
  await page.getByLabel('Products & Services').fill('Bread and buns')
  await page.reload()
  await expect(page.getByLabel('Products & Services')).toHaveValue('Bread and buns')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByLabel('Products & Services')).toHaveValue('Bread and buns')
  await page.getByRole('link', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('the profile is edited, and a cancelled edit changes nothing', async ({ page }) => {
  await setUp(page.request)
  await page.goto(paths.profile)
  const title = page.getByLabel('Job Title')
  await expect(title).toBeDisabled()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await title.fill('Baker')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(title).toHaveValue('')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await title.fill('Baker')
  await page.getByLabel('Industry').selectOption('food-beverage')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expect(title).toBeDisabled()
  await page.reload()
  await expect(title).toHaveValue('Baker')
  await expect(page.getByLabel('Industry')).toHaveValue('food-beverage')
  await expect(page.getByText('Trial, 14 days left')).toBeVisible()
})

test('a text as long as can be kept says so, options read as words, and a name may begin with a picture', async ({
  page,
}) => {
  await setUp(page.request, { ...newOwner(), firstName: '🌊 Ada' })
  await page.goto(paths.profile)
  await expect(page.locator('.who-btn')).toContainText('🌊L')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Products & Services').fill('bread '.repeat(500))
  await expect(page.getByText('2,000 of 2,000 characters used')).toBeVisible()
  await expect(page.getByLabel('Industry').getByRole('option', { name: 'Food and beverage' })).toBeAttached()
})

test('the password is changed only with the old one, and the new one signs in', async ({ page, complaints }) => {
  complaints.expected.push(/status of 40[013]/)
  const owner = await setUp(page.request)
  await page.goto(paths.profile)
  const change = page.getByRole('button', { name: 'Change Password' })
  await expect(change).toBeDisabled()
  await page.getByLabel('Current Password').fill('not the password')
  await page.getByLabel('New Password').fill('a longer harbour at dusk')
  await change.click()
  await expect(page.locator('.toast')).toContainText('Password not changed')
  await expect(page).toHaveURL(/\/profile$/)
  await page.getByLabel('Current Password').fill(owner.password)
  await change.click()
  await expect(page.locator('.toast')).toContainText('Password changed')
  const signIn = (password: string) => page.request.post('/api/auth/login', { data: { email: owner.email, password } })
  expect((await signIn(owner.password)).status()).toBe(401)
  expect((await signIn('a longer harbour at dusk')).ok()).toBe(true)
})
