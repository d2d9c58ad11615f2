/** One check on paper: how it came out, what was found, the proof with its page, and the fix. */
import { evidenceText, outcomeNames, pageLabel, toSentence } from '#contract/audit-words.ts'
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
  const text = textOf(sheet)
  sheet.keepTogether(heightOfCheck(sheet, check))
  sheet.rule()
  sheet.y += 10
  const top = sheet.y
  sheet.text('H3', check.title, title, text)
  const below = sheet.y
  sheet.y = top + 2
  setShaped(sheet, outcomeNames[check.outcome], outcomeShapes[check.outcome], { x: sheet.left })
  sheet.y = below + 2
  sheet.text('P', toSentence(check.finding), finding, text)
  if (check.evidence.length > 0) setEvidence(sheet, check.evidence, text)
  if (needsWork(check)) setFix(sheet, check, text)
  sheet.y += 12
}

/** A check stays on one page; one of more than a third of it may go on over its end, but not torn from its finding. */
export function heightOfCheck(sheet: Sheet, check: AuditCheck): number {
  const place = textOf(sheet)
  const head = sheet.heightOf(check.title, title, place) + sheet.heightOf(check.finding, finding, place) + 16
  const [left] = columnsOf(place)
  const proofs = check.evidence.map((each) => sheet.heightOf(evidenceText(each), styleOf(each), left) + 3)
  const fix = needsWork(check) ? sheet.heightOf(check.fix, finding, place) + 22 : 0
  const whole = proofs.reduce((sum, height) => sum + height, head + fix + 12)
  return whole < 240 ? whole : head + 60
}

type Column = { x: number; width: number }

/** Beside the outcome. */
const textOf = (sheet: Sheet): Column => ({ x: sheet.left + outcomeWidth, width: sheet.width - outcomeWidth })

const needsWork = ({ outcome, fix }: AuditCheck) => fix !== '' && (outcome === 'failed' || outcome === 'partly')
const styleOf = (evidence: AuditEvidence) => ('quote' in evidence ? quote : measured)

/** What was measured at the left, its page at the right. */
const columnsOf = ({ x, width }: Column): readonly [Column, Column] => [
  { x: x + indent, width: width - indent - whereWidth - 14 },
  { x: x + width - whereWidth, width: whereWidth },
]

function setEvidence(sheet: Sheet, evidence: readonly AuditEvidence[], place: Column): void {
  sheet.y += 5
  sheet.group('L', () => {
    for (const each of evidence) setProof(sheet, each, columnsOf(place))
  })
}

function setProof(sheet: Sheet, evidence: AuditEvidence, [left, right]: readonly [Column, Column]): void {
  const [shown, where] = [evidenceText(evidence), pageLabel(evidence.page)]
  const style = styleOf(evidence)
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

function setFix(sheet: Sheet, { fix, effort }: AuditCheck, place: Column): void {
  sheet.y += 4
  sheet.keepTogether(44)
  sheet.text('P', `Fix, ${efforts[effort]}`, fixLabel, place)
  sheet.text('P', fix, finding, place)
}
