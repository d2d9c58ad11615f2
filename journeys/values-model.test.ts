/** Core values with a language model: read out of a document, and talked over. */
import type { Page } from '@playwright/test'
import { readSample } from '#testing/documents/make-documents.ts'
import { faults } from '#testing/model/turns.ts'
import { pretendElsewhere, serveWithModel } from './model-server.ts'
import { expectAccessibleAndFitting } from './screen-checks.ts'
import { button, cards, description, openValues, storedTitles, titles } from './values-screen.ts'
import { expect, test } from './visitor.ts'

const model = serveWithModel('values-model')

const letter = {
  name: 'letter.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(`Our values

1. Patience. A loaf takes the night that it takes.
2. Plain dealing. We say what is in the bread, and what is not.

Last winter
When the river came up in January we carried the flour of the whole street upstairs before we carried our own.
A loaf that fell is nobody’s loaf: we bake it again, also when the queue is long.`),
}
const shownValues = [
  {
    name: 'Neighbours first',
    sentence: 'We carried the flour of the street upstairs before we carried our own.',
    quote: 'we carried the flour of the whole street upstairs before we carried our own',
  },
  {
    name: 'Bake it again',
    sentence: 'We bake a loaf again, also when the queue is long.',
    quote: "A loaf that fell is nobody's loaf: we bake it again, also when the queue is long.",
  },
]
const answerWith = (answer: object) => model.standIn.answer({ text: JSON.stringify(answer) })

const upload = (page: Page) => page.getByRole('dialog', { name: 'Upload Document' })
const findings = (page: Page) => page.getByRole('dialog', { name: 'What your document says you stand for' })

async function chooseLetter(page: Page): Promise<void> {
  await button(page, 'Upload Document').click()
  await upload(page).locator('input[type="file"]').setInputFiles(letter)
}

test('a press has the model read a document; what it suggests stands unchecked under its name, with its passage', async ({
  page,
}) => {
  await openValues(page)
  await chooseLetter(page)
  await expect(upload(page)).toContainText('The text stays on this site’s own machine.')
  await expectAccessibleAndFitting(page, 'upload with a model')
  expect(model.standIn.asked).toEqual([])
  answerWith({ values: shownValues })
  await button(page, 'Extract with Our Writer').click()
  const dialog = findings(page)
  await expect(dialog).toContainText('Suggested and worded by Our Writer')
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2)
  const suggestion = dialog.getByRole('checkbox', { name: /^Neighbours first/ })
  await expect(suggestion).not.toBeChecked()
  await expect(dialog.getByText(shownValues[0]?.quote ?? '', { exact: true })).toBeVisible()
  await expectAccessibleAndFitting(page, 'values suggested by a model')
  await suggestion.check()
  await button(page, 'Add 3 values').click()
  await expect.poll(() => titles(page)).toEqual(['Patience', 'Plain dealing', 'Neighbours first'])
  await expect(description(page, 2)).toHaveValue(shownValues[0]?.sentence ?? '')
  await expect(cards(page).nth(2)).toContainText(`Found in: ${shownValues[0]?.quote}`)
  expect(model.standIn.asked).toHaveLength(1)
})

test('only the model reads a picture; its words are shown to be checked, and what is no use is told', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 4(15|22)/)
  await openValues(page)
  await button(page, 'Upload Document').click()
  await expect(upload(page)).toContainText('or a photo of a flyer, a menu or a sign')
  const poster = { name: 'poster.png', mimeType: 'image/png', buffer: readSample('values.png') }
  await upload(page).locator('input[type="file"]').setInputFiles(poster)
  await expect(button(page, 'Extract Values')).toBeHidden()
  await expectAccessibleAndFitting(page, 'a picture to be read for values')
  model.standIn.answer({ text: 'NO PICTURE' })
  await button(page, 'Extract with Our Writer').click()
  await expect(upload(page)).toContainText('A picture can only be read by a language model that sees pictures.')
  const [{ quote } = { quote: '' }] = shownValues
  model.standIn.queue({ text: `<text>Last winter ${quote}.</text>` }, { text: JSON.stringify({ values: shownValues }) })
  await button(page, 'Extract with Our Writer').click()
  const seen = findings(page).getByRole('region', { name: 'What the picture says, as Our Writer read it.' })
  await expect(seen).toContainText(quote)
  await expect(findings(page).getByRole('checkbox', { name: /^Neighbours first/ })).not.toBeChecked()
  await expectAccessibleAndFitting(page, 'values out of a picture')
})

test('without that press nothing is sent; a model in trouble is told, and what the document states is there', async ({
  page,
}) => {
  await openValues(page)
  await chooseLetter(page)
  await button(page, 'Extract Values').click()
  await expect(findings(page).getByRole('checkbox', { checked: true })).toHaveCount(2)
  expect(model.standIn.asked).toEqual([])
  await findings(page).getByRole('button', { name: 'Close' }).click()
  await chooseLetter(page)
  model.standIn.answer(faults.wrongKey)
  await button(page, 'Extract with Our Writer').click()
  await expect(findings(page)).toContainText('The model turned the request away.')
  await expect(findings(page).getByRole('checkbox', { checked: true })).toHaveCount(2)
})

test('reading can be stopped, and the document is still chosen', async ({ page }) => {
  await openValues(page)
  await chooseLetter(page)
  model.standIn.answer({ never: true })
  await button(page, 'Extract with Our Writer').click()
  await expect(button(page, 'Stop')).toBeFocused()
  await button(page, 'Stop').click()
  await expect(button(page, 'Extract with Our Writer')).toBeEnabled()
  await expect(upload(page)).toContainText('letter.txt')
})

const assistant = (page: Page) => page.getByRole('dialog', { name: 'Values Assistant' })
const field = (page: Page) => page.getByLabel('Your message to Our Writer')
const deed = 'Last May I told a man his boots were not worth mending, and he bought nothing.'
const asks = { reply: 'Which day did it cost you a sale?', title: null, description: null, quotes: [] }
const words = {
  reply: 'Does this say what you mean?',
  title: 'Say it first',
  description: 'We tell you when your boots are not worth mending, and you buy nothing.',
  quotes: ['I told a man his boots were not worth mending'],
}

test('the owner talks a value over, and the wording comes on the list only by a press', async ({ page }) => {
  await openValues(page)
  await button(page, 'Values Exercise').click()
  await button(page, 'Or talk it over with Our Writer').click()
  await expect(field(page)).toBeFocused()
  await expectAccessibleAndFitting(page, 'talk with a model, empty')
  expect(model.standIn.asked).toEqual([])
  answerWith(asks)
  await field(page).fill('We are honest.')
  await page.keyboard.press('Enter')
  await expect(assistant(page).getByRole('log')).toContainText(asks.reply)
  await expect(field(page)).toBeFocused()
  answerWith(words)
  await field(page).fill(deed)
  await button(page, 'Send to Our Writer').click()
  const card = page.getByRole('complementary', { name: 'The proposed wording' })
  await expect(card).toContainText(words.description)
  await expect(card).toContainText('Worded by Our Writer')
  await expect(card.locator('q')).toHaveText(words.quotes)
  await expectAccessibleAndFitting(page, 'talk with a model, proposal')
  expect(await storedTitles(page)).toEqual([])
  await card.getByLabel('Name').fill('Say it before the bill')
  await card.getByRole('button', { name: 'Add to my list' }).click()
  await expect.poll(() => storedTitles(page)).toEqual(['Say it before the bill'])
  await expect(description(page, 0)).toHaveValue(words.description)
  // The conversation belongs to the value now, and goes on there.
  await button(page, /^Refine/).click()
  await expect(assistant(page).getByRole('log')).toContainText(deed)
  await button(page, 'Back to the five questions').click()
  await expect(assistant(page)).toContainText('What has it cost you?')
})

test('Stop keeps what was typed; in trouble our own question stands there, and the message can answer it', async ({
  page,
  complaints,
}) => {
  // The server may notice a moment later that nobody waits any more.
  complaints.expected.push(/status of 409/)
  await openValues(page)
  await button(page, 'Values Exercise').click()
  await button(page, 'Or talk it over with Our Writer').click()
  model.standIn.answer({ never: true })
  await field(page).fill(deed)
  await page.keyboard.press('Enter')
  await button(page, 'Stop').click()
  await expect(field(page)).toHaveValue(deed)
  await expect(field(page)).toBeFocused()
  model.standIn.answer(faults.wrongKey)
  await button(page, 'Send to Our Writer').click()
  await expect(assistant(page)).toContainText('The model turned the request away.')
  await expect(assistant(page).getByRole('log')).toContainText('What do you stick to, no matter what?')
  await expectAccessibleAndFitting(page, 'talk with a model in trouble')
  await button(page, 'That’s my answer to it').click()
  await button(page, 'Back to the five questions').click()
  await expect(assistant(page).locator('.gq').first()).toContainText(deed)
})

test('before a document or a message goes elsewhere the owner reads what would; not now goes on without', async ({
  page,
}) => {
  const agreements = await pretendElsewhere(page)
  await openValues(page)
  await button(page, 'Values Exercise').click()
  await button(page, 'Or talk it over with Claude').click()
  await page.getByLabel('Your message to Claude').fill(deed)
  await button(page, 'Send to Claude').click()
  const consent = page.getByRole('dialog', { name: 'Send your words to Claude?' })
  await consent.getByRole('button', { name: 'Read the exact text' }).click()
  await expect(consent.getByRole('region', { name: 'The exact text' })).toContainText(deed)
  await expectAccessibleAndFitting(page, 'consent to a talk')
  await consent.getByRole('button', { name: 'Not now: go on with the five questions' }).click()
  await expect(page.getByLabel('What do you stick to, no matter what?')).toHaveValue(deed)
  await assistant(page).getByRole('button', { name: 'Close' }).click()
  await chooseLetter(page)
  await button(page, 'Extract with Claude').click()
  await consent.getByRole('button', { name: 'Read the exact text' }).click()
  await expect(consent.getByRole('region', { name: 'The exact text' })).toContainText('The text of letter.txt')
  await page.keyboard.press('Escape')
  await expect(findings(page).getByRole('checkbox', { checked: true })).toHaveCount(2)
  expect([agreements, model.standIn.asked]).toEqual([[], []])
  await findings(page).getByRole('button', { name: 'Close' }).click()
  await chooseLetter(page)
  await button(page, 'Extract with Claude').click()
  answerWith({ values: shownValues })
  await consent.getByRole('button', { name: 'Send to Anthropic' }).click()
  await expect(findings(page)).toContainText('Suggested and worded by Our Writer')
  expect([agreements, model.standIn.asked.length]).toEqual([[{ isOn: true }], 1])
})
