/**
 * How much a question would tell: the expected fall in entropy over the twelve (Lindley 1956), with the motif that is
 * loudest in the answer as what is observed. The same rule as in measurement decision theory (Rudner 2009).
 */
import { archetypeIds } from '#contract/plain/archetypes.ts'
import { motifs } from './motif-table.ts'
import { type Topic, topicTelling } from './topics.ts'
import type { Distribution } from './weigh-answers.ts'

/** A motif is heard mostly on its own topics, now and then elsewhere. */
const elsewhere = 0.15

/** Expected gain, for comparing topics, from asking about `topic`, when the twelve stand as `reading`. */
export function expectedGain(topic: Topic, reading: Distribution): number {
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
    // The entropy that is left when this motif is heard, times how probable that is.
    after += timesLog(chance) - joints
  }
  return topicTelling[topic] * (before - after)
}

const timesLog = (chance: number) => (chance > 0 ? chance * Math.log(chance) : 0)

/** Square roots, normed: motifs are correlated, so that the reading is surer than it should be of what to leave unasked. */
function flatten(reading: Distribution): number[] {
  const roots = archetypeIds.map((id) => Math.sqrt(reading[id]))
  const sum = roots.reduce((total, each) => total + each, 0)
  return roots.map((each) => each / sum)
}

/** How loud each motif is with a brand of each kind, wherever it is heard. */
const loudness = motifs.map(({ topics, weighs }) => ({
  topics,
  loud: archetypeIds.map((id) => Math.exp(weighs[id] ?? 0)),
}))

const known = new Map<Topic, readonly number[]>()

/** How loud all motifs together are on this topic with a brand of each kind: a motif's share of it is how probable it is to be the loudest. */
function sumsOn(topic: Topic): readonly number[] {
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
