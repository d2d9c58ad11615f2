/** Runs the engine on each part that a set (a folder of test cases) has a file for; it never sees the expected results. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { categories } from '#contract/plain/brand.ts'
import { suggestWords } from '#engine/brand-attributes/suggest-words.ts'
import { predictArchetypes, predictSilentOwners } from './archetype/predict-archetypes.ts'
import { auditBothSites, auditPairCase } from './predict-brand-reviews.ts'
import { predictCopy } from './predict-copy.ts'
import { predictDocumentValues, readValuesCases } from './predict-values.ts'
import { readCases } from './read-cases.ts'

const wordCase = z.object({
  id: z.string(),
  category: z.enum(categories),
  input: z.string(),
  existing: z.array(z.string()),
  count: z.int(),
})

export type PartPredictions = {
  predictions: Readonly<Record<string, readonly object[]>>
  cpuMs?: Readonly<Record<string, number>>
}

/** Predicts every case, then calls the warmed-up engine again to measure the median CPU time of a call in ms. */
function predict<Case>(name: string, cases: readonly Case[], call: (each: Case) => object): PartPredictions {
  const predictions = cases.map(call)
  const times = cases.map((each) => {
    const before = process.cpuUsage()
    call(each)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  times.sort((one, other) => one - other)
  return { predictions: { [name]: predictions }, cpuMs: { [name]: times[Math.floor(times.length / 2)] ?? 0 } }
}

/** The parts that a set may have, keyed by the file they are read from. */
const parts: Readonly<Record<string, (set: string) => PartPredictions>> = {
  'archetype/brands.jsonl': (set) => {
    const { predictions, cpuMs } = predictArchetypes(set)
    return { predictions: { archetype: predictions }, cpuMs: { archetype: cpuMs } }
  },
  'archetype/silent.jsonl': (set) => ({ predictions: { archetype_silent: predictSilentOwners(set) } }),
  'words/cases.jsonl': (set) =>
    predict('words', readCases(set, 'words/cases.jsonl', wordCase), ({ id, category, input, existing, count }) => ({
      id,
      suggestions: suggestWords({ category, input, existingWords: existing, count }),
    })),
  'copy/briefs.jsonl': (set) => ({ predictions: predictCopy(set) }),
  'values/expected.jsonl': (set) => predict('values', readValuesCases(set), (each) => predictDocumentValues(set, each)),
  'audit/pairs.jsonl': (set) =>
    predict('audit', readCases(set, 'audit/pairs.jsonl', auditPairCase), (pair) => auditBothSites(set, pair)),
}

/** The only parts predicted for sets of the first edition, recognized by their file of whole interviews. */
const ofFirstEdition = ['archetype/brands.jsonl', 'words/cases.jsonl']

/** The predictions of every part that the set has. */
export function predictSet(set: string): Required<PartPredictions> {
  const has = (file: string) => existsSync(path.join(set, file))
  const isFirst = has('archetype/brands.jsonl')
  const made = Object.entries(parts).flatMap(([file, make]) =>
    has(file) && (!isFirst || ofFirstEdition.includes(file)) ? [make(set)] : [],
  )
  return {
    predictions: Object.assign({}, ...made.map(({ predictions }) => predictions)),
    cpuMs: Object.assign({}, ...made.map(({ cpuMs }) => cpuMs)),
  }
}
