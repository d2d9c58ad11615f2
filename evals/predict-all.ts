/** What the engine makes of a set's cases, in the shape that the set's README defines. It sees what an owner would have said, never the expected answers. */
import { z } from 'zod'
import { categories } from '#contract/brand.ts'
import { suggestWords } from '#engine/brand-attributes/suggest-words.ts'
import { extractCoreValues } from '#engine/core-values/extract-core-values.ts'
import { predictArchetypes } from './archetype/predict-archetypes.ts'
import { auditBoth, auditPair } from './predict-audit.ts'
import { predictDocument, readValuesCases } from './predict-values.ts'
import { readCases } from './read-cases.ts'

const wordCase = z.object({
  id: z.string(),
  category: z.enum(categories),
  input: z.string(),
  existing: z.array(z.string()),
  count: z.int(),
})
const valuesCase = z.object({ id: z.string(), doc: z.string() })

/** Predicts case by case; also tells the median CPU time of a call in ms, once every case has run before. */
function predict<Case, Prediction>(cases: readonly Case[], call: (each: Case) => Prediction) {
  const predictions = cases.map(call)
  const times = cases.map((each) => {
    const before = process.cpuUsage()
    call(each)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  times.sort((one, other) => one - other)
  return { predictions, cpuMs: times[Math.floor(times.length / 2)] ?? 0 }
}

/** Predictions of every part that the engine has a tool for. */
export function predictAll(set: string) {
  const words = predict(readCases(set, 'words/cases.jsonl', wordCase), ({ id, category, input, existing, count }) => ({
    id,
    suggestions: suggestWords({ category, input, existingWords: existing, count }),
  }))
  const values = predict(readCases(set, 'values/expected.jsonl', valuesCase), ({ id, doc }) => ({
    id,
    coreValues: extractCoreValues(readFileSync(path.join(set, 'values', doc), 'utf8')),
  }))
  const audit = predict(readCases(set, 'audit/pairs.jsonl', auditPair), (pair) => auditBoth(set, pair))

  const archetype = predictArchetypes(set)

  return {
    predictions: {
      archetype: archetype.predictions,
      words: words.predictions,
      values: values.predictions,
      audit: audit.predictions,
    },
    cpuMs: {
      archetype: archetype.cpuMs,
      words: words.cpuMs,
      values: values.cpuMs,
      audit: audit.cpuMs,
    },
  }
}
