/** What the strategist answers to a set's questions, in the shape that the set's README defines. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { archetypeIds } from '#contract/plain/archetypes.ts'
import { type AttributesData, categories, eachCategory, picksNeeded } from '#contract/plain/brand.ts'
import { emptySentences } from '#contract/plain/sentences.ts'
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import { answerQuestion } from '#engine/strategist/answer-question.ts'
import { readCases } from './read-cases.ts'

const saidRecord = z.object({
  businessName: z.string(),
  profile: z.object({
    industry: z.string(),
    productsServices: z.string(),
    idealClientDescription: z.string(),
    primaryGoal: z.string(),
    competitiveDifferentiator: z.string(),
    customerPainPoints: z.string(),
  }),
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
const question = z.object({
  id: z.string(),
  record: z.string(),
  history: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })),
  question: z.string(),
})

/** A set's record as the server would hold it: five words are picks, of which the first leads. */
function recordOf(told: z.infer<typeof saidRecord>): StrategistRecord {
  const attributes: AttributesData = eachCategory((category) => {
    const words = told.words[category]
    const topFive = words.length >= picksNeeded ? words.slice(0, picksNeeded) : []
    return { words, topFive, topOne: topFive[0] ?? '' }
  })
  const { archetype, audit } = told
  return {
    brief: {
      businessName: told.businessName,
      topWords: eachCategory((category) => attributes[category].topOne),
      topFives: eachCategory((category) => attributes[category].topFive),
      profile: told.profile,
      sentences: emptySentences(),
      chosenUvp: told.uvp,
    },
    attributes,
    chosenTagline: told.tagline,
    coreValues: told.values,
    archetype: archetype && {
      primary: archetype.primary,
      secondary: archetype.secondary ?? null,
      confidence: archetype.confidence * 100,
      ruledOut: [],
    },
    audit: audit && {
      websiteUrl: audit.websiteUrl,
      overallScore: audit.overall,
      scores: audit.scores,
      strengths: audit.strengths,
      opportunities: audit.findings,
      archetype: archetype?.primary ?? '',
    },
    chain: {
      brandAttributesCompleted: categories.every((category) => attributes[category].topOne !== ''),
      chosenUvp: told.uvp,
      chosenTagline: told.tagline,
      coreValuesCount: told.values.length,
      brandArchetypeCompleted: archetype !== null,
      websiteReviewCompleted: audit !== null,
    },
    isStale: { uvp: false, taglines: false },
    path: '/toolkit',
  }
}

/** Answers each question of a set: `[{id, reply}]`. */
export function predictStrategist(setDir: string): { id: string; reply: string }[] {
  const text = readFileSync(path.join(setDir, 'strategist/records.json'), 'utf8')
  const records = z.record(z.string(), saidRecord).parse(JSON.parse(text))
  return readCases(setDir, 'strategist/questions.jsonl', question).map((each) => {
    const told = records[each.record]
    if (!told) throw new Error(`The question ${each.id} names a record that is not there: ${each.record}`)
    return { id: each.id, reply: answerQuestion(recordOf(told), each.history, { message: each.question }).response }
  })
}
