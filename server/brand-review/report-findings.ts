/** The report's findings by score: each once, with its fix and its evidence; then the checks that passed. */

import type { AuditCheck, AuditEvidence } from '#contract/brand-review.ts'
import type { FailedCheck, ReportLayout, ReportSection } from '#contract/plain/brand-review-layout.ts'
import {
  auditScoreNames,
  formatCheckHeading,
  formatEvidence,
  formatScore,
  makeFindingSentence,
  outcomeNames,
  truncateSiteText,
} from '#contract/plain/brand-review-words.ts'
import { joinWithAnd } from '#contract/plain/join-with-and.ts'
import {
  type DialScore,
  drawBandShapeWithWord,
  drawScoreBand,
  outcomeShapes,
} from '#server/brand-review/report-dial.ts'
import { reportColours as colour } from '#server/platform/pdf/report-colours.ts'
import { reportStyles as styles } from '#server/platform/pdf/report-styles.ts'
import type { TextStyle } from '#server/platform/pdf/set-text.ts'
import type { Sheet } from '#server/platform/pdf/sheet.ts'

/** How much of each finding is drawn: pieces of evidence besides quotes, and whether advice follows. */
export type FindingDensity = { evidenceMax: number; hasAdvice: boolean }
type Setting = { density: FindingDensity; nameOf: (url: string) => string }

/** If the summary ends on a second page and fills at most this share of it, the findings continue on that page. */
const overflowMax = 0.35
const outcomeWidth = 76
const whereWidth = 96
const evidenceMax = 150
const title: TextStyle = { face: 'serif', size: 13, colour: colour.ink, leading: 1.3 }
const finding: TextStyle = { ...styles.note, colour: colour.ink }
const advice: TextStyle = { ...styles.note, colour: colour.ink2 }
const quote: TextStyle = { face: 'italic', size: 10, colour: colour.ink2, leading: 1.35 }
const small: TextStyle = { ...styles.note, size: 9.5 }

export function drawFindings(sheet: Sheet, { sections, best }: ReportLayout, setting: Setting): void {
  // A short rest of the summary would otherwise leave its page nearly empty.
  if (sheet.y - sheet.top < overflowMax * (sheet.bottom - sheet.top)) sheet.y += 22
  else sheet.startPage()
  for (const [at, section] of sections.entries()) {
    if (at > 0) sheet.y += 22
    const isBest = best.some(({ check }) => check?.score === section.score)
    drawSection(sheet, section, isBest, setting)
  }
  sheet.runningHead = ''
}

/** `isBest`: a check of this score is already on the first page, under what works best. */
function drawSection(sheet: Sheet, section: ReportSection, isBest: boolean, setting: Setting): void {
  const { score, card, above, toMend, strengths, intended, rest } = section
  const name = auditScoreNames[score]
  const [first] = toMend
  sheet.runningHead = ''
  sheet.keepTogether(150 + (first ? heightOf(sheet, first, setting) : 0))
  sheet.markPlace(name)
  drawHead(sheet, { name, ...card })
  sheet.runningHead = `${name}, continued`
  sheet.text('P', card.content, styles.note)
  sheet.y += 8
  const titles = above.map(({ action }) => action.title)
  if (titles.length > 0) sheet.text('P', `Already on your to-do list: ${joinWithAnd(titles)}.`, small)
  sheet.y += 4
  for (const each of toMend) drawFinding(sheet, each, setting)
  const named = strengths.map(({ text }) => makeFindingSentence(text).replace(/\.$/, ''))
  const none = isBest ? 'See page 2 for the best' : 'Nothing stands out yet'
  drawNamed(sheet, 'Strengths', named.length > 0 ? named : [none])
  drawNamed(sheet, 'Meant this way and left out of the score', titlesOf(intended))
  drawNamed(sheet, 'Also passed', titlesOf(rest.filter(({ outcome }) => outcome === 'passed')))
  drawNamed(sheet, 'No problems', titlesOf(rest.filter(({ isClear, isEmpty }) => isClear && !isEmpty)))
  drawNamed(sheet, 'Nothing to compare', titlesOf(rest.filter(({ isEmpty }) => isEmpty)))
  drawNamed(
    sheet,
    'Could not be checked',
    titlesOf(rest.filter(({ outcome, isClear }) => outcome !== 'passed' && !isClear)),
  )
}

const titlesOf = (checks: readonly AuditCheck[]) => checks.map(formatCheckHeading)

