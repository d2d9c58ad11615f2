/** Reads the test cases of a set (a folder) from one of its files, one JSON object per line. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'

export function readCases<Schema extends z.ZodType>(set: string, file: string, schema: Schema): z.infer<Schema>[] {
  const lines = readFileSync(path.join(set, file), 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => schema.parse(JSON.parse(line)))
}
