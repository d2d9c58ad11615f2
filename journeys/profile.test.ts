/** What the owner tells about herself and her business, and her password. */
import { paths } from '#web/paths.ts'
import { answerSetup, goOn } from './set-up.ts'
import { expectSoundScreen, waitUntilReady } from './sound-screen.ts'
import { expect, newOwner, setUp, signUp, test } from './visitor.ts'

const leaflet = 'We bake rye bread at night.\nIf you are up at five, so are we.\nAsk for the heel.'

test('a new owner completes her setup once and comes to the toolkit', async ({ page, complaints }) => {
  complaints.expected.push(/status of 500/, /CallError: 500/)
  await signUp(page.request)
  await page.goto(paths.brandAttributes)
  await answerSetup(page, 'Harbour Loaf')
  await page.route('**/api/profile', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(page.locator('.toast')).toContainText('Failed to complete setup. Please try again.')
  await page.unroute('**/api/profile')
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(page.getByText('Welcome! Your setup is complete.')).toBeVisible()
  await expect(page.getByText('Harbour Loaf: six steps to go.')).toBeVisible()
  await page.goto(paths.onboarding)
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible()
  await expect(page.getByText(/^Sourdough bread/)).toBeVisible()
})

test('one question at a time: an example, what it is used for, back again, and what leaving it empty costs', async ({
  page,
}) => {
  await signUp(page.request)
  await page.goto(paths.onboarding)
  await expect(page.getByText('1 of 8')).toBeVisible()
  await goOn(page)
  await page.getByLabel('Other', { exact: true }).check()
  await page.getByLabel('Your kind of business, in your own words').fill('bread van')
  await goOn(page)
  await expect(page.getByLabel('Products & Services')).toBeFocused()
  await expect(page.getByText('For example: We fix bikes in your driveway.')).toBeVisible()
  await expect(page.getByText('Used in: Your value propositions')).toBeVisible()
  await expectSoundScreen(page, 'a question')
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page.getByText('Without this, none of your drafts can say what you sell.')).toBeVisible()
  await page.getByRole('button', { name: 'Answer It Now' }).click()
  await expect(page.getByLabel('Products & Services')).toBeFocused()
  await goOn(page)
  await page.getByRole('button', { name: 'Leave It Blank' }).click()
  await expect(page.getByLabel('Ideal Client Description')).toBeFocused()
  await expect(page.getByText('Skipped for now').first()).toBeVisible()
  await page.getByRole('button', { name: 'What do you sell?' }).click()
  await page.getByLabel('Products & Services').fill('buns')
  await page.goBack()
  await expect(page.getByLabel('Ideal Client Description')).toBeVisible()
  await page.getByRole('button', { name: 'Finish later' }).click()
  await expect(page.getByText('Without this, none of your drafts can say who it’s for.')).toBeVisible()
  await page.getByRole('button', { name: 'Complete Setup Anyway' }).click()
  await expect(page).toHaveURL(/\/toolkit$/)
  const user = await (await page.request.get('/api/auth/user')).json()
  expect(user).toMatchObject({ industry: 'bread van', productsServices: 'buns', onboardingCompleted: true })
})

test('the setup takes answers out of a text: word for word, each to be moved or left out', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 415/, /CallError: 415/)
  await signUp(page.request)
  await page.goto(paths.onboarding)
  await page.getByRole('button', { name: 'Show us some text instead' }).click()
  await page.getByLabel('Or paste it').fill(leaflet)
  await page.getByRole('button', { name: 'Read My Text' }).click()
  await expect(page.getByRole('heading', { name: 'From your text' })).toBeVisible()
  await page.getByText('One more sentence').click()
  await page
    .getByLabel('Which question does this answer: Ask for the heel.')
    .selectOption('What do you do that others don’t?')
  await page.getByRole('checkbox', { name: 'If you are up at five, so are we.' }).uncheck()
  await expectSoundScreen(page, 'what was found in a text')
  await page.getByRole('button', { name: 'Keep 2, Ask the Rest' }).click()
  await expect(page.getByLabel('Business Name')).toBeVisible()
  await expect(page.getByText('We bake rye bread at night.')).toBeVisible()
  const answers = async () => (await page.request.get('/api/auth/user')).json()
  await expect
    .poll(answers)
    .toMatchObject({ productsServices: 'We bake rye bread at night.', competitiveDifferentiator: 'Ask for the heel.' })
  expect(await answers()).toMatchObject({ idealClientDescription: null })

  await page.getByRole('button', { name: 'Show us some text instead' }).click()
  const file = { name: 'leaflet.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await page.getByLabel('Choose a File').setInputFiles(file)
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
})

test('whoever goes back to mend an answer is led on from where she was', async ({ page }) => {
  await signUp(page.request)
  await page.goto(`${paths.onboarding}&question=productsServices`)
  const goOn = page.getByRole('button', { name: 'Continue' })
  await page.getByLabel('Products & Services').fill('Bread and buns')
  await goOn.click()
  await page.getByLabel('Ideal Client Description').fill('early risers')
  await goOn.click()
  await page.getByLabel('Customer Pain Points').fill('nobody is open at five')
  await goOn.click()
  await expect(page.getByLabel('Competitive Differentiator')).toBeFocused()
  await page.getByRole('button', { name: 'What do you sell?' }).click()
  await page.getByLabel('Products & Services').fill('Bread, buns and pies')
  await goOn.click()
  await expect(page.getByLabel('Competitive Differentiator')).toBeFocused()
})

test('what is typed into the setup stands in a second tab at once, and neither tab loses what the other says', async ({
  page,
}) => {
  await signUp(page.request)
  const ask = (question: string) => `${paths.onboarding}&question=${question}`
  await page.goto(ask('productsServices'))
  const second = await page.context().newPage()
  await second.goto(ask('productsServices'))
  await expect(second.getByLabel('Products & Services')).toBeVisible()
  await page.getByLabel('Products & Services').fill('Bread and buns')
  await expect(second.getByLabel('Products & Services')).toHaveValue('Bread and buns')
  await second.goto(ask('idealClientDescription'))
  await second.getByLabel('Ideal Client Description').fill('early risers')
  await page.getByLabel('Products & Services').fill('Bread, buns and pies')
  await second.close({ runBeforeUnload: true })
  const answers = async () => (await page.request.get('/api/auth/user')).json()
  await expect
    .poll(answers)
    .toMatchObject({ productsServices: 'Bread, buns and pies', idealClientDescription: 'early risers' })
})

test('what is typed into the setup survives a reload, the way out of it and a session that ends by itself, and goes with a sign-out', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 401/, /CallError: 401/)
  const owner = await signUp(page.request)
  await page.goto(`${paths.onboarding}&question=productsServices`)
  const field = page.getByLabel('Products & Services')
  await field.fill('Bread and buns')
  await page.reload()
  await expect(field).toHaveValue('Bread and buns')
  await page.context().clearCookies()
  await field.fill('Bread, buns and pies')
  await expect(page.locator('#toasts')).toContainText('Your session has ended.')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(field).toHaveValue('Bread, buns and pies')
  await page.getByRole('button', { name: 'your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

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
