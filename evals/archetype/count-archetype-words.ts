/**
 * Counts, for each word, how many invented owners of each archetype use it; for engine/brand-archetype/lean-words.ts. The
 * owners were invented for this table: no case that the interview is measured on is among them.
 */
import { z } from 'zod'
import { archetypeIds } from '#contract/plain/archetypes.ts'
import { listRoots } from '#engine/brand-archetype/lean-words.ts'
import { readCases } from '../read-cases.ts'

const owner = z.object({ primary: z.enum(archetypeIds), answers: z.record(z.string(), z.string()) })

/** Left out as personal: words that fewer owners use; as common: words that a larger share of owners uses. */
const ownersMin = 2
const shareMax = 0.2
const lineLength = 4000

/** Maps each word to the number of owners of each archetype who use it. */
function countOwners(owners: readonly z.infer<typeof owner>[]): Map<string, number[]> {
  const counts = new Map<string, number[]>()
  for (const { primary, answers } of owners)
    for (const word of new Set(Object.values(answers).flatMap(listRoots))) {
      const found = counts.get(word) ?? archetypeIds.map(() => 0)
      found[archetypeIds.indexOf(primary)] = (found[archetypeIds.indexOf(primary)] ?? 0) + 1
      counts.set(word, found)
    }
  return counts
}

/** Makes the table. Throws if the archetypes do not have equally many owners, because counts could not be compared. */
export function countArchetypeWords(): { ownersOfEach: number; words: string[] } {
  const owners = readCases(import.meta.dirname, 'owners.jsonl', owner)
  const ownersOfEach = owners.length / archetypeIds.length
  if (archetypeIds.some((id) => owners.filter(({ primary }) => primary === id).length !== ownersOfEach))
    throw new Error('There must be as many owners of one archetype as of another.')
  const entries = [...countOwners(owners)]
    .map(([word, found]) => ({ word, found, sum: found.reduce((total, each) => total + each, 0) }))
    .filter(({ sum }) => sum >= ownersMin && sum <= shareMax * owners.length)
    .toSorted((one, other) => (one.word < other.word ? -1 : 1))
    .map(({ word, found }) => `${word} ${found.map((each) => each.toString(36)).join('')}`)
  const words: string[] = []
  for (const entry of entries) {
    const line = words.at(-1)
    if (line === undefined || line.length + entry.length > lineLength) words.push(entry)
    else words[words.length - 1] = `${line}, ${entry}`
  }
  return { ownersOfEach, words }
}
