/** How many of the values that a reader would name in a document the engine finds, over the documents of this folder. */
import { z } from 'zod'
import { extractCoreValues } from '#engine/core-values/extract-core-values.ts'
import { senseOf } from '#engine/core-values/value-sense.ts'
import { stem, wordsOf } from '#engine/language/stem.ts'
import { readCases } from '../read-cases.ts'

/** Each of `expected` is a value by all the names that a reader would accept for it. */
const document = z.object({
  id: z.string(),
  kind: z.enum(['explicit', 'implicit', 'mixed', 'none']),
  text: z.string(),
  expected: z.array(z.array(z.string())),
  mustNot: z.array(z.string()),
})
export type ValuesDocument = z.infer<typeof document>

type ValuesFile = 'documents.jsonl' | 'validation.jsonl' | 'rare-forms.jsonl'

/**
 * The documents with which the method was made, those that were kept back from everybody who worked on it, or papers that
 * state values in forms to stumble over, half of which it does not read yet.
 */
export const readValuesDocuments = (file: ValuesFile = 'documents.jsonl') =>
  readCases(import.meta.dirname, file, document)

const heardMax = 2
/** What a value is known by: its title, or, where the document only shows it, what its passage is most likely heard as. */
function titlesOf({ title, evidence }: { title: string; evidence: string }): string[] {
  if (title !== '') return [title]
  const heard = [...senseOf(evidence).values].sort(([, one], [, other]) => other - one)
  return heard.slice(0, heardMax).map(([name]) => name)
}

const read = new Map<string, readonly { title: string; evidence: string }[]>()
/** What is found in a text; it is read once, however often it is scored. */
function findOnce(text: string) {
  const found = read.get(text) ?? extractCoreValues(text)
  read.set(text, found)
  return found
}

const keyOf = (text: string) => ` ${wordsOf(text).map(stem).join(' ')} `
const isNamed = (title: string, names: readonly string[]) =>
  names.some((name) => keyOf(title).includes(keyOf(name)) || keyOf(name).includes(keyOf(title)))

/** Precision, recall and F1 over all values of the documents, 0 to 1, and what was found where nothing is. */
export function scoreValues(documents: readonly ValuesDocument[]): Record<string, number> {
  const counts = { found: 0, right: 0, wanted: 0, onNone: 0 }
  for (const { text, expected, kind } of documents) {
    const left = [...expected]
    for (const value of findOnce(text)) {
      const titles = titlesOf(value)
      counts.found += 1
      if (kind === 'none') counts.onNone += 1
      const at = left.findIndex((names) => titles.some((title) => isNamed(title, names)))
      if (at >= 0) left.splice(at, 1)
    }
    counts.wanted += expected.length
    counts.right += expected.length - left.length
  }
  const { found, right, wanted, onNone } = counts
  return {
    precision: right / Math.max(1, found),
    recall: right / Math.max(1, wanted),
    f1: (2 * right) / Math.max(1, found + wanted),
    false_values_on_none: onNone,
  }
}
