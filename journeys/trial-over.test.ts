/** After the trial: everything stays to be seen and taken along; whatever would change it says why it does not. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { card, openCategory } from './discovery-screen.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { endTrial } from './tell-database.ts'
import { expect, finishPath, setUp, test } from './visitor.ts'

const reason = /^Your trial is over\./
const note = (page: Page) => page.getByRole('complementary', { name: 'Your access' })

test.beforeEach(async ({ page, complaints }) => {
  complaints.expected.push(/status of 402/, /CallError: 402/)
  const { email } = await setUp(page.request)
  await finishPath(page.request)
  await endTrial(email)
})

test('the dashboard says that the trial is over, shows what was made, and lets it be taken along', async ({ page }) => {
  await page.goto(paths.toolkit)
  await expect(note(page)).toContainText(reason)
  await expect(page.getByText('left in your trial')).toHaveCount(0)
  await expect(page.getByText('Your tagline', { exact: true })).toBeVisible()
  await expectSoundScreen(page, 'the dashboard after the trial')
  await note(page).getByRole('link', { name: 'Take your brand with you' }).click()
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible()
  for (const address of ['/api/brand/export/markdown', '/api/brand-attributes/pdf'])
    expect((await page.request.get(address)).status(), address).toBe(200)
  await page.goto(paths.profile)
  await expect(note(page)).toHaveCount(0)
  await expect(page.getByText('Inactive')).toBeVisible()
})

test('the words can be looked at; a changed one is not saved, and that is said', async ({ page }) => {
  await openCategory(page, 'culture')
  await expect(note(page)).toContainText(reason)
  await expect(card(page, 'steady')).toBeVisible()
  await page.getByRole('radio', { name: 'curious' }).check()
  await expect(page.locator('.toast')).toBeVisible()
  await expect(page.getByText('Not saved: your words are kept here')).toBeVisible()
})

for (const { name, path, save, write, failed } of [
  {
    name: 'value propositions',
    path: paths.uvp,
    save: 'Save Selected UVP',
    write: 'Regenerate UVPs',
    failed: 'Failed to save UVP',
  },
  {
    name: 'taglines',
    path: paths.taglines,
    save: 'Save Selected Tagline',
    write: 'Regenerate Taglines',
    failed: 'Failed to save tagline',
  },
]) {
  test(`the ${name} stay; choosing another and writing anew say why they do not`, async ({ page }) => {
    await page.goto(path)
    await expect(note(page)).toContainText(reason)
    const lines = page.locator('.draft .line, .tl .said-line')
    await expect(lines.first()).toBeVisible()
    const before = await lines.allTextContents()
    await page.getByRole('radio').nth(1).check()
    await page.getByRole('button', { name: save }).click()
    await expect(page.locator('.toast')).toContainText(failed)
    await expect(page.locator('.toast')).toContainText('Your trial is over.')
    await page.getByRole('button', { name: write }).click()
    await expect(page.locator('.writing-failure')).toContainText(reason)
    expect(await lines.allTextContents()).toEqual(before)
    await expectSoundScreen(page, `the ${name} after the trial`)
  })
}
