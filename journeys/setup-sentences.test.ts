/** The setup: one question at a time, sentences finished while a draft forms, and a text to take them from. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { expectAccessibleAndFitting } from './screen-checks.ts'
import { answerSetup, findAnswerBox, goOn } from './set-up.ts'
import { expect, signUp, test } from './visitor.ts'

const story =
  'We stand on the quay from five in the morning with rye, buns and coffee, and take orders for tomorrow at the hatch.'
const leaflet = `If you are up at five, so are we.\nWe bake rye bread at night.\n${story}\nYou need us when the ferry goes at six.`
const does = 'What do you do for customers?'
const who = 'Who is it for?'

const told = async (page: Page) => (await page.request.get('/api/auth/user')).json()

test('a new owner completes the setup once and gets to the toolkit', async ({ page, complaints }) => {
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
  await expect(page.getByText('bake sourdough bread and sell it from a van')).toBeVisible()
})

test('each question shows an example and its use, can be returned to, and says what leaving it empty costs', async ({
  page,
}) => {
  await signUp(page.request)
  await page.goto(paths.onboarding)
  await expect(page.getByText('1 of 10')).toBeVisible()
  await expect(page.locator('.acts-bar .save'), 'nothing was saved yet').toHaveText('')
  await goOn(page)
  await page.getByLabel('Other', { exact: true }).check()
  await page.getByLabel('Your kind of business, in your own words').fill('bread van')
  await goOn(page)
  await expect(findAnswerBox(page, does)).toBeFocused()
  await expect(page.getByText('For example: We tune pianos in your front room')).toBeVisible()
  await expect(page.getByText('Used in: Your value propositions')).toBeVisible()
  await expectAccessibleAndFitting(page, 'a sentence')
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page.getByText('Without this, none of your drafts can say what you sell.')).toBeVisible()
  await page.getByRole('button', { name: 'Answer It Now' }).click()
  await expect(findAnswerBox(page, does)).toBeFocused()
  await goOn(page)
  await page.getByRole('button', { name: 'Leave It Blank' }).click()
  await expect(findAnswerBox(page, who)).toBeFocused()
  await expect(page.getByText('Not answered yet').first()).toBeVisible()
  await page.getByRole('button', { name: does }).click()
  await page.getByText('Tell us more').click()
  await page.getByLabel('Products & Services').fill('buns')
  await page.goBack()
  await expect(findAnswerBox(page, who)).toBeVisible()
  await page.getByRole('button', { name: 'Finish later' }).click()
  await expect(page.getByText('Without this, none of your drafts can say who it’s for.')).toBeVisible()
  await expect(page.getByText('none of your drafts can say what you sell'), 'the longer story says it').toBeHidden()
  await page.getByRole('button', { name: 'Complete Setup Anyway' }).click()
  await expect(page).toHaveURL(/\/toolkit$/)
  expect(await told(page)).toMatchObject({ industry: 'bread van', productsServices: 'buns', onboardingCompleted: true })
})

test('a draft forms as the owner types, as we or I, under a short name; an overlong sentence is kept but not saved', async ({
  page,
}) => {
  await signUp(page.request)
  await page.goto(paths.onboarding)
  await page.getByLabel('Business Name').fill('Harbour Loaf Bakery and Coffee Boat')
  await page.getByLabel('People call us').fill('Harbour Loaf')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Skip for now' }).click()
  const draft = page.getByRole('region', { name: 'How a draft will read' })
  await findAnswerBox(page, does).fill('bake rye bread')
  await expect(draft).toContainText('Harbour Loaf: we bake rye bread.')
  await expect(page.locator('.acts-bar .save')).toHaveText('Saved')
  await page.getByRole('radio', { name: 'I', exact: true }).check()
  await expect(draft).toContainText('Harbour Loaf: I bake rye bread.')
  await goOn(page)
  const long = `for ${'very '.repeat(20)}early commuters`
  await findAnswerBox(page, who).fill(long)
  await expect(findAnswerBox(page, who)).toHaveAccessibleDescription(/Please shorten it by \d+ characters\.$/)
  await goOn(page)
  await expect(findAnswerBox(page, who), 'it is to be shortened first').toBeFocused()
  await expect(page.locator('.acts-bar .save')).toHaveText('Too long to save: kept here until it’s shorter')
  await page.reload()
  await expect(findAnswerBox(page, who)).toHaveValue(long)
  await findAnswerBox(page, who).fill('early commuters')
  await goOn(page)
  await expect(findAnswerBox(page, 'When do they need you?')).toBeFocused()
  await expect(page.getByText('for early commuters')).toBeVisible()
  await expect
    .poll(() => told(page))
    .toMatchObject({
      sentences: { does: 'bake rye bread', who: 'early commuters', isOne: true, shortName: 'Harbour Loaf' },
    })
})

test('a draft with a long business name offers a shorter one, and entering it leads back to the sentence', async ({
  page,
}) => {
  await signUp(page.request)
  await page.request.put('/api/profile', { data: { businessName: 'Harbour Loaf Bakery and Coffee Boat' } })
  await page.goto(`${paths.onboarding}&question=does`)
  await findAnswerBox(page, does).fill('bake rye bread')
  const draft = page.getByRole('region', { name: 'How a draft will read' })
  await expect(draft).toContainText('Harbour Loaf Bakery and Coffee Boat: we bake rye bread.')
  const offer = draft.getByRole('button', { name: 'Use the name people call you' })
  await offer.click()
  await expect(page.getByLabel('People call us')).toBeFocused()
  await page.keyboard.type('Harbour Loaf')
  await page.keyboard.press('Enter')
  await expect(draft).toContainText('Harbour Loaf: we bake rye bread.')
  await expect(offer).toHaveCount(0)
})

test('sentences of a pasted text are offered beside each question, and only a tap inserts one', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 415/, /CallError: 415/)
  await signUp(page.request)
  await page.goto(paths.onboarding)
  await page.getByRole('button', { name: 'Show us some text instead' }).click()
  await page.getByLabel('Or paste it').fill(leaflet)
  await page.getByRole('button', { name: 'Read My Text' }).click()
  await expect(findAnswerBox(page, does)).toHaveValue('')
  const found = page.locator('.text-slip').getByRole('button')
  await expect(found.first(), 'what begins as the sentence does comes first').toHaveText('We bake rye bread at night.')
  await expectAccessibleAndFitting(page, 'a text beside a sentence')
  await found.first().click()
  await expect(findAnswerBox(page, does)).toHaveValue('bake rye bread at night')
  await page.getByRole('button', { name: /^We stand on the quay/ }).click()
  await expect(page.getByLabel('Products & Services')).toHaveValue(story)
  await goOn(page)
  await expect(found.first()).toHaveText('If you are up at five, so are we.')
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByRole('button', { name: 'Leave It Blank' }).click()
  await expect(found.first()).toHaveText('You need us when the ferry goes at six.')
  await found.first().click()
  await expect
    .poll(() => told(page))
    .toMatchObject({
      productsServices: story,
      idealClientDescription: null,
      sentences: { does: 'bake rye bread at night', who: '', when: 'the ferry goes at six' },
    })
  await goOn(page)
  const after = findAnswerBox(page, 'What do they get out of it?')
  await page.getByRole('button', { name: /^We stand on the quay/ }).click()
  await expect(after, 'it has no longer story').toHaveValue(/^we stand on the quay .* at the hatch$/)
  await expect(after).toHaveAccessibleDescription(/Please shorten it by \d+ characters\.$/)
  await after.fill('eat at sea')
  await expect.poll(() => told(page)).toMatchObject({ sentences: { after: 'eat at sea' } })

  await page.getByRole('button', { name: 'Show us some text instead' }).click()
  const file = { name: 'leaflet.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await page.getByLabel('Choose a File').setInputFiles(file)
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
})

test('an owner who goes back to correct an answer is led on to where they were', async ({ page }) => {
  await signUp(page.request)
  await page.goto(`${paths.onboarding}&question=does`)
  for (const [question, words] of [
    [does, 'bake bread and buns'],
    [who, 'early risers'],
    ['When do they need you?', 'nobody is open at five'],
  ] as const) {
    await findAnswerBox(page, question).fill(words)
    await goOn(page)
  }
  const next = findAnswerBox(page, 'What do they get out of it?')
  await expect(next).toBeFocused()
  await page.getByRole('button', { name: does }).click()
  await findAnswerBox(page, does).fill('bake bread, buns and pies')
  await goOn(page)
  await expect(next).toBeFocused()
})

test('what is typed into the setup appears in a second tab at once, and neither tab loses the other’s answers', async ({
  page,
}) => {
  await signUp(page.request)
  const ask = (question: string) => `${paths.onboarding}&question=${question}`
  await page.goto(ask('does'))
  const second = await page.context().newPage()
  await second.goto(ask('does'))
  await expect(findAnswerBox(second, does)).toBeVisible()
  await findAnswerBox(page, does).fill('bake bread and buns')
  await expect(findAnswerBox(second, does)).toHaveValue('bake bread and buns')
  await second.goto(ask('who'))
  await findAnswerBox(second, who).fill('early risers')
  await second.getByText('Tell us more').click()
  await second.getByLabel('Ideal Client Description').fill('Everybody who is up at five.')
  await findAnswerBox(page, does).fill('bake bread, buns and pies')
  await second.close({ runBeforeUnload: true })
  await expect
    .poll(() => told(page))
    .toMatchObject({
      idealClientDescription: 'Everybody who is up at five.',
      sentences: { does: 'bake bread, buns and pies', who: 'early risers' },
    })
})

test('a sentence finished offline survives a reload, and is saved when the network is back', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected.push(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to fetch/)
  await signUp(page.request)
  await page.goto(`${paths.onboarding}&question=does`)
  await expect(findAnswerBox(page, does)).toBeVisible()
  await page.route('**/api/user-profile/sentences', (route) => route.abort())
  await findAnswerBox(page, does).fill('bake bread and buns')
  await expect(page.getByText('your answers are kept here')).toBeAttached()
  await page.reload()
  await expect(findAnswerBox(page, does)).toHaveValue('bake bread and buns')
  await page.unroute('**/api/user-profile/sentences')
  await context.setOffline(true)
  await findAnswerBox(page, does).fill('bake bread, buns and pies')
  await context.setOffline(false)
  await expect
    .poll(() => told(page), { timeout: 15_000 })
    .toMatchObject({
      sentences: { does: 'bake bread, buns and pies' },
    })
})

test('answers in the setup survive a reload and an expired session, and signing out removes them from the browser', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 401/, /CallError: 401/)
  const owner = await signUp(page.request)
  await page.goto(`${paths.onboarding}&question=does`)
  const field = findAnswerBox(page, does)
  await field.fill('bake bread and buns')
  await page.reload()
  await expect(field).toHaveValue('bake bread and buns')
  await page.context().clearCookies()
  await field.fill('bake bread, buns and pies')
  await expect(page.locator('#toasts')).toContainText('Your session has ended.')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(field).toHaveValue('bake bread, buns and pies')
  await page.getByRole('button', { name: 'your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
