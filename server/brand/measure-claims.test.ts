import { describe, expect, test } from 'vitest'
import { type BrandBrief, makeEmptyBrief } from '#contract/plain/brand.ts'
import { measureClaims } from '#server/brand/measure-claims.ts'

const brief = makeEmptyBrief('Harbour Loaf')
brief.sentences.does = 'bake sourdough bread and buns'
brief.sentences.only = 'bake on the boat while the town sleeps'
brief.profile.productsServices = 'bread and buns, since 1987'

function read(line: string) {
  const [claims = []] = measureClaims([line], brief)
  const wordsOf = ({ start, end }: { start: number; end: number }) => line.slice(start, end)
  return {
    told: claims.filter(({ source }) => source).map(wordsOf),
    untold: claims.filter(({ source }) => !source).map(wordsOf),
    claims,
  }
}

test('what one answer told is one claim, with that answer', () => {
  const { told, claims } = read('Harbour Loaf bakes sourdough buns on the boat.')
  expect(told.length).toBeGreaterThan(0)
  expect(claims[0]?.source).toMatchObject({ told: expect.stringContaining('bake') })
})

test('words that nobody told have no source', () => {
  expect(read('Harbour Loaf bakes gluten-free buns.').untold.join(' ')).toContain('gluten')
})

test.each([
  'Harbour Loaf, the award-winning baker, bakes on a boat.',
  'The award-winning, award-winning Harbour Loaf has 40 certified bakers since 1950.',
  'Harbour Loaf: hand-kneaded, stone-baked, family-run, and no. 1 in Bristol.',
])('claims stand in order and never overlap: “%s”', (line) => {
  let before = 0
  for (const { start, end } of read(line).claims) {
    expect(start).toBeGreaterThanOrEqual(before)
    expect(end).toBeGreaterThan(start)
    before = end
  }
})

describe('what the owner told twice, differently', () => {
  const torn = makeEmptyBrief('Harbour Loaf')
  torn.profile.productsServices = 'we bake bread and buns, since 1987'
  torn.profile.competitiveDifferentiator = 'we started in 2011 on a boat'
  const line = 'Harbour Loaf bakes bread and buns since 1987.'
  const untold = (of: BrandBrief) => measureClaims([line], of)[0]?.filter(({ source }) => !source) ?? []

  test('is marked with its own reason', () => {
    const [claim] = untold(torn)
    expect(claim).toMatchObject({ isDisputed: true })
    expect(line.slice(claim?.start, claim?.end)).toContain('1987')
  })

  test('is told once the owner says that both are right', () => {
    expect(untold({ ...torn, bothRight: [['we started in 2011 on a boat', 'since 1987']] })).toEqual([])
  })

  test('does not make what nobody told disputed', () => {
    expect(untold(brief).filter(({ isDisputed }) => isDisputed)).toEqual([])
    const [claim] =
      measureClaims(['Harbour Loaf bakes gluten-free buns.'], torn)[0]?.filter((each) => !each.source) ?? []
    expect(claim).toMatchObject({ start: expect.any(Number) })
    expect(claim?.isDisputed).toBeUndefined()
  })
})
