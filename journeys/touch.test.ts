/** On a touch screen: room to press, no button lit after a tap, and the archetype by its name. */
import type { Locator } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { setUpReview } from './open-review.ts'
import { deskWindow, phoneWindow } from './screen-checks.ts'
import { completeThroughTagline, expect, setUp, test } from './visitor.ts'

test.use({ viewport: phoneWindow, hasTouch: true, isMobile: true })

/** The height in pixels around its middle in which a tap hits the target; at most 61. */
const reach = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const isHit = (y: number) => document.elementFromPoint(left + width / 2, y) === element
    const middle = top + height / 2
    const rows = Array.from({ length: 61 }, (_, at) => middle - 30 + at)
    return rows.filter(isHit).length
  })

test('small links in text are large enough for a finger', async ({ page }) => {
  await setUpReview(page)
  const again = await page.request.post('/api/generate-uvp', { data: {} })
  expect(again.ok()).toBe(true)
  await page.goto(paths.uvp)
  const earlier = page.getByRole('button', { name: 'Show earlier versions' })
  await expect(earlier).toBeVisible()
  expect(await reach(earlier)).toBeGreaterThanOrEqual(40)
  await page.goto(paths.brandArchetype)
  const twelve = page.locator('main').getByRole('link', { name: 'The twelve archetypes' })
  await expect(twelve).toBeVisible()
  expect(await reach(twelve)).toBeGreaterThanOrEqual(40)
})

test('a button does not stay lit after a tap', async ({ page }) => {
  await setUp(page.request)
  await completeThroughTagline(page.request)
  await page.goto(paths.uvp)
  const copy = page.getByRole('button', { name: 'Copy UVP 1' })
  const look = () =>
    copy.evaluate((element) => {
      const { backgroundColor, borderColor, color } = getComputedStyle(element)
      return { backgroundColor, borderColor, color }
    })
  const before = await look()
  await copy.tap()
  await expect(page.locator('.toast')).toContainText('Copied')
  expect(await copy.evaluate((element) => element.matches(':hover'))).toBe(true)
  expect(await look()).toEqual(before)
})

test('the field for editing a line stays within its column', async ({ page }) => {
  await setUp(page.request)
  await completeThroughTagline(page.request)
  await page.goto(paths.uvp)
  const column = await page.locator('.drafts-head').first().boundingBox()
  await page.getByRole('button', { name: /^Edit UVP 2/ }).tap()
  const field = await page.locator('.line-edit').boundingBox()
  expect(field?.x).toBeGreaterThanOrEqual(column?.x ?? 0)
  expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThanOrEqual((column?.x ?? 0) + (column?.width ?? 0))
})

test('the dashboard names the archetype under its wheel, and on a desk shows it beside the UVP', async ({ page }) => {
  await setUpReview(page)
  await page.goto(paths.toolkit)
  await expect(page.locator('.own-archetype')).toContainText('The Caregiver')
  await page.setViewportSize(deskWindow)
  const promise = await page.getByText('Your UVP', { exact: true }).boundingBox()
  const own = page.getByText('Your archetype', { exact: true })
  await expect.poll(async () => (await own.boundingBox())?.y).toBe(promise?.y)
})
