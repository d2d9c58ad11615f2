/** Word suggestions in the discovery: when they are requested, what pressing one does, and that a failure stays silent. */
import type { Page } from '@playwright/test'
import { makeWordKey } from '#contract/plain/brand.ts'
import { sampleWords } from '#contract/plain/sample-words.ts'
import { addWord, findWordInput, openCategory, ring } from './discovery-screen.ts'
import { expect, setUp, test } from './visitor.ts'

const chips = (page: Page) => page.getByRole('group', { name: 'Suggestions' }).getByRole('button')
const askButton = (page: Page) => page.getByRole('button', { name: 'Get suggestions' })

/** Collects the page's requests for suggestions, as they were sent. */
function collectQuestions(page: Page): { input?: string; count?: number; existingWords: string[] }[] {
  const asked: { input?: string; count?: number; existingWords: string[] }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/suggest-words')) asked.push(request.postDataJSON())
  })
  return asked
}

test.beforeEach(async ({ page }) => {
  await setUp(page.request)
})

test('typing requests suggestions from two letters on, after a pause, and never while a request is pending', async ({
  page,
}) => {
  await page.clock.install()
  const asked = collectQuestions(page)
  let answer = () => {}
  await page.route('**/api/suggest-words', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await openCategory(page, 'culture')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await findWordInput(page).fill('w')
  await page.clock.runFor(1000)
  expect(asked).toHaveLength(0)
  await findWordInput(page).fill('we')
  await page.clock.runFor(250)
  expect(asked).toHaveLength(0)
  await page.clock.runFor(100)
  await expect.poll(() => asked.length).toBe(1)
  await findWordInput(page).fill('wea')
  await page.clock.runFor(2000)
  expect(asked).toHaveLength(1)
  answer()
  await expect(chips(page).first()).toBeVisible()
  await page.clock.runFor(400)
  await expect.poll(() => asked.map(({ input }) => input)).toEqual(['we', 'wea'])
  answer()
})

test('the button requests six suggestions that suit the owner’s words, once there is a first word', async ({
  page,
}) => {
  const asked = collectQuestions(page)
  await openCategory(page, 'voice')
  await expect(askButton(page)).toBeDisabled()
  await expect(page.getByText('available once you’ve added a word')).toBeVisible()
  await findWordInput(page).fill('p')
  await expect(askButton(page), 'one letter is no input yet').toBeDisabled()
  await addWord(page, 'Plain-spoken')
  await askButton(page).click()
  await expect(chips(page)).toHaveCount(6)
  expect(asked.at(-1)).toEqual({ category: 'voice', existingWords: ['Plain-spoken'], count: 6 })
  await expect(page.getByText('From our word list:')).toBeVisible()
  const words = await chips(page).allTextContents()
  const samples = new Set(sampleWords.voice.map(makeWordKey))
  expect(words.filter((word) => samples.has(makeWordKey(word)))).toEqual([])
  await chips(page).first().click()
  await expect(ring(page, words[0] ?? '')).toBeVisible()
  await expect(page.getByText('2 words are your own')).toBeVisible()
  await expect(chips(page)).toHaveCount(5)
})

test('a phrase of several words gets no suggestions, and no word that is in the list is suggested', async ({
  page,
}) => {
  await openCategory(page, 'culture')
  await addWord(page, 'playful banter')
  const answered = () => page.waitForResponse('**/api/suggest-words')
  let reply = answered()
  await findWordInput(page).fill('run by twins')
  await reply
  await expect(chips(page)).toHaveCount(0)
  reply = answered()
  await findWordInput(page).fill('play')
  await reply
  for (const word of await chips(page).allTextContents()) expect(makeWordKey(word)).not.toBe('playful')
})

test('a failed request removes the suggestions and shows no message', async ({ page, complaints }) => {
  complaints.expected.push(/status of 500/, /CallError: 500/)
  await openCategory(page, 'voice')
  await addWord(page, 'Plain-spoken')
  await askButton(page).click()
  await expect(chips(page)).toHaveCount(6)
  await page.route('**/api/suggest-words', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await askButton(page).click()
  await expect(chips(page)).toHaveCount(0)
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(askButton(page)).toBeEnabled()
})
