/** Unsaved input of the profile form, which survives a reload or an expired session. */
import type { CurrentUser, ProfileFields } from '#contract/account.ts'
import { readStored, unsavedProfileKey, writeStored } from '#web/account/browser-storage.ts'

/** The input of the form; every field is a string while it is edited. */
export type ProfileDraft = Required<{ [Key in Exclude<keyof ProfileFields, 'onboardingCompleted'>]: string }>

export const toProfileDraft = (user: CurrentUser): ProfileDraft => ({
  firstName: user.firstName,
  lastName: user.lastName,
  businessName: user.businessName ?? '',
  jobTitle: user.jobTitle ?? '',
  industry: user.industry ?? '',
  companySize: user.companySize ?? '',
  monthlyRevenue: user.monthlyRevenue ?? '',
  productsServices: user.productsServices ?? '',
  idealClientDescription: user.idealClientDescription ?? '',
  primaryGoal: user.primaryGoal ?? '',
  competitiveDifferentiator: user.competitiveDifferentiator ?? '',
  customerPainPoints: user.customerPainPoints ?? '',
})

const keysOf = (draft: ProfileDraft) => Object.keys(draft).filter((key): key is keyof ProfileDraft => key in draft)

/** Only the fields that differ from `base`, as the others may have been changed elsewhere in the meantime. */
export const getChangedFields = (base: ProfileDraft, draft: ProfileDraft): Partial<ProfileDraft> =>
  Object.fromEntries(keysOf(draft).flatMap((key) => (draft[key] === base[key] ? [] : [[key, draft[key]]])))

/** Stores unsaved input in this browser; clears it if there is none. */
export function storeProfileDraft(userId: string, typed: Partial<ProfileDraft> = {}): void {
  writeStored(unsavedProfileKey(userId), Object.keys(typed).length === 0 ? undefined : typed)
}

/** This user's unsaved input merged over the saved profile; undefined if there is none. */
export function readProfileDraft(user: CurrentUser): ProfileDraft | undefined {
  const kept = readStored(unsavedProfileKey(user.id))
  if (typeof kept !== 'object' || kept === null) return undefined
  const saved = toProfileDraft(user)
  const typed = Object.entries(kept).filter(([key, text]) => key in saved && typeof text === 'string')
  const draft = { ...saved, ...Object.fromEntries(typed) }
  return Object.keys(getChangedFields(saved, draft)).length === 0 ? undefined : draft
}
