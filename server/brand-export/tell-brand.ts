/** Wording shared by the export formats. */
import type { ExportedBrand } from '#contract/exported-brand.ts'
import type { Category } from '#contract/plain/brand.ts'
import { tellScores } from '#contract/plain/brand-review-words.ts'
import { answerName } from '#contract/plain/business-options.ts'
import { formatDay } from '#server/platform/format-day.ts'

export type Review = NonNullable<ExportedBrand['websiteReview']>

export const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Adds a full stop if the sentence has no end mark. */
export const ended = (text: string) => onOneLine(text).replace(/[^.!?…]$/, '$&.')

export const categoryQuestions: Readonly<Record<Category, string>> = {
  culture: 'How our community would describe us',
  customers: 'How we would describe our customers',
  voice: 'How we sound',
  feeling: 'How people feel after working with us',
  impact: 'What people gain',
  xfactor: 'What makes us special',
}

/** The label of an option chosen in the profile; null for "other", which says nothing about the business. */
export const chosenOf = (answer: string | null) => (answer === null || answer === 'other' ? null : answerName(answer))

/** What the owner wrote about the business, each text with its label; leaves out empty ones. */
export function toldOf({ business, websiteReview }: ExportedBrand): [label: string, text: string][] {
  const { industry, companySize, productsAndServices, idealClient, difference, customerPainPoints, primaryGoal } =
    business
  const lines: [string, string | null][] = [
    ['Industry', chosenOf(industry)],
    ['People who work there', chosenOf(companySize)],
    ['Products and services', productsAndServices],
    ['Ideal client', idealClient],
    ['What sets us apart', difference],
    ['When people need us', customerPainPoints],
    ['Short name', business.shortName],
    ['In our own words', business.sentences.map(ended).join(' ') || null],
    ['What comes first this year', chosenOf(primaryGoal)],
    ['Audience of the website', websiteReview?.audience ?? null],
    ['Tone of the website', websiteReview?.tone ?? null],
    ...(websiteReview?.socialProfiles ?? []).map(({ network, handle }): [string, string] => [network, `@${handle}`]),
  ]
  return lines.flatMap(([label, text]) => (text ? [[label, onOneLine(text)]] : []))
}

export const valueLine = ({ title, description, evidence }: ExportedBrand['coreValues'][number]) => {
  const told = ended(description ? `${title}: ${description}` : title)
  return evidence ? `${told} “${onOneLine(evidence)}”` : told
}

type Archetype = NonNullable<ExportedBrand['archetype']>

export function archetypeLines({ primary, secondary }: Archetype): string[] {
  const tell = ({ name, description, motivation }: typeof primary) => `${name}. ${description} ${motivation}`
  return [`First ${tell(primary)}`, ...(secondary ? [`Second ${tell(secondary)}`] : ['No clear second.'])]
}

/** How the archetype sounds, without a full stop, because each caller ends the sentence in its own way. */
export const tellSound = ({ primary, secondary }: Archetype) =>
  `Such brands often sound ${primary.voice}${secondary ? `, and those of the second ${secondary.voice}` : ''}`

/** "Reviewed on November 28, 2026: 6.5 out of 10 overall; Brand Voice 7.0, Messaging 6.1." */
export const tellReview = (review: Review, timeZone?: string) =>
  `Reviewed on ${formatDay(new Date(review.madeAt), timeZone)}: ${tellScores(review)}.`
