/** After the trial: everything can still be read and exported, and whatever would change it says why it does not. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { endTrial } from './database-fixtures.ts'
import { card, openCategory } from './discovery-screen.ts'
import { expectAccessibleAndFitting } from './screen-checks.ts'
import { completeThroughTagline, expect, setUp, test } from './visitor.ts'

const reason = /^Your trial is over\./
const note = (page: Page) => page.getByRole('complementary', { name: 'Your access' })

test.beforeEach(async ({ page, complaints }) => {
  complaints.expected.push(/status of 402/, /CallError: 402/)
  const { email } = await setUp(page.request)
  await completeThroughTagline(page.request)
  await endTrial(email)
})

test('the dashboard says that the trial is over, shows what was made, and leads to the export', async ({ page }) => {
  await page.goto(paths.toolkit)
  await expect(note(page)).toContainText(reason)
  await expect(page.getByText('left in your trial')).toHaveCount(0)
  await expect(page.getByText('Your tagline', { exact: true })).toBeVisible()
  await expectAccessibleAndFitting(page, 'the dashboard after the trial')
  await note(page).getByRole('link', { name: 'Take your brand with you' }).click()
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible()
  for (const address of ['/api/brand/export/markdown', '/api/brand-attributes/pdf'])
    expect((await page.request.get(address)).status(), address).toBe(200)
  await page.goto(paths.profile)
  await expect(note(page)).toHaveCount(0)
  await expect(page.getByText('Inactive')).toBeVisible()
})

test('the words can be read but not changed', async ({ page }) => {
  await openCategory(page, 'culture')
  await expect(note(page)).toContainText(reason)
  await expect(card(page, 'steady')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'curious' })).toBeDisabled()
  await expect(page.getByRole('textbox').first()).toBeDisabled()
  await expect(page.getByText('Read-only. Nothing is lost.')).toBeVisible()
  await expectAccessibleAndFitting(page, 'the words after the trial')
  await page.getByRole('button', { name: 'Next Step' }).click()
  await expect(page).toHaveURL(/customers/)
})

for (const { name, path, save, write } of [
  { name: 'value propositions', path: paths.uvp, save: 'Save Selected UVP', write: 'Regenerate UVPs' },
  { name: 'taglines', path: paths.taglines, save: 'Save Selected Tagline', write: 'Regenerate Taglines' },
]) {
  test(`the ${name} can be read and copied, and changing them leads to the plans`, async ({ page }) => {
    await page.goto(path)
    await expect(note(page)).toContainText(reason)
    await expect(page.locator('.draft .line, .tl .said-line').first()).toBeVisible()
    await expect(page.getByText(/Read-only: new drafts and changes come back with a plan/)).toBeVisible()
    await expect(page.getByRole('radio').nth(1)).toBeDisabled()
    await expect(page.getByRole('button', { name: write })).toBeDisabled()
    await expect(page.getByRole('button', { name: save })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Copy/ }).first()).toBeEnabled()
    await expectAccessibleAndFitting(page, `the ${name} after the trial`)
    await page.getByRole('link', { name: 'See the Plans' }).last().click()
    await expect(page).toHaveURL(/\/cart$/)
  })
}

test('the core values and the review are read-only as well', async ({ page }) => {
  await page.goto(paths.coreValues)
  await expect(page.locator('.acts-bar').getByRole('link', { name: 'See the Plans' })).toBeVisible()
  await expect(page.getByText('Read-only. Nothing is lost.')).toBeVisible()
  await page.goto(`${paths.brandReview}?new=true`)
  await expect(page.getByRole('button', { name: /Next Step|Generate Audit/ })).toHaveCount(0)
})

test('a save from a tab that was still open is refused with the reason', async ({ page }) => {
  const asked = await page.request.put('/api/user-profile/tagline', { data: { chosenTagline: 'Another one.' } })
  expect(asked.status()).toBe(402)
  expect(await asked.json()).toMatchObject({ code: 'access_required' })
})
