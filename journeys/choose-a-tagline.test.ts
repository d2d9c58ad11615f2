/** The taglines: written once automatically, cached in the browser under the owner's id, brought back, saved. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { deskWindow, expectAccessibleAndFitting, phoneWindow } from './screen-checks.ts'
import { completeThroughTagline, expect, fillAttributes, finishUvp, setUp, test } from './visitor.ts'

const lines = (page: Page) => page.locator('.tl .said-line').allTextContents()
const regenerate = (page: Page) => page.getByRole('button', { name: 'Regenerate Taglines' })
const heading = (page: Page) => page.getByRole('heading', { name: /^(?!No )\w+ lines?$/ })

async function openTaglines(page: Page): Promise<string[]> {
  await page.goto(paths.taglines)
  await expect(heading(page)).toBeVisible()
  return lines(page)
}

test('before a UVP is chosen no taglines are written, and the page says what to do first', async ({ page }) => {
  await setUp(page.request)
  await page.goto(paths.taglines)
  await expect(page.getByRole('heading', { name: 'Brand Taglines' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your Brand DNA' }).getByRole('link')).toHaveCount(6)
  await expect(
    page.getByText('No taglines generated yet. Complete your brand attributes to generate taglines.'),
  ).toBeVisible()
  await expect(regenerate(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save Selected Tagline' })).toBeDisabled()
  await fillAttributes(page.request)
  await page.reload()
  await expect(page.getByText('No taglines generated yet. Save your value proposition first')).toBeVisible()
  const refused = await page.request.post('/api/generate-taglines', { data: {} })
  expect(refused.status()).toBe(409)
  expect((await refused.json()).code).toBe('step_locked')
})

test("the list is written once automatically, and the browser caches it under the owner's id", async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await finishUvp(page.request)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate-taglines')) asked += 1
  })
  const written = await openTaglines(page)
  expect(written.length).toBeGreaterThanOrEqual(5)
  expect(new Set(written).size).toBe(written.length)
  const quote = await page
    .locator('.tl .said-line')
    .first()
    .evaluate((line) => getComputedStyle(line, '::before').content)
  expect(quote).toMatch(/open-quote|“/)
  const { id } = await (await page.request.get('/api/auth/user')).json()
  const kept = () => page.evaluate((key) => localStorage.getItem(key), `taglines-data:${id}`)
  await expect.poll(kept).not.toBeNull()
  expect(JSON.parse((await kept()) ?? '')).toEqual({
    taglines: written,
    hasGenerated: true,
    timestamp: expect.any(Number),
  })
  expect(await openTaglines(page)).toEqual(written)
  expect(asked).toBe(1)
})

test('a tagline is copied exactly as shown', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await finishUvp(page.request)
  const written = await openTaglines(page)
  await page.getByRole('button', { name: 'Copy line 2' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(written[1])
})

test('rewriting keeps the earlier taglines to bring back, and a failure leaves the list as it is', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 500/, /CallError: 500/)
  await setUp(page.request)
  await fillAttributes(page.request)
  await finishUvp(page.request)
  const before = await openTaglines(page)
  await regenerate(page).click()
  await expect.poll(async () => before.includes((await lines(page))[0] ?? '')).toBe(false)
  await expect(heading(page)).toBeVisible()
  const after = await lines(page)
  const bringBack = page.getByRole('button', { name: 'Bring the earlier lines back' })
  await expectAccessibleAndFitting(page, 'the way back')
  await page.setViewportSize(deskWindow)
  await bringBack.click()
  await expect(page.locator('.tl .said-line')).toHaveText(before)
  await expect(bringBack).toBeHidden()
  await expect(heading(page)).toBeFocused()
  await page.getByRole('button', { name: 'Show earlier versions' }).click()
  await page
    .getByRole('dialog', { name: 'Earlier taglines' })
    .getByRole('button', { name: 'Bring this back' })
    .first()
    .click()
  await expect(page.locator('.tl .said-line')).toHaveText(after)
  await page.route('**/api/generate-taglines', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await regenerate(page).click()
  await expect(page.locator('.writing-failure')).toBeVisible()
  expect(await lines(page)).toEqual(after)
})

