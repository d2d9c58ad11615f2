/** The drafts of a value proposition as their owner reads them. */
import { expect, type Locator, type Page } from '@playwright/test'
import { paths } from '#web/paths.ts'

/** Reads what is on the screen: the sources stand in a sentence too, unseen until somebody points at them. */
export const seen = { useInnerText: true }

export const sentences = (page: Page): Locator => page.locator('.draft .line')

/** Stands over drafts that are written: before, it says that there are none or that they are being written. */
export const heading = (page: Page): Locator => page.getByRole('heading', { name: /^(Three|Four|Five) drafts$/ })

/** Opens the page, and comes back when its drafts are written. */
export async function openUvps(page: Page): Promise<void> {
  await page.goto(paths.uvp)
  await expect(heading(page)).toBeVisible()
}

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
