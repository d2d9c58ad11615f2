/**
 * How much a question would tell: the expected fall in entropy over the twelve (Lindley 1956), with the motif that is
 * loudest in the answer as what is observed. The same rule as in measurement decision theory (Rudner 2009).
 */
import { type ArchetypeId, archetypeIds, eachArchetype } from '#contract/archetypes.ts'
import { motifs } from './motif-table.ts'
import { type Topic, topicTelling } from './topics.ts'
import type { Distribution } from './weigh-answers.ts'

/** A motif is heard mostly on its own topics, now and then elsewhere. */
const elsewhere = 0.15

/** Expected gain, for comparing topics, from asking about `topic`, when the twelve stand as `reading`. */
export function expectedGain(topic: Topic, reading: Distribution): number {
  const now = flatten(reading)
  const before = entropyOf(now)
  let after = 0
  for (const likelihood of likelihoodsOn(topic)) {
    const joint = eachArchetype((id) => now[id] * likelihood[id])
    const chance = archetypeIds.reduce((sum, id) => sum + joint[id], 0)
    if (chance > 0) after += chance * entropyOf(eachArchetype((id) => joint[id] / chance))
  }
  return topicTelling[topic] * (before - after)
}

/** Square roots, normed: motifs are correlated, so that the reading is surer than it should be of what to leave unasked. */
function flatten(reading: Distribution): Distribution {
  const sum = archetypeIds.reduce((total, id) => total + Math.sqrt(reading[id]), 0)
  return eachArchetype((id) => Math.sqrt(reading[id]) / sum)
}

function entropyOf(distribution: Distribution): number {
  return archetypeIds.reduce(
    (sum, id) => sum - (distribution[id] > 0 ? distribution[id] * Math.log(distribution[id]) : 0),
    0,
  )
}

/** How loud each motif is with a brand of each kind, wherever it is heard. */
const loudness: readonly Distribution[] = motifs.map(({ weighs }) => eachArchetype((id) => Math.exp(weighs[id] ?? 0)))

const known = new Map<Topic, readonly Distribution[]>()

/** For each motif, how probable it is to be the loudest on this topic with a brand of each kind. */
function likelihoodsOn(topic: Topic): readonly Distribution[] {
  const before = known.get(topic)
  if (before !== undefined) return before
  const here = motifs.map(({ topics }) => (topics.includes(topic) ? 1 : elsewhere))
  const share = (index: number, id: ArchetypeId) => (loudness[index]?.[id] ?? 0) * (here[index] ?? 0)
  const sums = eachArchetype((id) => motifs.reduce((sum, _, index) => sum + share(index, id), 0))
  const likelihoods = motifs.map((_, index) => eachArchetype((id) => share(index, id) / sums[id]))
  known.set(topic, likelihoods)
  return likelihoods
}
