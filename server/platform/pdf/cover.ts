/** The cover of a report: brand, kind, state, seal and table of contents. */
import { formatDay } from '#server/platform/format-day.ts'
import { reportColours as colour } from '#server/platform/pdf/report-colours.ts'
import { drawSeal } from '#server/platform/pdf/seal.ts'
import {
  computeLineHeight,
  drawTextLine,
  fitTextSize,
  layOutLines,
  type TextStyle,
} from '#server/platform/pdf/set-text.ts'
import type { ContentsEntry, Sheet } from '#server/platform/pdf/sheet.ts'

/** `isSealed`: everything the report covers has been decided; `state` says so in words. */
export type ReportCover = { name: string; kind: string; state: string; isSealed: boolean }

const kindStyle: TextStyle = { face: 'serif', size: 19, colour: colour.ink2, leading: 1.3 }
const smallStyle: TextStyle = { face: 'sans', size: 10.5, colour: colour.ink2 }
const entryStyle: TextStyle = { face: 'serif', size: 13, colour: colour.ink, leading: 1.4 }
const countStyle: TextStyle = { ...smallStyle, colour: colour.ink3, leading: 1.734 }
const left = 64
const sealSize = 104
const contentsTop = 612

/** Draws the cover. Returns a function that fills in the table of contents; call it after all pages are set. */
export function drawCover(sheet: Sheet, cover: ReportCover): () => void {
  sheet.startPage(colour.paper)
  const { doc, details } = sheet
  sheet.furniture(() => drawSeal(doc, left - 3, 56, 34, 'mark'))
  sheet.y = 61
  sheet.text('P', details.productName, { face: 'serif', size: 17, colour: colour.ink, leading: 1.4 }, { x: left + 40 })

  const style = fitTextSize(
    doc,
    cover.name,
    { face: 'serif', colour: colour.ink, leading: 1.08, tracking: -0.02 },
    { width: sheet.width, linesMax: 4 },
    [60, 52, 44, 36, 30, 24],
  )
  const place = { isBalanced: true }
  sheet.y = 400 - sheet.heightOf(cover.name, style, place)
  sheet.text('H1', cover.name, style, place)
  sheet.y += 14
  sheet.text('P', cover.kind, kindStyle)

  sheet.y = 478
  sheet.rule({ weight: 1.25, colour: colour.ink })
  drawState(sheet, cover.isSealed)
  sheet.y += 18
  const width = sheet.width - sealSize - 60
  sheet.text(
    'P',
    formatDay(details.madeOn, details.timeZone),
    { ...smallStyle, face: 'bold', colour: colour.ink },
    { width },
  )
  sheet.text('P', cover.state, smallStyle, { width })
  const fillContents = sheet.reserve('TOC')
  return () => {
    doc.switchToPage(0)
    fillContents(() => drawContents(sheet))
  }
}

/** A wax seal over the rule once everything is decided; a dotted circle until then. */
function drawState(sheet: Sheet, isSealed: boolean): void {
  const x = left + sheet.width - sealSize - 18
  const y = sheet.y - sealSize / 2
  sheet.furniture(() => {
    if (isSealed) return drawSeal(sheet.doc, x, y, sealSize, 'mark')
    sheet.doc.lineWidth(1.25).dash(2.5, { space: 4 })
    sheet.doc.circle(x + sealSize / 2, y + sealSize / 2, sealSize * 0.43).fillAndStroke(colour.paper, colour.edge)
    sheet.doc.undash()
  })
}

function drawContents(sheet: Sheet): void {
  const gap = 32
  const width = (sheet.width - gap) / 2
  const rows = Math.ceil(sheet.landmarks.length / 2)
  const rowHeight = Math.min(29, (sheet.doc.page.height - 48 - contentsTop) / rows)
  for (const [at, landmark] of sheet.landmarks.entries()) {
    const x = left + Math.floor(at / rows) * (width + gap)
    sheet.y = contentsTop + (at % rows) * rowHeight
    sheet.rule({ x, width })
    sheet.y += (rowHeight - 18.2) / 2
    sheet.group('TOCI', () => sheet.group('Reference', () => drawEntry(sheet, landmark, x, width)))
  }
}

function drawEntry(sheet: Sheet, { title, page }: ContentsEntry, x: number, width: number): void {
  const { doc, y } = sheet
  const number = String(page + 1)
  const [name] = layOutLines(doc, title, entryStyle, width - 40)
  const [count] = layOutLines(doc, number, countStyle, 40)
  name?.runs.push({ text: ' ', face: entryStyle.face })
  sheet.link(`${title}, page ${number}`, page, [x, y, width, computeLineHeight(entryStyle)], () => {
    if (name) drawTextLine(doc, name, entryStyle, x, y)
    if (count) drawTextLine(doc, count, countStyle, x + width - count.width, y)
  })
}
