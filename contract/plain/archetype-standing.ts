/** The "standing": how strongly a brand's interview points to each of the twelve archetypes, as shown on the wheel. */
import { type ArchetypeId, archetypeIds, archetypes, mapArchetypes } from '#contract/plain/archetypes.ts'

export type ArchetypeStanding = {
  /** How probable each archetype is, 0 to 1. */
  shares: Record<ArchetypeId, number>
  /** How many answers pointed mainly to each archetype. */
  tally: Record<ArchetypeId, number>
  /** Absent until the interview has a result. */
  primary?: ArchetypeId
  /** Absent if there is no clear secondary archetype. */
  secondary?: ArchetypeId
  ruledOut: ArchetypeId[]
}

/** The standing before the first question. */
export const makeEmptyStanding = (): ArchetypeStanding => ({
  shares: mapArchetypes(() => 0),
  tally: mapArchetypes(() => 0),
  ruledOut: [],
})

const idOf = (value: unknown) => archetypeIds.find((id) => id === value)
const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/**
 * The part of the result that is stored in the brand record, where every screen reads it; the analysis is stored
 * separately.
 */
export type StoredArchetype = {
  primary: { id: ArchetypeId; name: string }
  /** '' if there is no clear secondary archetype. */
  secondary: { id: ArchetypeId; name: string } | ''
  /** In percent. */
  confidence: number
  distribution: Record<ArchetypeId, number>
  /** Absent in older results. */
  tally?: Record<ArchetypeId, number> | undefined
  /** Names of archetypes. */
  archetypesRuledOut: string[]
}

/** Older results have no tally. It is estimated as if this many answers were distributed like the shares. */
const answersAssumed = 20
const tallyMax = 60

/** Reads the standing from a result or a stored brand; undefined if there is no valid result. */
export function readStanding(stored: unknown): ArchetypeStanding | undefined {
  const { distribution, tally, primary, secondary, archetypesRuledOut } = objectOf(stored)
  const [first, second] = [idOf(objectOf(primary).id), idOf(objectOf(secondary).id)]
  if (first === undefined || (second === undefined && secondary !== '')) return undefined
  const numberIn = (given: unknown, id: ArchetypeId, max: number) => {
    const found = objectOf(given)[id]
    return typeof found === 'number' && found >= 0 && found <= max ? found : 0
  }
  const shares = mapArchetypes((id) => numberIn(distribution, id, 1))
  const out = Array.isArray(archetypesRuledOut) ? archetypesRuledOut : []
  return {
    shares,
    tally: mapArchetypes((id) =>
      tally === undefined ? Math.round(answersAssumed * shares[id]) : numberIn(tally, id, tallyMax),
    ),
    primary: first,
    ...(second !== undefined && { secondary: second }),
    ruledOut: archetypeIds.filter((id) => out.includes(archetypes[id].name)),
  }
}

/** The twelve archetypes: the primary, the secondary, then by number of answers; ties by share. */
export function rankArchetypesByAnswers({ tally, shares, primary, secondary }: ArchetypeStanding): ArchetypeId[] {
  const place = (id: ArchetypeId) => (id === primary ? 2 : id === secondary ? 1 : 0)
  return archetypeIds.toSorted(
    (one, other) => place(other) - place(one) || tally[other] - tally[one] || shares[other] - shares[one],
  )
}

/** A label for an archetype that the result names or rules out; undefined for all others. */
export function describeVerdict(
  id: ArchetypeId,
  { primary, secondary, ruledOut }: ArchetypeStanding,
): string | undefined {
  if (id === primary) return 'Primary'
  if (id === secondary) return 'Secondary'
  return ruledOut.includes(id) ? 'Ruled out' : undefined
}

/**
 * The shares as whole percentages that add up to 100, by largest remainder; ties go to the smallest share. All 0 when
 * nothing is known.
 */
