/** What the owner tells about herself and her business, and her password. */
import { paths } from '#web/paths.ts'
import { expectSoundScreen, waitUntilReady } from './sound-screen.ts'
import { expect, fillAttributes, newOwner, setUp, test } from './visitor.ts'

test('the trade may be in no list, in the profile too', async ({ page }) => {
  await setUp(page.request)
  await page.goto(paths.profile)
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Industry').selectOption('other')
  await page.getByLabel('Your kind of business, in your own words').fill('bread van')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await page.reload()
  await expect(page.getByText('bread van', { exact: true })).toBeVisible()
  expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({ industry: 'bread van' })
})

test('the profile is edited, and a cancelled edit changes nothing', async ({ page }) => {
  await setUp(page.request)
  await page.goto(paths.profile)
  const title = page.getByLabel('Job Title')
  const personal = page.getByRole('region', { name: 'Personal Information' })
  const edit = page.getByRole('button', { name: 'Edit Profile' })
  await expect(title).toHaveCount(0)
  await edit.press('Enter')
  await expect(page.getByLabel('First Name')).toBeFocused()
  await expect(page.getByLabel('Email')).toBeDisabled()
  await expect(page.getByText('Email cannot be changed')).toBeVisible()
  await title.fill('Baker')
  await page.getByRole('button', { name: 'Cancel' }).last().click()
  await expect(edit).toBeFocused()
  await expect(personal).not.toContainText('Baker')
  await edit.click()
  await expect(title).toHaveValue('')
  await title.fill('Baker')
  await page.getByLabel('Industry').selectOption('food-beverage')
  await expectSoundScreen(page, 'the profile while it is edited')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/profile', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible()
  held.resolve()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expect(title).toHaveCount(0)
  await expect(edit).toBeFocused()
  await page.reload()
  for (const told of ['Baker', 'Food and beverage'])
    await expect(personal.getByText(told, { exact: true })).toBeVisible()
  await expect(page.getByText('Trial, 14 days left')).toBeVisible()
  await waitUntilReady(page)
  await expectSoundScreen(page, 'the profile')
})

test('what is typed and not saved survives a refusal and a reload, and goes with Cancel', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 500/, /CallError: 500/)
  await setUp(page.request)
  await page.goto(paths.profileEdit)
  const title = page.getByLabel('Job Title')
  await title.fill('Baker')
  await page.route('**/api/profile', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.locator('.toast')).toContainText('Update Failed')
  await expect(page.locator('.toast')).toContainText('Failed to update profile. Please try again.')
  await page.goto(paths.profile)
  await expect(title).toHaveValue('Baker')
  await expect(page.getByText('These are your unsaved changes from last time.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).first().click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
  await expect(page.getByText('Baker')).toHaveCount(0)
})

test('only what is typed is saved: answers given elsewhere meanwhile stand, and so does what is typed during the save', async ({
  page,
}) => {
  await setUp(page.request)
  await page.goto(paths.profileEdit)
  await page.getByLabel('Job Title').fill('Baker')
  await page.goto(paths.toolkit)
  await page.request.put('/api/profile', { data: { productsServices: 'Rye bread on the quay' } })
  await page.goto(paths.profile)
  await expect(page.getByLabel('Products & Services')).toHaveValue('Rye bread on the quay')
  const { promise: typedOn, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/profile', async (route) => {
    await typedOn
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByLabel('Job Title').fill('Baker and miller')
  answer()
  await expect(page.locator('.toast')).toContainText('Profile updated successfully')
  await expect(page.getByLabel('Job Title')).toHaveValue('Baker and miller')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused()
  expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({
    ...{ jobTitle: 'Baker and miller', productsServices: 'Rye bread on the quay' },
  })
})

test('the sentences stand in the profile, with the place where they can be changed now', async ({ page }) => {
  await setUp(page.request)
  await page.goto(paths.profile)
  const own = page.getByRole('region', { name: 'Your sentences' })
  await expect(own).toContainText('You need us when …')
  await expect(own).not.toContainText('When do they need you?')
  await own.getByRole('link', { name: 'Brand Attributes' }).click()
  await expect(page).toHaveURL(paths.brandAttributes)
  await fillAttributes(page.request)
  await page.goto(paths.profile)
  await own.getByRole('link', { name: 'UVP Generator' }).click()
  await expect(page.getByText('Not quite you? Change your sentences')).toBeVisible()
})

test('the table of contents leads to each section and marks the one that is read', async ({ page }) => {
  await setUp(page.request)
  await page.goto(paths.profile)
  const contents = page.getByRole('navigation', { name: 'Profile sections' })
  await expect(contents.getByRole('link', { name: 'Subscription Status' })).toHaveAttribute('aria-current', 'true')
  for (const section of ['Password', 'Signed-in devices', 'Account Actions']) {
    await contents.getByRole('link', { name: section }).click()
    await expect(page.getByRole('heading', { name: section, exact: true })).toBeInViewport()
    await expect(contents.locator('[aria-current]')).toHaveText(section)
  }
})

test('a text as long as can be kept says so, options read as words, and a name may begin with a picture', async ({
  page,
}) => {
  await setUp(page.request, { ...newOwner(), firstName: '🌊 Ada' })
  await page.goto(paths.profile)
  await expect(page.locator('.who-btn')).toContainText('🌊L')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Products & Services').fill('bread '.repeat(500))
  await expect(page.getByText('That’s all this field holds: 2,000 characters.')).toBeVisible()
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
