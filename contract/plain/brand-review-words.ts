/** The wording of a brand review report, the same on screen, on the shared page and in the PDF. */

import type {
  AuditAnalysis,
  AuditBasis,
  AuditCheck,
  AuditEvidence,
  AuditedPage,
  AuditScore,
  ScoreCard,
} from '#contract/brand-review.ts'
import { archetypes } from '#contract/plain/archetypes.ts'
import { toneNames } from '#contract/plain/brand-review-options.ts'
import { joinWithAnd } from '#contract/plain/join-with-and.ts'

export const auditScoreIds = ['voice', 'visual', 'messaging', 'consistency'] as const satisfies readonly AuditScore[]

export const auditScoreNames: Readonly<Record<AuditScore, string>> = {
  voice: 'Brand Voice',
  visual: 'Visual Identity',
  messaging: 'Messaging',
  consistency: 'Consistency',
}

export type ScoreBand = 'good' | 'mid' | 'poor'
/** The lowest score of each band, marked on the dial. */
export const scoreBandStarts = { mid: 6, good: 8 } as const
const scoreBandNames: Readonly<Record<ScoreBand, string>> = { good: 'Good', mid: 'Middling', poor: 'Poor' }

/** 8 or more is good, 6 or more middling, below that poor; the score is not rounded first. */
export function findScoreBand(score: number): ScoreBand {
  if (score >= scoreBandStarts.good) return 'good'
  return score >= scoreBandStarts.mid ? 'mid' : 'poor'
}

export const formatScore = (score: number) => score.toFixed(1)

/** Formats a change of score: "+0.6", "−0.4", "±0.0". */
export function formatChange(change: number): string {
  const size = Math.abs(change).toFixed(1)
  return Number(size) === 0 ? '±0.0' : `${change > 0 ? '+' : '−'}${size}`
}

/** A date in UTC: "November 21, 2026". */
export const formatUtcDay = (isoDate: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate))

/** The date and time in the reader's time zone: "November 22, 2026 at 4:40 PM". */
export function formatMoment(isoDate: string, timeZone?: string): string {
  const date = new Date(isoDate)
  const zone = timeZone === undefined ? {} : { timeZone }
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', ...zone }).format(date)
  const hour = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', ...zone }).format(date).replace('\u202f', ' ')
  return `${day} at ${hour}`
}

/** The date of the previous review, with the time if it was today. */
export function formatPreviousReviewTime(since: string, now: Date, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone }
  const day = (date: Date) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', ...zone }).format(date)
  const before = new Date(since)
  return day(before) === day(now) ? formatMoment(since, timeZone) : day(before)
}

/** What a review was measured against, part by part; missing parts are left out. */
export function listAuditBasis(
  asked: AuditBasis['asked'],
  record: AuditBasis['record'] | undefined,
): { name: string; text: string }[] {
  const { brandArchetype, brandTone, coreValues, targetAudience } = asked
  const parts = [
    { name: 'Brand Archetype', text: archetypes[brandArchetype].name },
    { name: 'Brand Tone', text: toneNames[brandTone] },
    { name: 'Core Values', text: joinWithAnd(coreValues.map(makeFindingSentence)) },
    { name: 'Target Audience', text: targetAudience },
    { name: 'Business Name', text: record?.businessName ?? '' },
    { name: 'Value Proposition', text: record?.chosenUvp ?? '' },
    { name: 'Tagline', text: record?.chosenTagline ?? '' },
    { name: 'Voice Words', text: joinWithAnd(record?.voiceWords ?? []) },
  ]
  return parts.filter(({ text }) => text !== '')
}

export type CheckOutcome = AuditCheck['outcome']
export const outcomeNames: Readonly<Record<CheckOutcome, string>> = {
  failed: 'Failed',
  partly: 'Partly passed',
  passed: 'Passed',
  'could-not-be-checked': 'Could not be checked',
}
/** The outcome of a check in a few words. */
export const describeOutcome = ({ outcome, isClear, isEmpty }: Pick<AuditCheck, 'outcome' | 'isClear' | 'isEmpty'>) =>
  isEmpty ? 'Nothing to compare' : isClear ? 'No problems' : outcomeNames[outcome]
