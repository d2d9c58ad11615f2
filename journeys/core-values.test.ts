/** Core values: by hand, out of a document, with the assistant; put in order, deleted and undone, in two tabs, completed. */
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { expect, finishPath, setUp, test, watch } from './visitor.ts'

const cards = (page: Page) => page.locator('.value-card')
const titles = (page: Page) =>
  page.locator('.value-title').evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))
const title = (page: Page, index: number) => page.getByLabel('Title').nth(index)
const description = (page: Page, index: number) => page.getByLabel('Description').nth(index)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const toast = (page: Page) => page.locator('.toast')
const saved = 'Core values saved successfully!'

async function storedTitles(page: Page): Promise<string[]> {
  const profile = await (await page.request.get('/api/user-profile')).json()
  return profile.coreValues.map((value: { title: string }) => value.title)
}

async function store(page: Page, ...names: string[]): Promise<void> {
  const coreValues = names.map((name, at) => ({
    id: `new-${at}`,
    title: name,
    description: `We hold to it, ${name}.`,
    order: at,
  }))
  const reply = await page.request.post('/api/core-values', { data: { coreValues } })
  expect(reply.ok(), await reply.text()).toBe(true)
}

/** An owner at the core values, who has these already. */
async function openValues(page: Page, ...names: string[]): Promise<void> {
  await setUp(page.request)
  await finishPath(page.request)
  if (names.length > 0) await store(page, ...names)
  await page.goto(paths.coreValues)
  await expect(page.getByRole('heading', { name: 'Core Values Discovery' })).toBeVisible()
  await expect(cards(page)).toHaveCount(names.length)
}

const handbook = {
  name: 'handbook.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    'Staff handbook\n\nOur values\n\n1. Patience. A loaf takes the night that it takes.\n2. Plain dealing. We say what is in the bread, and what is not.\n\nPractical matters\n\nThe van leaves at five.',
  ),
}

test('before a tagline is chosen the address leads back to the dashboard (D2-008)', async ({ page }) => {
  await setUp(page.request)
  await page.goto(paths.coreValues)
  await expect(page).toHaveURL(/\/toolkit$/)
})

test('by hand: a new card with its defaults, written in place, saved by Enter, by leaving and a second after typing (D2-090 to D2-096, D2-102, D2-104)', async ({
  page,
}) => {
  await openValues(page)
  for (const name of ['Upload Document', 'AI Values Exercise', 'Add Manually'])
    await expect(button(page, name)).toBeVisible()
  await button(page, 'Add Manually').click()
  await expect(title(page, 0)).toBeFocused()
  await expect(title(page, 0)).toHaveValue('New Core Value')
  await expect(description(page, 0)).toHaveValue('Describe what this value means to your brand...')
  await expect(toast(page)).toContainText(saved)
  await page.keyboard.type('Warm bread only')
  await page.keyboard.press('Enter')
  await expect.poll(() => storedTitles(page)).toEqual(['Warm bread only'])
  await description(page, 0).click()
  await page.keyboard.type('We sell nothing that is older than noon')
  await page.keyboard.press('Control+Enter')
  await expect(toast(page)).toContainText(saved)
  await button(page, 'Add Value').click()
  await expect(title(page, 1)).toBeFocused()
  await page.keyboard.type('Names on the buns')
  // Nothing is pressed or left: the pause is enough.
  await expect.poll(() => storedTitles(page)).toEqual(['Warm bread only', 'Names on the buns'])
  await expect(title(page, 1)).toBeFocused()
  await page.reload()
  await expect(title(page, 1)).toHaveValue('Names on the buns')
  await expect(description(page, 0)).toHaveValue('We sell nothing that is older than noon')
})

test('a title that was emptied is given back', async ({ page }) => {
  await openValues(page, 'Patience')
  await title(page, 0).fill('')
  await title(page, 0).press('Enter')
  await expect(title(page, 0)).toHaveValue('Patience')
  expect(await storedTitles(page)).toEqual(['Patience'])
})

