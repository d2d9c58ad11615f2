/** The report's summary page: how the site scores, three things to do, and what works best. */

import type { AuditAnalysis } from '#contract/brand-review.ts'
import type { AuditChanges } from '#contract/brand-review-calls.ts'
import {
  describeTextSource,
  type ReportLayout,
  type ReportTask,
  type SiteStrength,
} from '#contract/plain/brand-review-layout.ts'
import {
  auditScoreIds,
  auditScoreNames,
  describeOutcomeCounts,
  describeOverallScore,
  findScoreCard,
  formatChange,
  formatEvidence,
  makeFindingSentence,
  truncateSiteText,
} from '#contract/plain/brand-review-words.ts'
import { computeDialHeight, type DialScore, drawDial, drawScoreBand } from '#server/brand-review/report-dial.ts'
import { reportColours as colour } from '#server/platform/pdf/report-colours.ts'
import { reportStyles as styles } from '#server/platform/pdf/report-styles.ts'
import type { TextStyle } from '#server/platform/pdf/set-text.ts'
import type { Sheet } from '#server/platform/pdf/sheet.ts'

export type ReportSummary = {
  analysis: AuditAnalysis
  layout: ReportLayout
  changes: AuditChanges | null
  /** When the review before was made; '' if there is none. */
  since: string
  nameOf: (url: string) => string
}

const overallWidth = 136
const bestWidth = 150
const gap = 30
/** Longer texts are cut, so that the summary stays on one page. */
const quoteMax = 180
const sentenceMax = 150
const quotedMax = 110

const verdict: TextStyle = { face: 'serif', size: 20, colour: colour.ink, leading: 1.26, tracking: -0.008 }
const name: TextStyle = { face: 'serif', size: 14, colour: colour.ink, leading: 1.25 }
const number: TextStyle = { face: 'serif', size: 20, colour: colour.seal, leading: 1.1 }
const task: TextStyle = { face: 'serif', size: 14, colour: colour.ink, leading: 1.3 }
const proposed: TextStyle = { face: 'serif', size: 13, colour: colour.ink, leading: 1.35 }
const strength: TextStyle = { ...styles.note, colour: colour.ink }

export function drawSummary(sheet: Sheet, summary: ReportSummary): void {
  sheet.startPage()
  sheet.markPlace('On one page')
  sheet.text('H2', 'On one page', { ...styles.title, size: 30 })
  sheet.y += 14
  drawOverall(sheet, summary)
  sheet.y += 22
  sheet.rule({ weight: 1.25, colour: colour.ink })
  sheet.y += 16
  drawFour(sheet, summary)
  sheet.y += 24
  sheet.rule({ weight: 1.25, colour: colour.ink })
  sheet.y += 16
  const top = sheet.y
  drawBest(sheet, summary.layout.best, { x: sheet.left + sheet.width - bestWidth, width: bestWidth })
  const [end, page] = [sheet.y, sheet.pages]
  sheet.y = top
  drawThings(sheet, summary)
  if (sheet.pages === page) sheet.y = Math.max(sheet.y, end)
}

