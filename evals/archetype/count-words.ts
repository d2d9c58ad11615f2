/**
 * Counts in how many invented owners of each archetype each word stands, and writes the table that the interview reads:
 * `node evals/archetype/count-words.ts`. The owners are our own; no public or hidden case is among them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { archetypeIds } from '#contract/archetypes.ts'
import { rootsOf } from '#engine/brand-archetype/lean-words.ts'

const here = import.meta.dirname
const owner = z.object({ primary: z.enum(archetypeIds), answers: z.record(z.string(), z.string()) })
const tablePath = path.join(here, '../../engine/brand-archetype/word-counts.json')

/** Words of one owner only are the owner's; words of more than this share are everybody's. */
const ownersMin = 2
const shareMax = 0.2
const lineLength = 4000

const owners = readFileSync(path.join(here, 'owners.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => owner.parse(JSON.parse(line)))
const ownersOfEach = owners.length / archetypeIds.length
if (archetypeIds.some((id) => owners.filter(({ primary }) => primary === id).length !== ownersOfEach))
  throw new Error('There must be as many owners of one archetype as of another.')

const counts = new Map<string, number[]>()
for (const { primary, answers } of owners)
  for (const word of new Set(Object.values(answers).flatMap(rootsOf))) {
    const found = counts.get(word) ?? archetypeIds.map(() => 0)
    found[archetypeIds.indexOf(primary)] = (found[archetypeIds.indexOf(primary)] ?? 0) + 1
    counts.set(word, found)
  }

const entries = [...counts]
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
writeFileSync(tablePath, `${JSON.stringify({ ownersOfEach, words }, null, 2)}\n`)
console.log(`${owners.length} owners, ${entries.length} words`)