test('out of a document: values are appended with the sentence that they were found in, and the dialog closes (D2-097, D2-098, D2-106, D2-107, D2-370)', async ({
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
  await expect(toast(page)).toContainText(/Extracted 2 core values from document!|Core values saved successfully!/)
  await expect.poll(() => titles(page)).toEqual(['Names on the buns', 'Patience', 'Plain dealing'])
  await expect(cards(page).nth(1)).toContainText('Found in: Patience. A loaf takes the night that it takes.')
  await expect.poll(() => storedTitles(page)).toEqual(['Names on the buns', 'Patience', 'Plain dealing'])
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
  await expect(toast(page)).toContainText('Failed to extract core values from document')
  await picker.setInputFiles(
    fileURLToPath(new URL('../server/platform/documents/fixtures/joinery.docx', import.meta.url)),
  )
  await button(page, 'Extract Values').click()
  await expect(dialog.locator('.spin')).toBeHidden()
})

test('with the assistant: a common value is asked for its cost, the answer becomes a value with two behaviours, and a reload goes on (D2-099, D2-108)', async ({
  page,
}) => {
  await openValues(page)
  await button(page, 'AI Values Exercise').click()
  const dialog = page.getByRole('dialog', { name: 'AI Values Assistant' })
  await expect(button(page, 'Send')).toBeDisabled()
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

test('an assistant that fails is told as such, and what was typed stays', async ({ page, complaints }) => {
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
  await expect(toast(page)).toContainText('AI assistant error')
  await expect(page.getByLabel('Your message')).toHaveValue('honesty')
})

test('put in order by the buttons and by the keyboard, without dragging (D2-101, WCAG 2.5.7)', async ({ page }) => {
  await openValues(page, 'One', 'Two', 'Three')
  await button(page, /^Down.*One/).click()
  await expect.poll(() => titles(page)).toEqual(['Two', 'One', 'Three'])
  await expect(button(page, /^Down.*One/)).toBeFocused()
  await expect.poll(() => storedTitles(page)).toEqual(['Two', 'One', 'Three'])
  await button(page, /Drag “Three”/).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Three is picked up, number 3 of 3.')).toBeAttached()
  // The arrows are listened to once the cards have been measured.
  await page.waitForTimeout(400)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Three is over number 2 of 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(() => storedTitles(page)).toEqual(['Two', 'Three', 'One'])
  await expect.poll(() => titles(page)).toEqual(['Two', 'Three', 'One'])
})

test('put in order by dragging the handle (D2-101)', async ({ page }) => {
  await openValues(page, 'One', 'Two', 'Three')
  const handle = await button(page, /Drag “One”/).boundingBox()
  const last = await cards(page).nth(2).boundingBox()
  if (!handle || !last) throw new Error('The cards have no place on the screen.')
  await page.mouse.move(handle.x + 10, handle.y + 10)
  await page.mouse.down()
  await page.mouse.move(handle.x + 10, handle.y + 60, { steps: 4 })
  await page.mouse.move(handle.x + 10, last.y + last.height - 10, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => titles(page)).toEqual(['Two', 'Three', 'One'])
  await expect.poll(() => storedTitles(page)).toEqual(['Two', 'Three', 'One'])
})

test('a deleted value comes back by undo, and out of the earlier versions (D2-103)', async ({ page }) => {
  await openValues(page, 'One', 'Two', 'Three')
  await button(page, /^Delete.*Two/).click()
  await expect.poll(() => storedTitles(page)).toEqual(['One', 'Three'])
  await expect(button(page, 'Undo')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => titles(page)).toEqual(['One', 'Two', 'Three'])
  await expect.poll(() => storedTitles(page)).toEqual(['One', 'Two', 'Three'])
  await button(page, /^Delete.*One/).click()
  await expect.poll(() => storedTitles(page)).toEqual(['Two', 'Three'])
  await button(page, 'Show earlier versions').click()
  const earlier = page.getByRole('dialog', { name: 'Earlier versions' })
  await earlier.getByRole('button', { name: 'Bring this back' }).first().click()
  await expect.poll(() => titles(page)).toEqual(['One', 'Two', 'Three'])
})

test('two tabs: what each adds, writes and deletes is all there (T27)', async ({ page, complaints }) => {
  complaints.expected.push(/status of 409/)
  await openValues(page, 'One', 'Two')
  const other = await page.context().newPage()
  watch(other, complaints.messages)
  await other.goto(paths.coreValues)
  await expect(cards(other)).toHaveCount(2)
  await title(page, 0).fill('First')
  await title(page, 0).press('Enter')
  await expect.poll(() => storedTitles(page)).toEqual(['First', 'Two'])
  await button(other, /^Delete.*Two/).click()
  await button(other, 'Add Value').click()
  await other.keyboard.type('Theirs')
  await other.keyboard.press('Enter')
  await expect.poll(() => storedTitles(page)).toEqual(['First', 'Theirs'])
  await expect.poll(() => titles(other)).toEqual(['First', 'Theirs'])
})

test('a save that fails is told, what was written stays, and goes when the server is back (D2-369)', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 500/, /CallError/, /500: /)
  await openValues(page, 'One')
  await page.route('**/api/core-values', (route) =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong', code: 'unexpected' } }),
  )
  await title(page, 0).fill('Better')
  await title(page, 0).press('Enter')
  await expect(toast(page)).toContainText('Failed to save core values')
  await expect(title(page, 0)).toHaveValue('Better')
  await page.unroute('**/api/core-values')
  await expect.poll(() => storedTitles(page)).toEqual(['Better'])
})

test('completing asks for a value first, then saves, tells it and leads to the dashboard, where the step is done (D2-105, D2-331)', async ({
  page,
}) => {
  await openValues(page)
  await button(page, 'Complete Core Values Module').click()
  await expect(toast(page)).toContainText('Please add at least one core value before completing this module.')
  await button(page, 'Add Manually').click()
  await page.keyboard.type('Warm bread only')
  await button(page, 'Complete Core Values Module').click()
  await expect(page).toHaveURL(/\/toolkit$/)
  await expect(toast(page)).toContainText(saved)
  const card = page.locator('#step-core-values')
  await expect(card).toContainText('Completed')
  await expect(card).toContainText('Warm bread only')
  await expect(page.locator('.sofar')).toContainText('Warm bread only')
})

test('the list, what was deleted, the upload and the conversation are sound at every width, light and dark', async ({
  page,
}) => {
  await openValues(page, 'Patience', 'A title that is as long as a title may be, sixty letters', 'Thrift')
  await button(page, /^Delete.*Thrift/).click()
  await expect(button(page, 'Undo')).toBeFocused()
  await expectSoundScreen(page, 'the list')
  await button(page, 'Upload Document').click()
  await page.locator('input[type="file"]').setInputFiles(handbook)
  await expectSoundScreen(page, 'the upload')
  await page.keyboard.press('Escape')
  await expect(button(page, 'Upload Document')).toBeFocused()
  await page.request.post('/api/ai-core-values-assistant', { data: { message: 'Can you suggest some values?' } })
  await button(page, 'AI Values Exercise').click()
  await expect(page.locator('.proposal').first()).toBeVisible()
  await expectSoundScreen(page, 'the conversation')
})
