/** The UVP drafts as the owner reads them. */
import { expect, type Locator, type Page } from '@playwright/test'
import { paths } from '#web/paths.ts'

/** Compares the visible text only: each sentence also contains its sources, hidden until hovered. */
export const visibleTextOnly = { useInnerText: true }

export const findDraftLines = (page: Page): Locator => page.locator('.draft .line')

/** The heading once the drafts are written; before that it says that there are none or that they are being written. */
export const heading = (page: Page): Locator => page.getByRole('heading', { name: /^(Three|Four|Five) drafts$/ })

/** Opens the page and waits until its drafts are written. */
export async function openUvps(page: Page): Promise<void> {
  await page.goto(paths.uvp)
  await expect(heading(page)).toBeVisible()
}

/** The sentences without their tooltips, wherever the mouse rests. */
export const readDraftLines = (page: Page): Promise<string[]> =>
  findDraftLines(page).evaluateAll((all) =>
    all.map((line) => {
      const copy = document.createElement('p')
      copy.innerHTML = line.innerHTML
      for (const tip of copy.querySelectorAll('.tip')) tip.remove()
      return copy.textContent.trim()
    }),
  )
