/** What the owner is asked about herself and her business: a plain question beside the field's own label. */
import { industries, primaryGoals, profileCompanySizes, profileMonthlyRevenues } from '#contract/business-options.ts'
import type { AnswerField } from '#contract/onboarding.ts'
import type { ProfileDraft } from '#web/account/profile-draft.ts'

export const longTextMax = 2000
export const lineMax = 120

export type ProfileField = {
  key: keyof ProfileDraft
  label: string
  options?: readonly string[]
  /** Asked for with "other": what is typed there is kept in its place. */
  ownWords?: string
}

export type ProfileQuestion = ProfileField & {
  question: string
  why?: string
  example?: string
  usedIn: string
  isLong?: true
  /** What leaving it empty costs, where it costs much. */
  cost?: string
}

/** A question that a text of hers can answer. */
export type TextQuestion = ProfileQuestion & { key: AnswerField }

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
  question: 'What is your business called?',
  why: 'Exactly as you write it on the door or the invoice.',
  example: 'Tolley’s',
  usedIn: 'Everything that is written for you.',
}

export const tradeQuestion: ProfileQuestion = {
  key: 'industry',
  label: 'Industry',
  question: 'What is your trade?',
  why: 'Choose the nearest. If none fits, choose Other and say it your way.',
  usedIn: 'The archetype interview and your brand brief.',
  options: industries,
  ownWords: 'Your trade, in your own words',
}

export const goalQuestion: TextQuestion = {
  key: 'primaryGoal',
  label: 'Primary Goal',
  question: 'What should your brand help you do first?',
  why: 'The one that matters most this year.',
  usedIn: 'What Synapse suggests, and your brand brief.',
  options: primaryGoals,
  ownWords: 'Your goal, in your own words',
}

/** The four that make the difference to everything that is written. */
export const storyQuestions: readonly TextQuestion[] = [
  {
    key: 'productsServices',
    label: 'Products & Services',
    question: 'What do you sell?',
    why: 'Say it the way you would to someone at a bus stop.',
    example: 'We repair bikes on your drive. Punctures, brakes, prams too.',
    usedIn: 'Your value propositions, your taglines and your brand brief.',
    isLong: true,
    cost: 'Without this, no draft can say what you sell.',
  },
  {
    key: 'idealClientDescription',
    label: 'Ideal Client Description',
    question: 'Who is it for?',
    why: 'Think of your three favourite customers. What do they have in common?',
    example: 'Parents on the school run, and nurses who need the bike again by six.',
    usedIn: 'Your value propositions, your taglines and the website review.',
    isLong: true,
    cost: 'Without this, no draft can say who it is for.',
  },
  {
    key: 'customerPainPoints',
    label: 'Customer Pain Points',
    question: 'What goes wrong for them before they come to you?',
    example: 'The shop keeps the bike for a week, and nobody says what it will cost.',
    usedIn: 'Your value propositions and your brand brief.',
    isLong: true,
  },
  {
    key: 'competitiveDifferentiator',
    label: 'Competitive Differentiator',
    question: 'What do you do that others don’t?',
    why: 'Small things count. They are often the ones people tell their friends.',
    example: 'We send a photo of every worn part before we replace it.',
    usedIn: 'Your value propositions, your taglines and your brand brief.',
    isLong: true,
  },
]
