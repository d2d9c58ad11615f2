/** The owner's own tagline: counted while they type, added to the others, chosen and saved like them. */
import type { Locator, Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { expectAccessibleAndFitting, phoneWindow } from './screen-checks.ts'
import { expect, fillAttributes, finishUvp, setUp, test } from './visitor.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Your own line' })
const counts = (page: Page) => page.getByRole('table', { name: /^What can be counted/ })
const row = (page: Page, name: string): Locator => counts(page).getByRole('row', { name: new RegExp(`^${name}`) })
const marked = (page: Page) => counts(page).getByRole('columnheader').first().locator('.own')

async function openTaglines(page: Page): Promise<void> {
  await setUp(page.request)
  await fillAttributes(page.request)
  await finishUvp(page.request)
  const told = { does: 'bake rye bread on the boat', shortName: 'Loaf' }
  await page.request.put('/api/user-profile/sentences', { data: told })
  await page.request.post('/api/generate-taglines', { data: {} })
  await page.goto(paths.taglines)
  await expect(page.locator('.tl').first()).toBeVisible()
}

test('the owner’s own line is counted while they type, beside the selected one, with their own words marked', async ({
  page,
}) => {
  await openTaglines(page)
  await expect(counts(page)).toHaveCount(0)
  await field(page).fill('Bread by boat, hungry?')
  await expect(row(page, 'Words ')).toHaveText('Words4')
  await expect(row(page, 'Syllables')).toHaveText('Syllables5')
  await expect(row(page, 'Same first sound')).toHaveText('Same first soundb: Bread, boat')
  await expect(row(page, 'Same ending')).toHaveText('Same endingnone')
  await expect(row(page, 'Your name in it')).toHaveText('Your name in itno')
  await expect(row(page, 'Your own words')).toContainText('3 of 3')
  await expect(row(page, 'Your own words')).toContainText('“We …”: bread, boat')
  await expect(row(page, 'Your own words')).toContainText('Customers: hungry')
  await expect(marked(page)).toHaveText(['Bread', 'boat', 'hungry'])
  await field(page).fill('Loaf: warm since 1982.')
  await expect(row(page, 'Syllables')).toHaveText('Syllablesnot counted')
  await expect(row(page, 'Your name in it')).toHaveText('Your name in ityes')
  await page.getByRole('radio').first().check()
  await expect(counts(page).getByRole('columnheader')).toHaveCount(2)
  await expectAccessibleAndFitting(page, 'her own line beside the selected one')
  await field(page).fill('')
  await expect(counts(page).getByRole('columnheader')).toHaveText(/^Selected/)
})

test('the owner’s own line joins the list, is selected and saved, and stays when the others are rewritten', async ({
  page,
}) => {
  await openTaglines(page)
  const before = await page.locator('.tl .said-line').allTextContents()
  await field(page).fill('  Bread that   sails.')
  await field(page).press('Enter')
  const added = page.locator('.tl').last()
  await expect(added.locator('.said-line')).toHaveText('Bread that sails.')
  await expect(added).toContainText('Edited by you')
  await expect(added.getByRole('radio')).toBeChecked()
  await expect(page.getByText(`Added as line ${before.length + 1}, and selected.`)).toBeVisible()
  await expect(field(page)).toBeFocused()
  await field(page).fill('bread that sails.')
  await expect(page.getByText('This line is in the list.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: `Pin line ${before.length + 1}`, exact: true }).click()
  await page.getByRole('button', { name: 'Save Selected Tagline' }).click()
  await expect(page.locator('.toast')).toContainText('“Bread that sails.” is now your tagline.')
  await page.goto(paths.taglines)
  await page.getByRole('button', { name: 'Regenerate Taglines' }).click()
  await expect(page.getByRole('heading', { name: 'Writing…' })).toBeHidden()
  const kept = page.locator('.tl').filter({ hasText: 'Bread that sails.' })
  await expect(kept).toHaveCount(1)
  await expect(kept.getByRole('radio')).toBeChecked()
})

test('with the on-screen keyboard open the first counts are visible below the field', async ({ page }) => {
  await openTaglines(page)
  await page.setViewportSize({ width: phoneWindow.width, height: 400 })
  await field(page).click()
  await field(page).pressSequentially('Bread from the boat')
  await expect(field(page)).toBeInViewport({ ratio: 1 })
  await expect(row(page, 'Same first sound')).toBeInViewport({ ratio: 1 })
})

test('emojis, another script, punctuation or one long word are counted as far as possible and break no page', async ({
  page,
}) => {
  await openTaglines(page)
  await page.setViewportSize(phoneWindow)
  for (const [line, words] of [
    ['🍞'.repeat(60), 0],
    ['パンを船で焼く', 1],
    ['!!!', 0],
    ['a'.repeat(190), 1],
  ] as const) {
    await field(page).fill(line)
    await expect(row(page, 'Words ')).toHaveText(`Words${words}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phoneWindow.width)
  }
})
