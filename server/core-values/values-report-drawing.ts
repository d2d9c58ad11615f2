/** Draws the values poster, with only the business name at the top. Loaded by the PDF printer's worker. */
import { guideQuestions, labelledQuestionIds } from '#contract/plain/guided-value.ts'
import type { ValuesReport } from '#server/core-values/values-report.ts'
import { formatDay } from '#server/platform/format-day.ts'
import { drawSubstitutesNote } from '#server/platform/pdf/closing.ts'
import { finishSheet } from '#server/platform/pdf/finish-sheet.ts'
import { reportColours as colour } from '#server/platform/pdf/report-colours.ts'
import { reportStyles as styles } from '#server/platform/pdf/report-styles.ts'
import { fitTextSize, type TextStyle } from '#server/platform/pdf/set-text.ts'
import { Sheet } from '#server/platform/pdf/sheet.ts'

const kind = 'Our values'
const numberWidth = 46
const labelWidth = 98
/** The height of the date at the foot of the page, in points. */
const dayHeight = 15
const labels = labelledQuestionIds.map((ask) => guideQuestions[ask].label)

/** The type styles of one value; `gap` is the space above and below it. */
type Look = { title: TextStyle; text: TextStyle; number: TextStyle; gap: number }
const lookAt = (scale: number): Look => ({
  title: { ...styles.heading, size: 25 * scale },
  text: { ...styles.text, size: 11.5 * Math.max(scale, 0.8) },
  number: { face: 'serif', size: 25 * scale, colour: colour.seal, leading: 1.18 },
  gap: 17 * scale,
})
/** Scales for all type, from large to small; the largest at which everything fits on one page is used. */
const scales = [1.15, 1, 0.88, 0.76, 0.66] as const

type Row = { label: string; said: string }
/** Splits a description into lines. "What we do: …" becomes a label and its text; other lines have no label. */
function rowsOf(description: string): Row[] {
  return description.split(/\n+/).flatMap((line) => {
    const label = labels.find((each) => line.startsWith(`${each}: `))
    const said = label ? line.slice(label.length + 2).trim() : line.trim()
    return said === '' ? [] : [{ label: label ?? '', said }]
  })
}

const placeOf = (sheet: Sheet, { label }: Row) => {
  const indent = numberWidth + (label === '' ? 0 : labelWidth)
  return { x: sheet.left + indent, width: sheet.width - indent }
}
const titlePlace = (sheet: Sheet) => ({ x: sheet.left + numberWidth, width: sheet.width - numberWidth })

type Value = ValuesReport['values'][number]

function heightOf(sheet: Sheet, { title, description }: Value, look: Look): number {
  const rows = rowsOf(description).map((row) => sheet.heightOf(row.said, look.text, placeOf(sheet, row)) + 3)
  return sheet.heightOf(title, look.title, titlePlace(sheet)) + rows.reduce((sum, each) => sum + each, 4) + 2 * look.gap
}

function drawValue(sheet: Sheet, value: Value, at: number, look: Look): void {
  sheet.keepTogether(Math.min(heightOf(sheet, value, look), 300))
  sheet.rule(at === 0 ? { weight: 1.25, colour: colour.ink } : {})
  sheet.y += look.gap
  const top = sheet.y
  sheet.text('Lbl', String(at + 1), look.number, { width: numberWidth })
  sheet.y = top
  sheet.text('H2', value.title, look.title, titlePlace(sheet))
  sheet.y += 4
  for (const row of rowsOf(value.description)) {
    const line = sheet.y
    if (row.label !== '') {
      sheet.text(
        'P',
        row.label,
        { ...styles.note, leading: 1.75 },
        { x: sheet.left + numberWidth, width: labelWidth - 10 },
      )
      sheet.y = line
    }
    sheet.text('P', row.said, look.text, placeOf(sheet, row))
    sheet.y += 3
  }
  sheet.y += look.gap
}

function drawHead(sheet: Sheet, businessName: string): void {
  const { doc } = sheet
  const { width } = sheet
  sheet.y = 64
  sheet.text('P', businessName, { face: 'serif', size: 17, colour: colour.ink2, leading: 1.3 }, { width })
  const style = { face: 'serif', colour: colour.ink, leading: 1.08, tracking: -0.02 } as const
  sheet.text('H1', kind, fitTextSize(doc, kind, style, { width, linesMax: 1 }, [52]), { width })
  sheet.y += 26
}

/** Returns the PDF's bytes. */
export function draw({ businessName, productName, madeOn, timeZone, values }: ValuesReport): Promise<Uint8Array> {
  const sheet = new Sheet({ title: `${businessName}: ${kind}`, productName, madeOn })
  sheet.startPage(colour.paper)
  drawHead(sheet, businessName)
  const fits = (scale: number) =>
    sheet.y + values.reduce((sum, value) => sum + heightOf(sheet, value, lookAt(scale)), 0) <=
    sheet.bottom - 2 * dayHeight
  const look = lookAt(scales.find(fits) ?? 0.76)
  sheet.runningHead = `${kind}, continued`
  for (const [at, value] of values.entries()) drawValue(sheet, value, at, look)
  if (values.length === 0) sheet.text('P', 'There are no values on the list yet.', styles.lead)
  drawSubstitutesNote(sheet)
  sheet.runningHead = ''
  if (sheet.pages === 1) {
    sheet.y = sheet.bottom - dayHeight
    sheet.text('P', `${formatDay(madeOn, timeZone)} · Made with ${productName}`, styles.caption)
  }
  return finishSheet(sheet, `${kind}, ${businessName}`)
}
