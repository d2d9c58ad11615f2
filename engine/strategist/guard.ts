/** Law, tax and medicine are for those who answer for their advice. */
import type { Topic } from './finding.ts'
import type { Reading } from './read-question.ts'

const fields = {
  tax: /\b(?:vat|tax(?:es|able)?|hmrc|irs|deduct\w*|payroll|dividends?|self[- ]assessment|bookkeeping|pension|national insurance|write[- ]offs?|(?:as|an|business|claim(?:able)?) expenses?|1099|sales tax)\b/,
  law: /\b(?:sue[ds]?|suing|contracts?|trade ?marks?|copyright\w*|patents?|legal(?:ly)?|illegal|lawyers?|solicitors?|liab\w+|gdpr|tribunal|dismiss\w*|sack(?:ed|ing)?|fire (?:him|her|them|my|a)|licen[cs]e|insur\w+|terms and conditions|notice period|allowed by law|llcs?|incorporat\w+|permits?|tenan\w+|landlord)\b/,
  medicine:
    /\b(?:headaches?|pills?|dos(?:e|age)|symptoms?|rash|pregnan\w+|diagnos\w+|medicines?|ibuprofen|paracetamol|antibiotics?|blood pressure|fever|allergic reaction|(?:knee|back|tooth|chest|stomach) ?(?:pain|hurts|ache))\b/,
} as const
export type Guarded = keyof typeof fields

/** Where a question of law may be asked; owners whose trade it is speak of it under every other topic. */
const isOpen: ReadonlySet<Topic> = new Set(['advice', 'naming', 'tagline', 'competitors'])
const surely = 0.5

/** The field whose expert a question needs; undefined for any other. */
export function guardedField({ text, topics: [first] }: Reading): Guarded | undefined {
  if (first && first.share >= surely && !isOpen.has(first.label)) return undefined
  return (['tax', 'law', 'medicine'] as const).find((each) => fields[each].test(text))
}
