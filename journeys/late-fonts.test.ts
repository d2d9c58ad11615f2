/** A slow network: the words can be read at once in a system font, and nothing moves when the product's own faces come. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { desk, phone } from './sound-screen.ts'
import { expect, setUp, test } from './visitor.ts'

/** Adds up what moves on a page, as the browser itself measures it. */
function noteShifts(): void {
  const noted = { sum: 0, moved: [] as string[] }
  Object.assign(window, { noted })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry && typeof entry.value === 'number' && 'sources' in entry)) continue
      noted.sum += entry.value
      const sources = Array.isArray(entry.sources) ? entry.sources : []
      for (const { node } of sources) noted.moved.push(String(node?.textContent).slice(0, 40))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const readShifts = (page: Page) => page.evaluate(() => ({ ...Reflect.get(window, 'noted') }))

/** Both faces of the first screen, by what the browser has loaded. */
const hasOwnFaces = (page: Page) =>
  page.evaluate(() => document.fonts.check('400 17px "Signet Sans"') && document.fonts.check('400 40px Fraunces'))

for (const [name, path] of [
  ['the sign-in page', paths.login],
  ['the start page', paths.start],
  ['the waitlist landing page', paths.home],
  ['the public landing page', paths.marketing],
  ['the waitlist', paths.waitlist],
  ['the thank-you page', paths.thankYou],
  ['the dashboard', paths.toolkit],
  ['the hub of the words', paths.brandAttributes],
] as const) {
  test(`${name} does not move when its faces come late`, async ({ page }) => {
    if (path === paths.toolkit || path === paths.brandAttributes) await setUp(page.request)
    await page.addInitScript(noteShifts)
    for (const size of [desk, phone]) {
      await page.setViewportSize(size)
      let letGo = () => {}
      const held = new Promise<void>((resolve) => {
        letGo = resolve
      })
      await page.route('**/*.woff2', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.loading')).toHaveCount(0)
      expect(await hasOwnFaces(page)).toBe(false)
      letGo()
      await expect.poll(() => hasOwnFaces(page)).toBe(true)
      // Two frames: the faces are drawn in the first, what moved is told after it.
      await page.evaluate(
        () =>
          new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))),
      )
      const { sum, moved } = await readShifts(page)
      // A few pixels of one short text are below what anybody, or any report, counts.
      expect(sum, `${name} at ${size.width} px: ${moved.join(', ')}`).toBeLessThan(0.0005)
      await page.unroute('**/*.woff2')
    }
  })
}
