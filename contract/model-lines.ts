/** What the calls of value propositions and taglines share about lines that a language model writes. */
import { z } from 'zod'
import { storableText } from '#contract/call.ts'
import { resultSources } from '#contract/plain/brand.ts'
import { claimFields } from '#contract/plain/claim.ts'
import { writingTroubles } from '#contract/plain/writing-tools.ts'

/** Part of a request. */
export const modelWriting = {
  /** Let the language model write, if one is set up and the owner agreed; without, the engine drafts. */
  byModel: z.boolean().optional(),
}

/** Part of a reply. */
export const writingTrouble = {
  /** Why a language model did not write, or not all of it. */
  trouble: z.enum(writingTroubles).optional(),
}

/** The query of a call that reads a document. */
export const modelReading = z.strictObject({
  /** Let a language model read the text too, if one is set up and the owner agreed. */
  byModel: z.literal('true').optional(),
})

/** Part of a reply about a document. */
export const modelReader = {
  /** The words in a picture, as a language model read them: what all that was found in it is quoted from. */
  transcript: z.object({ text: z.string(), readBy: z.string() }).optional(),
  /** The language model that read it too. */
  suggestedBy: z.string().optional(),
  /** How many characters the language model read, if the text is longer. */
  readCharacters: z.int().optional(),
  ...writingTrouble,
  source: z.enum(resultSources),
}

/** Stored with a line. */
export const lineWriter = {
  /** The language model that wrote the line; absent for lines in the owner's own words. */
  writtenBy: storableText(100).optional(),
}

/** Part of a line in a list that is read: what it claims, and where the owner told us so, by today's answers. */
export const lineClaims = {
  claims: z
    .array(
      z.object({
        start: z.int(),
        end: z.int(),
        source: z.object({ field: z.enum(claimFields), told: z.string() }).optional(),
        isDisputed: z.literal(true).optional(),
      }),
    )
    .optional(),
}

/** Part of an event: the line was checked against what the owner told, and takes the place of the one that came as number `at`. */
export const checkedAt = { at: z.int().min(0) }
