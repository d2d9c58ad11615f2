/** What holds on every screen: one main heading, no sideways scrolling, no axe violations. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export const deskWindow = { width: 1440, height: 900 }
export const phoneWindow = { width: 360, height: 740 }
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Waits until a screen has finished loading and writing. */
export async function waitUntilReady(page: Page): Promise<void> {
  await expect(page.locator('h1:visible')).toHaveCount(1)
  await expect(page.locator('.loading, .sk, [aria-busy="true"]')).toHaveCount(0)
}

/**
 * Axe violations of WCAG 2.2 AA, one line per element. Loads axe into a document once, and lets it describe only what
 * fails: of what passes it still counts the rules.
 */
async function findBarriers(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  const { violations, passes } = await new AxeBuilder({ page, ...(isLoaded && { axeSource: '0' }) })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode()
    .analyze()
  expect(passes.length, 'axe looked at the page').toBeGreaterThan(5)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
  )
}

/** The elements that make the page scroll sideways. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 5)
      .concat(`${scrollWidth} > ${clientWidth}`)
  })
}

/** Lets the top and bottom bars stick to the window's edge or not; what a sticky bar covers can be scrolled clear. */
function letBarsStick(page: Page, isSticky: boolean): Promise<void> {
  return page.evaluate((sticks) => {
    for (const bar of document.querySelectorAll<HTMLElement>(
      '.top, .as-top, .public-top, .acts-bar, .bar-stack, .paybar, .peek',
    ))
      bar.style.position = sticks ? '' : 'static'
  }, isSticky)
}

/** Checks the current screen for overflow and barriers, wide and narrow, light and dark. */
export async function expectAccessibleAndFitting(page: Page, name: string): Promise<void> {
  await letBarsStick(page, false)
  for (const size of [deskWindow, phoneWindow]) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const look = `${name} at ${size.width} px, ${colorScheme}`
      expect.soft(await findOverflow(page), `${look} does not scroll sideways`).toEqual([])
      expect.soft(await findBarriers(page), `${look} has no barrier`).toEqual([])
    }
  }
  await letBarsStick(page, true)
}