test('saving a tagline leads to the core values and selects it on the next visit; a failed save says so', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 500/, /CallError: 500/)
  await setUp(page.request)
  await fillAttributes(page.request)
  await finishUvp(page.request)
  const written = await openTaglines(page)
  await expect(page.getByText('Saving unlocks Core Values, and after that the Brand Archetypes tool.')).toBeVisible()
  const save = page.getByRole('button', { name: 'Save Selected Tagline' })
  await expect(save).toBeDisabled()
  await page.getByRole('radio').nth(1).check()
  await page.route('**/api/user-profile/tagline', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await save.click()
  await expect(page.locator('.toast')).toContainText('Failed to save tagline')
  await page.unroute('**/api/user-profile/tagline')
  await save.click()
  await expect(page).toHaveURL(/\/toolkit\/core-values$/)
  await expect(page.locator('.toast')).toContainText(`“${written[1]}” is now your tagline.`)
  await page.goto(paths.toolkit)
  await expect(page.locator('.record')).toContainText(written[1] ?? '')
  await openTaglines(page)
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.request.post('/api/generate-taglines', { data: {} })
  await openTaglines(page)
  const chosen = page.locator('.tl').filter({ has: page.getByText(written[1] ?? '', { exact: true }) })
  await expect(chosen).toHaveCount(1)
  await expect(chosen.getByRole('radio')).toBeChecked()
})

test('changing a top word marks the taglines as made from earlier answers', async ({ page }) => {
  await setUp(page.request)
  await completeThroughTagline(page.request)
  await page.goto('/toolkit/brand-attributes/voice')
  await page.getByRole('radio', { name: 'warm' }).check()
  await expect(page.locator('.acts-bar .save')).toHaveText('Saved')
  const before = await openTaglines(page)
  await expect(page.getByText('Made from earlier answers')).toBeVisible()
  await page.getByRole('button', { name: 'Renew' }).click()
  await expect(page.getByText('Made from earlier answers')).toBeHidden()
  await expect(heading(page)).toBeVisible()
  expect(await lines(page)).not.toEqual(before)
})

test('ten lines fit on one screen, each with its count of words and syllables', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await finishUvp(page.request)
  await page.setViewportSize(deskWindow)
  await openTaglines(page)
  const boxes = await page.locator('.tl').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON()))
  for (const { height, bottom } of boxes) {
    expect(height).toBeLessThanOrEqual(90)
    expect(bottom).toBeLessThanOrEqual(deskWindow.height)
  }
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(2)
  for (const row of await page.locator('.tl').all()) {
    const said = (await row.locator('.said-line').textContent()) ?? ''
    const words = said.split(' ').length
    await expect(row.locator('.kind')).toHaveText(new RegExp(`^${words}\\swords? · \\d+\\ssyllables?$`))
  }
  await page.setViewportSize(phoneWindow)
  expect((await page.locator('.acts-bar').boundingBox())?.height).toBeLessThanOrEqual(65)
})

test('an owner edits one tagline and pins another, and both stay when the rest are rewritten', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await finishUvp(page.request)
  const [, second = ''] = await openTaglines(page)
  await page.getByRole('button', { name: 'Edit line 1', exact: true }).click()
  const field = page.getByRole('textbox', { name: 'Line 1' })
  await field.fill('Bread that sails.')
  await expectAccessibleAndFitting(page, 'a tagline under her hand')
  await field.press('Enter')
  await expect(page.locator('.tl .said-line').first()).toHaveText('Bread that sails.')
  await page.getByRole('button', { name: 'Pin line 2', exact: true }).click()
  await expect(page.getByText('2 pinned or edited stay.')).toBeVisible()
  await page.reload()
  await regenerate(page).click()
  await expect(page.getByRole('heading', { name: 'Writing…' })).toBeHidden()
  await expect(page.locator('.tl .said-line').nth(0)).toHaveText('Bread that sails.')
  await expect(page.locator('.tl .said-line').nth(1)).toHaveText(second)
})

test('with too little to go on the page says so and links to where more is asked', async ({ page, complaints }) => {
  complaints.expected.push(/status of 409/, /CallError: 409/)
  await setUp(page.request)
  await fillAttributes(page.request)
  await finishUvp(page.request)
  await page.route('**/api/generate-taglines', (route) =>
    route.fulfill({ status: 409, json: { error: 'There is nothing new to write.', code: 'nothing_fresh' } }),
  )
  await page.goto(paths.taglines)
  await expect(page.getByRole('alert')).toContainText('We don’t know enough yet to write a tagline.')
  await page.getByRole('alert').getByRole('link').click()
  await expect(page).toHaveURL(/uvp-generator$/)
})