/** The heading of a check: its task if it has one, else its title. */
export const formatCheckHeading = ({ task, title }: Pick<AuditCheck, 'task' | 'title'>) => task || title

const outcomeOrder = ['failed', 'partly', 'passed', 'could-not-be-checked'] as const satisfies readonly CheckOutcome[]
const countOrder = ['passed', 'partly', 'failed', 'could-not-be-checked'] as const satisfies readonly CheckOutcome[]

/** The checks that make up a score: failed ones first, then by their weight in the score. */
export function listChecksOfScore({ checks }: AuditAnalysis, score: AuditScore): AuditCheck[] {
  return outcomeOrder.flatMap((outcome) =>
    checks
      .filter((check) => check.score === score && check.outcome === outcome)
      .toSorted((one, other) => other.weight - one.weight),
  )
}

/** "7 passed, 2 partly passed, 3 failed": the checks by outcome; outcomes with none are left out. */
export function describeOutcomeCounts(checks: readonly AuditCheck[]): string {
  const judged = countOrder.map((outcome) => ({
    said: outcomeNames[outcome].toLowerCase(),
    count: checks.filter((check) => check.outcome === outcome && !check.isClear).length,
  }))
  const clear = { said: 'with no problems', count: checks.filter((check) => check.isClear && !check.isEmpty).length }
  const empty = { said: 'with nothing to compare', count: checks.filter(({ isEmpty }) => isEmpty).length }
  return [...judged.slice(0, 1), clear, ...judged.slice(1), empty]
    .filter(({ count }) => count > 0)
    .map(({ said, count }) => `${count} ${said}`)
    .join(', ')
}

export function findScoreCard(analysis: AuditAnalysis, score: AuditScore): ScoreCard {
  const { voiceAnalysis: voice, visualAnalysis: visual } = analysis
  const { messagingAnalysis: messaging, consistencyAnalysis: consistency } = analysis
  return { voice, visual, messaging, consistency }[score]
}

/** The label next to a score; only a fully measured one is called good or poor. */
export function formatScoreBand(score: number, isMeasured = true, isPartial = false): string {
  if (!isMeasured) return 'Not measured'
  return isPartial ? 'Partly measured' : scoreBandNames[findScoreBand(score)]
}

/** "Brand Voice 8.2 out of 10, good": a score for screen readers. */
export function describeScore(name: string, score: number, isMeasured = true, isPartial = false): string {
  if (!isMeasured) return `${name}: not measured`
  return `${name} ${formatScore(score)} out of 10, ${formatScoreBand(score, isMeasured, isPartial).toLowerCase()}`
}

type Scores = { overallScore: number; scores: Readonly<Record<AuditScore, number | null>> }

/** "6.5 out of 10 overall; Brand Voice 7.0, Messaging 6.1": unmeasured scores are left out. */
export function describeScores({ overallScore, scores }: Scores): string {
  const measured = auditScoreIds.flatMap((id) => {
    const score = scores[id]
    return score === null ? [] : [`${auditScoreNames[id]} ${formatScore(score)}`]
  })
  return `${formatScore(overallScore)} out of 10 overall${measured.length > 0 ? `; ${measured.join(', ')}` : ''}`
}

