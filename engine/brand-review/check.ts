import type { AuditEvidence, AuditScore } from '#contract/brand-review.ts'
import type { PageElement } from './parse-html.ts'
import type { ReadPage } from './read-page.ts'
import type { SeenSite } from './read-site.ts'

/**
 * What a check found: how well it is met from 0 to 1, in a sentence, with evidence; or why there is nothing to judge. Where
 * only a fault could be found (a contradiction, filler), its absence is no achievement: it is `clear`, without points, and
 * `nothing` where there was nothing in which it could have been.
 */
export type Measurement =
  | { measure: number; finding: string; evidence: readonly AuditEvidence[]; fix?: string; now?: string; task?: string }
  | { unchecked: string /** The owner asked for just this, and it can’t be told. */; isGap?: true }
  | { clear: string }
  | { nothing: string }

export type Measure = (site: SeenSite) => Measurement
/** What measures each check, by its id. */
export type Measures = Readonly<Record<string, Measure>>

/** One thing that the audit measures. It belongs to exactly one score. Its texts stand in checks.json. */
export type Check = {
  id: string
  score: AuditScore
  weight: number
  title: string
  /** When it passes, in a sentence. */
  rule: string
  /** Where the rule comes from. */
  source: string
  /** What to do when it fails; a measurement may say it more exactly. The task is the same in a few words. */
  fix: string
  task: string
  effort: (typeof efforts)[number]
  horizon: (typeof horizons)[number]
  /** It knows English words only, so that a site in another language is not measured by it. */
  isEnglishOnly: boolean
  measure: Measure
}
export const efforts = ['low', 'medium', 'high'] as const
export const horizons = ['immediate', 'long-term'] as const

/** At this measure and above a check has passed; below `failedBelow` it has failed, between it is met partly. */
export const passedFrom = 0.8
export const failedBelow = 0.6

/** What to say of something found in all places, in all but a few (still a strength), or lacking in many. */
export function tellShare(measure: number, said: { all: string; nearly: string; lacking: string }): string {
  if (measure >= 1) return said.all
  return measure >= passedFrom ? said.nearly : said.lacking
}

const quoteLengthMax = 220

export function cutAtWord(text: string, max: number): string {
  const cut = text.length <= max ? text : text.slice(0, text.lastIndexOf(' ', max))
  return cut === '' ? text.slice(0, max) : cut
}

/** A verbatim quote; a long one is cut at a word. */
export const quoteFrom = (page: ReadPage, text: string): AuditEvidence => ({
  page: page.url,
  quote: cutAtWord(text, quoteLengthMax),
})

/** An element as its opening tag would be recognised. */
export function elementOn(page: ReadPage, { tag, attributes }: PageElement): AuditEvidence {
  const shown = ['id', 'class', 'src', 'href', 'alt', 'name', 'property']
    .filter((name) => attributes[name] !== undefined)
    .map((name) => ` ${name}="${(attributes[name] ?? '').slice(0, 80)}"`)
  return { page: page.url, element: `<${tag}${shown.join('')}>` }
}

/** What should stand on a page and does not. */
export const missingOn = (page: ReadPage, element: string): AuditEvidence => ({
  page: page.url,
  element,
  isMissing: true,
})

export const numberOn = (page: ReadPage, number: number, of: string): AuditEvidence => ({
  page: page.url,
  number: Math.round(number * 100) / 100,
  of,
})

/** 1 at `good` and beyond, 0 at `bad` and beyond, straight between; `good` may be the higher or the lower. */
export function between(value: number, good: number, bad: number): number {
  return Math.min(1, Math.max(0, (value - bad) / (good - bad)))
}

/** A page as its owner knows it, for the middle of a sentence: by its title or heading, never by its file. */
export const pageName = ({ name }: ReadPage) => name

export const countPages = (count: number) => (count === 1 ? 'the one page read' : `the ${count} pages read`)

/** "a", "a and b", "a, b and c". */
export function listOf(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}
