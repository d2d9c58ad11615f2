/** One check on paper: how it came out, what was found, the proof with its page, and the fix. */
import { evidenceText, outcomeNames, pageLabel } from '#contract/audit-words.ts'
import type { AuditCheck, AuditEvidence } from '#contract/brand-review.ts'
import { outcomeShapes, setShaped } from '#server/brand-review/audit-report-dial.ts'
import { reportColours as colour } from '#server/platform/pdf/report-colours.ts'
import { reportStyles as styles } from '#server/platform/pdf/report-styles.ts'
import type { TextStyle } from '#server/platform/pdf/set-text.ts'
import type { Sheet } from '#server/platform/pdf/sheet.ts'

const outcomeWidth = 116
const indent = 14
const whereWidth = 84
const title: TextStyle = { face: 'serif', size: 14, colour: colour.ink, leading: 1.3 }
const finding: TextStyle = { ...styles.note, size: 10.5, colour: colour.ink }
const quote: TextStyle = { face: 'italic', size: 11, colour: colour.ink2, leading: 1.4 }
const measured: TextStyle = { ...styles.note, colour: colour.ink2 }
const fixLabel: TextStyle = { ...styles.label, size: 10, colour: colour.ink }

const efforts = { low: 'small effort', medium: 'some effort', high: 'larger effort' } as const

export function setCheck(sheet: Sheet, check: AuditCheck): void {
  const text = { x: sheet.left + outcomeWidth, width: sheet.width - outcomeWidth }
  sheet.keepTogether(heightOfHead(sheet, check, text))
  sheet.rule()
  sheet.y += 10
  const top = sheet.y
  sheet.text('H3', check.title, title, text)
  const below = sheet.y
  sheet.y = top + 2
  setShaped(sheet, outcomeNames[check.outcome], outcomeShapes[check.outcome], { x: sheet.left })
  sheet.y = below + 2
  sheet.text('P', check.finding, finding, text)
  if (check.evidence.length > 0) setEvidence(sheet, check.evidence, text)
  const isToMend = check.outcome === 'failed' || check.outcome === 'partly'
  if (isToMend && check.fix !== '') setFix(sheet, check, text)
  sheet.y += 12
}

/** A check does not begin where its head and finding would be torn from each other. */
const heightOfHead = (sheet: Sheet, check: AuditCheck, place: { width: number }) =>
  sheet.heightOf(check.title, title, place) + sheet.heightOf(check.finding, finding, place) + 48

function setEvidence(sheet: Sheet, evidence: readonly AuditEvidence[], place: { x: number; width: number }): void {
  const inner = { x: place.x + indent, width: place.width - indent - whereWidth - 14 }
  const right = { x: place.x + place.width - whereWidth, width: whereWidth }
  sheet.y += 5
  sheet.group('L', () => {
    for (const each of evidence) setProof(sheet, each, inner, right)
  })
}

type Column = { x: number; width: number }

/** What was measured at the left, its page at the right. */
function setProof(sheet: Sheet, evidence: AuditEvidence, left: Column, right: Column): void {
  const [shown, where] = [evidenceText(evidence), pageLabel(evidence.page)]
  const style = 'quote' in evidence ? quote : measured
  sheet.keepTogether(Math.min(sheet.heightOf(shown, style, left), 200))
  const [top, page] = [sheet.y, sheet.pages]
  sheet.group('LI', () => {
    sheet.text('LBody', shown, style, left)
    const end = sheet.y
    const isWhole = sheet.pages === page
    if (isWhole) sheet.y = top + 0.5
    sheet.text('LBody', where, styles.caption, isWhole ? right : left)
    if (isWhole && sheet.pages === page) {
      sheet.y = Math.max(end, sheet.y)
      drawBar(sheet, left.x - indent + 2, top + 2, sheet.y - 1)
    }
  })
  sheet.y += 3
}

function drawBar(sheet: Sheet, x: number, from: number, to: number): void {
  sheet.furniture(() => sheet.doc.lineWidth(1.5).moveTo(x, from).lineTo(x, to).stroke(colour.line))
}

function setFix(sheet: Sheet, { fix, effort }: AuditCheck, place: { x: number; width: number }): void {
  sheet.y += 4
  sheet.keepTogether(44)
  sheet.text('P', `Fix, ${efforts[effort]}`, fixLabel, place)
  sheet.text('P', fix, finding, place)
}
