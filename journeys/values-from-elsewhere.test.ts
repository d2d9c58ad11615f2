/** Core values from a document, and with the assistant. */
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expectAccessibleAndFitting, phoneWindow } from './screen-checks.ts'
import {
  button,
  cards,
  description,
  handbook,
  openValues,
  storedTitles,
  title,
  titles,
  toast,
} from './values-screen.ts'
import { expect, test } from './visitor.ts'

// The last files to run: each test has its own owner, so all workers can share them.
test.describe.configure({ mode: 'parallel' })

test('values from a document are added with the sentence they were found in, and the dialog closes', async ({
  page,
}) => {
  await openValues(page, 'Names on the buns')
  await button(page, 'Upload Document').click()
  const dialog = page.getByRole('dialog', { name: 'Upload Document' })
  await expect(button(page, 'Extract Values')).toBeDisabled()
  await dialog.locator('input[type="file"]').setInputFiles(handbook)
  await expect(dialog).toContainText('handbook.txt')
  await expect(dialog).toContainText('0.01 MB')
  await button(page, 'Extract Values').click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  const sent = page.waitForRequest((request) => /api\/core-values$/.test(request.url()))
  await button(page, 'Add 2 values').click()
  expect((await sent).postDataJSON().coreValues[1].id).toMatch(/^extracted-\d{13}$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(toast(page)).toContainText(/Extracted 2 core values from document!|Core values saved successfully!/)
  await expect.poll(() => titles(page)).toEqual(['Names on the buns', 'Patience', 'Plain dealing'])
  const found = 'Found in: Patience. A loaf takes the night that it takes.'
  await expect(cards(page).nth(1)).toContainText(found)
  await expect(button(page, /Drag “Patience”/)).toBeFocused()
  await expect.poll(() => storedTitles(page)).toEqual(['Names on the buns', 'Patience', 'Plain dealing'])
  await title(page, 1).fill('Time')
  await title(page, 1).press('Enter')
  await expect.poll(() => storedTitles(page)).toEqual(['Names on the buns', 'Time', 'Plain dealing'])
  await page.reload()
  await expect(cards(page).nth(1)).toContainText(found)
  await title(page, 1).fill('Patience')
  await title(page, 1).press('Enter')
  await button(page, 'Upload Document').click()
  await dialog.locator('input[type="file"]').setInputFiles(handbook)
  await button(page, 'Extract Values').click()
  await expect(dialog).toContainText('is already on your list')
  await button(page, 'Cancel').click()
  await expect(dialog).toBeHidden()
})

test('a Word document is read, a picture is refused, and a document without values says so', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 4/, /CallError/)
  await openValues(page)
  await button(page, 'Upload Document').click()
  const dialog = page.getByRole('dialog', { name: 'Upload Document' })
  const picker = dialog.locator('input[type="file"]')
  await expect(picker).toHaveAttribute('accept', '.txt,.pdf,.doc,.docx')
  await picker.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from([137, 80, 78, 71]) })
  await expect(toast(page)).toContainText('Unsupported file type. Please upload TXT, PDF, or DOC files.')
  await picker.setInputFiles({
    name: 'a.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Let the oven get hot before the dough goes in.'),
  })
  await button(page, 'Extract Values').click()
  await expect(dialog).toContainText('We didn’t find any values in this document.')
  await expect(button(page, 'Show me the sentences')).toBeVisible()
  await picker.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 broken') })
  await button(page, 'Extract Values').click()
  // In the dialog itself: anything beside an open dialog is hidden and out of reach.
  await expect(dialog.locator('.toast')).toContainText('Failed to extract core values from document')
  await picker.setInputFiles(fileURLToPath(new URL('../testing/documents/joinery.docx', import.meta.url)))
  await button(page, 'Extract Values').click()
  await expect(dialog.locator('.spin')).toBeHidden()
})

const notes = {
  name: 'notes.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    'Our values\n\n- Patience: a loaf takes the night that it takes.\n- Thrift: we mend before we buy.\n\nAbout us\n\nWe close the shop at noon. If a plank warps, I pay the new one myself. We are honest about the price before we start.',
  ),
}

test('sentences that may show a value are selected and named by the owner; none is added without a name', async ({
  page,
}) => {
  await openValues(page)
  await button(page, 'Upload Document').click()
  await page.locator('input[type="file"]').setInputFiles(notes)
  await button(page, 'Extract Values').click()
  const dialog = page.getByRole('dialog', { name: 'What your document says you stand for' })
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(dialog.getByText('We close the shop at noon.')).toHaveCount(0)
  await button(page, 'Show one more sentence').click()
  await expect(dialog.getByRole('checkbox', { name: 'We close the shop at noon.' })).toBeFocused()
  await dialog.getByRole('checkbox', { name: 'Patience' }).uncheck()
  await dialog.getByRole('checkbox', { name: /honest about the price/ }).check()
  await expect(dialog.getByLabel('What would you call this?')).toHaveValue('Honesty')
  await dialog.getByRole('checkbox', { name: /plank warps/ }).check()
  await expect(dialog).toContainText('One sentence needs a name.')
  await expect(button(page, 'Add 3 values')).toBeDisabled()
  await expectAccessibleAndFitting(page, 'values and sentences of a document')
  await dialog.getByLabel('What would you call this?').first().fill('My plank, my bill')
  await button(page, 'Add 3 values').click()
  await expect(toast(page)).toContainText('3 core values added')
  await expect.poll(() => storedTitles(page)).toEqual(['Thrift', 'My plank, my bill', 'Honesty'])
  await expect(description(page, 1)).toHaveValue('If a plank warps, I pay the new one myself.')
})

