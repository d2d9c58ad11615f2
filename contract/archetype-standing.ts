/** Where a brand stands among the twelve, as the wheel shows it. No zod here: screens need this file. */
import { type ArchetypeId, archetypeIds, archetypes, eachArchetype } from '#contract/archetypes.ts'

export type ArchetypeStanding = {
  /** The share of each of the twelve, 0 to 1. */
  shares: Record<ArchetypeId, number>
  /** Without these two nothing is decided yet. */
  primary?: ArchetypeId
  secondary?: ArchetypeId
  ruledOut: ArchetypeId[]
}

/** Before anything was asked. */
export const emptyStanding = (): ArchetypeStanding => ({ shares: eachArchetype(() => 0), ruledOut: [] })

const idOf = (value: unknown) => archetypeIds.find((id) => id === value)
const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** What a brand's record holds of its result, on every screen; the analysis itself lies apart. */
export type StoredArchetype = {
  primary: { id: ArchetypeId; name: string }
  secondary: { id: ArchetypeId; name: string }
  /** In percent. */
  confidence: number
  distribution: Record<ArchetypeId, number>
  /** Their names. */
  archetypesRuledOut: string[]
}

/** The standing out of a result, or out of what is stored of a brand; undefined where no result is. */
export function readStanding(stored: unknown): ArchetypeStanding | undefined {
  const { distribution, primary, secondary, archetypesRuledOut } = objectOf(stored)
  const [first, second] = [idOf(objectOf(primary).id), idOf(objectOf(secondary).id)]
  if (first === undefined || second === undefined) return undefined
  const given = objectOf(distribution)
  const shareOf = (id: ArchetypeId) => {
    const share = given[id]
    return typeof share === 'number' && share >= 0 && share <= 1 ? share : 0
  }
  const out = Array.isArray(archetypesRuledOut) ? archetypesRuledOut : []
  return {
    shares: eachArchetype(shareOf),
    primary: first,
    secondary: second,
    ruledOut: archetypeIds.filter((id) => out.includes(archetypes[id].name)),
  }
}

/** The twelve from the largest share to the smallest; equal ones in their fixed order. */
export const rankByShare = ({ shares }: ArchetypeStanding): ArchetypeId[] =>
  archetypeIds.toSorted((one, other) => shares[other] - shares[one])

/** What is decided about one of the twelve, in a word or two. */
export function verdictOn(id: ArchetypeId, { primary, secondary, ruledOut }: ArchetypeStanding): string | undefined {
  if (id === primary) return 'Primary'
  if (id === secondary) return 'Secondary'
  return ruledOut.includes(id) ? 'Ruled out' : undefined
}

/** The shares in whole percent that add up to 100, the largest remainders rounded up; all 0 when nothing is known. */
export function percentsOf({ shares }: Pick<ArchetypeStanding, 'shares'>): Record<ArchetypeId, number> {
  const sum = archetypeIds.reduce((total, id) => total + shares[id], 0)
  if (sum === 0) return eachArchetype(() => 0)
  const exact = eachArchetype((id) => (shares[id] / sum) * 100)
  const missing = 100 - archetypeIds.reduce((total, id) => total + Math.floor(exact[id]), 0)
  const byRemainder = archetypeIds.toSorted((one, other) => (exact[other] % 1) - (exact[one] % 1))
  const raised = new Set(byRemainder.slice(0, missing))
  return eachArchetype((id) => Math.floor(exact[id]) + (raised.has(id) ? 1 : 0))
}

/** The standing in words, for who cannot see the wheel. */
export function tellStanding(standing: ArchetypeStanding): string {
  const percents = percentsOf(standing)
  const named = rankByShare(standing).filter((id) => percents[id] > 0)
  if (named.length === 0) return 'The archetype wheel of twelve, still empty.'
  const shares = named.map((id) => `${archetypes[id].name} ${percents[id]} percent`)
  const out = standing.ruledOut.map((id) => archetypes[id].name)
  return `The archetype wheel. ${shares.join(', ')}.${out.length > 0 ? ` Ruled out: ${out.join(', ')}.` : ''}`
}
