/** What the engine makes of a set's cases, in the shape that the set's README defines. It sees what an owner would have said, never the expected answers. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type BrandBrief, type BrandProfile, type Category, categories } from '#contract/brand.ts'
import { suggestWords } from '#engine/brand-attributes/suggest-words.ts'
import { extractCoreValues } from '#engine/core-values/extract-core-values.ts'
import { writeTaglines } from '#engine/taglines/write-taglines.ts'
import { refineUvp } from '#engine/uvp/refine-uvp.ts'
import { writeUvps } from '#engine/uvp/write-uvps.ts'
import { predictArchetypes } from './archetype/predict-archetypes.ts'
import { auditBoth, auditPair } from './predict-audit.ts'
import { readCases } from './read-cases.ts'

const taglinesPerCase = 8
const firstTurn = { seed: 1, exclude: [] }

const wordCase = z.object({
  id: z.string(),
  category: z.enum(categories),
  input: z.string(),
  existing: z.array(z.string()),
  count: z.int(),
})
const attributeCase = z.object({
  id: z.string(),
  businessName: z.string(),
  attributes: z.record(z.enum(categories), z.string()),
  profile: z.record(z.string(), z.string()),
})
const refineCase = z.object({
  id: z.string(),
  case: z.string(),
  businessName: z.string(),
  originalUvp: z.string(),
  feedback: z.string(),
})
const valuesCase = z.object({ id: z.string(), doc: z.string() })

function profileOf(told: Readonly<Record<string, string>>): BrandProfile {
  return {
    industry: told.industry ?? '',
    productsServices: told.productsServices ?? '',
    idealClientDescription: told.idealClientDescription ?? '',
    primaryGoal: told.primaryGoal ?? '',
    competitiveDifferentiator: told.competitiveDifferentiator ?? '',
    customerPainPoints: told.customerPainPoints ?? '',
  }
}

function briefOf({ businessName, attributes, profile }: z.infer<typeof attributeCase>): BrandBrief {
  const picks = (category: Category) => [attributes[category]].filter((word) => word !== '')
  return {
    businessName,
    topWords: attributes,
    topFives: {
      culture: picks('culture'),
      customers: picks('customers'),
      voice: picks('voice'),
      feeling: picks('feeling'),
      impact: picks('impact'),
      xfactor: picks('xfactor'),
    },
    profile: profileOf(profile),
    chosenUvp: '',
  }
}

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

function refineOne(brief: BrandBrief, { id, originalUvp, feedback }: z.infer<typeof refineCase>) {
  const reply = refineUvp({ brief, originalUvp, feedback, earlier: [] })
  if (reply.kind === 'question') return { id, refined: originalUvp, clarifying: true, note: reply.question }
  return { id, refined: reply.uvp, note: reply.note }
}

/** Predictions of every part that the engine has a tool for. */
export function predictAll(set: string) {
  const attributeCases = readCases(set, 'copy/attributes.jsonl', attributeCase)
  const briefs = new Map(attributeCases.map((each) => [each.id, briefOf(each)]))

  const words = predict(readCases(set, 'words/cases.jsonl', wordCase), ({ id, category, input, existing, count }) => ({
    id,
    suggestions: suggestWords({ category, input, existingWords: existing, count }),
  }))
  const uvp = predict(attributeCases, (each) => ({ id: each.id, variations: [...writeUvps(briefOf(each), firstTurn)] }))
  const taglines = predict(attributeCases, (each) => ({
    id: each.id,
    taglines: [...writeTaglines(briefOf(each), firstTurn)].slice(0, taglinesPerCase),
  }))
  const refine = predict(readCases(set, 'copy/refine.jsonl', refineCase), (each) => {
    const brief = briefs.get(each.case)
    if (!brief) throw new Error(`The refinement case ${each.id} names a case that is not there: ${each.case}`)
    return refineOne(brief, each)
  })

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
      uvp: uvp.predictions,
      taglines: taglines.predictions,
      refine: refine.predictions,
      values: values.predictions,
      audit: audit.predictions,
    },
    cpuMs: {
      archetype: archetype.cpuMs,
      words: words.cpuMs,
      uvp: uvp.cpuMs,
      taglines: taglines.cpuMs,
      refine: refine.cpuMs,
      values: values.cpuMs,
      audit: audit.cpuMs,
    },
  }
}
