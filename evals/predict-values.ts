/** The values that the engine finds in the documents of a set, in the shape that the set's README defines. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { extractCoreValues } from '#engine/core-values/extract-core-values.ts'
import { readCases } from './read-cases.ts'

const valuesCase = z.object({ id: z.string(), doc: z.string() })

export const readValuesCases = (setDir: string) => readCases(setDir, 'values/expected.jsonl', valuesCase)

export const predictDocument = (setDir: string, { id, doc }: z.infer<typeof valuesCase>) => ({
  id,
  coreValues: extractCoreValues(readFileSync(path.join(setDir, 'values', doc), 'utf8')),
})