/** The strongest score and the one with the most to gain, in a sentence. */
export function describeOverallScore(analysis: AuditAnalysis): string {
  const known = auditScoreIds.filter((score) => findScoreCard(analysis, score).isMeasured)
  const whole = known.filter((score) => !findScoreCard(analysis, score).isPartial)
  // A partly measured score is called neither best nor weakest, unless there is no other.
  const measured = whole.length > 0 ? whole : known
  const scores = measured.map((score) => findScoreCard(analysis, score).score)
  const named = (at: number) =>
    measured.filter((score) => findScoreCard(analysis, score).score === at).map((score) => auditScoreNames[score])
  const [best, least] = [Math.max(...scores), Math.min(...scores)]
  if (measured.length === 0) return 'Nothing on this site could be measured.'
  if (measured.length === 1) return `Only ${auditScoreNames[measured[0] ?? 'voice']} could be measured in full.`
  if (best === least) return 'Everything we could measure scores about the same.'
  const [strongest, weakest] = [named(best), named(least)]
  return `${joinWithAnd(strongest)} ${strongest.length === 1 ? 'is' : 'are'} strongest; ${joinWithAnd(weakest)} ${weakest.length === 1 ? 'has' : 'have'} the most room to improve.`
}

/** Splits a recommendation into its topic and what to do. `how` is '' if it has only one part. */
export function splitAction(action: string): { what: string; how: string } {
  const at = action.indexOf(': ')
  return at < 0 ? { what: action, how: '' } : { what: action.slice(0, at), how: action.slice(at + 2) }
}

/** An address without protocol and trailing slash: "example.com", "example.com/about". */
export const shortenAddress = (address: string) => address.replace(/^https?:\/\//i, '').replace(/\/$/, '')

const startPage = 'Home page'

/** A page by its path: "/about", or "Home page". */
export function formatPageLabel(address: string): string {
  const path = address.replace(/^[a-z]+:\/\/[^/]+/i, '').replace(/#.*$/, '')
  return path === '' || path === '/' ? startPage : path
}

const pageNameMax = 40

/** Names pages by address: the title without the business name, or the path if nothing is left. */
export function formatPageNames(
  pages: readonly Pick<AuditedPage, 'url' | 'title'>[],
  businessName: string,
): ReadonlyMap<string, string> {
  const own = businessName.toLowerCase()
  const named = pages.map(({ url, title }) => {
    const part = title
      .split(/\s+[|–—·»-]\s+|:\s+/)
      .map((each) => each.trim())
      .find((each) => each !== '' && each.toLowerCase() !== own)
    const isShort = part !== undefined && part.length <= pageNameMax && formatPageLabel(url) !== startPage
    return { url, name: isShort ? part : formatPageLabel(url) }
  })
  // A name shared by two pages cannot tell them apart.
  const isUnique = (name: string) => named.filter((each) => each.name === name).length === 1
  return new Map(named.map(({ url, name }) => [url, isUnique(name) ? name : formatPageLabel(url)]))
}

/** The name of the reviewed business, or its address if the record has no name. */
export const nameReviewedBusiness = ({ madeFrom }: AuditAnalysis, websiteUrl: string) =>
  madeFrom?.record.businessName.trim() || shortenAddress(websiteUrl)

/** A finding as a sentence: one that starts with a page name is in lower case. */
export const makeFindingSentence = (finding: string) => finding.charAt(0).toUpperCase() + finding.slice(1)

const shownMax = 280

/** Truncates long text from a site, never inside a character. */
export const truncateSiteText = (text: string, max = shownMax) =>
  text.length > max ? `${[...text.slice(0, max + 1)].slice(0, -1).join('').trimEnd()}…` : text

/** The evidence without its page: a quote, an element, or a number of something. */
export function formatEvidence(evidence: AuditEvidence): string {
  if ('quote' in evidence) return quoteText(evidence.quote)
  if ('element' in evidence) return `${evidence.isMissing ? 'Missing: ' : ''}${truncateSiteText(evidence.element)}`
  return `${String(evidence.number).replace('-', '−')} ${evidence.of}`
}

/** In one pair of quotation marks; a testimonial followed by its author keeps its own. */
function quoteText(quote: string): string {
  const [, said, name] = /^\s*["“„«]([^"“”„«»]+)["”»]\s*(\S.*)$/.exec(quote) ?? []
  if (said !== undefined && name !== undefined) return `“${truncateSiteText(said)}” ${truncateSiteText(name)}`
  return `“${truncateSiteText(quote.replace(/^["“”„«»\s]+|["“”„«»\s]+$/g, ''))}”`
}