/** Draws the heading of a score, with its figure and band on the right. */
function drawHead(sheet: Sheet, scored: DialScore): void {
  sheet.rule({ weight: 1.25, colour: colour.ink })
  sheet.y += 10
  const top = sheet.y
  sheet.text('H2', scored.name, styles.heading, { width: 300 })
  const end = sheet.y
  const x = sheet.left + sheet.width - 140
  sheet.y = top
  const figure = scored.isMeasured ? formatScore(scored.score) : '–'
  sheet.text('P', figure, { ...styles.heading, colour: colour.ink }, { x, width: 50 })
  sheet.y = top + 7
  drawScoreBand(sheet, scored, { x: x + 54 })
  sheet.y = end + 4
}

/** Draws titles without details, as one paragraph. */
function drawNamed(sheet: Sheet, label: string, names: readonly string[]): void {
  if (names.length === 0) return
  const text = `${names.join('; ')}.`
  sheet.keepTogether(Math.min(sheet.heightOf(text, small) + 22, 200))
  sheet.y += 6
  sheet.text('H3', label, { ...styles.label, size: 10, colour: colour.ink })
  sheet.text('P', text, small)
}

type Column = { x: number; width: number }

/** The column to the right of the outcome. */
const textOf = (sheet: Sheet): Column => ({ x: sheet.left + outcomeWidth, width: sheet.width - outcomeWidth })
/** The evidence on the left, its page on the right. */
const columnsOf = ({ x, width }: Column): readonly [Column, Column] => [
  { x, width: width - whereWidth - 14 },
  { x: x + width - whereWidth, width: whereWidth },
]
const shown = (evidence: AuditEvidence) => truncateSiteText(formatEvidence(evidence), evidenceMax)

/** All quotes, because whoever fixes the site needs them; other evidence only as far as there is room. */
function proofsOf({ evidence }: AuditCheck, { evidenceMax: most }: FindingDensity): readonly AuditEvidence[] {
  const others = evidence.filter((each) => !('quote' in each))
  return evidence.filter((each) => 'quote' in each || others.indexOf(each) < most)
}

/** What to do: the proposed text if there is one, otherwise the advice. */
function adviceOf({ action, check }: FailedCheck, { hasAdvice }: FindingDensity): string {
  if (!hasAdvice) return ''
  return action?.proposed ? `Use this: “${truncateSiteText(action.proposed, 220)}”` : action?.text || check.fix
}

function heightOf(sheet: Sheet, toMend: FailedCheck, { density }: Setting): number {
  const place = textOf(sheet)
  const [left] = columnsOf(place)
  const { check } = toMend
  const todo = adviceOf(toMend, density)
  const proofs = proofsOf(check, density)
  return [
    sheet.heightOf(formatCheckHeading(check), title, place),
    sheet.heightOf(check.finding, finding, place),
    todo === '' ? 0 : sheet.heightOf(todo, advice, place),
    ...proofs.map((each) => sheet.heightOf(shown(each), quote, left) + 2),
  ].reduce((sum, height) => sum + height, 16)
}

function drawFinding(sheet: Sheet, toMend: FailedCheck, setting: Setting): void {
  const place = textOf(sheet)
  const { check } = toMend
  sheet.keepTogether(Math.min(heightOf(sheet, toMend, setting), 240))
  sheet.rule()
  sheet.y += 6
  const top = sheet.y
  sheet.text('H3', formatCheckHeading(check), title, place)
  const below = sheet.y
  sheet.y = top + 2
  drawBandShapeWithWord(sheet, outcomeNames[check.outcome], outcomeShapes[check.outcome], { x: sheet.left })
  sheet.y = below
  sheet.text('P', makeFindingSentence(check.finding), finding, place)
  const todo = adviceOf(toMend, setting.density)
  if (todo !== '') sheet.text('P', todo, advice, place)
  const proofs = proofsOf(check, setting.density)
  if (proofs.length > 0) {
    sheet.y += 2
    sheet.group('L', () => {
      for (const each of proofs) drawProof(sheet, each, place, setting)
    })
  }
  sheet.y += 8
}

function drawProof(sheet: Sheet, evidence: AuditEvidence, place: Column, { nameOf }: Setting): void {
  const [left, right] = columnsOf(place)
  const style = 'quote' in evidence ? quote : small
  sheet.keepTogether(Math.min(sheet.heightOf(shown(evidence), style, left), 200))
  const [top, page] = [sheet.y, sheet.pages]
  sheet.group('LI', () => {
    sheet.text('LBody', shown(evidence), style, left)
    const end = sheet.y
    if (sheet.pages === page) sheet.y = top
    sheet.text('LBody', truncateSiteText(nameOf(evidence.page), 40), { ...styles.caption, size: 9 }, right)
    sheet.y = Math.max(end, sheet.y)
  })
  sheet.y += 2
}
