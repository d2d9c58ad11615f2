/** Which archetypes the answers rule out. Ruling out none is allowed; ruling out a wrong one is the worse mistake. */
import { type ArchetypeId, archetypes } from '#contract/archetypes.ts'
import { areConfused } from './confusions.ts'
import { countRepeats, type Distribution, type Heard, rankArchetypes } from './weigh-answers.ts'

const spareFirst = 7
const chanceMax = 0.002
const ruledOutMax = 3
const counterMin = 0.4
const answersEnough = 12
const topicsEnough = 8

/** The ruled-out ones, least probable first: each far down, hardly possible, and spoken against or nowhere supported. */
export function ruleOut(heard: readonly Heard[], distribution: Distribution): ArchetypeId[] {
  const ranked = rankArchetypes(distribution)
  const top = ranked.slice(0, 2)
  const topics = new Set(heard.map(({ answer }) => answer.question.topic))
  const isLongEnough = heard.length >= answersEnough && topics.size >= topicsEnough
  if (!isLongEnough) return []
  const isNear = (id: ArchetypeId) =>
    top.some((each) => each === id || areConfused(each, id) || archetypes[each].group === archetypes[id].group)
  return ranked
    .slice(spareFirst)
    .filter((id) => distribution[id] < chanceMax && !isNear(id))
    .filter((id) => isSpokenAgainst(id, heard) || !isSupported(id, heard))
    .toReversed()
    .slice(0, ruledOutMax)
}

function isSpokenAgainst(id: ArchetypeId, heard: readonly Heard[]): boolean {
  const counts = countRepeats(heard)
  const against = heard
    .flatMap(({ hits }) => hits)
    .map((hit) => Math.min(0, (hit.motif.weighs[id] ?? 0) * hit.strength * (counts.get(hit) ?? 0)))
    .reduce((sum, each) => sum + each, 0)
  return against <= -counterMin
}

/** Supported: some answer holds a motif that is mainly its own. */
function isSupported(id: ArchetypeId, heard: readonly Heard[]): boolean {
  return heard.some(({ hits }) => hits.some(({ motif, strength }) => strength > 0 && (motif.weighs[id] ?? 0) >= 1))
}
