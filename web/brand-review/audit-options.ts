/** What the form offers. The types tie each list to the contract, whose schemas the browser does without. */
import type {
  AuditArchetype,
  auditValueOptions,
  BrandTone,
  audienceLengthMin as lengthMin,
  auditValuesMax as valuesMax,
} from '#contract/brand-review.ts'

export const auditValuesMax: typeof valuesMax = 5
export const audienceLengthMin: typeof lengthMin = 10

export const archetypeNames: Readonly<Record<AuditArchetype, string>> = {
  innocent: 'The Innocent',
  explorer: 'The Explorer',
  sage: 'The Sage',
  hero: 'The Hero',
  outlaw: 'The Outlaw',
  magician: 'The Magician',
  regular: 'The Regular Person',
  lover: 'The Lover',
  jester: 'The Jester',
  caregiver: 'The Caregiver',
  ruler: 'The Ruler',
  creator: 'The Creator',
}

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

export const isArchetype = (value: unknown): value is AuditArchetype =>
  typeof value === 'string' && Object.hasOwn(archetypeNames, value)
export const isTone = (value: unknown): value is BrandTone =>
  typeof value === 'string' && Object.hasOwn(toneNames, value)

export const valueOptions: typeof auditValueOptions = [
  'innovation',
  'quality',
  'sustainability',
  'accessibility',
  'trust',
  'authenticity',
  'community',
  'excellence',
  'creativity',
  'collaboration',
  'transparency',
  'empowerment',
]

/** Stand where the owner has told nothing yet. */
export const sampleValues: readonly string[] = [
  'innovation',
  'quality',
  'trust',
] satisfies (typeof auditValueOptions)[number][]
