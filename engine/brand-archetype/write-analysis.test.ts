import { expect, test } from 'vitest'
import { eachArchetype } from '#contract/plain/archetypes.ts'
import { writeDistribution } from './write-analysis.ts'

test('the shares in the sentence are those of the picture: whole percent that add up to 100, none of them 0', () => {
  const sure = eachArchetype((id) => (id === 'caregiver' ? 0.954 : 0.046 / 11))
  const told = writeDistribution(sure, { ...eachArchetype(() => 0), caregiver: 5, sage: 1 }, 20)
  const percents = [...told.matchAll(/(\d+)%/g)].map(([, percent]) => Number(percent))
  expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
  expect(told).toMatch(/^The Caregiver 95%; the other 11 share 5%\. .*Based on 20 answers\.$/)
  expect(told).toContain('by the 6 answers that point to any of them')
  const near = eachArchetype((id) => (id === 'caregiver' ? 0.6 : id === 'sage' ? 0.25 : 0.015))
  expect(writeDistribution(near, { ...eachArchetype(() => 0), caregiver: 5, sage: 1 }, 20)).toMatch(
    /^The Caregiver 60%, The Sage 25%; the other 10 share 15%\./,
  )
})
