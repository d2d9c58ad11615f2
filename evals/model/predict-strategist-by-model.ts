/** What a language model answers as Synapse to a set's questions, in the shape that the set's README defines. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { archetypeIds } from '#contract/plain/archetypes.ts'
import { categories, mapCategories, picksPerCategory } from '#contract/plain/brand.ts'
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import { readSentences, sentencesInput } from '#contract/sentences.ts'
import { answerByModel } from '#server/strategist/model-strategist-writer.ts'
import { commandAsker } from '#server/writing/command-gate.ts'
import type { ModelGate } from '#server/writing/model-gate.ts'
import { readCases } from '../read-cases.ts'
import { threadsInline } from './threads-inline.ts'

const toldRecord = z.object({
  businessName: z.string(),
  profile: z.object({
    industry: z.string(),
    productsServices: z.string(),
    idealClientDescription: z.string(),
    primaryGoal: z.string(),
    competitiveDifferentiator: z.string(),
    customerPainPoints: z.string(),
  }),
  sentences: sentencesInput.optional(),
  words: z.record(z.enum(categories), z.array(z.string())),
  uvp: z.string(),
  tagline: z.string(),
  values: z.array(z.object({ title: z.string(), description: z.string() })),
  archetype: z
    .object({ primary: z.enum(archetypeIds), secondary: z.enum(archetypeIds).nullish(), confidence: z.number() })
    .nullable(),
  audit: z
    .object({
      websiteUrl: z.string(),
      overall: z.number(),
      scores: z.object({ voice: z.number(), visual: z.number(), messaging: z.number(), consistency: z.number() }),
      strengths: z.array(z.string()),
      findings: z.array(z.string()),
    })
    .nullable(),
})
type ToldRecord = z.infer<typeof toldRecord>

const questionCase = z.object({
  id: z.string(),
  record: z.string(),
  history: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })),
  question: z.string(),
})

const archetypeOf = ({ archetype }: ToldRecord): StrategistRecord['archetype'] =>
  archetype && {
    ...{ primary: archetype.primary, secondary: archetype.secondary ?? null, ruledOut: [], quotes: [] },
    confidence: archetype.confidence * 100,
  }

const auditOf = ({ audit, archetype }: ToldRecord): StrategistRecord['audit'] =>
  audit && {
    ...{ websiteUrl: audit.websiteUrl, overallScore: audit.overall, scores: audit.scores },
    ...{ strengths: audit.strengths, opportunities: audit.findings, archetype: archetype?.primary ?? '' },
  }

/** A set's record as the server would hold it: five words are picks, of which the first leads. */
function makeRecord(told: ToldRecord): StrategistRecord {
  const attributes = mapCategories((category) => {
    const words = told.words[category]
    const topFive = words.length >= picksPerCategory ? words.slice(0, picksPerCategory) : []
    return { words, topFive, topOne: topFive[0] ?? '' }
  })
  return {
    brief: {
      ...{ businessName: told.businessName, profile: told.profile, chosenUvp: told.uvp },
      topWords: mapCategories((category) => attributes[category].topOne),
      topFives: mapCategories((category) => attributes[category].topFive),
      sentences: readSentences(told.sentences),
    },
    ...{ attributes, chosenTagline: told.tagline, coreValues: told.values },
    ...{ archetype: archetypeOf(told), audit: auditOf(told) },
    chain: {
      brandAttributesCompleted: categories.every((category) => attributes[category].topOne !== ''),
      ...{ chosenUvp: told.uvp, chosenTagline: told.tagline, coreValuesCount: told.values.length },
      ...{ brandArchetypeCompleted: told.archetype !== null, websiteReviewCompleted: told.audit !== null },
    },
    isStale: { uvp: false, taglines: false },
    path: '/toolkit',
  }
}

/** Each question at once. Throws as the gate does. */
export async function predictStrategistByModel(set: string, gate: ModelGate) {
  const text = readFileSync(path.join(set, 'strategist/records.json'), 'utf8')
  const records = z.record(z.string(), toldRecord).parse(JSON.parse(text))
  const cases = readCases(set, 'strategist/questions.jsonl', questionCase)
  const answers = cases.map(async ({ id, record, history, question }) => {
    const told = records[record]
    if (!told) throw new Error(`The question ${id} names a record that is not there: ${record}.`)
    const turn = {
      ...{ message: question, conversation: history, asker: commandAsker, byModel: true },
      ...{ signal: new AbortController().signal, tell: async () => {} },
    }
    const answer = await answerByModel({ gate, threads: threadsInline, productName: 'Signet' }, makeRecord(told), turn)
    return { id, reply: answer?.response ?? '', untold: answer?.untold ?? [], sources: answer?.sources ?? [] }
  })
  return { strategist: await Promise.all(answers) }
}
