/** Core values: added by hand, reordered, deleted and brought back, edited in two tabs, completed. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { expectAccessibleAndFitting } from './screen-checks.ts'
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
  valuesSavedMessage,
} from './values-screen.ts'
import { expect, setUp, test, watch } from './visitor.ts'

test('before a tagline is chosen the page redirects to the dashboard', async ({ page }) => {
  await setUp(page.request)
  await page.goto(paths.coreValues)
  await expect(page).toHaveURL(/\/toolkit$/)
})

test('a value added by hand starts with its defaults and is saved by Enter, on leaving it or a second after typing', async ({
  page,
}) => {
  await openValues(page)
  for (const name of ['Upload Document', 'Values Exercise', 'Add Manually'])
    await expect(button(page, name)).toBeVisible()
  const answered = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && /core-values$/.test(reply.url()),
  )
  await button(page, 'Add Manually').click()
  const added = await answered
  expect(added.request().postDataJSON().coreValues[0].id).toMatch(/^new-\d{13}$/)
  await expect(title(page, 0)).toBeFocused()
  await expect(title(page, 0)).toHaveValue('New Core Value')
  await expect(description(page, 0)).toHaveValue('Describe what this value means to your brand...')
  await expect(page.locator('.save')).toContainText(/saved/i)
  await expect(toast(page), 'an empty card is nothing to cheer').toHaveCount(0)
  await page.keyboard.type('Warm bread only')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText(valuesSavedMessage)
  await expect.poll(() => storedTitles(page)).toEqual(['Warm bread only'])
  await description(page, 0).click()
  await page.keyboard.type('We sell nothing that is older than noon')
  await page.keyboard.press('Control+Enter')
  await expect(toast(page)).toContainText(valuesSavedMessage)
  await button(page, 'Add Value').click()
  await expect(title(page, 1)).toBeFocused()
  await page.keyboard.type('Names on the buns')
  // No key pressed, no field left: the pause alone saves.
  await expect.poll(() => storedTitles(page)).toEqual(['Warm bread only', 'Names on the buns'])
  await expect(title(page, 1)).toBeFocused()
  await page.reload()
  await expect(title(page, 1)).toHaveValue('Names on the buns')
  await expect(description(page, 0)).toHaveValue('We sell nothing that is older than noon')
})

test('an emptied title gets its old text back', async ({ page }) => {
  await openValues(page, 'Patience')
  await title(page, 0).fill('')
  await title(page, 0).press('Enter')
  await expect(title(page, 0)).toHaveValue('Patience')
  expect(await storedTitles(page)).toEqual(['Patience'])
})

test('Escape restores what a field said before the edit', async ({ page }) => {
  await openValues(page, 'Patience')
  await title(page, 0).fill('Haste')
  await expect.poll(() => storedTitles(page)).toEqual(['Haste'])
  await title(page, 0).press('Escape')
  await expect(title(page, 0)).toHaveValue('Patience')
  await expect.poll(() => storedTitles(page)).toEqual(['Patience'])
  await description(page, 0).fill('Other words.')
  await description(page, 0).press('Escape')
  await expect(description(page, 0)).toHaveValue('We hold to it, Patience.')
})

/** Waits until the page stops scrolling: while it glides, cards are not where they were measured. */
const standStill = (page: Page) =>
  page.evaluate(async () => {
    for (let before = -1; before !== scrollY; ) {
      before = scrollY
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })

test('values can be reordered with the buttons and the keyboard, without dragging (WCAG 2.5.7)', async ({ page }) => {
  await openValues(page, 'One', 'Two', 'Three')
  await button(page, /^Down.*One/).click()
  await expect.poll(() => titles(page)).toEqual(['Two', 'One', 'Three'])
  await expect(button(page, /^Down.*One/)).toBeFocused()
  await expect.poll(() => storedTitles(page)).toEqual(['Two', 'One', 'Three'])
  await button(page, /Drag “Three”/).focus()
  await standStill(page)
  await page.keyboard.press('Space')
  await expect(page.getByText('Three picked up, number 3 of 3.')).toBeAttached()
  // An arrow key works only once the cards have been measured, and nothing on the page shows that.
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('Three is over number 2 of 3.')).toBeAttached({ timeout: 2000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect.poll(() => storedTitles(page)).toEqual(['Two', 'Three', 'One'])
  await expect.poll(() => titles(page)).toEqual(['Two', 'Three', 'One'])
})

test('values can be reordered by dragging the handle', async ({ page }) => {
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

test('a deleted value comes back by undo, and from the earlier versions', async ({ page }) => {
  await openValues(page, 'One', 'Two', 'Three')
  await button(page, /^Delete.*Two/).click()
  await expect.poll(() => storedTitles(page)).toEqual(['One', 'Three'])
  await expect(button(page, 'Undo')).toBeFocused()
  await expect(page.locator('.value-cards > li').nth(1)).toContainText('“Two” was deleted.')
  await page.keyboard.press('Enter')
  await expect.poll(() => titles(page)).toEqual(['One', 'Two', 'Three'])
  await expect(button(page, /Drag “Two”/)).toBeFocused()
  await expect.poll(() => storedTitles(page)).toEqual(['One', 'Two', 'Three'])
  await button(page, /^Delete.*One/).click()
  await expect.poll(() => storedTitles(page)).toEqual(['Two', 'Three'])
  await button(page, 'Show earlier versions').click()
  const earlier = page.getByRole('dialog', { name: 'Earlier versions' })
  await earlier.getByRole('button', { name: 'Bring this back' }).first().click()
  await expect.poll(() => titles(page)).toEqual(['One', 'Two', 'Three'])
})

test('undo brings the last value back into the empty list', async ({ page }) => {
  await openValues(page, 'One')
  await button(page, /^Delete.*One/).click()
  await expect(button(page, 'Add Manually')).toBeVisible()
  await expect(button(page, 'Undo')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => titles(page)).toEqual(['One'])
  await expect.poll(() => storedTitles(page)).toEqual(['One'])
})

test('T27 edits made in two tabs are all kept: additions, changes and deletions', async ({ page, complaints }) => {
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

test('a failed save says so, keeps what was typed, and goes through when the server is back', async ({
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
  await page.locator('.toast').getByRole('button', { name: 'Close' }).click()
  await button(page, 'Complete Core Values Module').click()
  await expect(toast(page)).toContainText('Failed to save core values')
  await expect(page).toHaveURL(/core-values$/)
  await page.unroute('**/api/core-values')
  await expect.poll(() => storedTitles(page)).toEqual(['Better'])
})

test('completing asks for a value first, then saves and leads to the dashboard, where the step is done', async ({
  page,
}) => {
  await openValues(page)
  await expect(page.getByText('Your earlier versions are saved.')).toHaveCount(0)
  await button(page, 'Complete Core Values Module').click()
  await expect(toast(page)).toContainText('Please add at least one core value before completing this module.')
  await button(page, 'Add Manually').click()
  await page.keyboard.type('Warm bread only')
  await button(page, 'Complete Core Values Module').click()
  await expect(page).toHaveURL(/\/toolkit$/)
  await expect(toast(page)).toContainText(valuesSavedMessage)
  const card = page.locator('#step-core-values')
  await expect(card).toContainText('Completed')
  await expect(card).toContainText('Warm bread only')
  await expect(page.locator('.sofar')).toContainText('Warm bread only')
})

test('the list, the undo, the upload and the conversation are accessible and fit at every width, light and dark', async ({
  page,
}) => {
  await openValues(page, 'Patience', 'A title that is as long as a title may be, sixty letters', 'Thrift')
  await button(page, /^Delete.*Thrift/).click()
  await expect(button(page, 'Undo')).toBeFocused()
  await expectAccessibleAndFitting(page, 'the list')
  await button(page, 'Upload Document').click()
  await page.locator('input[type="file"]').setInputFiles(handbook)
  await expectAccessibleAndFitting(page, 'the upload')
  await page.keyboard.press('Escape')
  await expect(button(page, 'Upload Document')).toBeFocused()
  const told = [
    'Names on the buns',
    'A till that is slower',
    'The day the oven broke we rang everyone',
    'Ask who it is for',
    'is it four?',
  ]
  for (const message of told) await page.request.post('/api/ai-core-values-assistant', { data: { message } })
  await button(page, 'Values Exercise').click()
  await expect(button(page, 'Yes, that’s my answer')).toBeVisible()
  await expectAccessibleAndFitting(page, 'the questions')
  await button(page, 'Yes, that’s my answer').click()
  await expect(button(page, 'Add to my list')).toBeVisible()
  await expectAccessibleAndFitting(page, 'the value that was put together')
})
