/** The report's Brand DNA page: a double strand down the page with a loop and a word for each category. */
import {
  type AttributesData,
  type Category,
  categories,
  categoryNames,
  isCategoryComplete,
} from '#contract/plain/brand.ts'
import { reportColours as colour } from '#server/platform/pdf/report-colours.ts'
import { reportStyles as styles } from '#server/platform/pdf/report-styles.ts'
import { computeLineHeight, fitTextSize, type TextStyle } from '#server/platform/pdf/set-text.ts'
import type { Sheet } from '#server/platform/pdf/sheet.ts'

/** The size of one loop of the strand in points, scaled from a design of 72 by 120 with an amplitude of 26. */
const lobe = { width: 82, height: 94, amplitude: 26 }
const notCompleted: TextStyle = { ...styles.lead, colour: colour.ink3 }

export function drawDna(sheet: Sheet, data: AttributesData): void {
  sheet.startPage()
  sheet.markPlace('Brand DNA')
  sheet.text('H2', 'Brand DNA', styles.title)
  sheet.y += 6
  const lead = 'Six words, one for each question. Everything this brand makes should be true to all of them.'
  sheet.text('P', lead, styles.lead, { width: 360 })
  sheet.y += 26
  const [x, top] = [sheet.left, sheet.y]
  const all = categories.length * lobe.height
  sheet.figure(describeDna(data), [x, top, x + lobe.width, top + all], () => drawStrand(sheet.doc, data, x, top))
  sheet.group('L', () => {
    for (const [at, category] of categories.entries()) {
      sheet.group('LI', () => drawWord(sheet, data, category, top + at * lobe.height))
    }
  })
}

/** The chosen word of a category; undefined until the category is complete. */
function wordOf(data: AttributesData, category: Category): string | undefined {
  return isCategoryComplete(data[category]) ? data[category].topOne : undefined
}

function drawWord(sheet: Sheet, data: AttributesData, category: Category, top: number): void {
  const word = wordOf(data, category)
  const place = { x: sheet.left + lobe.width + 44, width: sheet.width - lobe.width - 44 }
  const style = word === undefined ? notCompleted : fitWord(sheet, word, place.width)
  const text = word ?? 'Not completed'
  const height = sheet.heightOf(text, style, place) + computeLineHeight(styles.caption)
  sheet.y = top + (lobe.height - height) / 2
  sheet.text('LBody', text, style, place)
  sheet.text('Lbl', categoryNames[category], styles.caption, place)
}

function fitWord(sheet: Sheet, word: string, width: number): TextStyle {
  const style = { face: 'serif', colour: colour.ink, leading: 1.12, tracking: -0.012 } as const
  return fitTextSize(sheet.doc, word, style, { width, linesMax: 2 }, [36, 30, 25, 21, 18])
}

function describeDna(data: AttributesData): string {
  const parts = categories.map((category) => `${categoryNames[category]}: ${wordOf(data, category) ?? 'not completed'}`)
  return `The Brand DNA, a double strand with one loop for each category. ${parts.join('; ')}.`
}

function drawStrand(doc: PDFKit.PDFDocument, data: AttributesData, x: number, top: number): void {
  for (const [at, category] of categories.entries()) {
    doc.save().translate(x + lobe.width / 2, top + at * lobe.height)
    const side = at % 2 === 0 ? 1 : -1
    if (wordOf(data, category) === undefined) drawOpenLobe(doc, side)
    else drawLobe(doc, side)
    doc.restore()
  }
}

/** Draws one side of a loop. The red strand passes over the black one, and they change sides at each crossing. */
function drawLobe(doc: PDFKit.PDFDocument, side: 1 | -1): void {
  doc.lineWidth(0.75)
  for (let rung = 1; rung < 12; rung++) {
    const reach = (lobe.amplitude * Math.sin((Math.PI * rung) / 12) - 3) * (lobe.width / 72)
    if (reach <= 2) continue
    const y = (lobe.height / 12) * rung
    doc.moveTo(-reach, y).lineTo(reach, y).stroke(colour.edge)
  }
  drawWave(doc, side === 1 ? -1 : 1, 1.5, colour.ink)
  drawWave(doc, side, 7, colour.page)
  drawWave(doc, side, 3, colour.seal)
}

function drawOpenLobe(doc: PDFKit.PDFDocument, side: 1 | -1): void {
  doc.dash(2.5, { space: 3.5 })
  drawWave(doc, side === 1 ? -1 : 1, 1, colour.edge)
  drawWave(doc, side, 1, colour.edge)
  doc.undash()
}

function drawWave(doc: PDFKit.PDFDocument, side: 1 | -1, weight: number, stroke: string): void {
  const reach = -side * ((lobe.amplitude * 4) / 3) * (lobe.width / 72)
  const { height } = lobe
  doc.lineWidth(weight).lineCap('butt').moveTo(0, 0)
  doc.bezierCurveTo(reach, height * 0.364, reach, height * 0.636, 0, height).stroke(stroke)
}
