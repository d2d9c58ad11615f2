/** What a language model reads into the answers of an interview, and how that counts; and its calls. */
import { z } from 'zod'
import { defineCall, storableText, successReply } from '#contract/call.ts'
import { archetypeIds } from '#contract/plain/archetypes.ts'
import { writingTroubles } from '#contract/plain/writing-tools.ts'

const archetypeId = z.enum(archetypeIds)
const readingIdMax = 60

export const archetypeReading = z.object({
  id: z.string(),
  /** Verbatim words of the answer. */
  quote: z.string(),
  /** Completes "On …, you said". */
  about: z.string(),
  /** Completes "a sign of …". */
  speaksOf: z.string(),
  archetype: archetypeId,
  /** What our own tables see in the whole answer; null if nothing clear. */
  byTables: archetypeId.nullable(),
  /** The owner said that this is not it, so it does not count. */
  isTakenBack: z.boolean(),
})
export type ArchetypeReading = z.infer<typeof archetypeReading>

export const modelReadings = z.object({
  items: z.array(archetypeReading),
  /** The language model's name. */
  writtenBy: z.string(),
  /** The first archetype of the count without any reading; null if none would stand out. */
  firstWithout: archetypeId.nullable(),
})
export type ModelReadings = z.infer<typeof modelReadings>

export const archetypeReadingsCalls = {
  writeArchetypeReadings: defineCall({
    method: 'POST',
    path: '/api/brand-archetype/readings',
    summary: 'Let the language model read the answers; what it finds counts less than what our own tables find.',
    caller: 'signed-in',
    step: 'brand-archetype',
    body: z.strictObject({ byModel: z.boolean().optional() }),
    /** Without `byModel`, or if the model gave nothing of use, the result stays as it was. */
    reply: successReply.extend({
      trouble: z.enum(writingTroubles).optional(),
      /** The interview was undecided and still is: even with the readings, no archetype stands out. */
      isUndecided: z.boolean().optional(),
    }),
  }),
  changeArchetypeReading: defineCall({
    method: 'PUT',
    path: '/api/brand-archetype/readings',
    summary: 'Take a reading back, or let it count again; the result is counted anew.',
    caller: 'signed-in',
    step: 'brand-archetype',
    body: z.strictObject({ id: storableText(readingIdMax), isTakenBack: z.boolean() }),
    reply: successReply,
  }),
  removeArchetypeReadings: defineCall({
    method: 'DELETE',
    path: '/api/brand-archetype/readings',
    summary: 'Remove all readings; the result is counted from our own tables alone.',
    caller: 'signed-in',
    step: 'brand-archetype',
    body: z.strictObject({}),
    reply: successReply,
  }),
}
