/** The profile's fields: for each a label, a plain question to ask the owner, and what is needed to show it. */

import {
  industries,
  primaryGoals,
  profileCompanySizes,
  profileMonthlyRevenues,
} from '#contract/plain/business-options.ts'
import { ownerTextQuestions } from '#web/account/owner-text-questions.ts'
import type { ProfileDraft } from '#web/account/profile-draft.ts'

export type ProfileField = {
  key: keyof ProfileDraft
  label: string
  options?: readonly string[]
  /** The label of the text field for "other"; what is typed there is stored as the answer. */
  ownWords?: string
}

export type ProfileQuestion = ProfileField & {
  question: string
  why?: string
  example?: string
  usedIn: string
  isLong?: true
  /** What drafts will lack if it stays empty; only for answers that matter much. */
  cost?: string
}

export const ownerFields: readonly ProfileField[] = [
  { key: 'firstName', label: 'First Name' },
  { key: 'lastName', label: 'Last Name' },
  { key: 'jobTitle', label: 'Job Title' },
]

export const sizeFields: readonly ProfileField[] = [
  { key: 'companySize', label: 'Company Size', options: profileCompanySizes },
  { key: 'monthlyRevenue', label: 'Monthly Revenue', options: profileMonthlyRevenues },
]

export const nameQuestion: ProfileQuestion = {
  key: 'businessName',
  label: 'Business Name',
  question: ownerTextQuestions.businessName,
  why: 'Exactly as it appears on your door or your invoices.',
  example: 'Tolley’s',
  usedIn: 'Everything we write for you.',
}

export const industryQuestion: ProfileQuestion = {
  key: 'industry',
  label: 'Industry',
  question: 'What kind of business is it?',
  why: 'Choose the closest. If none fits, choose Other and say it your way.',
  usedIn: 'The archetype interview and your brand brief.',
  options: industries,
  ownWords: 'Your kind of business, in your own words',
}

export const goalQuestion: ProfileQuestion = {
  key: 'primaryGoal',
  label: 'Primary Goal',
  question: 'What should your brand help you do first?',
  why: 'The one that matters most this year.',
  usedIn: 'What Synapse suggests, and your brand brief.',
  options: primaryGoals,
  ownWords: 'Your goal, in your own words',
}

/** The four answers that matter most for everything that is written. */
export const storyQuestions: readonly ProfileQuestion[] = [
  {
    key: 'productsServices',
    label: 'Products & Services',
    question: ownerTextQuestions.productsServices,
    why: 'Say it the way you would to someone at a bus stop.',
    example: 'We fix bikes in your driveway. Flats, brakes, strollers too.',
    usedIn: 'Your value propositions, your taglines and your brand brief.',
    isLong: true,
    cost: 'Without this, none of your drafts can say what you sell.',
  },
  {
    key: 'idealClientDescription',
    label: 'Ideal Client Description',
    question: ownerTextQuestions.idealClientDescription,
    why: 'Think of your three favorite customers. What do they have in common?',
    example: 'Parents who bike their kids to school, and nurses who need the bike back by six.',
    usedIn: 'Your value propositions, your taglines and the website review.',
    isLong: true,
    cost: 'Without this, none of your drafts can say who it’s for.',
  },
  {
    key: 'customerPainPoints',
    label: 'Customer Pain Points',
    question: ownerTextQuestions.customerPainPoints,
    example: 'The shop keeps the bike for a week, and nobody says what it will cost.',
    usedIn: 'Your value propositions and your brand brief.',
    isLong: true,
  },
  {
    key: 'competitiveDifferentiator',
    label: 'Competitive Differentiator',
    question: ownerTextQuestions.competitiveDifferentiator,
    why: 'Small things count. They are often the ones people tell their friends.',
    example: 'We send a photo of every worn part before we replace it.',
    usedIn: 'Your value propositions, your taglines and your brand brief.',
    isLong: true,
  },
]

/** The fields in the order in which they are shown and edited. */
export const profileGroups: readonly { title: string; fields: readonly (ProfileField & Partial<ProfileQuestion>)[] }[] =
  [
    { title: 'You', fields: ownerFields },
    { title: 'Your business', fields: [nameQuestion, industryQuestion, ...sizeFields, goalQuestion] },
    { title: 'In your own words', fields: storyQuestions },
  ]
