/** What the form of the brand review offers, and its limits. No zod here: the screen needs this file. */

/** The values that the form offers; an owner's own values may stand beside them. */
export const auditValueOptions = [
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
] as const

export const brandTones = [
  'professional',
  'friendly',
  'playful',
  'luxury',
  'casual',
  'inspiring',
  'trustworthy',
  'innovative',
] as const
export type BrandTone = (typeof brandTones)[number]

export const auditValuesMax = 5
export const audienceLengthMin = 10
