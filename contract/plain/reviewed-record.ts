/** What the brand record says of what a review is measured against, and what of it has changed since. */
import { type ArchetypeId, archetypeIds } from '#contract/plain/archetypes.ts'
import type { AttributesData } from '#contract/plain/brand.ts'
import { isUnnamed } from '#contract/plain/core-value.ts'

/** As the record stood; '' and [] where nothing was said. */
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

/** The owner's primary archetype, once the interview has found it. */
export function ownArchetype({ brandArchetype }: { brandArchetype: unknown }): ArchetypeId | undefined {
  const id = partOf(partOf(brandArchetype, 'primary'), 'id')
  return archetypeIds.find((each) => each === id)
}

/** The titles of the owner's values, in her order; a card that still has the name of every new one is none. */
export function ownValues({ coreValues }: { coreValues: readonly unknown[] }): string[] {
  const titles = coreValues.flatMap((value) => {
    const title = typeof value === 'string' ? value : partOf(value, 'title')
    if (typeof title !== 'string' || isUnnamed(title)) return []
    // A long one is cut, but not inside a character.
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

export const recordOf = (facts: Facts, { voice }: Pick<AttributesData, 'voice'>): AuditedRecord => ({
  businessName: facts.businessName?.trim() ?? '',
  chosenUvp: facts.chosenUvp ?? '',
  chosenTagline: facts.chosenTagline ?? '',
  voiceWords: voice.topFive,
  archetype: ownArchetype(facts) ?? null,
  coreValues: ownValues(facts),
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

/** The order of words and values says nothing of them. */
const markOf = (part: AuditedRecord[keyof AuditedRecord]) =>
  JSON.stringify(Array.isArray(part) ? part.toSorted() : part)

/** The names of what is said otherwise by now. */
export const listChanged = (before: AuditedRecord, now: AuditedRecord): string[] =>
  parts.filter((part) => markOf(before[part]) !== markOf(now[part])).map((part) => partNames[part])
