/**
 * How much a question is expected to reveal: the expected drop in entropy over the twelve archetypes (Lindley 1956; Rudner
 * 2009 uses the same rule). The observation is the strongest motif in the answer: a theme typical of some archetypes.
 */
import { archetypeIds } from '#contract/plain/archetypes.ts'
import { motifs } from './motif-table.ts'
import { type InterviewTopic, topicInformation } from './topics.ts'
import type { ArchetypeDistribution } from './weigh-answers.ts'

/** How often a motif occurs in answers on other topics than its own, relative to answers on its own. */
const elsewhere = 0.15

/** Expected gain of asking about `topic`, given the current distribution; only meaningful for comparing topics. */
export function estimateInformationGain(topic: InterviewTopic, reading: ArchetypeDistribution): number {
  const now = flatten(reading)
  const sums = sumsOn(topic)
  const before = now.reduce((sum, chance) => sum - timesLog(chance), 0)
  let after = 0
  for (const { topics, loud } of loudness) {
    const here = topics.includes(topic) ? 1 : elsewhere
    let chance = 0
    let joints = 0
    for (let at = 0; at < loud.length; at += 1) {
      const joint = ((now[at] ?? 0) * (loud[at] ?? 0) * here) / (sums[at] ?? 1)
      chance += joint
      joints += timesLog(joint)
    }
    // The entropy left if this motif is the strongest, times the probability that it is.
    after += timesLog(chance) - joints
  }
  return topicInformation[topic] * (before - after)
}

const timesLog = (chance: number) => (chance > 0 ? chance * Math.log(chance) : 0)

/**
 * Makes the distribution less certain (square roots, renormalised): motifs are correlated, so it is overconfident and would
 * rule out archetypes too early.
 */
function flatten(reading: ArchetypeDistribution): number[] {
  const roots = archetypeIds.map((id) => Math.sqrt(reading[id]))
  const sum = roots.reduce((total, each) => total + each, 0)
  return roots.map((each) => each / sum)
}

/** For each motif, how strongly a brand of each archetype shows it (its loudness): the motif's weight, exponentiated. */
const loudness = motifs.map(({ topics, weighs }) => ({
  topics,
  loud: archetypeIds.map((id) => Math.exp(weighs[id] ?? 0)),
}))

const known = new Map<InterviewTopic, readonly number[]>()

/**
 * For each archetype, the total loudness of all motifs in an answer on this topic. A motif's share of it is the probability
 * that this motif is the strongest in the answer.
 */
function sumsOn(topic: InterviewTopic): readonly number[] {
  const before = known.get(topic)
  if (before !== undefined) return before
  const sums = archetypeIds.map(() => 0)
  for (const { topics, loud } of loudness) {
    const here = topics.includes(topic) ? 1 : elsewhere
    for (let at = 0; at < loud.length; at += 1) sums[at] = (sums[at] ?? 0) + (loud[at] ?? 0) * here
  }
  known.set(topic, sums)
  return sums
}
