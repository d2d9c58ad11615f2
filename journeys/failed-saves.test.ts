/** Failed saves of words: each says what went wrong, and no word is lost. */
import { categoryPath } from '#web/paths.ts'
import { addWord, expectSaved, openCategory, ring, savedWords } from './discovery-screen.ts'
import { expect, setUp, test } from './visitor.ts'

test.beforeEach(async ({ page }) => {
  await setUp(page.request)
})

test('a save that the server refuses is reported, and the words stay', async ({ page, complaints }) => {
  complaints.expected.push(/status of 400/, /CallError: 400/)
  await openCategory(page, 'culture')
  await page.route('**/api/brand-attributes', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 400, json: { error: 'No.', code: 'invalid_input' } })
      : route.continue(),
  )
  await addWord(page, 'Weatherproof')
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.goBack()
  await addWord(page, 'Plain')
  await expect(page.getByText('Failed to save progress. Please try again.')).toBeVisible()
  await expect(page.locator('.toasts b')).toHaveText('Error')
  await expect(page.getByText('Not saved: your words are kept here')).toBeVisible()
  await page.unroute('**/api/brand-attributes')
  await page.goto(categoryPath('culture'))
  await expect(ring(page, 'Plain')).toBeVisible()
  await expectSaved(page)
  expect((await savedWords(page.request)).culture.words).toEqual(expect.arrayContaining(['Plain', 'Weatherproof']))
})

test('a failing server is reported once, not mistaken for a lost connection, and gets the words when it is back', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 500/, /CallError: 500/)
  await openCategory(page, 'culture')
  await page.route('**/api/brand-attributes', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: 'broken' }) : route.continue(),
  )
  await addWord(page, 'Weatherproof')
  await expect(page.locator('.toast')).toContainText('Failed to save progress. Please try again.')
  await expect(page.locator('.acts-bar .save')).toHaveText('Not saved: your words are kept here')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.waitForRequest((request) => request.method() === 'PUT')
  await expect(page.locator('.acts-bar .save')).toHaveText('Not saved: your words are kept here')
  await expect(page.locator('.toast')).toHaveCount(0)
  await page.unroute('**/api/brand-attributes')
  await expectSaved(page)
})

test('an owner whose access has ended is told why nothing is saved', async ({ page, complaints }) => {
  complaints.expected.push(/status of 402/, /CallError: 402/)
  await openCategory(page, 'culture')
  const sentence = 'Your trial is over. Choose a plan to keep working. Everything you made stays yours.'
  await page.route('**/api/brand-attributes', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 402, json: { error: sentence, code: 'access_required' } })
      : route.continue(),
  )
  await addWord(page, 'Weatherproof')
  await expect(page.locator('.toast')).toContainText(sentence)
})
