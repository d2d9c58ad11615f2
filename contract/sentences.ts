/** The sentences an owner finishes, as they are sent, stored and returned. */
import { z } from 'zod'
import { singleLineText } from '#contract/call.ts'
import { claimFields } from '#contract/plain/claim.ts'
import {
  makeEmptySentences,
  nameInLineLengthMax,
  type Sentences,
  sentenceLengthMax,
  sentenceStems,
} from '#contract/plain/sentences.ts'

const words = () => singleLineText(sentenceLengthMax).optional()

/** What the owner finished or changed; an absent sentence is left unchanged, '' clears it. */
export const sentencesInput = z.strictObject({
  does: words(),
  who: words(),
  when: words(),
  after: words(),
  only: words(),
  check: words(),
  isOne: z.boolean().optional(),
  shortName: singleLineText(nameInLineLengthMax).optional(),
})
export type SentencesInput = z.infer<typeof sentencesInput>

export const sentencesReply = z.object({
  does: z.string(),
  who: z.string(),
  when: z.string(),
  after: z.string(),
  only: z.string(),
  check: z.string(),
  isOne: z.boolean(),
  shortName: z.string(),
})

/** Reads stored sentences; empty ones if the stored shape is invalid. */
export function readSentences(stored: unknown): Sentences {
  const kept = z.record(z.string(), z.unknown()).catch({}).parse(stored)
  return sentencesReply.catch(makeEmptySentences()).parse({ ...makeEmptySentences(), ...kept })
}

/** How a language model would finish a sentence, and what the owner told that it rests on. */
export const sentenceProposal = z.object({
  stem: z.enum(sentenceStems),
  words: z.string(),
  source: z.object({ field: z.enum(claimFields), told: z.string() }),
})
export type SentenceProposal = z.infer<typeof sentenceProposal>
