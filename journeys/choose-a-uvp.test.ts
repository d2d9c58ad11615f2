/** The value propositions: written once automatically, compared, rewritten, brought back, saved. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { findDraftLines, heading, openUvps, readDraftLines, visibleTextOnly } from './drafts.ts'
import { deskWindow, expectAccessibleAndFitting, phoneWindow } from './screen-checks.ts'
import { completeThroughTagline, expect, fillAttributes, finishUvp, newOwner, setUp, test } from './visitor.ts'

const regenerate = (page: Page) => page.getByRole('button', { name: 'Regenerate UVPs' })

test('without all six words nothing is written, and each tile links to its category', async ({ page }) => {
  await setUp(page.request)
  await page.goto(paths.uvp)
  await expect(page.getByRole('heading', { name: 'Your Unique Value Proposition' })).toBeVisible()
  await expect(page.getByText('Not completed')).toHaveCount(6)
  await expect(page.getByText('No UVP variations generated. Please try again.')).toBeVisible()
  await expect(regenerate(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save Selected UVP' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save My UVP →' })).toBeDisabled()
  await page.getByRole('region', { name: 'Your Brand DNA' }).getByRole('link', { name: 'Feeling' }).click()
  await expect(page).toHaveURL(/\/brand-attributes\/feeling$/)
})

test('with all six words the list is written once automatically, and is the same after a reload', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate-uvp')) asked.push(request.method())
  })
  await openUvps(page)
  const written = await readDraftLines(page)
  expect(written.length).toBeGreaterThanOrEqual(3)
  for (const line of written) expect(line).toContain('Harbour Loaf')
  await expect(page.getByText('Drafts from your sentences, word for word.')).toBeVisible()
  await expect(page.getByText('visit the Taglines page next')).toBeVisible()
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect.poll(() => readDraftLines(page)).toEqual(written)
  expect(asked).toHaveLength(1)
})

test('each line appears as soon as it is written, before the others', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  // A stream that stalls after its first line, as a slow writer's would.
  await page.addInitScript(() => {
    const original = window.fetch
    window.fetch = async (input, init) => {
      if (!String(input).endsWith('/api/generate-uvp')) return original(input, init)
      const first = `event: line\ndata: ${JSON.stringify({ uvp: 'The first of five.' })}\n\n`
      const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(first)) })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    }
  })
  await page.goto(paths.uvp)
  await expect(findDraftLines(page)).toHaveText(['The first of five.'], visibleTextOnly)
  await expect(page.getByRole('heading', { name: 'Writing…' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Choose your value proposition' })).toHaveAttribute('aria-busy', 'true')
  await expect(regenerate(page)).toBeDisabled()
})

test('rewriting keeps the earlier list, which can be brought back', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await openUvps(page)
  const before = await readDraftLines(page)
  await regenerate(page).click()
  await expect.poll(async () => (await readDraftLines(page)).filter((line) => before.includes(line))).toEqual([])
  await expect(heading(page)).toBeVisible()
  await page.getByRole('button', { name: 'Show earlier versions' }).click()
  const earlier = page.getByRole('dialog', { name: 'Earlier versions' })
  await expect(earlier.getByText(before[0] ?? '')).toBeVisible()
  await earlier.getByRole('button', { name: 'Bring this back' }).first().click()
  await page.mouse.move(0, 0)
  await expect(findDraftLines(page)).toHaveText(before, visibleTextOnly)
  await expect(page.getByText('Brought back')).toBeVisible()
})

test('once every draft has been shown Regenerate says so, and the list stays', async ({ page, complaints }) => {
  complaints.expected.push(/status of 409/, /CallError: 409/)
  await setUp(page.request)
  await fillAttributes(page.request)
  for (let turn = 0; turn < 3; turn += 1)
    expect((await page.request.post('/api/generate-uvp', { data: {} })).ok()).toBe(true)
  await page.goto(paths.uvp)
  await expect(page.getByRole('heading', { name: 'Two drafts' })).toBeVisible()
  const before = await readDraftLines(page)
  await regenerate(page).click()
  await expect(page.getByRole('alert')).toContainText('You’ve seen every line that your sentences make.')
  expect(await readDraftLines(page)).toEqual(before)
})

test('a failed generation leaves the list as it is, or says that there is none', async ({ page, complaints }) => {
  complaints.expected.push(/status of 500/, /CallError: 500/)
  const fail = () => page.route('**/api/generate-uvp', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await setUp(page.request)
  await fillAttributes(page.request)
  await fail()
  await page.goto(paths.uvp)
  await expect(page.getByText('No UVP variations generated. Please try again.')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('We couldn’t write anything just now')
  await page.unroute('**/api/generate-uvp')
  await regenerate(page).click()
  await expect(heading(page)).toBeVisible()
  const before = await readDraftLines(page)
  await fail()
  await regenerate(page).click()
  await expect(page.locator('.writing-failure')).toBeVisible()
  await expect.poll(() => readDraftLines(page)).toEqual(before)
})

