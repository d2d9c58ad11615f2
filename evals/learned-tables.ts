/** The tables that are learned or counted from project files: the files each is made from, and how. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

type Tell = (line: string) => void
export type LearnedTable = {
  /** The files it is made from. */
  from: readonly string[]
  /** Makes the table, using the other tables as they were at startup; `tell` reports progress. */
  make: (tell: Tell) => Promise<object>
}

const owners = 'evals/archetype/owners.jsonl'

/** Keyed by the file's path below engine/. Imported on demand, because modules load the engine's tables at import. */
export const learnedTables: Readonly<Record<string, LearnedTable>> = {
  'brand-archetype/word-counts': {
    from: [owners],
    make: async () => (await import('./archetype/count-archetype-words.ts')).countArchetypeWords(),
  },
}

/** The path of a table's file. */
export const learnedTablePath = (name: string): string => `engine/${name}.json`

/** A hash of the files' current contents. */
export function hashFiles(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Builds a table as its file holds it, including a hash of its sources, so that a test notices when it is out of date. */
export async function makeLearnedTable(name: string, tell: Tell): Promise<string> {
  const table = learnedTables[name]
  if (!table) throw new Error(`${name} is none of ${Object.keys(learnedTables).join(', ')}.`)
  const madeBy = `npm run learn -- --only ${name}`
  const made = { madeBy, madeFrom: hashFiles(table.from), ...(await table.make(tell)) }
  return `${JSON.stringify(made, undefined, 1)}\n`
}
