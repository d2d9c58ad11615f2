/** The parts of the brand record a review is measured against, and which of them have changed since. */
import { type ArchetypeId, archetypeIds } from '#contract/plain/archetypes.ts'
import type { AttributesData } from '#contract/plain/brand.ts'
import { hasNoTitle } from '#contract/plain/core-value.ts'

/** The record at the time of the review; '' and [] for missing parts. */
export type AuditedRecord = {
  businessName: string
  chosenUvp: string
  chosenTagline: string
  voiceWords: readonly string[]
  archetype: ArchetypeId | null
  coreValues: readonly string[]
  audience: string
}

const valueLengthMax = 60

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/** The owner's primary archetype, if the interview has found it. */
export function readOwnArchetype({ brandArchetype }: { brandArchetype: unknown }): ArchetypeId | undefined {
  const id = partOf(partOf(brandArchetype, 'primary'), 'id')
  return archetypeIds.find((each) => each === id)
}

/** Value titles in the owner's order, without unnamed cards. */
export function listOwnValueTitles({ coreValues }: { coreValues: readonly unknown[] }): string[] {
  const titles = coreValues.flatMap((value) => {
    const title = typeof value === 'string' ? value : partOf(value, 'title')
    if (typeof title !== 'string' || hasNoTitle(title)) return []
    // Truncated, but not inside a character.
    return [
      title
        .trim()
        .slice(0, valueLengthMax)
        .replace(/\p{Surrogate}$/u, '')
        .trim(),
    ]
  })
  return [...new Set(titles)]
}

type Facts = {
  businessName: string | null
  chosenUvp: string | null
  chosenTagline: string | null
  idealClientDescription: string | null
  brandArchetype: unknown
  coreValues: readonly unknown[]
}

export const makeAuditedRecord = (facts: Facts, { voice }: Pick<AttributesData, 'voice'>): AuditedRecord => ({
  businessName: facts.businessName?.trim() ?? '',
  chosenUvp: facts.chosenUvp ?? '',
  chosenTagline: facts.chosenTagline ?? '',
  voiceWords: voice.topFive,
  archetype: readOwnArchetype(facts) ?? null,
  coreValues: listOwnValueTitles(facts),
  audience: facts.idealClientDescription?.trim() ?? '',
})

const partNames: Readonly<Record<keyof AuditedRecord, string>> = {
  businessName: 'business name',
  chosenUvp: 'value proposition',
  chosenTagline: 'tagline',
  voiceWords: 'voice words',
  archetype: 'archetype',
  coreValues: 'core values',
  audience: 'ideal client',
}
const parts = [
  'businessName',
  'chosenUvp',
  'chosenTagline',
  'voiceWords',
  'archetype',
  'coreValues',
  'audience',
] as const

/** A key to compare two states of a part; the order of words and values does not matter. */
const markOf = (part: AuditedRecord[keyof AuditedRecord]) =>
  JSON.stringify(Array.isArray(part) ? part.toSorted() : part)

/** The names of the changed parts. */
export const listChangedParts = (before: AuditedRecord, now: AuditedRecord): string[] =>
  parts.filter((part) => markOf(before[part]) !== markOf(now[part])).map((part) => partNames[part])
