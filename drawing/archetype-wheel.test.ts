import { expect, test } from 'vitest'
import { makeEmptyStanding } from '#contract/plain/archetype-standing.ts'
import { archetypeIds } from '#contract/plain/archetypes.ts'
import { layOutWheel, wheelMeasures } from '#drawing/archetype-wheel.ts'

const empty = makeEmptyStanding()
const segmentsOf = (given: Partial<typeof empty.tally>, more = {}) =>
  layOutWheel({ ...empty, tally: { ...empty.tally, ...given }, ...more }).segments

const reachOf = ({ x, y }: { x: number; y: number }) => Math.hypot(x - wheelMeasures.centre, y - wheelMeasures.centre)

test('the twelve archetypes are in order, the first at twelve o’clock', () => {
  const segments = segmentsOf({})
  expect(segments.map(({ id }) => id)).toEqual(archetypeIds)
  expect(segments[0]?.name.angle).toBe(-90)
  expect(segments[6]).toMatchObject({ name: { angle: 90, isBelow: true } })
})

test('an empty wheel has no marks, and no glyph leaves the square', () => {
  const segments = segmentsOf({})
  expect(segments.every(({ marks }) => marks.length === 0)).toBe(true)
  for (const { glyph } of segments)
    for (const edge of [glyph.x, glyph.y, glyph.x + wheelMeasures.glyph, glyph.y + wheelMeasures.glyph]) {
      expect(edge).toBeGreaterThan(0)
      expect(edge).toBeLessThan(wheelMeasures.size)
    }
})

test('there is one mark per answer, no two overlap, and all lie between the hub and the glyphs', () => {
  const [most, few] = segmentsOf({ innocent: 26, explorer: 2 })
  expect([most?.marks.length, few?.marks.length]).toEqual([26, 2])
  const marks = [...(most?.marks ?? []), ...(few?.marks ?? [])]
  for (const [at, mark] of marks.entries()) {
    expect(reachOf(mark) - wheelMeasures.mark.first).toBeGreaterThan(wheelMeasures.hub)
    expect(reachOf(mark) + wheelMeasures.mark.first).toBeLessThan(wheelMeasures.cellIn)
    for (const other of marks.slice(at + 1))
      expect(Math.hypot(mark.x - other.x, mark.y - other.y)).toBeGreaterThan(2 * wheelMeasures.mark.first)
  }
})

test('marks that do not fit are left out', () => {
  expect(segmentsOf({ sage: 40 })[2]?.marks).toHaveLength(27)
})

test('primary, secondary and ruled-out archetypes have different states', () => {
  const segments = segmentsOf({ sage: 9 }, { primary: 'sage', secondary: 'hero', ruledOut: ['jester'] })
  const stateOf = (id: string) => segments.find((segment) => segment.id === id)?.state
  expect(['sage', 'hero', 'jester', 'ruler'].map(stateOf)).toEqual(['first', 'second', 'out', 'plain'])
})
