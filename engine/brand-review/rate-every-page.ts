import type { AuditEvidence } from '#contract/brand-review.ts'
import { joinWithAnd } from '#contract/plain/join-with-and.ts'
import {
  type CheckMeasurement,
  type MeasureCheck,
  makeMissingEvidence,
  makeNumberEvidence,
  nameOfPage,
  passMeasureMin,
} from './check.ts'
import type { PageReading } from './read-page.ts'
import type { SiteReadingWithHome } from './read-site.ts'

type Judging = {
  /** How well a page meets the check, 0 to 1; below 0.7 it counts as lacking. */
  rate: (page: PageReading) => number
  /** The finding if all pages have it; starts with "Every". */
  all: string
  /** The end of the sentence that begins with the names of the pages without it. */
  lacking: (isOne: boolean, pages: readonly PageReading[]) => string
  evidence: (page: PageReading) => AuditEvidence
  /** Upper limit of the measure if the start page lacks it. */
  withoutStartMax?: number
}

/** Measures something every page should have. */
export function rateEveryPage({ pages, home, entry }: SiteReadingWithHome, judging: Judging): CheckMeasurement {
  const rates = pages.map(judging.rate)
  const lacking = pages.filter((_page, place) => (rates[place] ?? 0) < 0.7)
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / pages.length
  const isOnStart = entry !== undefined && lacking.includes(entry)
  // A single page that lacks it prevents a pass; if none lacks it, the check passes even with a low mean.
  const most = (isOnStart ? judging.withoutStartMax : undefined) ?? partlyMax
  const said = judging.lacking(lacking.length === 1, lacking)
  return {
    measure: lacking.length === 0 ? Math.max(mean, passMeasureMin) : Math.min(mean, most),
    finding: lacking.length === 0 ? judging.all : `${formatPageNames(lacking, pages)} ${said}`,
    evidence:
      lacking.length === 0
        ? [makeNumberEvidence(home, pages.length, `of ${pages.length} pages`)]
        : lacking.slice(0, 4).map(judging.evidence),
  }
}

/** Just below `passMeasureMin`: the highest measure that does not pass. */
const partlyMax = 0.79
const namedMax = 4
/** Names a few pages, or counts the rest. */
export function formatPageNames(some: readonly PageReading[], all: readonly PageReading[]): string {
  if (some.length === all.length && all.length > 1) return `all ${all.length} pages`
  if (some.length <= namedMax) return joinWithAnd(some.map(nameOfPage))
  const named = some.slice(0, namedMax - 1).map(nameOfPage)
  return joinWithAnd([...named, `${some.length - named.length} other pages`])
}

/**
 * Measures something a page either has or not. `element` is the missing markup shown as evidence; `what` names it in
 * findings.
 */
export const measureEachPage =
  (has: (page: PageReading) => boolean, element: string, what: string): MeasureCheck =>
  (site) =>
    rateEveryPage(site, {
      rate: (page) => Number(has(page)),
      all: `Every page has ${what}.`,
      lacking: (isOne) => `${isOne ? 'has' : 'have'} no ${what.replace(/^an? /, '')}.`,
      evidence: (page) => makeMissingEvidence(page, element),
    })
