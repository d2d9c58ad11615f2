/** Which archetypes the answers rule out. Ruling out none is fine; ruling out a wrong one is the worse mistake. */
import { type ArchetypeId, archetypes } from '#contract/plain/archetypes.ts'
import { areOftenConfused } from './confusions.ts'
import type { MotifHit } from './find-motifs.ts'
import { type AnalysedAnswer, type ArchetypeDistribution, rankArchetypes, weighRepeatedHits } from './weigh-answers.ts'

const spareFirst = 8
const chanceMax = 0.0005
const ruledOutMax = 3
const counterMin = 0.7
const answersEnough = 12
const topicsEnough = 8

/**
 * At most three archetypes, least probable first: nearly impossible, unlike the top two, and either contradicted or never
 * supported. None before there are twelve answers on eight topics.
 */
export function ruleOutArchetypes(
  heard: readonly AnalysedAnswer[],
  distribution: ArchetypeDistribution,
): ArchetypeId[] {
  const ranked = rankArchetypes(distribution)
  const top = ranked.slice(0, 2)
  const topics = new Set(heard.map(({ answer }) => answer.question.topic))
  const isLongEnough = heard.length >= answersEnough && topics.size >= topicsEnough
  if (!isLongEnough) return []
  const counts = weighRepeatedHits(heard)
  const isNear = (id: ArchetypeId) =>
    top.some((each) => each === id || areOftenConfused(each, id) || archetypes[each].group === archetypes[id].group)
  return ranked
    .slice(spareFirst)
    .filter((id) => distribution[id] < chanceMax && !isNear(id))
    .filter((id) => againstOf(id, counts) <= -counterMin || !isSupported(id, heard))
    .toReversed()
    .slice(0, ruledOutMax)
}

/** The total weight (in nats) of everything said against an archetype; 0 or less. */
function againstOf(id: ArchetypeId, counts: ReadonlyMap<MotifHit, number>): number {
  let sum = 0
  for (const [{ motif, strength }, count] of counts) sum += Math.min(0, (motif.weighs[id] ?? 0) * strength * count)
  return sum
}

/** Whether some answer contains a motif that is typical of the archetype. */
function isSupported(id: ArchetypeId, heard: readonly AnalysedAnswer[]): boolean {
  return heard.some(({ hits }) => hits.some(({ motif, strength }) => strength > 0 && (motif.weighs[id] ?? 0) >= 1))
}
