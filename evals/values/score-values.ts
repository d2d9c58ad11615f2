/** How many of the values that documents state the engine finds, measured on the documents of this folder. */
import { z } from 'zod'
import { extractCoreValues } from '#engine/core-values/extract-core-values.ts'
import { splitWords, stemWord } from '#engine/language/stem.ts'
import { readCases } from '../read-cases.ts'

/** Each entry of `expected` is one value, with all names that a reader would accept for it. */
const document = z.object({
  id: z.string(),
  kind: z.enum(['explicit', 'none']),
  text: z.string(),
  expected: z.array(z.array(z.string())),
  mustNot: z.array(z.string()),
})
export type ValuesDocument = z.infer<typeof document>

/** The documents on which the method was developed, or (validation) those that its authors never saw. */
export const readValuesDocuments = (file: 'documents.jsonl' | 'validation.jsonl' = 'documents.jsonl') =>
  readCases(import.meta.dirname, file, document)

const keyOf = (text: string) => ` ${splitWords(text).map(stemWord).join(' ')} `
const isNamed = (title: string, names: readonly string[]) =>
  names.some((name) => keyOf(title).includes(keyOf(name)) || keyOf(name).includes(keyOf(title)))

/** Precision, recall and F1 over the values of all documents, 0 to 1, and how many were found in documents without any. */
export function scoreValues(documents: readonly ValuesDocument[]): Record<string, number> {
  const counts = { found: 0, right: 0, wanted: 0, onNone: 0 }
  for (const { text, expected, kind } of documents) {
    const left = [...expected]
    for (const { title } of extractCoreValues(text)) {
      counts.found += 1
      if (kind === 'none') counts.onNone += 1
      const at = left.findIndex((names) => isNamed(title, names))
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
