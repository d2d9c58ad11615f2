/** The tables that are learned or counted from files of the project: of what each is made, and how. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

type Tell = (line: string) => void
export type LearnedTable = {
  /** The files that it is made from; the word vectors are one where texts are read by them. */
  from: readonly string[]
  /** Makes it by the tables that stood there when the program began; `tell` hears how far it is. */
  make: (tell: Tell) => Promise<object>
  /** Learns without each writer in turn and tells how well that one's texts are read, which is the figure to trust. */
  judge?: (tell: Tell) => Promise<void>
}

const passages = 'evals/values/passages.jsonl'
const owners = 'evals/archetype/owners.jsonl'
const vectors = 'engine/language/word-vectors.json'
const conductWords = 'engine/core-values/conduct-words.json'

/** By the file's place below engine/, in the order in which they need each other. Their programs load tables, so they are loaded late. */
export const learnedTables: Readonly<Record<string, LearnedTable>> = {
  'core-values/value-sense': {
    from: [passages, conductWords, vectors],
    make: async () => (await import('./values/learn-value-sense.ts')).learnValueSense(),
    judge: async (tell) => (await import('./values/learn-value-sense.ts')).judgeValueSense(tell),
  },
  'core-values/value-phrases': {
    from: [passages, vectors],
    make: async (tell) => (await import('./values/learn-value-sense.ts')).learnValuePhrases(tell),
  },
  'brand-archetype/word-counts': {
    from: [owners],
    make: async () => (await import('./archetype/count-words.ts')).countWords(),
  },
}

/** The table's file. */
export const fileOf = (name: string): string => `engine/${name}.json`

/** A mark of what stands in files now: it changes with any of them. */
export function markOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Makes a table anew, as its file holds it: with a mark of what it was made from, so that a test sees where it is behind. */
export async function makeTable(name: string, tell: Tell): Promise<string> {
  const table = learnedTables[name]
  if (!table) throw new Error(`${name} is none of ${Object.keys(learnedTables).join(', ')}.`)
  const madeBy = `npm run learn -- --only ${name}`
  const made = { madeBy, madeFrom: markOf(table.from), ...(await table.make(tell)) }
  return `${JSON.stringify(made, undefined, 1)}\n`
}
