/** How sure a reading is: clear, leaning, or two that are close. */
import type { ArchetypeResult } from '#contract/brand-archetype.ts'
import { type Distribution, distributionOf, rankArchetypes, supportRatio } from './weigh-answers.ts'

const namedFrom = 0.35
/** The first is less than this many times as probable as the second. */
const twofoldRatio = 1.8
/** The second has more than half as much said for it as the first, however the probabilities fall. */
const twofoldSupport = 0.55
/** The share that is shown for the first is less than this many times that of the second. */
const closeRatio = 1.5
const clearFrom = 0.7

/** Whether the answers speak for two: then it is worth asking on, and the two part what they have together. */
export function isTwofold(weights: Distribution): boolean {
  const distribution = distributionOf(weights)
  const [first, second] = rankArchetypes(distribution)
  if (first === undefined || second === undefined || distribution[first] < namedFrom) return true
  return distribution[first] < twofoldRatio * distribution[second] || supportRatio(weights) >= twofoldSupport
}

/** By the shares that are shown: nothing is called close that the page shows far apart. */
export function judgeCloseness(shares: Distribution, isOfTwo: boolean): ArchetypeResult['reading'] {
  const [first, second] = rankArchetypes(shares)
  if (first === undefined || second === undefined || shares[first] < closeRatio * shares[second]) return 'mixed'
  return !isOfTwo && shares[first] >= clearFrom ? 'clear' : 'leaning'
}