export function computePercents({ shares }: Pick<ArchetypeStanding, 'shares'>): Record<ArchetypeId, number> {
  const sum = archetypeIds.reduce((total, id) => total + shares[id], 0)
  if (sum === 0) return mapArchetypes(() => 0)
  const exact = mapArchetypes((id) => (shares[id] / sum) * 100)
  const missing = 100 - archetypeIds.reduce((total, id) => total + Math.floor(exact[id]), 0)
  const remainder = (id: ArchetypeId) => Number((exact[id] % 1).toFixed(6))
  const byRemainder = archetypeIds.toSorted(
    (one, other) => remainder(other) - remainder(one) || exact[one] - exact[other],
  )
  const raised = new Set(byRemainder.slice(0, missing))
  return mapArchetypes((id) => Math.floor(exact[id]) + (raised.has(id) ? 1 : 0))
}

const counted = (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'}`

/** Describes the wheel in a text for screen readers. */
export function describeStanding(standing: ArchetypeStanding): string {
  const { tally, primary, secondary, ruledOut } = standing
  const named = rankArchetypesByAnswers(standing).filter((id) => tally[id] > 0)
  if (primary === undefined && named.length === 0) return 'The wheel of the twelve archetypes, still empty.'
  const lead =
    primary && ` ${archetypes[primary].name} first${secondary ? `, ${archetypes[secondary].name} second` : ''}.`
  const counts = named.map((id) => `${archetypes[id].name} ${counted(tally[id])}`)
  const out = ruledOut.map((id) => archetypes[id].name)
  return [
    `The archetype wheel, with one mark for each answer.${lead ?? ''}`,
    counts.length > 0 ? ` ${counts.join(', ')}.` : '',
    out.length > 0 ? ` Ruled out: ${out.join(', ')}.` : '',
  ].join('')
}

/** Whether an archetype ranks above one with more answers, because the answers for it carry more weight. */
export function isRankedByWeight(standing: ArchetypeStanding): boolean {
  const counts = rankArchetypesByAnswers(standing).map((id) => standing.tally[id])
  return counts.some((count, at) => count > (counts[at - 1] ?? count))
}

/** Explains why the order differs from the counts. */
export const rankingExplanation = 'Some answers say more than others, so the order isn’t only that of the counts.'

const namedMax = 3

/** Where the answers point, in a sentence: "4 of 20 answers point to The Caregiver, 3 to The Hero; 13 point to none." */
export function describeAnswerCounts(standing: ArchetypeStanding, answersCount: number): string {
  const { tally, primary } = standing
  const ranked = rankArchetypesByAnswers(standing).filter((id) => tally[id] > 0 || id === primary)
  const [first, ...others] = ranked.slice(0, namedMax)
  if (first === undefined) return `None of the ${counted(answersCount)} points to one of the twelve.`
  const sumOf = (ids: readonly ArchetypeId[]) => ids.reduce((sum, id) => sum + tally[id], 0)
  const [rest, none] = [sumOf(ranked.slice(namedMax)), answersCount - sumOf(ranked)]
  const lead = `${tally[first]} of ${counted(answersCount)} ${tally[first] === 1 ? 'points' : 'point'} to ${archetypes[first].name}`
  const parts = [
    lead,
    ...others.map((id) => `${tally[id]} to ${archetypes[id].name}`),
    ...(rest > 0 ? [`${rest} to others`] : []),
  ]
  const silent = none > 0 ? `; ${none} ${none === 1 ? 'points' : 'point'} to none` : ''
  return `${parts.join(', ')}${silent}.${isRankedByWeight(standing) ? ` ${rankingExplanation}` : ''}`
}

const readings = { clear: 'A clear reading', leaning: 'Leaning, not settled', mixed: 'Two close together' } as const

/** How settled the result is, in words. */
export const describeReading = (reading: keyof typeof readings): string => readings[reading]

type Certainty = { reading: keyof typeof readings | null; confidence: number; ruledOut: readonly string[] }

/** "Leaning, not settled, with 64% confidence. Ruled out: The Jester." Older results have no reading. */
export function describeCertainty({ reading, confidence, ruledOut }: Certainty): string {
  const sure = reading === null ? `${confidence}% confidence.` : `${readings[reading]}, with ${confidence}% confidence.`
  return ruledOut.length > 0 ? `${sure} Ruled out: ${ruledOut.join(', ')}.` : sure
}
