/** Words from a document: choose it, analyze it, review what was found, append it or replace the current words. */
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { savedWords } from './discovery-screen.ts'
import { expectAccessibleAndFitting } from './screen-checks.ts'
import { expect, fillAttributes, setUp, test } from './visitor.ts'

// The last files to run: each test has its own owner, so all workers can share them.
test.describe.configure({ mode: 'parallel' })

const fixture = (name: string) => fileURLToPath(new URL(`../testing/documents/${name}`, import.meta.url))
const picker = (page: Page) => page.locator('input[type="file"]')
const analyse = (page: Page) => page.getByRole('button', { name: 'Analyze Document' })
const brief = {
  name: 'brief.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    'Culture: candid, patient, sea-hardened\n\nCustomers: sailors, sleepless parents\n\nVoice: dry, plain\n\n' +
      'We opened in an old boathouse. People feel rested and safe when they leave us.',
  ),
}

async function openHub(page: Page): Promise<void> {
  await page.goto(paths.brandAttributes)
  await expect(page.getByText('Upload Document')).toBeVisible()
}

/** Expects exactly one alert with these words, and closes it. */
async function expectAlert(page: Page, words: string | RegExp): Promise<void> {
  const alert = page.getByRole('alertdialog', { name: words })
  await expect(alert).toBeVisible()
  await expect(page.getByText(words)).toHaveCount(1)
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(alert).toHaveCount(0)
}

test('the words found in a brief are reviewed, then appended to those already there', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await openHub(page)
  await picker(page).setInputFiles(brief)
  await expect(page.getByText('brief.txt')).toBeVisible()
  await analyse(page).click()
  await expect(page.getByRole('heading', { name: /words found/ })).toBeVisible()
  await expect(page.locator('.found')).toContainText('candid, patient, sea-hardened')
  await page.getByRole('checkbox', { name: 'patient' }).uncheck()
  await page.getByRole('button', { name: 'Append' }).click()
  await expect(page.getByText('Upload Document')).toBeVisible()
  await expect.poll(async () => (await savedWords(page.request)).culture.words.length).toBeGreaterThan(15)
  const { culture } = await savedWords(page.request)
  expect(culture.words.map((word) => word.toLowerCase())).toContain('candid')
  expect(culture.words).not.toContain('patient')
  expect(culture.words).toContain('steady')
  expect(culture.topOne).toBe('steady')
  await expect(page.getByRole('link', { name: /Culture steady/ })).toContainText(`${culture.words.length} words`)
})

test('words can be picked in the sentences of a document, by keyboard too, and traits in them are marked', async ({
  page,
}) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await openHub(page)
  const text = `${brief.buffer.toString()}\n\nX Factor\n\nThe lighthouse keeper bakes every Sunday for the whole harbour.`
  await picker(page).setInputFiles({ ...brief, buffer: Buffer.from(text) })
  await analyse(page).click()
  await expect(page.getByRole('heading', { name: /words found, and 3 sentences/ })).toBeVisible()
  const safe = page.getByRole('group', { name: /People feel rested/ }).getByRole('button', { name: 'safe' })
  await expect(safe).toHaveClass('marked')
  await safe.click()
  await expect(page.getByLabel('safe to')).toHaveValue('feeling')
  const sentence = page.getByRole('group', { name: /lighthouse keeper/ })
  await sentence.getByRole('button', { name: 'lighthouse' }).click()
  await page.keyboard.press('ArrowRight')
  await expect(sentence.getByRole('button', { name: 'keeper' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('lighthouse keeper to')).toBeVisible()
  await expect(page.getByLabel('lighthouse keeper to')).toHaveValue('xfactor')
  await page.getByRole('button', { name: 'Append' }).click()
  await expect.poll(async () => (await savedWords(page.request)).xfactor.words).toContain('lighthouse keeper')
})

test('Replace swaps in the found words, and the earlier ones can be brought back', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await openHub(page)
  await picker(page).setInputFiles(brief)
  await analyse(page).click()
  await page.getByRole('button', { name: 'Replace' }).click()
  await expect.poll(async () => (await savedWords(page.request)).culture.words).not.toContain('steady')
  const saved = await savedWords(page.request)
  expect(saved.culture.topOne).toBe('')
  expect(saved.xfactor.topOne).toBe('baked on the boat')
  await page.getByRole('button', { name: 'Earlier versions' }).click()
  await page.getByRole('button', { name: 'Bring this back' }).first().click()
  await expect(page.getByRole('link', { name: /Culture steady/ })).toBeVisible()
  expect((await savedWords(page.request)).culture.topOne).toBe('steady')
})

