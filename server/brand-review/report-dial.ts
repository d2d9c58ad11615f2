/** Draws a score on its dial, as on screen, and its band by colour, shape and word. */
import {
  type CheckOutcome,
  describeScore,
  findScoreBand,
  formatScore,
  formatScoreBand,
  type ScoreBand,
} from '#contract/plain/brand-review-words.ts'
import { dialBandMarks, layOutDialMarks } from '#drawing/score-dial.ts'
import { reportColours as colour } from '#server/platform/pdf/report-colours.ts'
import { computeLineHeight, drawTextLine, layOutLines, type TextStyle } from '#server/platform/pdf/set-text.ts'
import type { Sheet } from '#server/platform/pdf/sheet.ts'

type Document = PDFKit.PDFDocument

const bandColours: Readonly<Record<ScoreBand, string>> = { good: '#2a5c45', mid: '#7d5206', poor: '#a0360f' }

/** The outcome of a check is drawn with the shape of a score band: passed as good, partly as middling, failed as poor. */
export const outcomeShapes: Readonly<Record<CheckOutcome, ScoreBand | undefined>> = {
  passed: 'good',
  partly: 'mid',
  failed: 'poor',
  'could-not-be-checked': undefined,
}

/** The grid that `score-dial.ts` draws on; the dial is scaled from it. */
const grid = { width: 200, height: 150 }
export const computeDialHeight = (width: number) => (width / grid.width) * grid.height

export type DialScore = { name: string; score: number; isMeasured: boolean; isPartial?: boolean | undefined }

function drawMarks(doc: Document, { score, isMeasured, isPartial }: DialScore): void {
  const { reached, beyond } = layOutDialMarks(isMeasured ? score : -1)
  const stroke = (marks: typeof dialBandMarks, weight: number, ink: string) => {
    for (const { x1, y1, x2, y2 } of marks) doc.moveTo(x1, y1).lineTo(x2, y2)
    if (marks.length > 0) doc.lineWidth(weight).stroke(ink)
  }
  doc.lineCap('butt')
  stroke(beyond, 1, colour.edge)
  stroke(reached, 3, isPartial ? colour.ink2 : bandColours[findScoreBand(score)])
  stroke(dialBandMarks, 1.5, colour.ink2)
}

function drawCentred(doc: Document, text: string, style: TextStyle, middle: number, baselineTop: number): void {
  const [line] = layOutLines(doc, text, style, grid.width)
  if (line) drawTextLine(doc, line, style, middle - line.width / 2, baselineTop)
}

/** Draws a dial of `width` points with its top left corner at x, y. */
export function drawDial(sheet: Sheet, scored: DialScore, x: number, y: number, width: number): void {
  const { doc } = sheet
  const { name, score, isMeasured, isPartial } = scored
  sheet.figure(
    describeScore(name, score, isMeasured, isPartial),
    [x, y, x + width, y + computeDialHeight(width)],
    () => {
      doc
        .save()
        .translate(x, y)
        .scale(width / grid.width)
      drawMarks(doc, scored)
      const figure: TextStyle = { face: 'serif', size: 50, colour: colour.ink, leading: 1, tracking: -0.02 }
      drawCentred(doc, formatScore(score), figure, 100, 69)
      // Too small to read on smaller dials.
      if (width >= 110)
        drawCentred(doc, 'out of 10', { face: 'sans', size: 13, colour: colour.ink3, leading: 1 }, 100, 124)
      doc.restore()
    },
  )
}

/** Draws a circle, diamond or triangle, or a bar if nothing was measured; `size` is its height in points. */
export function drawBandShape(doc: Document, band: ScoreBand | undefined, x: number, y: number, size: number): void {
  const half = size / 2
  if (band === 'good') doc.circle(x + half, y + half, half)
  else if (band === 'mid')
    doc.polygon([x + half, y - 0.4], [x + size + 0.4, y + half], [x + half, y + size + 0.4], [x - 0.4, y + half])
  else if (band === 'poor') doc.polygon([x + half, y], [x + size, y + size], [x, y + size])
  else doc.rect(x, y + half - 0.75, size, 1.5)
  doc.fill(band ? bandColours[band] : colour.ink3)
}

const shapeSize = 6.5
const shapeGap = 5

/** Draws a shape and a word at x, or centred if `width` is given, and moves `sheet.y` below. */
export function drawBandShapeWithWord(
  sheet: Sheet,
  word: string,
  band: ScoreBand | undefined,
  place: { x: number; width?: number },
): void {
  const style: TextStyle = { face: 'bold', size: 10, colour: band ? bandColours[band] : colour.ink2, leading: 1.4 }
  const [line] = layOutLines(sheet.doc, word, style, sheet.width)
  const textWidth = line?.width ?? 0
  const whole = shapeSize + shapeGap + textWidth
  const x = place.width === undefined ? place.x : place.x + (place.width - whole) / 2
  const top = sheet.y + (computeLineHeight(style) - shapeSize) / 2
  sheet.furniture(() => drawBandShape(sheet.doc, band, x, top, shapeSize))
  sheet.text('P', word, style, { x: x + shapeSize + shapeGap, width: textWidth + 2 })
}

/** Draws the band of a score as its shape and word. */
export function drawScoreBand(sheet: Sheet, scored: DialScore, place: { x: number; width?: number }): void {
  const { score, isMeasured, isPartial } = scored
  const band = isMeasured && !isPartial ? findScoreBand(score) : undefined
  drawBandShapeWithWord(sheet, formatScoreBand(score, isMeasured, isPartial), band, place)
}
