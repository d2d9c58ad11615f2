/** The report's page with the archetype wheel and the same numbers as a list. */

import type { ArchetypeResult } from '#contract/brand-archetype.ts'
import {
  type ArchetypeStanding,
  describeAnswerCounts,
  describeStanding,
  describeVerdict,
  makeEmptyStanding,
  rankArchetypesByAnswers,
  readStanding,
} from '#contract/plain/archetype-standing.ts'
import { type ArchetypeId, archetypes } from '#contract/plain/archetypes.ts'
import { drawGlyph, drawWheel } from '#server/brand-archetype/draw-wheel.ts'
import { reportColours as colour } from '#server/platform/pdf/report-colours.ts'
import { reportStyles as styles } from '#server/platform/pdf/report-styles.ts'
import { layOutLines, type TextStyle } from '#server/platform/pdf/set-text.ts'
import type { Sheet } from '#server/platform/pdf/sheet.ts'

const wheelSize = 372
const rowHeight = 22
const entry: TextStyle = { face: 'serif', size: 13, colour: colour.ink, leading: 1.3 }
const number: TextStyle = { face: 'sans', size: 11, colour: colour.ink2, leading: 1.5 }

export function drawWheelSection(sheet: Sheet, result: ArchetypeResult): void {
  const standing = readStanding(result) ?? makeEmptyStanding()
  sheet.startPage()
  sheet.markPlace('The archetype wheel')
  sheet.text('H2', 'The archetype wheel', styles.title)
  sheet.y += 6
  sheet.text('P', describeAnswerCounts(standing, result.questionsAsked), styles.lead)
  sheet.y += 20
  const [x, top] = [sheet.left + (sheet.width - wheelSize) / 2, sheet.y]
  sheet.figure(describeStanding(standing), [x, top, x + wheelSize, top + wheelSize], () =>
    drawWheel(sheet.doc, standing, { x, y: top, size: wheelSize }),
  )
  sheet.y = top + wheelSize + 26
  drawShares(sheet, standing)
}

function drawShares(sheet: Sheet, standing: ArchetypeStanding): void {
  const [gap, ranked, top] = [32, rankArchetypesByAnswers(standing), sheet.y]
  const width = (sheet.width - gap) / 2
  const rows = Math.ceil(ranked.length / 2)
  sheet.group('L', () => {
    for (const [index, id] of ranked.entries()) {
      const x = sheet.left + Math.floor(index / rows) * (width + gap)
      sheet.y = top + (index % rows) * rowHeight
      sheet.group('LI', () => drawShare(sheet, id, standing, { x, width }))
    }
  })
}

/** Shrinks a name until it fits on the one line of its row. */
function fitOnLine(sheet: Sheet, name: string, style: TextStyle, { width }: { width: number }): TextStyle {
  const fits = (size: number) => layOutLines(sheet.doc, name, { ...style, size }, width).length === 1
  return { ...style, size: [style.size, 12, 11, 10, 9].find(fits) ?? 8 }
}

function drawShare(
  sheet: Sheet,
  id: ArchetypeId,
  standing: ArchetypeStanding,
  place: { x: number; width: number },
): void {
  const { x, width } = place
  const verdict = describeVerdict(id, standing)
  const isLead = verdict === 'Primary' || verdict === 'Secondary'
  const counted = `${standing.tally[id]} ${standing.tally[id] === 1 ? 'answer' : 'answers'}`
  const told = verdict === 'Ruled out' ? verdict : `${counted}${verdict ? `, ${verdict.toLowerCase()}` : ''}`
  sheet.rule({ x, width })
  const top = sheet.y + 2.5
  sheet.furniture(() => drawGlyph(sheet.doc, id, { x, y: top + 0.5, size: 15 }, isLead ? colour.seal : colour.ink3))
  const style: TextStyle = isLead ? { ...number, face: 'bold', colour: colour.ink } : number
  const toldWidth = Math.max(0, ...layOutLines(sheet.doc, told, style, width).map((line) => line.width)) + 1
  sheet.y = top
  const room = { x: x + 24, width: width - 30 - toldWidth }
  const nameStyle = fitOnLine(sheet, archetypes[id].name, { ...entry, colour: isLead ? colour.ink : colour.ink2 }, room)
  sheet.text('LBody', archetypes[id].name, nameStyle, room)
  sheet.y = top
  sheet.text('Lbl', told, style, { x: x + width - toldWidth, width: toldWidth })
}
