/** Where a brand stands among the twelve, as the wheel shows it. */
import { type ArchetypeId, archetypeIds, archetypes, eachArchetype } from '#contract/plain/archetypes.ts'

export type ArchetypeStanding = {
  /** The share of each of the twelve, 0 to 1. */
  shares: Record<ArchetypeId, number>
  /** How many answers spoke most for each of the twelve. */
  tally: Record<ArchetypeId, number>
  /** Without it nothing is decided yet. */
  primary?: ArchetypeId
  /** Without it no second is clear. */
  secondary?: ArchetypeId
  ruledOut: ArchetypeId[]
}

/** Before anything was asked. */
export const emptyStanding = (): ArchetypeStanding => ({
  shares: eachArchetype(() => 0),
  tally: eachArchetype(() => 0),
  ruledOut: [],
})

const idOf = (value: unknown) => archetypeIds.find((id) => id === value)
const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** What a brand's record holds of its result, on every screen; the analysis itself lies apart. */
export type StoredArchetype = {
  primary: { id: ArchetypeId; name: string }
  /** '' where no second is clear. */
  secondary: { id: ArchetypeId; name: string } | ''
  /** In percent. */
  confidence: number
  distribution: Record<ArchetypeId, number>
  /** Older results lack it. */
  tally?: Record<ArchetypeId, number> | undefined
  /** Their names. */
  archetypesRuledOut: string[]
}

/** A result without a tally is drawn as if so many answers had been parted by its shares. */
const answersAssumed = 20
const tallyMax = 60

/** The standing out of a result, or out of what is stored of a brand; undefined where no result is. */
export function readStanding(stored: unknown): ArchetypeStanding | undefined {
  const { distribution, tally, primary, secondary, archetypesRuledOut } = objectOf(stored)
  const [first, second] = [idOf(objectOf(primary).id), idOf(objectOf(secondary).id)]
  if (first === undefined || (second === undefined && secondary !== '')) return undefined
  const numberIn = (given: unknown, id: ArchetypeId, max: number) => {
    const found = objectOf(given)[id]
    return typeof found === 'number' && found >= 0 && found <= max ? found : 0
  }
  const shares = eachArchetype((id) => numberIn(distribution, id, 1))
  const out = Array.isArray(archetypesRuledOut) ? archetypesRuledOut : []
  return {
    shares,
    tally: eachArchetype((id) =>
      tally === undefined ? Math.round(answersAssumed * shares[id]) : numberIn(tally, id, tallyMax),
    ),
    primary: first,
    ...(second !== undefined && { secondary: second }),
    ruledOut: archetypeIds.filter((id) => out.includes(archetypes[id].name)),
  }
}

/** The twelve from the most to the least answers: the first leads, then the second; equal ones by their share. */
export function rankByAnswers({ tally, shares, primary, secondary }: ArchetypeStanding): ArchetypeId[] {
  const place = (id: ArchetypeId) => (id === primary ? 2 : id === secondary ? 1 : 0)
  return archetypeIds.toSorted(
    (one, other) => place(other) - place(one) || tally[other] - tally[one] || shares[other] - shares[one],
  )
}

/** What is decided about one of the twelve, in a word or two. */
export function verdictOn(id: ArchetypeId, { primary, secondary, ruledOut }: ArchetypeStanding): string | undefined {
  if (id === primary) return 'Primary'
  if (id === secondary) return 'Secondary'
  return ruledOut.includes(id) ? 'Ruled out' : undefined
}

/** The shares in whole percent that add up to 100, the largest remainders rounded up, of equal ones the smallest share; all 0 when nothing is known. */
export function percentsOf({ shares }: Pick<ArchetypeStanding, 'shares'>): Record<ArchetypeId, number> {
  const sum = archetypeIds.reduce((total, id) => total + shares[id], 0)
  if (sum === 0) return eachArchetype(() => 0)
  const exact = eachArchetype((id) => (shares[id] / sum) * 100)
  const missing = 100 - archetypeIds.reduce((total, id) => total + Math.floor(exact[id]), 0)
  const remainder = (id: ArchetypeId) => Number((exact[id] % 1).toFixed(6))
  const byRemainder = archetypeIds.toSorted(
    (one, other) => remainder(other) - remainder(one) || exact[one] - exact[other],
  )
  const raised = new Set(byRemainder.slice(0, missing))
  return eachArchetype((id) => Math.floor(exact[id]) + (raised.has(id) ? 1 : 0))
}

const counted = (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'}`

/** The standing in words, for who cannot see the wheel. */
export function tellStanding(standing: ArchetypeStanding): string {
  const { tally, primary, secondary, ruledOut } = standing
  const named = rankByAnswers(standing).filter((id) => tally[id] > 0)
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

/** Whether one of fewer answers stands before one of more: its answers say more. */
export function isOrderedByWeight(standing: ArchetypeStanding): boolean {
  const counts = rankByAnswers(standing).map((id) => standing.tally[id])
  return counts.some((count, at) => count > (counts[at - 1] ?? count))
}

/** Why the order is not that of the counts. */
export const whyOrdered = 'Some answers say more than others, so the order isn’t only that of the counts.'

const namedMax = 3

/** How many answers point where, in a sentence: "4 of 20 answers point to The Caregiver, 3 to The Hero; 13 point to none." */
export function tellCounts(standing: ArchetypeStanding, answersCount: number): string {
  const { tally, primary } = standing
  const ranked = rankByAnswers(standing).filter((id) => tally[id] > 0 || id === primary)
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
  return `${parts.join(', ')}${silent}.${isOrderedByWeight(standing) ? ` ${whyOrdered}` : ''}`
}

const readings = { clear: 'A clear reading', leaning: 'Leaning, not settled', mixed: 'Two close together' } as const

/** How sure a reading is, in words. */
export const tellReading = (reading: keyof typeof readings): string => readings[reading]

type Certainty = { reading: keyof typeof readings | null; confidence: number; ruledOut: readonly string[] }

/** "Leaning, not settled, with 64% confidence. Ruled out: The Jester." Older results say no reading. */
export function tellCertainty({ reading, confidence, ruledOut }: Certainty): string {
  const sure = reading === null ? `${confidence}% confidence.` : `${readings[reading]}, with ${confidence}% confidence.`
  return ruledOut.length > 0 ? `${sure} Ruled out: ${ruledOut.join(', ')}.` : sure
}
