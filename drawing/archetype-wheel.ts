/**
 * The archetype wheel as paths, the same on screen and on paper: 480 units square, centre 240, twelve segments of 30
 * degrees with the first at twelve o'clock. From the rim inward: reeding, names, glyphs, shares, the place of the seal.
 */
import type { ArchetypeStanding } from '#contract/archetype-standing.ts'
import { type ArchetypeId, archetypeIds, archetypes } from '#contract/archetypes.ts'

const centre = 240
export const wheel = {
  size: 480,
  centre,
  rim: 236,
  reeding: { radius: 231, count: 180 },
  reedInside: 228,
  cellOut: 197,
  cellIn: 151,
  fillOut: 147,
  fillIn: 64,
  hub: 60,
  seal: { radius: 54, ring: 43, glyph: 56 },
  glyph: 34,
} as const

const nameRadius = { above: 206, below: 218 }
const fullMin = 0.35

export type SegmentState = 'first' | 'second' | 'out' | 'plain'
export type WheelSegment = {
  id: ArchetypeId
  state: SegmentState
  /** The ground of the glyph. */
  cell: string
  /** The glyph's top left corner; it is `wheel.glyph` units wide. */
  glyph: { x: number; y: number }
  /** Crosses the glyph out. */
  strike: string
  /** The share: an area for the first, engraved lines for the others; '' for none. */
  fill: string
  /** The arc that the name stands on, read from left to right; `angle` is its middle, in degrees from three o'clock. */
  name: { arc: string; radius: number; angle: number; isBelow: boolean }
  /** The dot between this name and the next. */
  dot: { x: number; y: number }
}
/** `halfway` is the radius up to which half of a segment's area is filled. */
export type Wheel = { segments: WheelSegment[]; spokes: string; halfway: number }

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

/** A sector between two radii and two angles. */
function sector(from: number, to: number, inner: number, outer: number): string {
  const [near, far] = [round(inner), round(outer)]
  return `M${at(inner, from)}L${at(outer, from)}A${far} ${far} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${near} ${near} 0 0 0 ${at(inner, from)}z`
}

/** The eye compares areas, not lengths: hence the root. */
const radiusOf = (share: number, full: number) =>
  Math.sqrt(wheel.fillIn ** 2 + Math.min(1, share / full) * (wheel.fillOut ** 2 - wheel.fillIn ** 2))

function engraving(from: number, to: number, outer: number): string {
  let path = ''
  for (let radius = wheel.fillIn + 3; radius <= outer; radius += 5)
    path += `M${at(radius, from)}A${round(radius)} ${round(radius)} 0 0 1 ${at(radius, to)}`
  return path
}

/** The share that fills a segment: the largest one, rounded up to the next 5 percent. */
const fullShare = (shares: readonly number[]) => Math.max(fullMin, Math.ceil(Math.max(...shares) * 20 - 1e-9) / 20)

function stateOf(id: ArchetypeId, { primary, secondary, ruledOut }: ArchetypeStanding): SegmentState {
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

/** The name as it stands on the rim: one word. */
export const rimName = (id: ArchetypeId) => archetypes[id].name.replace(/^The | Person$/g, '').toUpperCase()

/** Lays out the wheel of a standing. */
export function layWheel(standing: ArchetypeStanding): Wheel {
  const full = fullShare(Object.values(standing.shares))
  const segments = archetypeIds.map((id, index): WheelSegment => {
    const angle = -90 + 30 * index
    const [from, to] = [angle - 15, angle + 15]
    const state = stateOf(id, standing)
    const middle = pointAt((wheel.cellOut + wheel.cellIn) / 2, angle)
    const [x, y] = [round(middle.x - wheel.glyph / 2), round(middle.y - wheel.glyph / 2)]
    const share = standing.shares[id]
    const radius = radiusOf(share, full)
    const fill =
      state === 'first' ? sector(from + 0.8, to - 0.8, wheel.fillIn, radius) : engraving(from + 1.6, to - 1.6, radius)
    return {
      id,
      state,
      cell: sector(from, to, wheel.cellIn, wheel.cellOut),
      glyph: { x, y },
      strike: `M${x} ${round(y + wheel.glyph)}L${round(x + wheel.glyph)} ${y}`,
      fill: share > 0 ? fill : '',
      name: layName(angle),
      dot: pointAt(212, angle + 15),
    }
  })
  const spokes = segments.map(({ name }) => `M${at(wheel.hub, name.angle - 15)}L${at(wheel.cellOut, name.angle - 15)}`)
  return { segments, spokes: spokes.join(''), halfway: round(radiusOf(0.5, 1)) }
}
