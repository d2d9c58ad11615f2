import type { AuditEvidence, AuditScore } from '#contract/brand-review.ts'
import type { PageElement } from './parse-html.ts'
import type { PageReading } from './read-page.ts'
import type { SiteReadingWithHome } from './read-site.ts'

/**
 * The result of a check: a measure from 0 (not met) to 1 (fully met), a sentence and evidence, or the reason there is
 * nothing to judge. Checks that only look for faults (contradictions, filler) earn no points for finding none: they return
 * `clear`, or `nothing` if there was nothing to search.
 */
export type CheckMeasurement =
  | { measure: number; finding: string; evidence: readonly AuditEvidence[]; fix?: string; now?: string; task?: string }
  | { unchecked: string /** The owner asked for this quality, so the score is partial. */; isGap?: true }
  | { clear: string }
  | { nothing: string }

export type MeasureCheck = (site: SiteReadingWithHome) => CheckMeasurement
/** The measuring functions by check id. */
export type CheckMeasures = Readonly<Record<string, MeasureCheck>>

/** One check of the audit. It belongs to exactly one score; its texts are in checks.json. */
export type CheckDefinition = {
  id: string
  score: AuditScore
  weight: number
  title: string
  /** The condition for passing, as a sentence. */
  rule: string
  /** The source of the rule. */
  source: string
  /** What to do if it fails; a measurement may give a more specific text. `task` says the same in a few words. */
  fix: string
  task: string
  effort: (typeof checkEfforts)[number]
  horizon: (typeof checkHorizons)[number]
  /** Judges English words, so it is skipped for sites in other languages. */
  isEnglishOnly: boolean
  measure: MeasureCheck
}
export const checkEfforts = ['low', 'medium', 'high'] as const
export const checkHorizons = ['immediate', 'long-term'] as const

/** A check passes from this measure on and fails below `partialPassMeasureMin`; in between it is partly met. */
export const passMeasureMin = 0.8
export const partialPassMeasureMin = 0.6

/** Picks the sentence that fits the measure: `all` at 1, `nearly` for any other pass, otherwise `lacking`. */
export function chooseSentenceForMeasure(
  measure: number,
  said: { all: string; nearly: string; lacking: string },
): string {
  if (measure >= 1) return said.all
  return measure >= passMeasureMin ? said.nearly : said.lacking
}

const quoteLengthMax = 220

export function truncateAtWord(text: string, max: number): string {
  const cut = text.length <= max ? text : text.slice(0, text.lastIndexOf(' ', max))
  return cut === '' ? text.slice(0, max) : cut
}

/** A verbatim quote as evidence, truncated at a word boundary. */
export const makeQuoteEvidence = (page: PageReading, text: string): AuditEvidence => ({
  page: page.url,
  quote: truncateAtWord(text, quoteLengthMax),
})

/** An element as evidence, shown as its opening tag with the identifying attributes. */
export function makeElementEvidence(page: PageReading, { tag, attributes }: PageElement): AuditEvidence {
  const shown = ['id', 'class', 'src', 'href', 'alt', 'name', 'property']
    .filter((name) => attributes[name] !== undefined)
    .map((name) => ` ${name}="${(attributes[name] ?? '').slice(0, 80)}"`)
  return { page: page.url, element: `<${tag}${shown.join('')}>` }
}

/** Something missing from a page, as evidence. */
export const makeMissingEvidence = (page: PageReading, element: string): AuditEvidence => ({
  page: page.url,
  element,
  isMissing: true,
})

/** A number as evidence; `of` says what was counted. */
export const makeNumberEvidence = (page: PageReading, number: number, of: string): AuditEvidence => ({
  page: page.url,
  number: Math.round(number * 100) / 100,
  of,
})

/** Linear scale, clamped to 0..1: 1 at `good`, 0 at `bad`. `good` may be larger or smaller than `bad`. */
export function scaleToMeasure(value: number, good: number, bad: number): number {
  return Math.min(1, Math.max(0, (value - bad) / (good - bad)))
}

/** The page's name for use inside a sentence: its title or heading rather than its file name. */
export const nameOfPage = ({ name }: PageReading) => name

export const describePageCount = (count: number) => (count === 1 ? 'the one page read' : `the ${count} pages read`)
