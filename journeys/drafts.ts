/** The drafts of a value proposition as their owner reads them. */
import type { Locator, Page } from '@playwright/test'

/** Reads what is on the screen: the sources stand in a sentence too, unseen until somebody points at them. */
export const seen = { useInnerText: true }

export const sentences = (page: Page): Locator => page.locator('.draft .line')

/** The sentences alone, wherever the mouse happens to rest. */
export const lines = (page: Page): Promise<string[]> =>
  sentences(page).evaluateAll((all) =>
    all.map((line) => {
      const copy = document.createElement('p')
      copy.innerHTML = line.innerHTML
      for (const tip of copy.querySelectorAll('.tip')) tip.remove()
      return copy.textContent.trim()
    }),
  )
