/** How sure a reading is: clear, leaning, or two that are close. */
import type { ArchetypeResult } from '#contract/brand-archetype.ts'
import { type Distribution, distributionOf, rankArchetypes, supportRatio } from './weigh-answers.ts'

const mixedBelow = 0.35
/** The first is less than this many times as probable as the second. */
const closeRatio = 1.8
/** The second has more than half as much said for it as the first, however the probabilities fall. */
const closeSupport = 0.55
const clearFrom = 0.7

export function judgeCloseness(weights: Distribution): ArchetypeResult['reading'] {
  const distribution = distributionOf(weights)
  const [first, second] = rankArchetypes(distribution)
  if (first === undefined || second === undefined) return 'mixed'
  const isClose = distribution[first] < closeRatio * distribution[second] || supportRatio(weights) >= closeSupport
  if (distribution[first] < mixedBelow || isClose) return 'mixed'
  return distribution[first] >= clearFrom ? 'clear' : 'leaning'
}
