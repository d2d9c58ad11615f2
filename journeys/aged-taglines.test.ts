/** Taglines older than seven days are rewritten automatically only if the brand has changed since. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { completeThroughTagline, expect, fives, setUp, test } from './visitor.ts'

const dayMs = 24 * 60 * 60 * 1000
const lines = (page: Page) => page.locator('.tl .said-line')

/** Opens the taglines `days` days from now; returns a function that counts the requests for a new list. */
async function openLater(page: Page, days: number): Promise<() => number> {
  await page.clock.install({ time: Date.now() + days * dayMs })
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate-taglines')) asked += 1
  })
  await page.goto(paths.taglines)
  await expect(page.getByRole('heading', { name: /^(?!No )\w+ lines?$/ })).toBeVisible()
  return () => asked
}

async function changeWord(page: Page): Promise<void> {
  const [topOne, ...rest] = [...fives.voice].toReversed()
  const voice = { words: [...fives.voice], topFive: [topOne, ...rest], topOne }
  const reply = await page.request.put('/api/brand-attributes', { data: { attributesData: { voice } } })
  expect(reply.ok(), await reply.text()).toBe(true)
}

test.beforeEach(async ({ page }) => {
  await setUp(page.request)
  await completeThroughTagline(page.request)
})

test('after eight days and a changed word a new list is written once, and the old one is kept', async ({ page }) => {
  const { taglines: before } = await (await page.request.get('/api/taglines')).json()
  await changeWord(page)
  const asked = await openLater(page, 8)
  await expect.poll(asked).toBe(1)
  await expect(page.getByText('Made from earlier answers')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Regenerate Taglines' })).toBeEnabled()
  const { taglines: after } = await (await page.request.get('/api/taglines')).json()
  expect(after).not.toEqual(before)
  await expect(lines(page)).toContainText(after)
  await page.getByRole('button', { name: 'Show earlier versions' }).click()
  await expect(page.getByRole('dialog', { name: 'Earlier taglines' })).toContainText(before[0])
  await page.reload()
  await expect(lines(page).first()).toBeVisible()
  expect(asked()).toBe(1)
})

test('after eight days the list of an unchanged brand stays as it is', async ({ page }) => {
  const { taglines } = await (await page.request.get('/api/taglines')).json()
  const asked = await openLater(page, 8)
  await expect(lines(page)).toHaveText(taglines)
  expect(asked()).toBe(0)
})

test('after six days a list made from earlier answers is marked, not rewritten', async ({ page }) => {
  const { taglines } = await (await page.request.get('/api/taglines')).json()
  await changeWord(page)
  const asked = await openLater(page, 6)
  await expect(page.getByText('Made from earlier answers')).toBeVisible()
  await expect(lines(page)).toHaveText(taglines)
  expect(asked()).toBe(0)
})
