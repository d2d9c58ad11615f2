/** The pages of one score: its dial, what it says, strengths and opportunities, and every check with its proof. */
import { auditScoreNames, cardOf, checksOf, countOutcomes, toSentence } from '#contract/audit-words.ts'
import type { AuditAnalysis, AuditScore } from '#contract/brand-review.ts'
import { heightOfCheck, setCheck } from '#server/brand-review/audit-report-check.ts'
import { dialHeight, type Scored, setBand, setDial } from '#server/brand-review/audit-report-dial.ts'
import { reportColours as colour } from '#server/platform/pdf/report-colours.ts'
import { reportStyles as styles } from '#server/platform/pdf/report-styles.ts'
import type { Sheet } from '#server/platform/pdf/sheet.ts'

const dialWidth = 128
const gap = 32
/** What it was measured from, with its count and the room around. */
const headHeight = 76

export function setScore(sheet: Sheet, analysis: AuditAnalysis, score: AuditScore): void {
  const name = auditScoreNames[score]
  const card = cardOf(analysis, score)
  const checks = checksOf(analysis, score)
  sheet.startPage()
  sheet.markPlace(name)
  sheet.runningHead = `${name}, continued`
  sheet.text('H2', name, styles.title)
  sheet.y += 18
  const page = sheet.pages
  const top = sheet.y
  const scored: Scored = { name, ...card }
  setDial(sheet, scored, sheet.left - 6, top, dialWidth)
  sheet.y = top + dialHeight(dialWidth) + 3
  setBand(sheet, scored, { x: sheet.left - 6, width: dialWidth })
  const end = sheet.y
  sheet.y = top + 4
  const column = { x: sheet.left + dialWidth + gap, width: sheet.width - dialWidth - gap }
  sheet.text('P', card.content, styles.text, column)
  if (sheet.pages === page) sheet.y = Math.max(end, sheet.y)
  sheet.y += 20
  setTwo(sheet, card)
  sheet.y += 24
  // The heading goes to the next page with the check that it stands over.
  sheet.keepTogether(headHeight + (checks[0] ? heightOfCheck(sheet, checks[0]) : 0))
  sheet.rule({ weight: 1.25, colour: colour.ink })
  sheet.y += 14
  sheet.text('H3', 'What it was measured from', styles.subheading)
  sheet.text('P', `${countOutcomes(checks)}.`, styles.note)
  sheet.y += 10
  for (const check of checks) setCheck(sheet, check)
  sheet.runningHead = ''
}

type Points = { title: string; points: readonly string[]; none: string }

/** Strengths and opportunities side by side; a side that would not fit on the page begins a new one with the other. */
function setTwo(sheet: Sheet, { strengths, opportunities }: ReturnType<typeof cardOf>): void {
  const between = 28
  const width = (sheet.width - between) / 2
  const sides: readonly Points[] = [
    { title: 'Strengths', points: strengths, none: 'Nothing stands out yet.' },
    { title: 'Opportunities', points: opportunities, none: 'Nothing failed: there is little to gain here.' },
  ]
  const heights = sides.map((side) => heightOf(sheet, side, width))
  sheet.keepTogether(Math.min(Math.max(...heights), 300))
  const [top, page] = [sheet.y, sheet.pages]
  const isTall = Math.max(...heights) > sheet.bottom - top
  let end = top
  for (const [at, side] of sides.entries()) {
    if (!isTall) sheet.y = top
    setPoints(
      sheet,
      side,
      isTall ? { x: sheet.left, width: sheet.width } : { x: sheet.left + at * (width + between), width },
    )
    if (isTall) sheet.y += 12
    end = sheet.pages === page ? Math.max(end, sheet.y) : sheet.y
  }
  sheet.y = end
}

const heightOf = (sheet: Sheet, { points, none }: Points, width: number) =>
  (points.length > 0 ? points : [none]).reduce(
    (sum, point) => sum + sheet.heightOf(point, styles.note, { width: width - 14 }) + 11,
    22,
  )

function setPoints(sheet: Sheet, { title, points, none }: Points, column: { x: number; width: number }): void {
  sheet.text('H3', title, { ...styles.label, size: 10.5, colour: colour.ink }, column)
  sheet.y += 4
  if (points.length === 0) sheet.text('P', none, styles.note, column)
  else
    sheet.group('L', () => {
      for (const point of points) {
        sheet.rule(column)
        sheet.y += 5
        sheet.group('LI', () => sheet.text('LBody', toSentence(point), { ...styles.note, colour: colour.ink }, column))
        sheet.y += 6
      }
    })
}
