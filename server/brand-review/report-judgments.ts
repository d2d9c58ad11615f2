/** What a language model judged: after the measured findings, under its name, and in no score. */

import type { JudgedQuote, Judgment } from '#contract/brand-review-judgments.ts'
import { auditScoreNames, truncateSiteText } from '#contract/plain/brand-review-words.ts'
import { describeJudgedPlace, judgmentLabel, scoreOfJudgment } from '#contract/plain/judgments.ts'
import { reportColours as colour } from '#server/platform/pdf/report-colours.ts'
import { reportStyles as styles } from '#server/platform/pdf/report-styles.ts'
import type { TextStyle } from '#server/platform/pdf/set-text.ts'
import type { Sheet } from '#server/platform/pdf/sheet.ts'

const heading = 'Read by a language model'
const note =
  'These are judgments, not measurements: each rests on the two passages that it quotes, and none is counted in a score.'
const what: TextStyle = { face: 'serif', size: 13, colour: colour.ink, leading: 1.3 }
const todo: TextStyle = { ...styles.note, colour: colour.ink }
const quote: TextStyle = { face: 'italic', size: 10, colour: colour.ink2, leading: 1.35 }
const small: TextStyle = { ...styles.caption, size: 9 }
const between = 20

type Column = { x: number; width: number }
type NameOf = (url: string) => string

const quoteText = (each: JudgedQuote) => `“${truncateSiteText(each.quote)}”`
const placeText = ({ page, place }: JudgedQuote, nameOf: NameOf) =>
  truncateSiteText(describeJudgedPlace(page === null ? null : nameOf(page), place), 80)

export function drawJudgments(sheet: Sheet, judgments: readonly Judgment[], nameOf: NameOf): void {
  const [first] = judgments
  if (!first) return
  sheet.y += 22
  sheet.keepTogether(100 + heightOf(sheet, first, nameOf))
  sheet.rule({ weight: 1.25, colour: colour.ink })
  sheet.y += 10
  sheet.markPlace(heading)
  sheet.text('H2', heading, styles.heading)
  sheet.y += 4
  sheet.text('P', note, styles.note)
  sheet.y += 8
  for (const each of judgments) drawJudgment(sheet, each, nameOf)
}

/** Both passages side by side. */
function columnsOf(sheet: Sheet): readonly [Column, Column] {
  const width = (sheet.width - between) / 2
  return [
    { x: sheet.left, width },
    { x: sheet.left + width + between, width },
  ]
}

function heightOf(sheet: Sheet, judgment: Judgment, nameOf: NameOf): number {
  const [left] = columnsOf(sheet)
  const quotes = [judgment.one, judgment.other].map(
    (each) => sheet.heightOf(quoteText(each), quote, left) + sheet.heightOf(placeText(each, nameOf), small, left),
  )
  return (
    sheet.heightOf(judgmentLabel, small) +
    sheet.heightOf(judgment.what, what) +
    Math.max(...quotes) +
    sheet.heightOf(judgment.todo, todo) +
    20
  )
}

function drawJudgment(sheet: Sheet, judgment: Judgment, nameOf: NameOf): void {
  const { kind, writtenBy } = judgment
  sheet.keepTogether(Math.min(heightOf(sheet, judgment, nameOf), 300))
  sheet.rule()
  sheet.y += 6
  sheet.text('P', `${auditScoreNames[scoreOfJudgment[kind]]}. ${judgmentLabel}. Written by ${writtenBy}.`, small)
  sheet.text('H3', judgment.what, what)
  sheet.y += 4
  drawQuotes(sheet, judgment, nameOf)
  sheet.y += 4
  sheet.text('P', judgment.todo, todo)
  sheet.y += 10
}

function drawQuotes(sheet: Sheet, { one, other }: Judgment, nameOf: NameOf): void {
  const [left, right] = columnsOf(sheet)
  const draw = (each: JudgedQuote, column: Column) => {
    sheet.text('P', quoteText(each), quote, column)
    sheet.text('P', placeText(each, nameOf), small, column)
  }
  const [top, page] = [sheet.y, sheet.pages]
  draw(one, left)
  const end = sheet.y
  if (sheet.pages === page) sheet.y = top
  draw(other, right)
  if (sheet.pages === page) sheet.y = Math.max(end, sheet.y)
}
