/** The page of the figures: the overall dial with what it comes down to, and the four below it. */
import { auditScoreIds, auditScoreNames, cardOf, checksOf, countOutcomes, tellOverall } from '#contract/audit-words.ts'
import type { AuditAnalysis, AuditCheck } from '#contract/brand-review.ts'
import {
  dialHeight,
  drawShape,
  outcomeShapes,
  type Scored,
  setBand,
  setDial,
} from '#server/brand-review/audit-report-dial.ts'
import { reportColours as colour } from '#server/platform/pdf/report-colours.ts'
import { reportStyles as styles } from '#server/platform/pdf/report-styles.ts'
import type { TextStyle } from '#server/platform/pdf/set-text.ts'
import type { Sheet } from '#server/platform/pdf/sheet.ts'

const overallWidth = 168
const verdict: TextStyle = { face: 'serif', size: 22, colour: colour.ink, leading: 1.26, tracking: -0.008 }
const name: TextStyle = { face: 'serif', size: 15, colour: colour.ink, leading: 1.25 }

export function setOverview(sheet: Sheet, analysis: AuditAnalysis): void {
  sheet.startPage()
  sheet.markPlace('The scores')
  sheet.text('H2', 'The scores', styles.title)
  sheet.y += 6
  const lead =
    'Four scores from 0 to 10 and their mean. 8 or more is good, 6 or more middling, below that poor; a dial marks where the bands begin. What could not be checked is left out of a score and named in its pages.'
  sheet.text('P', lead, styles.lead, { width: 400 })
  sheet.y += 30
  setOverall(sheet, analysis)
  sheet.y += 34
  sheet.rule({ weight: 1.25, colour: colour.ink })
  sheet.y += 24
  setFour(sheet, analysis)
  sheet.y += 30
  setAllChecks(sheet, analysis)
}

function setOverall(sheet: Sheet, analysis: AuditAnalysis): void {
  const top = sheet.y
  const overall: Scored = { name: 'Overall score', score: analysis.overallScore, isMeasured: true }
  setDial(sheet, overall, sheet.left - 8, top, overallWidth)
  sheet.y = top + dialHeight(overallWidth) + 4
  setBand(sheet, overall, { x: sheet.left - 8, width: overallWidth })
  const end = sheet.y
  const place = { x: sheet.left + overallWidth + 26, width: sheet.width - overallWidth - 26 }
  const text = tellOverall(analysis)
  const height =
    sheet.heightOf(text, verdict, place) + 8 + sheet.heightOf(countOutcomes(analysis.checks), styles.note, place)
  sheet.y = top + Math.max(0, (end - top - height) / 2)
  sheet.text('P', text, verdict, place)
  sheet.y += 8
  const count = analysis.checks.length
  sheet.text('P', `${count} checks: ${countOutcomes(analysis.checks)}.`, styles.note, place)
  sheet.y = Math.max(end, sheet.y)
}

function setFour(sheet: Sheet, analysis: AuditAnalysis): void {
  const gap = 20
  const width = (sheet.width - gap * (auditScoreIds.length - 1)) / auditScoreIds.length
  const top = sheet.y
  for (const [at, score] of auditScoreIds.entries()) {
    const x = sheet.left + at * (width + gap)
    const scored: Scored = { name: auditScoreNames[score], ...cardOf(analysis, score) }
    sheet.y = top
    sheet.text('H3', scored.name, name, { x, width: width + gap })
    sheet.y += 6
    setDial(sheet, scored, x, sheet.y, width)
    sheet.y += dialHeight(width) + 3
    setBand(sheet, scored, { x, width })
  }
}

const shapeSize = 9
const shapeGap = 6

/** Every check as a shape, a row for each score: how much of it stands, at one look. */
function setAllChecks(sheet: Sheet, analysis: AuditAnalysis): void {
  sheet.rule({ weight: 1.25, colour: colour.ink })
  sheet.y += 18
  sheet.text('H3', 'Every check at a glance', styles.subheading)
  sheet.text('P', 'A circle has passed, a diamond partly, a triangle failed; a bar could not be checked.', styles.note)
  sheet.y += 12
  sheet.group('L', () => {
    for (const score of auditScoreIds) {
      sheet.rule()
      sheet.y += 7
      sheet.group('LI', () => setChecksRow(sheet, auditScoreNames[score], inReadingOrder(checksOf(analysis, score))))
      sheet.y += 7
    }
  })
  sheet.rule()
}

const order = ['passed', 'partly', 'failed', 'could-not-be-checked'] as const
const inReadingOrder = (checks: readonly AuditCheck[]) =>
  order.flatMap((outcome) => checks.filter((check) => check.outcome === outcome))

function setChecksRow(sheet: Sheet, title: string, checks: readonly AuditCheck[]): void {
  const [top, from] = [sheet.y, sheet.left + 120]
  sheet.text('LBody', title, { ...styles.pick, size: 13 }, { width: 112 })
  const width = checks.length * (shapeSize + shapeGap)
  const y = top + (sheet.y - top - shapeSize) / 2
  sheet.figure(countOutcomes(checks), [from, y, from + width, y + shapeSize], () => {
    for (const [at, { outcome }] of checks.entries())
      drawShape(sheet.doc, outcomeShapes[outcome], from + at * (shapeSize + shapeGap), y, shapeSize)
  })
}
