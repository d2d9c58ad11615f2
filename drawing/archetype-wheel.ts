/**
 * The archetype wheel as SVG paths, the same on screen and in PDFs: 480 units square, center 240, twelve segments of 30
 * degrees with the first at twelve o'clock. From the rim inward: ridged edge, names, glyphs, one mark per answer, the
 * seal in the middle.
 */
import type { ArchetypeStanding } from '#contract/plain/archetype-standing.ts'
import { type ArchetypeId, archetypeIds, archetypes } from '#contract/plain/archetypes.ts'

const centre = 240
export const wheelMeasures = {
  size: 480,
  centre,
  rim: 236,
  reeding: { radius: 231, count: 180 },
  reedInside: 228,
  cellOut: 197,
  cellIn: 151,
  hub: 60,
  seal: { radius: 54, ring: 43, glyph: 56 },
  glyph: 34,
  mark: { first: 5.2, other: 4.6 },
} as const

const nameRadius = { above: 206, below: 218 }
/** The rows of answer marks in a segment, from the hub outward, with how many marks fit in each: 27 in all. */
const rows = [
  { radius: 74, room: 3 },
  { radius: 88, room: 4 },
  { radius: 102, room: 4 },
  { radius: 116, room: 5 },
  { radius: 130, room: 5 },
  { radius: 143, room: 6 },
] as const
const pitch = 12.4

export type WheelSegmentState = 'first' | 'second' | 'out' | 'plain'
export type WheelSegment = {
  id: ArchetypeId
  state: WheelSegmentState
  /** The background of the glyph, as an SVG path. */
  cell: string
  /** The glyph's top left corner; it is `wheel.glyph` units wide. */
  glyph: { x: number; y: number }
  /** The line that crosses out the glyph of a ruled-out archetype. */
  strike: string
  /** The centers of the segment's marks, one per answer that points to this archetype. */
  marks: { x: number; y: number }[]
  /** The baseline arc of the name, in reading direction; `angle` is its middle, in degrees clockwise from three o'clock. */
  name: { arc: string; radius: number; angle: number; isBelow: boolean }
  /** The dot between this name and the next. */
  dot: { x: number; y: number }
}
export type WheelDrawing = { segments: WheelSegment[]; spokes: string }

const round = (value: number) => Number(value.toFixed(1))
const radians = (degrees: number) => (degrees * Math.PI) / 180
const pointAt = (radius: number, degrees: number) => ({
  x: round(centre + radius * Math.cos(radians(degrees))),
  y: round(centre + radius * Math.sin(radians(degrees))),
})
const at = (radius: number, degrees: number) => {
  const { x, y } = pointAt(radius, degrees)
  return `${x} ${y}`
}

/** A ring sector between two radii and two angles. */
function sector(from: number, to: number, inner: number, outer: number): string {
  const [near, far] = [round(inner), round(outer)]
  return `M${at(inner, from)}L${at(outer, from)}A${far} ${far} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${near} ${near} 0 0 0 ${at(inner, from)}z`
}

/** Places `count` marks around a segment's middle, innermost row first; marks that do not fit are left out. */
function layMarks(count: number, middle: number): { x: number; y: number }[] {
  let left = count
  return rows.flatMap(({ radius, room }) => {
    const here = Math.min(room, left)
    left -= here
    return Array.from({ length: here }, (_, place) =>
      pointAt(radius, middle + (((place - (here - 1) / 2) * pitch) / radius) * (180 / Math.PI)),
    )
  })
}

function stateOf(id: ArchetypeId, { primary, secondary, ruledOut }: ArchetypeStanding): WheelSegmentState {
  if (id === primary) return 'first'
  if (id === secondary) return 'second'
  return ruledOut.includes(id) ? 'out' : 'plain'
}

function layName(angle: number): WheelSegment['name'] {
  const isBelow = Math.sin(radians(angle)) > 0.1
  const radius = isBelow ? nameRadius.below : nameRadius.above
  const [from, to] = isBelow ? [angle + 19, angle - 19] : [angle - 19, angle + 19]
  return {
    arc: `M${at(radius, from)}A${radius} ${radius} 0 0 ${isBelow ? 0 : 1} ${at(radius, to)}`,
    radius,
    angle,
    isBelow,
  }
}

/** The archetype's name for the rim, shortened to one upper-case word. */
export const shortenNameForRim = (id: ArchetypeId) => archetypes[id].name.replace(/^The | Person$/g, '').toUpperCase()

/** Computes the whole wheel for a standing (the scores of the twelve archetypes). */
export function layOutWheel(standing: ArchetypeStanding): WheelDrawing {
  const segments = archetypeIds.map((id, index): WheelSegment => {
    const angle = -90 + 30 * index
    const [from, to] = [angle - 15, angle + 15]
    const state = stateOf(id, standing)
    const middle = pointAt((wheelMeasures.cellOut + wheelMeasures.cellIn) / 2, angle)
    const [x, y] = [round(middle.x - wheelMeasures.glyph / 2), round(middle.y - wheelMeasures.glyph / 2)]
    return {
      id,
      state,
      cell: sector(from, to, wheelMeasures.cellIn, wheelMeasures.cellOut),
      glyph: { x, y },
      strike: `M${x} ${round(y + wheelMeasures.glyph)}L${round(x + wheelMeasures.glyph)} ${y}`,
      marks: layMarks(standing.tally[id], angle),
      name: layName(angle),
      dot: pointAt(212, angle + 15),
    }
  })
  const spokes = segments.map(
    ({ name }) => `M${at(wheelMeasures.hub, name.angle - 15)}L${at(wheelMeasures.cellOut, name.angle - 15)}`,
  )
  return { segments, spokes: spokes.join('') }
}
