/** The archetype wheel for the PDF, with the same geometry as on screen. */

import type { ArchetypeStanding } from '#contract/plain/archetype-standing.ts'
import type { ArchetypeId } from '#contract/plain/archetypes.ts'
import { archetypeGlyphs, glyphGridSize, glyphLineWidth } from '#drawing/archetype-glyphs.ts'
import { layOutWheel, shortenNameForRim, type WheelSegment, wheelMeasures } from '#drawing/archetype-wheel.ts'
import { reportColours as colour } from '#server/platform/pdf/report-colours.ts'
import { drawSeal } from '#server/platform/pdf/seal.ts'

type Document = PDFKit.PDFDocument
type Square = { x: number; y: number; size: number }

const wash = '#f4e3dc'
const { centre } = wheelMeasures
const nameSize = 12.5
const nameSpacing = 0.16 * nameSize
/** The width of the thinnest lines, in points. Lines look thinner on paper than on a screen. */
const hair = 0.9

/** Draws a glyph in a square, its lines and its solid part in one colour. */
export function drawGlyph(doc: Document, id: ArchetypeId, { x, y, size }: Square, ink: string): void {
  const { lines, solid } = archetypeGlyphs[id]
  doc
    .save()
    .translate(x, y)
    .scale(size / glyphGridSize)
  doc.lineWidth(glyphLineWidth).lineCap('round').lineJoin('round')
  doc.path(lines).stroke(ink)
  doc.path(solid).fillAndStroke(ink, ink)
  doc.restore()
}

/** Draws the wheel in a square of `size` points at x, y. */
export function drawWheel(doc: Document, standing: ArchetypeStanding, { x, y, size }: Square): void {
  const { segments, spokes } = layOutWheel(standing)
  doc
    .save()
    .translate(x, y)
    .scale(size / wheelMeasures.size)
  for (const radius of [
    wheelMeasures.rim,
    wheelMeasures.reedInside,
    wheelMeasures.cellOut,
    wheelMeasures.cellIn,
    wheelMeasures.hub,
  ])
    drawRing(doc, radius)
  drawReeding(doc)
  for (const segment of segments) drawSegment(doc, segment)
  doc.lineWidth(hair).path(spokes).stroke(colour.edge)
  for (const segment of segments) drawName(doc, segment)
  if (standing.primary) drawCentre(doc, standing.primary)
  doc.restore()
}

function drawRing(doc: Document, radius: number): void {
  doc.lineWidth(hair).circle(centre, centre, radius).stroke(colour.edge)
}

function drawReeding(doc: Document): void {
  for (let mark = 0; mark < wheelMeasures.reeding.count; mark += 1) {
    const angle = (mark / wheelMeasures.reeding.count) * 2 * Math.PI
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    doc.moveTo(centre + wheelMeasures.reedInside * dx, centre + wheelMeasures.reedInside * dy)
    doc.lineTo(centre + (wheelMeasures.rim - 2) * dx, centre + (wheelMeasures.rim - 2) * dy)
  }
  doc.lineWidth(hair).stroke(colour.edge)
}

const inks = { first: colour.onSeal, second: colour.seal, out: colour.ink3, plain: colour.ink } as const

function drawSegment(doc: Document, { id, state, cell, glyph, strike, marks }: WheelSegment): void {
  if (state === 'first') doc.path(cell).fill(colour.seal)
  if (state === 'second') doc.path(cell).fill(wash)
  doc.save()
  if (state === 'out') doc.opacity(0.6)
  drawGlyph(doc, id, { ...glyph, size: wheelMeasures.glyph }, inks[state])
  doc.restore()
  if (state === 'out') doc.lineWidth(1.5).path(strike).stroke(colour.ink3)
  for (const mark of marks) drawMark(doc, state, mark)
}

function drawMark(doc: Document, state: WheelSegment['state'], { x, y }: { x: number; y: number }): void {
  doc.lineWidth(1.75).circle(x, y, state === 'first' ? wheelMeasures.mark.first : wheelMeasures.mark.other)
  if (state === 'first') doc.fill(colour.seal)
  else if (state === 'second') doc.fillAndStroke(wash, colour.seal)
  else doc.stroke(colour.ink2)
}

/** Draws the name letter by letter along its arc. Each letter is turned by half its own width plus half of the one before. */
function drawName(doc: Document, { id, state, name: { radius, angle, isBelow }, dot }: WheelSegment): void {
  doc.font(state === 'first' ? 'bold' : 'sans').fontSize(nameSize)
  const letters = [...shortenNameForRim(id)].map((letter) => ({
    letter,
    width: doc.widthOfString(letter) + nameSpacing,
  }))
  const side = isBelow ? -1 : 1
  const whole = letters.reduce((sum, { width }) => sum + width, 0)
  let along = -whole / 2
  for (const { letter, width } of letters) {
    const degrees = angle + side * ((along + width / 2) / radius) * (180 / Math.PI)
    doc
      .save()
      .translate(centre, centre)
      .rotate(degrees + side * 90)
    doc.fillColor(state === 'first' ? colour.seal : colour.ink2)
    doc.text(letter, -(width - nameSpacing) / 2, -side * radius, { lineBreak: false, baseline: 'alphabetic' })
    doc.restore()
    along += width
  }
  doc.circle(dot.x, dot.y, 1.7).fill(colour.seal)
}

function drawCentre(doc: Document, id: ArchetypeId): void {
  const { radius, glyph } = wheelMeasures.seal
  // The seal is drawn on a grid of 48 with a radius of 21.
  const size = (radius * 48) / 21
  drawSeal(doc, centre - size / 2, centre - size / 2, size, 'nothing')
  drawGlyph(doc, id, { x: centre - glyph / 2, y: centre - glyph / 2, size: glyph }, colour.onSeal)
}
