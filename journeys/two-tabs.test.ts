/** Two tabs or two devices edit the same words, and none is lost. */
import type { Page } from '@playwright/test'
import { addWord, card, deleteWord, expectSaved, openCategory, ring, savedWords, wordsOn } from './discovery-screen.ts'
import { expect, fillAttributes, setUp, test, watch } from './visitor.ts'

/** A save that came too late is answered 409; the browser logs it, and the page merges. */
const tooLate = /status of 409/

async function secondTab(page: Page, messages: string[]): Promise<Page> {
  const other = await page.context().newPage()
  watch(other, messages)
  return other
}

test.beforeEach(({ complaints }) => {
  complaints.expected.push(tooLate)
})

test('words added to the same category in two tabs all stay', async ({ page, complaints }) => {
  await setUp(page.request)
  const other = await secondTab(page, complaints.messages)
  await openCategory(page, 'culture')
  await openCategory(other, 'culture')
  await addWord(page, 'Weatherproof')
  await addWord(other, 'Salt-tired')
  await addWord(page, 'Unhurried')
  await expectSaved(page)
  await expectSaved(other)
  const { culture } = await savedWords(page.request)
  expect(culture.words).toEqual(expect.arrayContaining(['Weatherproof', 'Salt-tired', 'Unhurried']))
  expect(culture.words).toHaveLength(23)
  await openCategory(page, 'culture')
  await openCategory(other, 'culture')
  expect(await wordsOn(page)).toEqual(await wordsOn(other))
})

test('a word deleted in one tab stays deleted when the other saves, and what the other added stays', async ({
  page,
  complaints,
}) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  const other = await secondTab(page, complaints.messages)
  await openCategory(page, 'voice')
  await openCategory(other, 'voice')
  await deleteWord(page, 'spare 3')
  await expectSaved(page)
  await addWord(other, 'Tide-worn')
  await expectSaved(other)
  await expect(ring(other, 'spare 3')).toHaveCount(0)
  const { voice } = await savedWords(page.request)
  expect(voice.words).toContain('Tide-worn')
  expect(voice.words).not.toContain('spare 3')
})

test('a word picked in one tab is kept when the other tab deletes it', async ({ page, complaints }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  const other = await secondTab(page, complaints.messages)
  await openCategory(page, 'feeling')
  await openCategory(other, 'feeling')
  await ring(page, 'full').click()
  await ring(page, 'spare 5').click()
  await expectSaved(page)
  await deleteWord(other, 'spare 5')
  await expectSaved(other)
  await expect(ring(other, 'spare 5')).toHaveAttribute('aria-pressed', 'true')
  expect((await savedWords(page.request)).feeling.topFive).toContain('spare 5')
})

test('two devices of one account that edit at the same moment end up with the same words', async ({
  page,
  browser,
  complaints,
}) => {
  const owner = await setUp(page.request)
  const device = await browser.newContext()
  const other = await device.newPage()
  watch(other, complaints.messages)
  const signIn = await other.request.post('/api/auth/login', {
    data: { email: owner.email, password: owner.password },
  })
  expect(signIn.ok(), await signIn.text()).toBe(true)
  await openCategory(page, 'impact')
  await openCategory(other, 'impact')
  for (const number of [1, 2, 3]) {
    await addWord(page, `Desk ${number}`)
    await addWord(other, `Phone ${number}`)
  }
  await Promise.all([page, other].map(expectSaved))
  const { impact } = await savedWords(page.request)
  for (const number of [1, 2, 3])
    expect(impact.words).toEqual(expect.arrayContaining([`Desk ${number}`, `Phone ${number}`]))
  expect(impact.topFive).toHaveLength(5)
  expect(impact.topOne, 'nobody has chosen the number one').toBe('')
  await device.close()
})

test('editing another category in a second tab does not disturb this one', async ({ page, complaints }) => {
  await setUp(page.request)
  const other = await secondTab(page, complaints.messages)
  await openCategory(page, 'culture')
  await openCategory(other, 'customers')
  await addWord(page, 'Sea-legged')
  await addWord(other, 'Sleepless')
  await expectSaved(page)
  await expectSaved(other)
  const saved = await savedWords(page.request)
  expect(saved.culture.words).toContain('Sea-legged')
  expect(saved.customers.words).toContain('Sleepless')
  await expect(card(page, 'Sea-legged')).toBeVisible()
})

/** Blocks the saves of a tab, but not its reads. */
const holdBack = (page: Page) =>
  page.route('**/api/brand-attributes', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )

test('a tab opened beside unsent words leaves them to their tab, and a word removed there does not return', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/Failed to fetch/, /ERR_FAILED/)
  await setUp(page.request)
  const other = await secondTab(page, complaints.messages)
  await openCategory(page, 'culture')
  await holdBack(page)
  await addWord(page, 'Weatherprof')
  await openCategory(other, 'culture')
  await addWord(other, 'Salt-tired')
  await expectSaved(other)
  await expect(ring(other, 'Weatherprof')).toHaveCount(0)
  await deleteWord(page, 'Weatherprof')
  await addWord(page, 'Weatherproof')
  await page.unroute('**/api/brand-attributes')
  await expectSaved(page)
  const { culture } = await savedWords(page.request)
  expect(culture.words).toEqual(expect.arrayContaining(['Weatherproof', 'Salt-tired']))
  expect(culture.words).not.toContain('Weatherprof')
  expect(new Set(culture.words).size).toBe(culture.words.length)
})

test('unsent words of a closed tab are taken over by the tab beside it', async ({ page, context, complaints }) => {
  complaints.expected.push(/Failed to fetch/, /ERR_FAILED/)
  await setUp(page.request)
  const other = await secondTab(page, complaints.messages)
  await openCategory(other, 'culture')
  await holdBack(other)
  await addWord(other, 'Tide-worn')
  await openCategory(page, 'culture')
  await expect(ring(page, 'Tide-worn')).toHaveCount(0)
  await other.close()
  await expect(ring(page, 'Tide-worn')).toBeVisible()
  await expectSaved(page)
  expect((await savedWords(page.request)).culture.words).toContain('Tide-worn')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(context.pages()).toHaveLength(1)
})
