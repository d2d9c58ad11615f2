import { expect, test } from 'vitest'
import { emptyStanding } from '#contract/archetype-standing.ts'
import { archetypeIds } from '#contract/archetypes.ts'
import { layWheel, wheel } from '#drawing/archetype-wheel.ts'

const { shares } = emptyStanding()
const segmentsOf = (given: Partial<typeof shares>, more = {}) =>
  layWheel({ shares: { ...shares, ...given }, ruledOut: [], ...more }).segments

/** How far from the centre the furthest point of a path with absolute coordinates lies. */
const reachOf = (path: string) =>
  Math.max(
    ...[...path.matchAll(/[ML](\S+) ([^A-Za-z\s]+)/g)].map(([, x, y]) =>
      Math.hypot(Number(x) - wheel.centre, Number(y) - wheel.centre),
    ),
  )

test('the twelve stand in their order, the first at twelve o’clock', () => {
  const segments = segmentsOf({})
  expect(segments.map(({ id }) => id)).toEqual(archetypeIds)
  expect(segments[0]?.name.angle).toBe(-90)
  expect(segments[6]).toMatchObject({ name: { angle: 90, isBelow: true } })
})

test('an empty wheel has no fills; nothing leaves the square', () => {
  const segments = segmentsOf({})
  expect(segments.every(({ fill }) => fill === '')).toBe(true)
  for (const { glyph } of segments)
    for (const edge of [glyph.x, glyph.y, glyph.x + wheel.glyph, glyph.y + wheel.glyph]) {
      expect(edge).toBeGreaterThan(0)
      expect(edge).toBeLessThan(wheel.size)
    }
})

test('a share fills by area: half the share is half the ring', () => {
  const [whole, half] = segmentsOf({ innocent: 0.5, explorer: 0.25 }, { primary: 'innocent', secondary: 'hero' })
  expect(reachOf(whole?.fill ?? '')).toBeCloseTo(wheel.fillOut, 0)
  const reach = reachOf(half?.fill ?? '')
  const area = (reach ** 2 - wheel.fillIn ** 2) / (wheel.fillOut ** 2 - wheel.fillIn ** 2)
  expect(area).toBeGreaterThan(0.4)
  expect(area).toBeLessThan(0.52)
})

test('a small share looks small also when it is the largest', () => {
  const [first] = segmentsOf({ innocent: 0.12, explorer: 0.1 })
  expect(reachOf(first?.fill ?? '')).toBeLessThan(105)
})

test('first, second and ruled out are told apart', () => {
  const segments = segmentsOf({ sage: 0.4 }, { primary: 'sage', secondary: 'hero', ruledOut: ['jester'] })
  const stateOf = (id: string) => segments.find((segment) => segment.id === id)?.state
  expect(['sage', 'hero', 'jester', 'ruler'].map(stateOf)).toEqual(['first', 'second', 'out', 'plain'])
})
