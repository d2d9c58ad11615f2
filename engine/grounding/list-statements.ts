/** Lists what an owner told us about their brand as numbered statements, the only source of what may be said of it. */
import { type BrandBrief, type BrandProfile, type Category, categories } from '#contract/plain/brand.ts'
import { findSentencesForAnswers } from '#contract/plain/fill-answers-from-sentences.ts'
import { makeWholeSentence, type SentenceStem, sentenceStems } from '#contract/plain/sentences.ts'

/** Where a statement comes from. `quote`: said in the interview. */
export type StatementField =
  | keyof BrandProfile
  | SentenceStem
  | Category
  | 'businessName'
  | 'shortName'
  | 'chosenUvp'
  | 'chosenTagline'
  | 'value'
  | 'quote'

/** One statement; `number` counts from 1. */
export type NumberedStatement = { number: number; field: StatementField; text: string }

/** A brief, with what else the owner told us if it is known. */
export type ToldRecord = BrandBrief & {
  chosenTagline?: string
  values?: readonly { title: string; description: string }[]
  quotes?: readonly string[]
}

const profileFields = [
  'industry',
  'productsServices',
  'idealClientDescription',
  'primaryGoal',
  'competitiveDifferentiator',
  'customerPainPoints',
] as const

/** The record as numbered statements, without empty ones. The words of a category are one statement. */
export function listStatements(record: ToldRecord): NumberedStatement[] {
  const { profile, sentences, topWords, topFives } = record
  const told: [StatementField, string][] = [
    ['businessName', record.businessName],
    ['shortName', sentences.shortName],
    ...profileFields.map((field): [StatementField, string] => [field, profile[field]]),
    ...sentenceStems.map((stem): [StatementField, string] => [
      stem,
      sentences[stem].trim() === '' ? '' : makeWholeSentence(stem, sentences[stem], sentences.isOne),
    ]),
    ...categories.map((category): [StatementField, string] => [
      category,
      [...new Set([topWords[category], ...topFives[category]])].filter((word) => word !== '').join(', '),
    ]),
    ['chosenUvp', record.chosenUvp],
    ['chosenTagline', record.chosenTagline ?? ''],
    ...(record.values ?? []).map(({ title, description }): [StatementField, string] => [
      'value',
      [title, description].filter((part) => part.trim() !== '').join(': '),
    ]),
    ...(record.quotes ?? []).map((quote): [StatementField, string] => ['quote', quote]),
  ]
  return told
    .filter(([, text]) => text.trim() !== '')
    .map(([field, text], place) => ({ number: place + 1, field, text: text.trim() }))
}

/**
 * What the owner answered, as numbered statements: without the chosen line, and without long answers that only stand in for
 * a finished sentence, which is there itself.
 */
export function listAnswers(brief: BrandBrief): NumberedStatement[] {
  const { profile } = brief
  const filled = findSentencesForAnswers(brief.sentences)
  const without = (field: keyof typeof filled) => ({ [field]: profile[field] === filled[field] ? '' : profile[field] })
  const answered = {
    ...profile,
    ...without('productsServices'),
    ...without('idealClientDescription'),
    ...without('customerPainPoints'),
    ...without('competitiveDifferentiator'),
  }
  return listStatements({ ...brief, profile: answered, chosenUvp: '' })
}
