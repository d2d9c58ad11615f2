import { listOf, type Measurement, missingOn, numberOn, pageName, tellShare } from './check.ts'
import type { ReadPage } from './read-page.ts'
import type { ReadSite } from './read-site.ts'

/** A measurement of something that every page either has or not; `element` is how it would stand there. */
export function onEachPage(
  has: (page: ReadPage) => boolean,
  element: string,
  what: string,
): (site: ReadSite) => Measurement {
  return ({ pages }) => {
    const lacking = pages.filter((page) => !has(page))
    const [first] = pages
    if (!first) return { unchecked: 'No page could be read.' }
    const measure = 1 - lacking.length / pages.length
    const list = listOf(lacking.map(pageName))
    return {
      measure,
      finding: tellShare(measure, {
        all: `Every page has ${what}.`,
        nearly: `Nearly every page has ${what}; the exception is ${list}.`,
        lacking: `${list} ${lacking.length === 1 ? 'has' : 'have'} no ${what.replace(/^an? /, '')}.`,
      }),
      evidence:
        lacking.length === 0
          ? [numberOn(first, pages.length, `pages with ${what}`)]
          : lacking.slice(0, 4).map((page) => missingOn(page, element)),
    }
  }
}