test('a UVP is copied with the name of the business in it', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  const put = await page.request.put('/api/user-profile/uvps', {
    data: { uvpVariations: ['Your Business Name bakes before dawn.'] },
  })
  expect(put.ok(), await put.text()).toBe(true)
  await page.goto(paths.uvp)
  await expect(findDraftLines(page)).toHaveText(['Harbour Loaf bakes before dawn.'], visibleTextOnly)
  await page.getByRole('button', { name: 'Copy UVP 1' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Harbour Loaf bakes before dawn.')
})

test('an owner saves a UVP and stays or goes on; it is selected on the next visit, and a failed save says so', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 500/, /CallError: 500/)
  await setUp(page.request)
  await fillAttributes(page.request)
  await openUvps(page)
  await page.getByRole('radio').nth(2).check()
  await page.route('**/api/user-profile/uvp', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.getByRole('button', { name: 'Save Selected UVP' }).click()
  await expect(page.locator('.toast')).toContainText('Failed to save UVP')
  await page.unroute('**/api/user-profile/uvp')
  await page.getByRole('button', { name: 'Save Selected UVP' }).click()
  await expect(page.locator('.toast')).toContainText('This is now your value proposition.')
  await expect(page).toHaveURL(/uvp-generator$/)
  await page.reload()
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  await page.getByRole('radio').nth(3).check()
  await page.getByRole('button', { name: 'Save My UVP →' }).click()
  await expect(page).toHaveURL(/\/toolkit\/taglines$/)
})

test('changing a top word marks the list as made from earlier answers, and one press rewrites it', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await finishUvp(page.request)
  await page.goto('/toolkit/brand-attributes/culture')
  await page.getByRole('radio', { name: 'generous' }).check()
  await expect(page.locator('.acts-bar .save')).toHaveText('Saved')
  await openUvps(page)
  await expect(page.getByText('Made from earlier answers')).toBeVisible()
  const before = await readDraftLines(page)
  await page.getByRole('button', { name: 'Renew' }).click()
  await expect(page.getByText('Made from earlier answers')).toBeHidden()
  await expect(heading(page)).toBeVisible()
  expect(await readDraftLines(page)).not.toEqual(before)
})

test('the saved UVP stays listed and selected when the list is rewritten, even from another window', async ({
  page,
}) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  const saved = await finishUvp(page.request)
  await openUvps(page)
  await page.request.post('/api/generate-uvp', { data: {} })
  await page.reload()
  await expect(heading(page)).toBeVisible()
  const last = page.locator('.draft').last()
  await expect(last).toContainText('Saved earlier')
  await expect(last.locator('.line')).toHaveText(saved)
  await expect(last.getByRole('radio')).toBeChecked()
})

test('when an earlier step is incomplete again the list is read-only and links to that step', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await finishUvp(page.request)
  const voice = { words: ['warm', 'dry'], topFive: [], topOne: '' }
  await page.request.put('/api/brand-attributes', { data: { attributesData: { voice } } })
  await openUvps(page)
  await expect(page.getByText('Complete Step 1 First: Brand Attributes')).toBeVisible()
  for (const name of ['Regenerate UVPs', 'Renew', 'Save Selected UVP', 'Save My UVP →', /^Refine.*UVP 1$/])
    await expect(page.getByRole('button', { name })).toBeDisabled()
  await page.getByRole('link', { name: 'Go to Step 1' }).click()
  await expect(page).toHaveURL(/\/toolkit\/brand-attributes$/)
})

test('the first sentence is near the top of the page, and on phones the action bar is one row', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await openUvps(page)
  for (const { size, top, bar } of [
    { size: deskWindow, top: 520, bar: 80 },
    { size: phoneWindow, top: 640, bar: 65 },
  ]) {
    await page.setViewportSize(size)
    await page.evaluate(() => window.scrollTo(0, 0))
    expect((await findDraftLines(page).first().boundingBox())?.y, `${size.width} px`).toBeLessThan(top)
    expect((await page.locator('.acts-bar').boundingBox())?.height, `${size.width} px`).toBeLessThanOrEqual(bar)
  }
})

test('each part of a draft names its source, on hover and in a list below the draft', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await page.setViewportSize(deskWindow)
  await openUvps(page)
  const draft = page.locator('.draft').first()
  const [text = ''] = await readDraftLines(page)
  await draft.getByRole('button', { name: 'Harbour Loaf:' }).hover()
  await expect(draft.getByText('What is your business called?').first()).toBeVisible()
  await draft.getByRole('button', { name: /^Sources/ }).click()
  const list = draft.getByRole('list', { name: 'Where each part came from' })
  await expect(list).toContainText('Your sentence “We …”')
  const quoted = await list.locator('li > span:not(.from)').allTextContents()
  expect(quoted.map((part) => part.slice(1, -1)).join(' ')).toBe(text)
  await expectAccessibleAndFitting(page, 'a draft with its sources')
  await page.setViewportSize(deskWindow)
  await draft.getByRole('button', { name: /^Sources/ }).click()
  await expect(list).toBeHidden()
  // Each sentence is one tab stop; the arrow keys move within it.
  await draft.getByRole('button', { name: 'Harbour Loaf:' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(list.locator('.is-on')).toHaveCount(1)
})

test('a long name without spaces wraps instead of making the page scroll sideways', async ({ page }) => {
  await setUp(page.request, { ...newOwner(), businessName: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente' })
  await completeThroughTagline(page.request)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [paths.uvp, paths.taglines, paths.toolkit]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})

test('in a low window no bar stays over the sentences', async ({ page }) => {
  await setUp(page.request)
  await completeThroughTagline(page.request)
  await page.setViewportSize({ width: 320, height: 256 })
  await openUvps(page)
  await findDraftLines(page).first().scrollIntoViewIfNeeded()
  await expect(page.locator('header.top')).not.toBeInViewport()
  await expect(page.locator('.acts-bar')).not.toBeInViewport()
})
