/** How the form names what it offers. */
import { type ArchetypeId, archetypes } from '#contract/archetypes.ts'
import type { auditValueOptions, BrandTone } from '#contract/audit-options.ts'

export const toneNames: Readonly<Record<BrandTone, string>> = {
  professional: 'Professional',
  friendly: 'Friendly',
  playful: 'Playful',
  luxury: 'Luxury',
  casual: 'Casual',
  inspiring: 'Inspiring',
  trustworthy: 'Trustworthy',
  innovative: 'Innovative',
}

export const isArchetype = (value: unknown): value is ArchetypeId =>
  typeof value === 'string' && Object.hasOwn(archetypes, value)
export const isTone = (value: unknown): value is BrandTone =>
  typeof value === 'string' && Object.hasOwn(toneNames, value)

/** Stand where the owner has told nothing yet. */
export const sampleValues: readonly string[] = [
  'innovation',
  'quality',
  'trust',
] satisfies (typeof auditValueOptions)[number][]
