/** UVP drafts edited in place and pinned, and kept when the others are rewritten. */
import type { Page } from '@playwright/test'
import { findDraftLines, openUvps, readDraftLines, visibleTextOnly } from './drafts.ts'
import { deskWindow, expectAccessibleAndFitting } from './screen-checks.ts'
import { expect, fillAttributes, setUp, test } from './visitor.ts'

const regenerate = (page: Page) => page.getByRole('button', { name: 'Regenerate UVPs' })

test('an owner edits a line in place: Escape discards, Done keeps it, and edited and pinned lines survive a rewrite', async ({
  page,
}) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await openUvps(page)
  const [, second = ''] = await readDraftLines(page)
  const edit = page.getByRole('button', { name: 'Edit UVP 1' })
  const field = page.getByRole('textbox', { name: 'Draft 1' })
  await edit.click()
  await expect(field).toBeFocused()
  await expect(regenerate(page)).toBeDisabled()
  await field.fill('Something else.')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(edit).toBeFocused()
  await expect(findDraftLines(page).nth(1)).toHaveText(second, visibleTextOnly)
  await edit.click()
  await field.fill('Bread for 🌅 early people.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field).not.toHaveValue('Bread for 🌅 early people.')
  await field.fill('Bread for 🌅 early people.')
  await expectAccessibleAndFitting(page, 'a draft under her hand')
  await page.setViewportSize(deskWindow)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(findDraftLines(page).first()).toHaveText('Bread for 🌅 early people.', visibleTextOnly)
  await expect(page.getByText('Edited by you')).toHaveCount(1)
  await page.getByRole('button', { name: 'Pin UVP 2' }).click()
  await expect(page.getByRole('button', { name: 'Pinned UVP 2' })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await regenerate(page).click()
  await expect(page.getByRole('heading', { name: 'Writing…' })).toBeHidden()
  await expect(findDraftLines(page).nth(0)).toHaveText('Bread for 🌅 early people.', visibleTextOnly)
  await expect(findDraftLines(page).nth(1)).toHaveText(second, visibleTextOnly)
})

test('an edit that cannot be saved says so and keeps what was typed', async ({ page, complaints }) => {
  complaints.expected.push(/status of 500/, /CallError: 500/)
  await setUp(page.request)
  await fillAttributes(page.request)
  await openUvps(page)
  const before = await readDraftLines(page)
  await page.route('**/api/user-profile/uvps', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.getByRole('button', { name: 'Edit UVP 1' }).click()
  await page.getByRole('textbox', { name: 'Draft 1' }).fill('Bread before dawn.')
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast')).toContainText('Failed to save UVP')
  await expect(page.getByRole('textbox', { name: 'Draft 1' })).toHaveValue('Bread before dawn.')
  await page.keyboard.press('Escape')
  await expect(findDraftLines(page)).toHaveText(before, visibleTextOnly)
})
