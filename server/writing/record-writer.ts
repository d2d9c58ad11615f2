/** The brand record as numbered statements between marks: data for a language model, never instructions. */
import { type BrandBrief, categoryNames, mapCategories } from '#contract/plain/brand.ts'
import { listStatements, type StatementField } from '#engine/grounding/list-statements.ts'
import { markText } from '#server/writing/mark-text.ts'

/** What stands before a statement that does not say by itself what it is about. */
export const statementLabels: Partial<Record<StatementField, string>> = {
  ...mapCategories((category) => `${categoryNames[category]}:`),
  businessName: 'The business is called:',
  shortName: 'Short for it:',
  industry: 'Industry:',
  productsServices: 'What do you sell?',
  idealClientDescription: 'Who is it for?',
  customerPainPoints: 'What is wrong before they come to you?',
  competitiveDifferentiator: 'What do you do that others don’t?',
  primaryGoal: 'What do you want to achieve?',
}

/** A statement as it is sent; `label` is '' where the text says by itself what it is about. */
export type SentStatement = { number: number; label: string; text: string }

export const listSentStatements = (brief: BrandBrief): SentStatement[] =>
  listStatements({ ...brief, chosenUvp: '' }).map(({ number, field, text }) => ({
    ...{ number, label: statementLabels[field] ?? '', text: text.replaceAll(/\s+/g, ' ') },
  }))

/** Every statement on a line of its own: "3. Who is it for? people who heat with wood". */
export function writeRecord(brief: BrandBrief): string {
  const statements = listSentStatements(brief).map(
    ({ number, label, text }) => `${number}. ${[label, text].filter(Boolean).join(' ')}`,
  )
  return markText('record', statements.join('\n'))
}
