/** The values that the engine finds in a set's documents, in the shape that the set's README defines. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { extractCoreValues, readValues } from '#engine/core-values/extract-core-values.ts'
import { readCases } from './read-cases.ts'

const expectedValue = z.object({
  kind: z.string(),
  evidence: z.string(),
  also: z.array(z.string()).default([]),
})
const valuesCase = z.object({ id: z.string(), doc: z.string(), expected: z.array(expectedValue).default([]) })
type ValuesCase = z.infer<typeof valuesCase>

const casesFile = 'values/expected.jsonl'
export const readValuesCases = (setDir: string) => readCases(setDir, casesFile, valuesCase)

export const readValuesText = (setDir: string, { doc }: ValuesCase) =>
  readFileSync(path.join(setDir, 'values', doc), 'utf8')

export const predictDocumentValues = (setDir: string, each: ValuesCase) => ({
  id: each.id,
  coreValues: extractCoreValues(readValuesText(setDir, each)),
})

/** Shares of the values shown but not stated that are in a likely sentence, and of the sentences that are likely. */
export function scoreLikelySentences(setDir: string): Record<string, number> {
  if (!existsSync(path.join(setDir, casesFile))) return {}
  const counts = { wanted: 0, likely: 0, sentences: 0, likelySentences: 0 }
  for (const each of readValuesCases(setDir)) {
    const { sentences } = readValues(readValuesText(setDir, each))
    const likely = sentences.filter(({ isLikely }) => isLikely)
    counts.sentences += sentences.length
    counts.likelySentences += likely.length
    for (const { kind, evidence, also } of each.expected) {
      if (kind === 'stated' || kind === 'explicit') continue
      counts.wanted += 1
      const isIn = (text: string) => [evidence, ...also].some((said) => text.includes(said) || said.includes(text))
      if (likely.some(({ text }) => isIn(text))) counts.likely += 1
    }
  }
  const { wanted, likely, sentences, likelySentences } = counts
  return { likely: likely / Math.max(1, wanted), share_likely: likelySentences / Math.max(1, sentences) }
}
