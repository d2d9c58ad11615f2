/** The discovery: words, a top five and a number one in each of six categories; validation, saving, bringing back. */
import type { Page, Request } from '@playwright/test'
import { categories } from '#contract/plain/brand.ts'
import { sampleWords } from '#contract/plain/sample-words.ts'
import {
  addWord,
  card,
  deleteWord,
  expectSaved,
  findWordInput,
  openCategory,
  ring,
  savedWords,
  wordsOn,
} from './discovery-screen.ts'
import { expect, fillAttributes, setUp, test } from './visitor.ts'

const isSave = (request: Request) => request.method() === 'PUT' && request.url().endsWith('/api/brand-attributes')
const nextButton = (page: Page) => page.getByRole('button', { name: 'Next Step' })

test.beforeEach(async ({ page }) => {
  await setUp(page.request)
})

test('a step not yet begun cannot be skipped to; every earlier or begun one can be opened', async ({ page }) => {
  await openCategory(page, 'voice')
  const steps = page.getByRole('list', { name: 'Six categories' })
  await expect(page.getByText('Step 3 of 6')).toBeVisible()
  await expect(page.getByText('0% Complete')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  await expect(steps.getByRole('link')).toHaveCount(3)
  await addWord(page, 'Dry')
  await expect(steps.getByRole('link', { name: 'Voice, some picked' })).toBeVisible()
  await steps.getByRole('link', { name: 'Culture' }).click()
  await expect(
    page.getByRole('heading', { name: 'How would your community describe your company?', level: 1 }),
  ).toBeVisible()
  await expect(steps.getByRole('link')).toHaveText([/Culture/, /Voice/])
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'How do you sound?', level: 1 })).toBeVisible()
})

test('the instructions open to the announced video and the advice', async ({ page }) => {
  await openCategory(page, 'culture')
  await expect(page.getByText('Video Tutorial')).toBeHidden()
  await page.getByText('Instructions').click()
  await expect(page.getByText('Video Tutorial')).toBeVisible()
  await expect(page.getByText('Coming Soon')).toBeVisible()
  await expect(page.getByText(/at least 20 adjectives your community would use/)).toBeVisible()
})

test('each category has its own question and sample words, and the samples count once the owner adds a word', async ({
  page,
  complaints,
}) => {
  // A page left at once may still be saving its step while the next one saves its own.
  complaints.expected.push(/status of 409/)
  const placeholders = new Set<string>()
  for (const category of categories) {
    await openCategory(page, category)
    expect(await wordsOn(page)).toEqual(sampleWords[category])
    placeholders.add((await findWordInput(page).getAttribute('placeholder')) ?? '')
  }
  expect(placeholders.size).toBe(6)
  await expect(page.getByRole('heading', { name: 'Your Words (Minimum of 15)' })).toBeVisible()
  await expect(page.locator('.words .count')).toHaveText(/^0\/15/)
  await expect(page.locator('.wcard.sample')).toHaveCount(20)
  await addWord(page, 'Baked on the boat')
  await expect(page.locator('.words .count')).toHaveText(/^21\/15/)
  await expect(page.getByText('1 word is your own. The samples below count too.')).toBeVisible()
})

