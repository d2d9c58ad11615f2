import { expect, test } from 'vitest'
import { estimateSyllables } from './syllables.ts'

test('syllables are counted as they are pronounced', () => {
  const counts = {
    fair: 1,
    calm: 1,
    gentle: 2,
    meticulous: 4,
    fees: 1,
    relieved: 2,
    salvaged: 2,
    mornings: 2,
    created: 3,
    ideas: 3,
    patience: 2,
    curious: 3,
  }
  for (const [word, count] of Object.entries(counts)) expect(estimateSyllables(word), word).toBe(count)
})