/** The caption under the overall score: how it changed since the last review, and the outcomes of the checks behind it. */
function tellFigure({ analysis, layout, changes, since }: ReportSummary): string {
  const left = layout.intendedCount
  return [
    changes && `${formatChange(changes.overall)} since ${since}.`,
    `${analysis.checks.length} checks: ${describeOutcomeCounts(analysis.checks)}.`,
    left > 0 && `${left === 1 ? '1 finding is' : `${left} findings are`} meant this way and left out of the scores.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function drawOverall(sheet: Sheet, summary: ReportSummary): void {
  const top = sheet.y
  const overall: DialScore = { name: 'Overall score', score: summary.analysis.overallScore, isMeasured: true }
  drawDial(sheet, overall, sheet.left - 8, top, overallWidth)
  sheet.y = top + computeDialHeight(overallWidth) + 2
  drawScoreBand(sheet, overall, { x: sheet.left - 8, width: overallWidth })
  const end = sheet.y
  const place = { x: sheet.left + overallWidth + 24, width: sheet.width - overallWidth - 24 }
  const [text, figure] = [describeOverallScore(summary.analysis), tellFigure(summary)]
  const height = sheet.heightOf(text, verdict, place) + 8 + sheet.heightOf(figure, styles.note, place)
  sheet.y = top + Math.max(0, (end - top - height) / 2)
  sheet.text('P', text, verdict, place)
  sheet.y += 8
  sheet.text('P', figure, styles.note, place)
  sheet.y = Math.max(end, sheet.y)
}

function drawFour(sheet: Sheet, { analysis, changes }: ReportSummary): void {
  const between = 20
  const width = (sheet.width - between * (auditScoreIds.length - 1)) / auditScoreIds.length
  const top = sheet.y
  for (const [at, score] of auditScoreIds.entries()) {
    const x = sheet.left + at * (width + between)
    const scored: DialScore = { name: auditScoreNames[score], ...findScoreCard(analysis, score) }
    sheet.y = top
    sheet.text('H3', scored.name, name, { x, width: width + between })
    sheet.y += 4
    drawDial(sheet, scored, x, sheet.y, width - 14)
    sheet.y += computeDialHeight(width - 14) + 2
    const line = sheet.y
    drawScoreBand(sheet, scored, { x, width: width - 14 })
    const moved = changes?.scores?.[score]
    if (typeof moved !== 'number') continue
    sheet.y = line
    sheet.text('P', formatChange(moved), styles.note, { x: x + width - 20, width: 40 })
  }
}

function drawThings(sheet: Sheet, summary: ReportSummary): void {
  const { layout } = summary
  const column = { x: sheet.left, width: sheet.width - bestWidth - gap }
  sheet.text('H3', 'What to do first', styles.subheading, column)
  sheet.y += 8
  if (layout.first.length === 0) sheet.text('P', 'Nothing we measured needs fixing.', styles.note, column)
  else
    sheet.group('L', () => {
      for (const [at, toDo] of layout.first.entries()) drawThing(sheet, at + 1, toDo, summary)
    })
}

function drawThing(
  sheet: Sheet,
  count: number,
  { action, check }: ReportTask,
  { analysis, nameOf }: ReportSummary,
): void {
  const indent = 26
  const place = { x: sheet.left + indent, width: sheet.width - bestWidth - gap - indent }
  const now =
    action.proposed === null
      ? ''
      : truncateSiteText(makeFindingSentence(action.now ?? check?.finding ?? ''), sentenceMax)
  const quotes = (check?.evidence ?? []).filter((each) => 'quote' in each && !now.includes(each.quote))
  sheet.rule({ width: sheet.width - bestWidth - gap })
  sheet.y += 7
  sheet.group('LI', () => {
    const top = sheet.y
    sheet.text('Lbl', String(count), number, { width: indent })
    sheet.y = top
    sheet.text('LBody', action.title, task, place)
    if (action.proposed === null) sheet.text('LBody', truncateSiteText(action.text, quoteMax), styles.note, place)
    else {
      if (now !== '') sheet.text('LBody', `Now: ${now}`, styles.note, place)
      sheet.text('LBody', `“${truncateSiteText(action.proposed, quoteMax)}”`, proposed, place)
      sheet.text('LBody', describeTextSource(action.proposed, analysis), styles.caption, place)
    }
    for (const each of quotes)
      sheet.text(
        'LBody',
        `${truncateSiteText(formatEvidence(each), quotedMax)} (${nameOf(each.page)})`,
        styles.caption,
        place,
      )
  })
  sheet.y += 8
}

function drawBest(sheet: Sheet, best: readonly SiteStrength[], column: { x: number; width: number }): void {
  sheet.text('H3', 'What works best', styles.subheading, column)
  sheet.y += 8
  if (best.length === 0) sheet.text('P', 'Nothing stands out yet.', styles.note, column)
  sheet.group('L', () => {
    for (const { text, check } of best) {
      sheet.rule(column)
      sheet.y += 7
      sheet.group('LI', () => {
        if (check) sheet.text('LBody', check.title, { ...strength, face: 'bold' }, column)
        sheet.text('LBody', truncateSiteText(makeFindingSentence(text), sentenceMax), strength, column)
      })
      sheet.y += 8
    }
  })
}
