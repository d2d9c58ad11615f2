/** Core values out of a document, and with the assistant. */
import { fileURLToPath } from 'node:url'
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

test('out of a document: values are appended with the sentence that they were found in, and the dialog closes (D2-097, D2-098, D2-106, D2-107, D2-246, D2-370)', async ({
  page,
}) => {
  await openValues(page, 'Names on the buns')
  await button(page, 'Upload Document').click()
  const dialog = page.getByRole('dialog', { name: 'Upload Document' })
  await expect(button(page, 'Extract Values')).toBeDisabled()
  await dialog.locator('input[type="file"]').setInputFiles(handbook)
  await expect(dialog).toContainText('handbook.txt')
  await expect(dialog).toContainText('0.01 MB')
  const sent = page.waitForRequest((request) => /api\/core-values$/.test(request.url()))
  await button(page, 'Extract Values').click()
  expect((await sent).postDataJSON().coreValues[1].id).toMatch(/^extracted-\d{13}$/)
  await expect(dialog).toBeHidden()
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
  await expect(dialog).toContainText('is on your list already')
  await button(page, 'Cancel').click()
  await expect(dialog).toBeHidden()
})

test('a Word document is read, a picture is refused in its sentence, and one without values says so (D2-329, D2-330)', async ({
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
    buffer: Buffer.from('Preheat the oven to 180 degrees.'),
  })
  await button(page, 'Extract Values').click()
  await expect(dialog).toContainText('We found no values in this document.')
  await picker.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 broken') })
  await button(page, 'Extract Values').click()
  // In the dialog itself: what stands beside an open one is out of sight and out of reach.
  await expect(dialog.locator('.toast')).toContainText('Failed to extract core values from document')
  await picker.setInputFiles(
    fileURLToPath(new URL('../server/platform/documents/fixtures/joinery.docx', import.meta.url)),
  )
  await button(page, 'Extract Values').click()
  await expect(dialog.locator('.spin')).toBeHidden()
})

test('with the assistant: a common value is asked for its cost, the answer becomes a value with two behaviours, a blank one is ignored, and a reload goes on (D2-099, D2-108, D2-332)', async ({
  page,
}) => {
  await openValues(page)
  await button(page, 'AI Values Exercise').click()
  const dialog = page.getByRole('dialog', { name: 'AI Values Assistant' })
  await expect(button(page, 'Send')).toBeDisabled()
  await dialog.getByLabel('Your message').fill('   ')
  await dialog.getByLabel('Your message').press('Enter')
  await expect(dialog.locator('.said.me')).toHaveCount(0)
  await dialog.getByLabel('Your message').fill('quality')
  await button(page, 'Send').click()
  await expect(dialog).toContainText('What does it cost you to hold it?')
  await dialog
    .getByLabel('Your message')
    .fill('We threw a whole batch away because the crust was not right, and had nothing to sell that day')
  await page.keyboard.press('Enter')
  const proposal = dialog.locator('.proposal')
  await expect(proposal).toContainText('We threw a whole batch away')
  await expect(proposal.getByRole('listitem')).toHaveCount(2)
  await proposal.getByRole('button', { name: 'Add to my list' }).click()
  await expect(proposal.getByRole('button', { name: 'On your list' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(description(page, 0)).toHaveValue(/We threw a whole batch away.*How it shows: we /)
  await page.reload()
  await button(page, 'AI Values Exercise').click()
  await expect(dialog).toContainText('We threw a whole batch away')
  await button(page, 'Start over').click()
  await expect(dialog).not.toContainText('We threw a whole batch away')
})

test('refining a card puts the wording in its place', async ({ page }) => {
  await openValues(page, 'Patience', 'Thrift')
  await description(page, 1).fill('We mend before we buy. It was hard at first. Now we like it.')
  await description(page, 1).blur()
  await button(page, /Refine with AI.*Thrift/).click()
  const dialog = page.getByRole('dialog', { name: 'AI Values Assistant' })
  await expect(dialog).toContainText('About “Thrift”')
  await button(page, 'Make it shorter').click()
  await button(page, /Use this wording/).click()
  await page.keyboard.press('Escape')
  await expect(description(page, 1)).toHaveValue(/^We mend before we buy\. How it shows: /)
  expect(await titles(page)).toEqual(['Patience', 'Thrift'])
})

test('a value is sharpened, shortened and challenged as such, a card of this moment too, and the conversation says which one was meant (D2-249)', async ({
  page,
}) => {
  await openValues(page)
  await button(page, 'Add Manually').click()
  await page.keyboard.type('Names on the buns')
  // Nothing is saved before: the first look at the button is the end of the typing.
  await button(page, /Refine with AI/).click()
  const dialog = page.getByRole('dialog', { name: 'AI Values Assistant' })
  await expect(dialog).toContainText('About “Names on the buns”')
  const mine = dialog.locator('.said.me')
  for (const [wish, answer] of [
    ['Sharpen it', 'What happened the last time it mattered?'],
    ['Make it shorter', 'What happened the last time it mattered?'],
    ['Challenge the value', 'Who would honestly disagree with “Names on the buns”?'],
  ] as const) {
    const said = await dialog.locator('.said.syn').count()
    await button(page, wish).click()
    await expect(dialog.locator('.said.syn')).toHaveCount(said + 1)
    await expect(dialog.locator('.said.syn').last()).toContainText(answer)
    await expect(mine.last()).toContainText('You, about “Names on the buns”')
  }
})

test('an assistant that fails is told as such, and what was typed stays (D2-371)', async ({ page, complaints }) => {
  complaints.expected.push(/status of 503/, /CallError/)
  await openValues(page)
  await button(page, 'AI Values Exercise').click()
  await page.route('**/api/ai-core-values-assistant', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { error: 'The server is busy.', code: 'busy' } })
      : route.continue(),
  )
  await page.getByLabel('Your message').fill('honesty')
  await button(page, 'Send').click()
  const dialog = page.getByRole('dialog', { name: 'AI Values Assistant' })
  await expect(dialog.locator('.toast')).toContainText('AI assistant error')
  await expect(page.getByLabel('Your message')).toHaveValue('honesty')
  await dialog.locator('.toast').getByRole('button', { name: 'Close' }).click()
  await expect(toast(page)).toHaveCount(0)
  await expect(dialog).toBeVisible()
})
