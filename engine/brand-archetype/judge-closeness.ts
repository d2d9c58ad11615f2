/** How certain a result is: clear, leaning, or mixed (two archetypes that are close). */
import type { ArchetypeResult } from '#contract/brand-archetype.ts'
import { type ArchetypeDistribution, computeSupportRatio, makeDistribution, rankArchetypes } from './weigh-answers.ts'

const namedFrom = 0.35
/** Two archetypes are close if the first is less than this many times as probable as the second. */
const twofoldRatio = 1.8
/** Also close if the second has at least this fraction of the first's log-likelihood, whatever the probabilities. */
const twofoldSupport = 0.55
/** A result is mixed if the displayed share of the first is less than this many times that of the second. */
const closeRatio = 1.5
const clearFrom = 0.7

/** Whether no single archetype stands out: more questions are worth asking, and the top two split their joint share. */
export function hasTwoCloseArchetypes(weights: ArchetypeDistribution): boolean {
  const distribution = makeDistribution(weights)
  const [first, second] = rankArchetypes(distribution)
  if (first === undefined || second === undefined || distribution[first] < namedFrom) return true
  return distribution[first] < twofoldRatio * distribution[second] || computeSupportRatio(weights) >= twofoldSupport
}

/** Judges by the displayed shares, so that nothing is called close that the page shows far apart. */
export function judgeCloseness(shares: ArchetypeDistribution, isOfTwo: boolean): ArchetypeResult['reading'] {
  const [first, second] = rankArchetypes(shares)
  if (first === undefined || second === undefined || shares[first] < closeRatio * shares[second]) return 'mixed'
  return !isOfTwo && shares[first] >= clearFrom ? 'clear' : 'leaning'
}