test('a word is trimmed, a blank one ignored, and a duplicate or overlong one refused with the reason', async ({
  page,
}) => {
  await page.clock.install()
  await openCategory(page, 'culture')
  await expect(page.getByRole('button', { name: 'Add Word' })).toBeDisabled()
  await findWordInput(page).fill('   ')
  await findWordInput(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Add Word' })).toBeDisabled()
  expect(await wordsOn(page)).toHaveLength(20)
  await findWordInput(page).fill('  Salt   tired ')
  await findWordInput(page).press('Enter')
  await expect(ring(page, 'Salt tired')).toBeVisible()
  await expect(findWordInput(page)).toHaveValue('')
  await findWordInput(page).fill('SALT TIRED')
  await findWordInput(page).press('Enter')
  const refusal = page.getByText('"SALT TIRED" is already in your list')
  await expect(refusal).toBeVisible()
  await page.clock.runFor(2500)
  await expect(refusal).toBeVisible()
  await page.clock.runFor(600)
  await expect(refusal).toBeHidden()
  expect(await wordsOn(page)).toHaveLength(21)
  await findWordInput(page).clear()
  const long = `somebody picks up ${'x'.repeat(25)}`
  await findWordInput(page).fill(`kind, ${long}, quick`)
  await findWordInput(page).press('Enter')
  const which = 'Words can be up to 40 characters long. Please shorten “somebody picks up xxxxxx…”.'
  await expect(page.getByText(which)).toBeVisible()
  await expect(findWordInput(page)).toHaveValue(long)
  expect(await wordsOn(page)).toHaveLength(23)
})

test('words separated by commas are added one by one', async ({ page }) => {
  await openCategory(page, 'culture')
  await findWordInput(page).fill('Salt tired, tide wise , Salt tired')
  await findWordInput(page).press('Enter')
  await expect(ring(page, 'Salt tired')).toBeVisible()
  await expect(ring(page, 'tide wise')).toBeVisible()
  await expect(page.getByText('"Salt tired" is already in your list')).toBeVisible()
  await expect(findWordInput(page)).toHaveValue('Salt tired')
})

test('a word is deleted only after a confirmation, also by keyboard, and its picks go with it', async ({ page }) => {
  await fillAttributes(page.request)
  await openCategory(page, 'culture')
  const question = page.getByRole('dialog', { name: 'Delete "steady"?' })
  await card(page, 'steady').focus()
  await page.keyboard.press('Enter')
  await expect(question.getByRole('button', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(card(page, 'steady')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(ring(page, 'steady')).toBeVisible()
  await card(page, 'steady').press('Enter')
  await page.keyboard.press('Enter')
  await expect(ring(page, 'steady')).toHaveCount(0)
  await expect(page.locator('.tray .count')).toHaveText(/^4\/5/)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(nextButton(page)).toHaveCount(0)
})

test('the top five can be picked from 15 words on, then the number one; only then the next step appears', async ({
  page,
}) => {
  await fillAttributes(page.request)
  await openCategory(page, 'voice')
  await deleteWord(page, 'spare 0')
  await expect(page.locator('.words .count')).toHaveText(/^14\/15/)
  await expect(page.getByRole('radio', { name: 'plain-spoken' }), 'what is picked stays in sight').toBeChecked()
  await ring(page, 'warm').click()
  await expect(ring(page, 'spare 1')).toBeDisabled()
  await expect(page.getByText(/Once you have 15, you can pick the rest of your top five\./)).toBeVisible()
  await addWord(page, 'Tide-worn')
  await expect(page.getByRole('radio').first()).toBeDisabled()
  await expect(nextButton(page)).toHaveCount(0)
  await ring(page, 'Tide-worn').click()
  await expect(page.locator('.tray .count')).toHaveText(/^5\/5/)
  await expect(ring(page, 'spare 1')).toBeDisabled()
  await page.getByRole('radio', { name: 'Tide-worn' }).check()
  await expect(nextButton(page)).toBeEnabled()
  await expectSaved(page)
  const { voice } = await savedWords(page.request)
  expect(voice.topOne).toBe('Tide-worn')
  expect(voice.topFive).toHaveLength(5)
})

test('a category is reset only after a confirmation, and the earlier words can be brought back', async ({ page }) => {
  await fillAttributes(page.request)
  await openCategory(page, 'impact')
  await page.getByRole('button', { name: 'Reset this category' }).click()
  const question = page.getByRole('dialog', { name: 'Reset Impact?' })
  await expect(question).toContainText('erased and replaced by the sample words')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(ring(page, 'less waste')).toBeVisible()
  await page.getByRole('button', { name: 'Reset this category' }).click()
  await question.getByRole('button', { name: 'Reset' }).click()
  expect(await wordsOn(page)).toEqual(sampleWords.impact)
  await expectSaved(page)
  await page.getByRole('button', { name: 'Bring back your earlier words' }).click()
  await expect(page.getByRole('radio', { name: 'better mornings' })).toBeChecked()
  await expectSaved(page)
  expect((await savedWords(page.request)).impact.topOne).toBe('better mornings')
})

test('Previous goes one step back, and from the first step to the overview', async ({ page }) => {
  await openCategory(page, 'customers')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByText('Step 1 of 6')).toBeVisible()
  await addWord(page, 'Weatherproof')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('heading', { name: 'Brand Attributes', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Culture/ })).toContainText('21 words')
})

test('the discovery can be completed only with all six words, sums them up, and can be edited afterwards', async ({
  page,
}) => {
  await fillAttributes(page.request)
  await openCategory(page, 'xfactor')
  const complete = page.getByRole('button', { name: 'Complete Journey' })
  await expect(complete).toBeEnabled()
  await page.getByRole('link', { name: 'Impact, complete' }).click()
  await ring(page, 'less waste').click()
  await expect(nextButton(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'X Factor, complete' }).click()
  await expect(complete).toBeDisabled()
  await expect(page.getByText('Still to do: Impact')).toBeVisible()
  await page.getByRole('link', { name: 'Impact, some picked' }).click()
  await ring(page, 'less waste').click()
  await nextButton(page).click()
  await complete.click()
  await expect(page.getByRole('heading', { name: 'Six words that are yours' })).toBeVisible()
  for (const word of ['steady', 'early risers', 'plain-spoken', 'looked after', 'better mornings', 'baked on the boat'])
    await expect(page.locator('.dna').getByText(word)).toBeVisible()
  await page.getByRole('button', { name: 'Review & Edit' }).click()
  await expect(page.getByText('Step 6 of 6')).toBeVisible()
  await complete.click()
  await page.getByRole('link', { name: 'Continue to Next Tool' }).click()
  await expect(page).toHaveURL(/\/toolkit\/uvp-generator$/)
})

test('words, picks and the current step are there again after a reload', async ({ page }) => {
  await fillAttributes(page.request)
  await openCategory(page, 'feeling')
  await addWord(page, 'Wide awake')
  await page.reload()
  await expect(ring(page, 'Wide awake')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'looked after' })).toBeChecked()
  await page.goto('/toolkit/brand-attributes/discover')
  await expect(page.getByText('Step 4 of 6')).toBeVisible()
})

