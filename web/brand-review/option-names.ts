/** The form's names for its options. */
import { type ArchetypeId, archetypes } from '#contract/plain/archetypes.ts'
import { type auditValueOptions, type BrandTone, toneNames } from '#contract/plain/brand-review-options.ts'

export const isArchetype = (value: unknown): value is ArchetypeId =>
  typeof value === 'string' && Object.hasOwn(archetypes, value)
export const isTone = (value: unknown): value is BrandTone =>
  typeof value === 'string' && Object.hasOwn(toneNames, value)

/** Used until the owner has named values. */
export const sampleValues: readonly string[] = [
  'innovation',
  'quality',
  'trust',
] satisfies (typeof auditValueOptions)[number][]
