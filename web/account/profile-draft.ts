/** What is typed into the profile but not saved: a reload or a session that ends by itself does not lose it. */
import type { CurrentUser, ProfileFields } from '#contract/account.ts'
import { readStored, waitingProfileKey, writeStored } from '#web/account/browser-storage.ts'

/** The texts of the form; every field is a string while it is edited. */
export type ProfileDraft = Required<{ [Key in Exclude<keyof ProfileFields, 'onboardingCompleted'>]: string }>

export const draftOf = (user: CurrentUser): ProfileDraft => ({
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

/** Keeps what is typed in this browser; undefined forgets it. */
export function keepProfileDraft(userId: string, draft: ProfileDraft | undefined): void {
  writeStored(waitingProfileKey(userId), draft)
}

/** What this user typed here before and did not save, over what is saved; undefined when there is none. */
export function readProfileDraft(user: CurrentUser): ProfileDraft | undefined {
  const kept = readStored(waitingProfileKey(user.id))
  if (typeof kept !== 'object' || kept === null) return undefined
  const saved = draftOf(user)
  const typed = Object.entries(kept).filter(([key, text]) => key in saved && typeof text === 'string')
  const draft = { ...saved, ...Object.fromEntries(typed) }
  return JSON.stringify(draft) === JSON.stringify(saved) ? undefined : draft
}
