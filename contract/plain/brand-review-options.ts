/** Options and limits of the brand review form. */

/** The values the form offers; owners can add their own. */
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
  'direct',
  'bold',
  'warm',
  'witty',
] as const
export type BrandTone = (typeof brandTones)[number]
export const toneNames: Readonly<Record<BrandTone, string>> = {
  professional: 'Professional',
  friendly: 'Friendly',
  playful: 'Playful',
  luxury: 'Luxury',
  casual: 'Casual',
  inspiring: 'Inspiring',
  trustworthy: 'Trustworthy',
  innovative: 'Innovative',
  direct: 'Direct',
  bold: 'Bold',
  warm: 'Warm',
  witty: 'Witty',
}

export const auditValuesMax = 5
/** A social media handle without its leading @; may be empty. */
export const socialHandlePattern = /^[A-Za-z0-9._]{0,50}$/
export const wrongHandleMessage = 'Please enter just the handle: letters, numbers, periods and underscores.'
export const audienceLengthMin = 10
