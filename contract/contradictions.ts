/** Answers of an owner that contradict each other: the list, and setting one aside because both are right. */
import { z } from 'zod'
import { defineCall, storableText } from '#contract/call.ts'
import type { PassagePair } from '#contract/plain/brand.ts'
import { claimFields } from '#contract/plain/claim.ts'

/** How many are shown at a time; the next ones follow. */
export const contradictionsShown = 2
/** How many pairs a brand keeps as both right: the oldest go. */
export const bothRightKept = 50
/** As long as the longest answer. */
const passage = storableText(2000).trim().min(1)

const side = z.object({ field: z.enum(claimFields), passage: z.string() })

/** `what`: on what the two answers disagree, such as “the founding year”. */
export const contradiction = z.object({ what: z.string(), one: side, other: side })
export type Contradiction = z.infer<typeof contradiction>

/** Reads the stored pairs of passages. */
export const readBothRight = (stored: unknown): PassagePair[] =>
  z
    .array(z.tuple([z.string(), z.string()]))
    .catch([])
    .parse(stored)

export const contradictionsCalls = {
  listContradictions: defineCall({
    method: 'GET',
    path: '/api/brand/contradictions',
    summary: 'The first answers of the owner that contradict each other, with both passages.',
    caller: 'signed-in',
    reply: z.object({ contradictions: z.array(contradiction) }),
  }),
  acceptBoth: defineCall({
    method: 'PUT',
    path: '/api/brand/contradictions',
    summary: 'Say of two passages that both are right; they are not asked about again.',
    caller: 'signed-in',
    body: z.strictObject({ one: passage, other: passage }),
    reply: z.object({ success: z.literal(true) }),
  }),
}
