import type { AuditEvidence } from '#contract/brand-review.ts'
import { listOf, type Measure, type Measurement, missingOn, numberOn, pageName, passedFrom } from './check.ts'
import type { ReadPage } from './read-page.ts'
import type { SeenSite } from './read-site.ts'

type Judging = {
  /** How well a page meets the check, 0 to 1; below 0.7 it counts as lacking. */
  rate: (page: ReadPage) => number
  /**
   * The finding if all pages have it (starts with "Every"); and the rest of the sentence after the names of pages that lack
   * it.
   */
  all: string
  lacking: (isOne: boolean, pages: readonly ReadPage[]) => string
  evidence: (page: ReadPage) => AuditEvidence
  /** Upper limit of the measure if the start page lacks it. */
  withoutStartMax?: number
}

/** Measures something every page should have. */
export function judgePages({ pages, home, entry }: SeenSite, judging: Judging): Measurement {
  const rates = pages.map(judging.rate)
  const lacking = pages.filter((_page, place) => (rates[place] ?? 0) < 0.7)
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / pages.length
  const isOnStart = entry !== undefined && lacking.includes(entry)
  // A single page that lacks it prevents a pass; if none lacks it, the check passes even with a low mean.
  const most = (isOnStart ? judging.withoutStartMax : undefined) ?? partlyMax
  const said = judging.lacking(lacking.length === 1, lacking)
  return {
    measure: lacking.length === 0 ? Math.max(mean, passedFrom) : Math.min(mean, most),
    finding: lacking.length === 0 ? judging.all : `${namesOf(lacking, pages)} ${said}`,
    evidence:
      lacking.length === 0
        ? [numberOn(home, pages.length, `of ${pages.length} pages`)]
        : lacking.slice(0, 4).map(judging.evidence),
  }
}

/** Just below `passedFrom`: the highest measure that does not pass. */
const partlyMax = 0.79
const namedMax = 4
/** Names a few pages, or counts the rest. */
export function namesOf(some: readonly ReadPage[], all: readonly ReadPage[]): string {
  if (some.length === all.length && all.length > 1) return `all ${all.length} pages`
  if (some.length <= namedMax) return listOf(some.map(pageName))
  const named = some.slice(0, namedMax - 1).map(pageName)
  return listOf([...named, `${some.length - named.length} other pages`])
}

/**
 * Measures something a page either has or not. `element` is the missing markup shown as evidence; `what` names it in
 * findings.
 */
export const onEachPage =
  (has: (page: ReadPage) => boolean, element: string, what: string): Measure =>
  (site) =>
    judgePages(site, {
      rate: (page) => Number(has(page)),
      all: `Every page has ${what}.`,
      lacking: (isOne) => `${isOne ? 'has' : 'have'} no ${what.replace(/^an? /, '')}.`,
      evidence: (page) => missingOn(page, element),
    })