test('Word documents and pictures are read too', async ({ page }) => {
  test.slow()
  await setUp(page.request)
  await openHub(page)
  for (const name of ['joinery.docx', 'joinery.doc', 'values.png']) {
    await picker(page).setInputFiles(fixture(name))
    await analyse(page).click()
    await expect(page.getByRole('heading', { name: /words? found|sentences?/ }), name).toBeVisible({
      timeout: 60_000,
    })
    await page.getByRole('button', { name: 'Cancel' }).click()
  }
})

test('a document without brand words says so and offers another try', async ({ page }) => {
  await setUp(page.request)
  await openHub(page)
  await picker(page).setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('12 34 56 78') })
  await analyse(page).click()
  await expect(page.getByText('We didn’t find any brand words in this document.')).toBeVisible()
  await page.getByRole('button', { name: 'Try another document' }).click()
  await expect(page.getByText('Upload Document')).toBeVisible()
})

test('a file of an unsupported type is refused with an alert that names the supported types', async ({ page }) => {
  await setUp(page.request)
  await openHub(page)
  await picker(page).setInputFiles({ name: 'all.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') })
  await expectAlert(page, 'Please upload a supported file type: TXT, PDF, DOC, DOCX, PNG, JPG')
  await expect(analyse(page)).toHaveCount(0)
})

test('a failed upload is reported once, and the file stays to be tried again', async ({ page, complaints }) => {
  complaints.expected.push(/status of 4\d\d/, /CallError: 4\d\d/, /status of 500/, /CallError: 500/)
  await setUp(page.request)
  await openHub(page)
  await picker(page).setInputFiles({ name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.from('') })
  await analyse(page).click()
  await expectAlert(page, 'Upload failed: This file is empty.')
  await page.route('**/api/brand-attributes/upload', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await analyse(page).click()
  await expectAlert(page, /^Upload failed$/)
  await expect(analyse(page)).toBeEnabled()
})

test('a result that cannot be saved raises an alert', async ({ page, complaints }) => {
  complaints.expected.push(/status of 500/, /CallError: 500/)
  await setUp(page.request)
  await openHub(page)
  await picker(page).setInputFiles(brief)
  await analyse(page).click()
  await page.route('**/api/brand-attributes', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.getByRole('button', { name: 'Append' }).click()
  await expectAlert(page, 'Failed to save brand attributes. Please try again.')
})

const lists = {
  ...brief,
  buffer: Buffer.from(
    'our culture\nno ties, open books\n\nour customers\nnight-shift nurses\n\nour voice\nlike a neighbor\n\n' +
      'x factor\nred van\n\nOthers say\n- half the paper\n\nWe serve nurses, and what sets us apart is that nobody here ever signs a contract for longer than a week.',
  ),
}

test('a found word can be moved to another category, and one without a category gets one, by keyboard too', async ({
  page,
}) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await openHub(page)
  await picker(page).setInputFiles(lists)
  await analyse(page).click()
  await expect(page.getByRole('heading', { name: '6 words found, and one sentence' })).toBeVisible()
  await expectAccessibleAndFitting(page, 'words to keep and to move')
  await page.getByLabel('Category of no ties').focus()
  await page.keyboard.press('v')
  await expect(page.getByLabel('Category of no ties')).toHaveValue('voice')
  const open = page.getByRole('checkbox', { name: 'half the paper' })
  await expect(open).toBeDisabled()
  await page.getByLabel('Category of half the paper').selectOption('Impact')
  await expect(open).toBeChecked()
  await page.getByRole('button', { name: 'Append' }).click()
  await expect.poll(async () => (await savedWords(page.request)).impact.words).toContain('half the paper')
  const { culture, voice, xfactor } = await savedWords(page.request)
  expect(culture.words).toContain('open books')
  expect(culture.words).not.toContain('no ties')
  expect(voice.words).toEqual(expect.arrayContaining(['no ties', 'like a neighbor']))
  expect(xfactor.words).toContain('red van')
})

test('a phrase is selected from its first to its last word, with the pointer or with Shift and an arrow key', async ({
  page,
}) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await openHub(page)
  await picker(page).setInputFiles(lists)
  await analyse(page).click()
  const sentence = page.getByRole('group', { name: /nobody here ever signs a contract/ })
  const word = (name: string) => sentence.getByRole('button', { name, exact: true })
  await word('signs').hover()
  await page.mouse.down()
  await word('a contract').hover()
  await page.mouse.up()
  await expect(page.getByText('signs a contract to')).toBeVisible()
  await expect(sentence).toHaveText(/ever signs a contract for longer/)
  await word('We').click()
  await page.keyboard.press('Shift+ArrowRight')
  await page.getByLabel('signs a contract to').selectOption('X Factor')
  await page.getByRole('button', { name: 'Append' }).click()
  await expect.poll(async () => (await savedWords(page.request)).xfactor.words).toContain('signs a contract')
})
