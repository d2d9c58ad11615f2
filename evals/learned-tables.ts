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

const owners = 'evals/archetype/owners.jsonl'

/** By the file's place below engine/. Their programs load tables, so they are loaded late. */
export const learnedTables: Readonly<Record<string, LearnedTable>> = {
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
