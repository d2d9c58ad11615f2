/** Layout shifts of a page, as the browser measures them. */
import { expect, type Page } from '@playwright/test'

type Noted = { sum: number; moved: string[] }

/** Records every layout shift that no input caused. Set the window size first: resizing shifts the page. */
export const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const noted: Noted = { sum: 0, moved: [] }
    Object.assign(window, { noted })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'hadRecentInput' in entry && 'sources' in entry) || entry.hadRecentInput) continue
        noted.sum += Number(entry.value)
        const sources = Array.isArray(entry.sources) ? entry.sources : []
        for (const { node } of sources) noted.moved.push(String(node?.textContent).slice(0, 40))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Fails with the text that moved. The limit ignores a few pixels of one short text. */
export async function expectNoShift(page: Page): Promise<void> {
  const { sum, moved }: Noted = await page.evaluate(() => Reflect.get(window, 'noted'))
  expect(sum, `moved: ${moved.join(', ')}`).toBeLessThan(0.0005)
}
