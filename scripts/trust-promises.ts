/** The promises of docs/trust.md and the tests that verify them. */
import { glob, readFile } from 'node:fs/promises'

export type TrustPromise = {
  /** `T1` to `T49`. */
  id: string
  name: string
  promise: string
  /** Where the code implements it, according to docs/trust.md. */
  place: string
  /** None of it is built yet. */
  isPlanned: boolean
  /** Some of it is built, some not yet. */
  isPartial: boolean
}

export async function readTrustPromises(): Promise<TrustPromise[]> {
  const lines = (await readFile('docs/trust.md', 'utf8')).split('\n')
  return lines.flatMap((line) => {
    const [, id, name, promise, place] = /^\| (T\d+) \| (.+?) \| (.+) \| (.+?) \|$/.exec(line) ?? []
    if (!id || !name || !promise || !place) return []
    const isPlanned = place === 'not built yet'
    return [{ id, name, promise, place, isPlanned, isPartial: !isPlanned && place.endsWith('not built yet') }]
  })
}

/** Matches `test('T7 …`, `defineFault('T7 …`, and `test.each(table)('T7 …` from its closing bracket; not skipped tests. */
const title = /(?:\b(?:test|it|defineFault|concurrent|sequential)|\))\(\s*['"`]((?:T\d+\b[, ]*(?:and )?)+)/g

/** Counts the tests in a source by the numbers at the start of their titles (`T7 …`, `T7, T9 …`). */
export function countTitlesByPromise(source: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [, numbers = ''] of source.matchAll(title)) {
    for (const id of new Set(numbers.match(/T\d+/g))) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/** The counts over the test files of the product and the journeys, and over the fault campaign. */
export async function countTestsByPromise(): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for await (const file of glob([
    '{contract,drawing,engine,server,web,scripts,journeys}/**/*.test.{ts,tsx}',
    'faults/*.ts',
  ])) {
    for (const [id, count] of countTitlesByPromise(await readFile(file, 'utf8')))
      counts.set(id, (counts.get(id) ?? 0) + count)
  }
  return counts
}
