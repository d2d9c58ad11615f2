/** Wording shared by the export formats. */
import type { ExportedBrand } from '#contract/exported-brand.ts'
import type { Category } from '#contract/plain/brand.ts'
import { describeScores } from '#contract/plain/brand-review-words.ts'
import { formatOptionAnswer } from '#contract/plain/business-options.ts'
import { formatDay } from '#server/platform/format-day.ts'

export type ExportedReview = NonNullable<ExportedBrand['websiteReview']>

export const joinOnOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Adds a full stop if the sentence has no end mark. */
export const addEndMark = (text: string) => joinOnOneLine(text).replace(/[^.!?…]$/, '$&.')

export const exportCategoryLabels: Readonly<Record<Category, string>> = {
  culture: 'How our community would describe us',
  customers: 'How we would describe our customers',
  voice: 'How we sound',
  feeling: 'How people feel after working with us',
  impact: 'What people gain',
  xfactor: 'What makes us special',
}

/** The label of an option chosen in the profile; null for "other", which says nothing about the business. */
export const readChosenOption = (answer: string | null) =>
  answer === null || answer === 'other' ? null : formatOptionAnswer(answer)

/** What the owner wrote about the business, each text with its label; leaves out empty ones. */
export function listBusinessAnswers({ business, websiteReview }: ExportedBrand): [label: string, text: string][] {
  const { industry, companySize, productsAndServices, idealClient, difference, customerPainPoints, primaryGoal } =
    business
  const lines: [string, string | null][] = [
    ['Industry', readChosenOption(industry)],
    ['People who work there', readChosenOption(companySize)],
    ['Products and services', productsAndServices],
    ['Ideal client', idealClient],
    ['What sets us apart', difference],
    ['When people need us', customerPainPoints],
    ['Short name', business.shortName],
    ['In our own words', business.sentences.map(addEndMark).join(' ') || null],
    ['What comes first this year', readChosenOption(primaryGoal)],
    ['Audience of the website', websiteReview?.audience ?? null],
    ['Tone of the website', websiteReview?.tone ?? null],
    ...(websiteReview?.socialProfiles ?? []).map(({ network, handle }): [string, string] => [network, `@${handle}`]),
  ]
  return lines.flatMap(([label, text]) => (text ? [[label, joinOnOneLine(text)]] : []))
}

export const formatValueLine = ({ title, description, evidence }: ExportedBrand['coreValues'][number]) => {
  const told = addEndMark(description ? `${title}: ${description}` : title)
  return evidence ? `${told} “${joinOnOneLine(evidence)}”` : told
}

type Archetype = NonNullable<ExportedBrand['archetype']>

export function formatArchetypeLines({ primary, secondary }: Archetype): string[] {
  const tell = ({ name, description, motivation }: typeof primary) => `${name}. ${description} ${motivation}`
  return [`First ${tell(primary)}`, ...(secondary ? [`Second ${tell(secondary)}`] : ['No clear second.'])]
}

/** How the archetype sounds, without a full stop, because each caller ends the sentence in its own way. */
export const describeArchetypeSound = ({ primary, secondary }: Archetype) =>
  `Such brands often sound ${primary.voice}${secondary ? `, and those of the second ${secondary.voice}` : ''}`

/** "Reviewed on November 28, 2026: 6.5 out of 10 overall; Brand Voice 7.0, Messaging 6.1." */
export const describeExportedReview = (review: ExportedReview, timeZone?: string) =>
  `Reviewed on ${formatDay(new Date(review.madeAt), timeZone)}: ${describeScores(review)}.`
