import { expect, test } from 'vitest'
import { eachArchetype } from '#contract/plain/archetypes.ts'
import { writeDistribution } from './write-analysis.ts'

test('the shares in the sentence are those of the picture: whole percent that add up to 100, none of them 0', () => {
  const sure = eachArchetype((id) => (id === 'caregiver' ? 0.954 : 0.046 / 11))
  const told = writeDistribution(sure, { ...eachArchetype(() => 0), caregiver: 5, sage: 1 }, 20)
  const percents = [...told.matchAll(/(\d+)%/g)].map(([, percent]) => Number(percent))
  expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
  expect(told).toMatch(/^The Caregiver 95%, .*Based on 20 answers\.$/)
  expect(told).toContain('by the 6 answers that point to any of them')
  expect(told).not.toMatch(/ 0%, | 0%;/)
})
