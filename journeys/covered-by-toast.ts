/** What a toast covers. */
import type { Page } from '@playwright/test'

/** The controls and bars under the toast, by tag and text; undefined without a toast. */
export const listCoveredByToast = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() => {
    const shown = document.querySelector('.toast')
    const place = shown?.getBoundingClientRect()
    if (!shown || !place) return undefined
    const usable =
      'a[href], button, input, select, textarea, summary, .top, .public-top, .acts-bar, .bar-stack, .paybar'
    return [...document.querySelectorAll(usable)]
      .filter((element) => {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
        const isSeen = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
        const isUnder = left < place.right && right > place.left && top < place.bottom && bottom > place.top
        return isSeen && isUnder && !shown.contains(element)
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`)
  })
