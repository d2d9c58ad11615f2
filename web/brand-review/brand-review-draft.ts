/** The state of the audit form: its initial values, and the validation of each step. */
import type { CurrentUser } from '#contract/account.ts'
import type { AuditRequest } from '#contract/brand-review.ts'
import type { Audit } from '#contract/brand-review-calls.ts'
import type { ArchetypeId } from '#contract/plain/archetypes.ts'
import {
  audienceLengthMin,
  auditValueOptions,
  auditValuesMax,
  type BrandTone,
  socialHandlePattern,
  wrongHandleMessage,
} from '#contract/plain/brand-review-options.ts'
import { listOwnValueTitles, readOwnArchetype } from '#contract/plain/reviewed-record.ts'
import { findToneOfVoice } from '#web/brand-review/find-tone-of-voice.ts'
import { sampleValues } from '#web/brand-review/option-names.ts'

export type AuditDraft = {
  websiteUrl: string
  brandArchetype: ArchetypeId
  coreValues: readonly string[]
  targetAudience: string
  /** Undefined until one is chosen, if the owner's voice words suggest none. */
  brandTone: BrandTone | undefined
  instagram: string
  twitter: string
  linkedin: string
  email: string
}

const keyOf = (value: string) => value.toLowerCase()

/** All values to choose from: the owner's own first, then the suggested ones, then others that were chosen before. */
export function listValueChoices(own: readonly string[], chosen: readonly string[]): string[] {
  const seen = new Set<string>()
  return [...own, ...auditValueOptions, ...chosen].filter((value) => {
    const isNew = !seen.has(keyOf(value))
    seen.add(keyOf(value))
    return isNew
  })
}

/** Selects or deselects a value; a sixth is ignored. */
export function toggleValue(chosen: readonly string[], value: string): readonly string[] {
  if (chosen.includes(value)) return chosen.filter((each) => each !== value)
  return chosen.length < auditValuesMax ? [...chosen, value] : chosen
}

type Facts = Pick<CurrentUser, 'brandArchetype' | 'coreValues' | 'idealClientDescription'> & {
  voiceWords: readonly string[]
}

/** The initial values: the owner's own answers, else those of the latest audit, else samples. */
export function openDraft(user: Facts, latest: Pick<Audit, 'websiteUrl' | 'request'> | undefined): AuditDraft {
  const own = listOwnValueTitles(user).slice(0, auditValuesMax)
  const { request } = latest ?? {}
  const handles = request?.socialHandles
  return {
    websiteUrl: latest?.websiteUrl ?? '',
    brandArchetype: readOwnArchetype(user) ?? request?.brandArchetype ?? 'sage',
    coreValues: own.length > 0 ? own : (request?.coreValues ?? sampleValues),
    targetAudience: user.idealClientDescription?.trim() || (request?.targetAudience ?? ''),
    brandTone: request?.brandTone ?? (user.voiceWords.length > 0 ? findToneOfVoice(user.voiceWords) : 'professional'),
    instagram: handles?.instagram ?? '',
    twitter: handles?.twitter ?? '',
    linkedin: handles?.linkedin ?? '',
    email: '',
  }
}

/** The URL to send: adds a scheme if the owner typed only a host. */
export function completeUrl(typed: string): string {
  const address = typed.trim()
  return /^[^\s/:]+\.[^\s/:.]/.test(address) ? `https://${address}` : address
}

function isWebAddress(typed: string): boolean {
  const address = completeUrl(typed)
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}

/** Removes the @ or URL with which a handle was pasted. */
export const normaliseHandle = (typed: string) =>
  typed
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/^.*\//, '')
    .replace(/^@/, '')

const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/

const handleFields = ['instagram', 'twitter', 'linkedin'] as const
export const auditFields = [
  'websiteUrl',
  'coreValues',
  'targetAudience',
  'brandTone',
  ...handleFields,
  'email',
] as const
export type AuditField = (typeof auditFields)[number]
export type AuditFieldErrors = Readonly<Partial<Record<AuditField, string>>>
export const auditSteps = [1, 2, 3] as const
export type AuditStep = (typeof auditSteps)[number]

/** Which step of the form each field is in. */
export const auditFieldSteps: Readonly<Record<AuditField, AuditStep>> = {
  websiteUrl: 1,
  coreValues: 1,
  targetAudience: 2,
  brandTone: 2,
  instagram: 3,
  twitter: 3,
  linkedin: 3,
  email: 3,
}

/** The errors of a step; `isMissing` if a required field is blank. */
export function checkStep(draft: AuditDraft, step: AuditStep): { errors: AuditFieldErrors; isMissing: boolean } {
  const audience = draft.targetAudience.trim()
  if (step === 1) {
    return {
      isMissing: draft.websiteUrl.trim() === '' || draft.coreValues.length === 0,
      errors: {
        ...(!isWebAddress(draft.websiteUrl) && { websiteUrl: 'Please enter a valid website URL' }),
        ...(draft.coreValues.length === 0 && { coreValues: 'Please select at least one core value' }),
      },
    }
  }
  if (step === 2) {
    const isShort = audience.length < audienceLengthMin
    return {
      isMissing: audience === '' || draft.brandTone === undefined,
      errors: {
        ...(isShort && { targetAudience: 'Please provide a more detailed description' }),
        ...(draft.brandTone === undefined && { brandTone: 'Please choose how the site should sound' }),
      },
    }
  }
  return { isMissing: false, errors: checkContact(draft) }
}

/** Nothing is required here, but whatever is given must be valid. */
function checkContact(draft: AuditDraft): AuditFieldErrors {
  const email = draft.email.trim()
  const wrong = handleFields.filter((field) => !socialHandlePattern.test(normaliseHandle(draft[field])))
  return {
    ...Object.fromEntries(wrong.map((field) => [field, wrongHandleMessage])),
    ...(email !== '' && !emailShape.test(email) && { email: 'Please enter a valid email address' }),
  }
}

/** The draft as the call's input; the tone has been chosen in the second step by now. */
export function buildAuditRequest(draft: AuditDraft): AuditRequest {
  const { brandArchetype, coreValues, brandTone = 'professional', targetAudience } = draft
  const [instagram, twitter, linkedin] = [draft.instagram, draft.twitter, draft.linkedin].map(normaliseHandle)
  const email = draft.email.trim()
  return {
    websiteUrl: completeUrl(draft.websiteUrl),
    brandArchetype,
    coreValues: [...coreValues],
    targetAudience: targetAudience.trim(),
    brandTone,
    socialHandles: { ...(instagram && { instagram }), ...(twitter && { twitter }), ...(linkedin && { linkedin }) },
    ...(email && { email }),
  }
}