test('a change is saved after three seconds; choosing the number one or changing the step saves at once', async ({
  page,
}) => {
  await fillAttributes(page.request)
  await page.clock.install()
  await openCategory(page, 'culture')
  await expectSaved(page)
  const saves: Request[] = []
  page.on('request', (request) => {
    if (isSave(request)) saves.push(request)
  })
  await addWord(page, 'Sea-legged')
  await page.clock.runFor(2500)
  expect(saves).toHaveLength(0)
  await page.clock.runFor(600)
  await expect.poll(() => saves.length).toBe(1)
  await expectSaved(page)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.getByRole('radio', { name: 'generous' }).check()
  await expect.poll(() => saves.length).toBe(2)
  await expectSaved(page)
  await nextButton(page).click()
  await expect(page.getByText('Step 2 of 6')).toBeVisible()
  await expect.poll(() => saves.length).toBe(3)
  expect(saves[2]?.postDataJSON().currentStep).toBe(1)
})

test('hiding or leaving the page saves at once', async ({ page }) => {
  await page.clock.install()
  await openCategory(page, 'culture')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await addWord(page, 'Weatherproof')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expectSaved(page)
  expect((await savedWords(page.request)).culture.words).toContain('Weatherproof')
  await addWord(page, 'Salt-tired')
  await page.goto('about:blank')
  await expect.poll(async () => (await savedWords(page.request)).culture.words).toContain('Salt-tired')
})