test('what the owner said in the setup is offered beside the document', async ({ page }) => {
  await openValues(page)
  const told = 'We never bake a second batch.'
  await button(page, 'Upload Document').click()
  await page.locator('input[type="file"]').setInputFiles(notes)
  await button(page, 'Extract Values').click()
  await expect(page.getByRole('listitem').filter({ hasText: told })).toContainText('You told us this earlier.')
})

const ask = (page: Page, question: string) => page.getByRole('dialog').getByLabel(question)
async function answer(page: Page, question: string, text: string) {
  await ask(page, question).fill(text)
  await page.keyboard.press('Enter')
}

test('the assistant makes a value only of the owner’s answers, word for word, and continues after a reload', async ({
  page,
}) => {
  await openValues(page)
  await button(page, 'Values Exercise').click()
  const dialog = page.getByRole('dialog', { name: 'Values Assistant' })
  await expect(button(page, 'Send')).toBeDisabled()
  await answer(page, 'What do you stick to, no matter what?', '   ')
  await answer(page, 'What do you stick to, no matter what?', 'Hello')
  await expect(dialog).toContainText('Here’s my question again')
  await answer(page, 'What do you stick to, no matter what?', 'the crust decides')
  await answer(page, 'What has it cost you?', 'Is five too many?')
  await expect(dialog).toContainText('I haven’t saved it as an answer')
  await answer(page, 'What has it cost you?', 'We threw a whole batch away')
  await expect(dialog.locator('.vcard')).toContainText('We threw a whole batch away.')
  await button(page, 'I can’t think of one').click()
  await expect(ask(page, 'What do you do because of it?')).toBeVisible()
  await page.reload()
  await button(page, 'Values Exercise').click()
  await answer(page, 'What do you do because of it?', 'tap every loaf')
  await answer(page, 'And what do you never do?', 'sell a pale one')
  await expect(dialog.getByLabel('Name')).toHaveValue('The crust decides')
  expect(await storedTitles(page)).toEqual([])
  await button(page, 'Undo').click()
  await answer(page, 'And what do you never do?', 'sell a soft one')
  await button(page, 'Add to my list').click()
  await expect(dialog).toBeHidden()
  await expect(description(page, 0)).toHaveValue(
    'What we do: Tap every loaf.\nWhat we never do: Sell a soft one.\nWhat it cost: We threw a whole batch away.',
  )
  await expect.poll(() => storedTitles(page)).toEqual(['The crust decides'])
  await button(page, 'Values Exercise').click()
  await expect(ask(page, 'What do you stick to, no matter what?')).toBeVisible()
})

test('each value has its own conversation, even a new one, and the wording goes into its card', async ({ page }) => {
  await openValues(page, 'Patience')
  await button(page, 'Add Value').click()
  await page.keyboard.type('Thrift')
  // Nothing is saved yet: pressing the button is what ends the typing.
  await button(page, /Refine.*Thrift/).click()
  const dialog = page.getByRole('dialog', { name: 'Values Assistant' })
  await expect(dialog).toContainText('About “Thrift”')
  await answer(page, 'What has it cost you?', 'We mend before we buy')
  await expect(ask(page, 'Tell me about a day when it showed.')).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, /Refine.*Patience/).click()
  await expect(ask(page, 'What has it cost you?')).toBeVisible()
  await expect(dialog).not.toContainText('We mend before we buy')
  // On a phone the answer appears above the button that asks for it.
  await page.setViewportSize(phoneWindow)
  await button(page, 'Challenge my list').click()
  await expect(dialog.getByText('“Thrift”: ')).toBeInViewport()
  await page.keyboard.press('Escape')
  await button(page, /Refine.*Thrift/).click()
  for (const none of ['I can’t think of one', 'Leave this out', 'Leave this out']) await button(page, none).click()
  await dialog.getByLabel('Name').fill('Mend first')
  await button(page, 'Use this wording').click()
  await expect(description(page, 1)).toHaveValue('What it cost: We mend before we buy.')
  expect(await titles(page)).toEqual(['Patience', 'Mend first'])
})

test('the list of values can be had as a PDF and copied as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openValues(page, 'Patience')
  const report = await page.request.get('/api/core-values/pdf')
  expect(report.headers()['content-type']).toBe('application/pdf')
  await button(page, 'Copy the list').click()
  await expect(toast(page)).toContainText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('1. Patience\nWe hold to it, Patience.')
})

test('a failing assistant says so, and what was typed stays', async ({ page, complaints }) => {
  complaints.expected.push(/status of 503/, /CallError/)
  await openValues(page)
  await button(page, 'Values Exercise').click()
  await page.route('**/api/ai-core-values-assistant', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { error: 'The server is busy.', code: 'busy' } })
      : route.continue(),
  )
  await page.getByLabel('What do you stick to, no matter what?').fill('honesty')
  await button(page, 'Send').click()
  const dialog = page.getByRole('dialog', { name: 'Values Assistant' })
  await expect(dialog.locator('.toast')).toContainText('Assistant error')
  await expect(page.getByLabel('What do you stick to, no matter what?')).toHaveValue('honesty')
  await dialog.locator('.toast').getByRole('button', { name: 'Close' }).click()
  await expect(toast(page)).toHaveCount(0)
  await expect(dialog).toBeVisible()
})
