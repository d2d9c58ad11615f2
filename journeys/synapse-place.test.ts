/** Where Synapse is placed: its button and its panel cover nothing in use. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { waitUntilReady } from './screen-checks.ts'
import { completeThroughTagline, expect, setUp, test } from './visitor.ts'

const opener = (page: Page) => page.getByRole('button', { name: /^Open Synapse/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Synapse' })

test.beforeEach(async ({ page }) => {
  await setUp(page.request)
})

const widths = [360, 640, 1024, 1152, 1407, 1440, 1920]

test('the Synapse button covers no text and no control, at any width', async ({ page }) => {
  await completeThroughTagline(page.request)
  await page.goto(paths.coreValues)
  await waitUntilReady(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const part of [0, 0.5, 1]) {
      await page.evaluate((at) => window.scrollTo(0, at * document.body.scrollHeight), part)
      expect(await findUnder(page, '.synapse'), `${width} px at ${part}`).toEqual([])
    }
  }
})

test('the open panel covers no button of the action bar, and from 1152 px on nothing of the page', async ({ page }) => {
  await completeThroughTagline(page.request)
  await page.goto(paths.coreValues)
  await waitUntilReady(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await opener(page).press('Enter')
  await expect(panel(page)).toBeVisible()
  for (const width of widths.filter((each) => each >= 640)) {
    await page.setViewportSize({ width, height: 800 })
    const covered = await findUnder(page, '.strategist')
    expect(width < 1152 ? covered.filter((each) => each.startsWith('bar')) : covered, `${width} px`).toEqual([])
  }
})

/** The visible controls and texts of the page that the given part covers. */
function findUnder(page: Page, part: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const over = document.querySelector(selector)
    if (!over) return ['not there']
    const a = over.getBoundingClientRect()
    const bar = document.querySelector('.top')?.getBoundingClientRect().bottom ?? 0
    const parts = ':is(main, .top) :is(a[href], button, input, textarea, h1, h2, p, b, .hello)'
    return [...document.querySelectorAll(parts)]
      .filter((each) => !over.contains(each) && !each.contains(over) && !each.closest('.vh'))
      .filter((each) => {
        const b = each.getBoundingClientRect()
        // What has scrolled beneath the top bar is not visible there.
        const top = each.closest('.top') ? b.top : Math.max(b.top, bar)
        const isSeen = b.width > 1 && b.bottom > top && top < window.innerHeight
        return isSeen && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && top < a.bottom - 1
      })
      .map((each) => `${each.closest('.acts-bar') ? 'bar: ' : ''}${each.outerHTML.slice(0, 90)}`)
  }, part)
}
