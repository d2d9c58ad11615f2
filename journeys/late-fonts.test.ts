/** On a slow network text is readable at once in a system font, and nothing moves when the product's fonts arrive. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { expectNoShift, noteShifts } from './layout-shifts.ts'
import { deskWindow, phoneWindow } from './screen-checks.ts'
import { expect, setUp, test } from './visitor.ts'

/** Whether the browser has loaded both fonts of the first screen. */
const hasOwnFaces = (page: Page) =>
  page.evaluate(() => document.fonts.check('400 17px "Signet Sans"') && document.fonts.check('400 40px Fraunces'))

for (const [name, path] of [
  ['the sign-in page', paths.login],
  ['the start page', paths.start],
  ['the waitlist landing page', paths.home],
  ['the public landing page', paths.marketing],
  ['the waitlist', paths.waitlist],
  ['the thank-you page', paths.thankYou],
  ['the help', paths.help],
  ['the dashboard', paths.toolkit],
  ['the hub of the words', paths.brandAttributes],
] as const) {
  for (const [width, viewport] of [
    ['a desk', deskWindow],
    ['a phone', phoneWindow],
  ] as const) {
    test.describe(`on ${width}`, () => {
      test.use({ viewport })
      test(`${name} does not move when its fonts arrive late`, async ({ page }) => {
        if (path === paths.toolkit || path === paths.brandAttributes) await setUp(page.request)
        await noteShifts(page)
        const held = Promise.withResolvers<void>()
        await page.route('**/*.woff2', async (route) => {
          await held.promise
          await route.continue()
        })
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('.loading')).toHaveCount(0)
        expect(await hasOwnFaces(page)).toBe(false)
        held.resolve()
        await expect.poll(() => hasOwnFaces(page)).toBe(true)
        // Two frames: the fonts are drawn in the first, and layout shifts are reported after it.
        await page.evaluate(
          () =>
            new Promise((resolve) =>
              requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))),
            ),
        )
        await expectNoShift(page)
      })
    })
  }
}
