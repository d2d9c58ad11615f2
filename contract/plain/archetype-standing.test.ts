import { expect, test } from 'vitest'
import {
  type ArchetypeStanding,
  computePercents,
  describeAnswerCounts,
  describeStanding,
  isRankedByWeight,
  makeEmptyStanding,
  rankArchetypesByAnswers,
  rankingExplanation,
  readStanding,
  type StoredArchetype,
} from '#contract/plain/archetype-standing.ts'

const empty = makeEmptyStanding()
const standing: ArchetypeStanding = {
  shares: { ...empty.shares, explorer: 0.334, caregiver: 0.333, sage: 0.333 },
  tally: { ...empty.tally, explorer: 9, caregiver: 4, sage: 1 },
  primary: 'explorer',
  secondary: 'caregiver',
  ruledOut: ['jester'],
}

const stored = {
  distribution: standing.shares,
  tally: standing.tally,
  archetypesRuledOut: ['The Jester'],
  primary: { id: 'explorer', name: 'The Explorer' },
  secondary: { id: 'caregiver', name: 'The Caregiver' },
  confidence: 33,
} satisfies StoredArchetype

test('a stored result is read back unchanged', () => {
  expect(readStanding(JSON.parse(JSON.stringify(stored)))).toEqual(standing)
})

test('an invalid result is rejected, and invalid parts of a valid one are dropped', () => {
  for (const none of [
    null,
    undefined,
    'explorer',
    [],
    {},
    { primary: { id: 'explorer' } },
    { ...stored, secondary: { id: 'boss' } },
  ])
    expect(readStanding(none)).toBeUndefined()
  const strange = {
    ...stored,
    distribution: { explorer: 2, sage: 'much', hero: 0.5 },
    archetypesRuledOut: ['nobody', 'The Ruler'],
  }
  expect(readStanding(strange)).toMatchObject({ shares: { explorer: 0, sage: 0, hero: 0.5 }, ruledOut: ['ruler'] })
})

test('the shares are rounded to whole percentages that add up to 100', () => {
  expect(computePercents(standing)).toMatchObject({ explorer: 34, sage: 33, caregiver: 33, hero: 0 })
  expect(computePercents(empty).explorer).toBe(0)
  const even = computePercents({ ...empty, shares: { ...empty.shares, hero: 1 / 3, ruler: 1 / 3, lover: 1 / 3 } })
  expect(Object.values(even).reduce((sum, each) => sum + each, 0)).toBe(100)
})

test('a result without a secondary is valid; an older one gets a tally estimated from its shares', () => {
  const alone = readStanding({ ...stored, secondary: '' })
  expect(alone).toMatchObject({ primary: 'explorer' })
  expect(alone?.secondary).toBeUndefined()
  const { tally: _, ...older } = stored
  expect(readStanding(older)?.tally).toMatchObject({ explorer: 7, caregiver: 7, sage: 7, hero: 0 })
})

test('the primary comes first, then the secondary, then the others by number of answers', () => {
  const ranked = rankArchetypesByAnswers({ ...standing, tally: { ...standing.tally, sage: 12 } })
  expect(ranked.slice(0, 4)).toEqual(['explorer', 'caregiver', 'sage', 'innocent'])
})

test('the wheel is described in words', () => {
  expect(describeStanding(standing)).toBe(
    'The archetype wheel, with one mark for each answer. The Explorer first, The Caregiver second. The Explorer 9 answers, The Caregiver 4 answers, The Sage 1 answer. Ruled out: The Jester.',
  )
  expect(describeStanding(empty)).toBe('The wheel of the twelve archetypes, still empty.')
})

test('one sentence says how many answers point where, and another why the order differs from the counts', () => {
  expect(describeAnswerCounts(standing, 20)).toBe(
    '9 of 20 answers point to The Explorer, 4 to The Caregiver, 1 to The Sage; 6 point to none.',
  )
  const weighty = { ...standing, tally: { ...standing.tally, sage: 5 } }
  expect(isRankedByWeight(standing)).toBe(false)
  expect(isRankedByWeight(weighty)).toBe(true)
  expect(describeAnswerCounts(weighty, 20)).toContain(rankingExplanation)
  expect(describeAnswerCounts(empty, 2)).toBe('None of the 2 answers points to one of the twelve.')
})
