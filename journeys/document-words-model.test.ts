/** Words of the brand read out of a document by a language model, beside those found in it. */
import type { Page } from '@playwright/test'
import { makePhoto, secret } from '#testing/documents/make-documents.ts'
import { faults } from '#testing/model/turns.ts'
import { paths } from '#web/paths.ts'
import { savedWords } from './discovery-screen.ts'
import { pretendElsewhere, serveWithModel } from './model-server.ts'
import { expectAccessibleAndFitting } from './screen-checks.ts'
import { expect, fillAttributes, setUp, test } from './visitor.ts'

const model = serveWithModel('document-words-model')

const quote = 'We carried the flour of the whole street upstairs before we carried our own.'
const late = 'A loaf that fell is nobody’s loaf: we bake it again, also when the queue is long.'
const letter = {
  name: 'letter.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(`Culture: candid, sea-hardened\n\n${quote} ${late}`),
}
const words = [
  { category: 'culture', word: 'first to carry', quote },
  { category: 'impact', word: 'a loaf that holds', quote: late },
]
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function chooseFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await setUp(page.request)
  await fillAttributes(page.request)
  await page.goto(paths.brandAttributes)
  await expect(page.getByText('Upload Document')).toBeVisible()
  await page.locator('input[type="file"]').setInputFiles(file)
}
const chooseLetter = (page: Page) => chooseFile(page, letter)
const menu = { name: 'menu.webp', mimeType: 'image/webp', buffer: makePhoto('values.webp') }

test('a press has the model read a document too; its words stand unchecked under its name, and set no picks', async ({
  page,
}) => {
  await chooseLetter(page)
  await expect(page.getByText('The text stays on this site’s own machine.')).toBeVisible()
  await expectAccessibleAndFitting(page, 'a document to be read by a model')
  expect(model.standIn.asked).toEqual([])
  model.standIn.answer({ text: JSON.stringify({ words }) })
  await button(page, 'Analyze with Our Writer').click()
  await expect(page.getByRole('heading', { name: /^2 words found/ })).toBeVisible()
  await expect(page.getByText('Suggested by Our Writer')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'candid' })).toBeChecked()
  const suggested = page.getByRole('checkbox', { name: 'first to carry' })
  await expect(suggested).not.toBeChecked()
  await expect(page.locator('.suggested q')).toHaveText([quote, late])
  await expectAccessibleAndFitting(page, 'words suggested by a model')
  const before = await savedWords(page.request)
  await suggested.check()
  await expect(page.getByText('3 words chosen')).toBeVisible()
  await button(page, 'Append').click()
  await expect.poll(async () => (await savedWords(page.request)).culture.words).toContain('first to carry')
  const after = await savedWords(page.request)
  expect(after.culture.topFive).toEqual(before.culture.topFive)
  expect(after.impact.words).not.toContain('a loaf that holds')
  expect(model.standIn.asked).toHaveLength(1)
})

test('reading can be stopped; a model in trouble is told, and what was found in the document stands', async ({
  page,
}) => {
  await chooseLetter(page)
  model.standIn.answer({ never: true })
  await button(page, 'Analyze with Our Writer').click()
  await expect(button(page, 'Stop')).toBeFocused()
  await button(page, 'Stop').click()
  await expect(page.getByText('letter.txt')).toBeVisible()
  await expect(button(page, 'Analyze with Our Writer')).toBeFocused()
  model.standIn.answer(faults.wrongKey)
  await button(page, 'Analyze with Our Writer').click()
  await expect(page.getByText('The model turned the request away.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'sea-hardened' })).toBeChecked()
  await expectAccessibleAndFitting(page, 'words found beside a model in trouble')
})

test('before a document goes elsewhere the owner reads what would; not now only finds what it lists', async ({
  page,
}) => {
  await pretendElsewhere(page)
  await chooseLetter(page)
  await button(page, 'Analyze with Claude').click()
  const consent = page.getByRole('dialog', { name: 'Send your words to Claude?' })
  await consent.getByRole('button', { name: 'Read the exact text' }).click()
  const text = consent.getByRole('region', { name: 'The exact text' })
  await expect(text).toContainText('The text of letter.txt')
  await expect(text).toContainText('You read documents of small businesses.')
  await expectAccessibleAndFitting(page, 'consent to a document')
  await consent.getByRole('button', { name: /^Not now/ }).click()
  await expect(page.getByRole('checkbox', { name: 'candid' })).toBeChecked()
  expect(model.standIn.asked).toEqual([])
})

test('the words in a photo are read by a model, shown to be checked, and stand in the lists once they are ticked', async ({
  page,
}) => {
  await chooseFile(page, menu)
  await expect(page.getByText('A photo of a flyer, a menu or a sign works too')).toBeVisible()
  await expect(page.getByText('The picture stays on this site’s own machine.')).toBeVisible()
  await expectAccessibleAndFitting(page, 'a picture to be read by a model')
  expect(model.standIn.asked).toEqual([])
  const transcript = `Culture: candid\n\n${quote}`
  model.standIn.queue(
    { text: `<text>\n${transcript}\n</text>` },
    { text: JSON.stringify({ words: words.slice(0, 1) }) },
  )
  await button(page, 'Analyze with Our Writer').click()
  const seen = page.getByRole('region', { name: 'What the picture says, as Our Writer read it.' })
  await expect(seen).toContainText(quote)
  await expect(page.locator('.suggested q')).toHaveText([quote])
  await expectAccessibleAndFitting(page, 'the words in a picture')
  const [first, second] = model.standIn.asked.map(({ body }) => JSON.stringify(body))
  // The browser has drawn it anew, so nothing is left of what stood beside the picture.
  const sent = Buffer.from(/data:image\/jpeg;base64,([\w+/=]+)/.exec(first ?? '')?.[1] ?? '', 'base64')
  expect(sent.length).toBeGreaterThan(5000)
  expect(sent.toString('latin1')).not.toMatch(new RegExp(`${secret}|Exif|JFXX`))
  expect(second).not.toContain('image_url')
  await page.getByRole('checkbox', { name: 'first to carry' }).check()
  await button(page, 'Append').click()
  await expect.poll(async () => (await savedWords(page.request)).culture.words).toContain('first to carry')
})

test('a model that cannot see says so, and the picture is read here; a picture goes elsewhere only after that is agreed', async ({
  page,
}) => {
  await chooseFile(page, menu)
  model.standIn.answer({ status: 400, body: '{"error":{"message":"this model does not support images"}}' })
  await button(page, 'Analyze with Our Writer').click()
  await expect(page.getByText('The model couldn’t look at the picture.')).toBeVisible()
  await expect(page.getByText('Honesty first: we say what we know')).toBeVisible()
  expect(model.standIn.asked).toHaveLength(1)
  await pretendElsewhere(page)
  await page.reload()
  await page.locator('input[type="file"]').setInputFiles(menu)
  await expect(page.getByText('The picture itself then goes to Anthropic')).toBeVisible()
  await button(page, 'Analyze with Claude').click()
  const consent = page.getByRole('dialog', { name: 'Send your words to Claude?' })
  await expect(consent).toContainText('The picture menu.webp itself')
  await consent.getByRole('button', { name: 'Read the exact text' }).click()
  const text = consent.getByRole('region', { name: 'The exact text' })
  await expect(text).toContainText('The picture menu.webp, and then the words')
  await expect(text).toContainText('You transcribe the words in a picture')
  await expectAccessibleAndFitting(page, 'consent to a picture')
  await consent.getByRole('button', { name: 'Close', exact: true }).click()
  expect(model.standIn.asked).toHaveLength(1)
})
