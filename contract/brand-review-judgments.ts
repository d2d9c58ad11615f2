/** What a language model judged of a reviewed site. It stands beside what was measured and changes none of it. */
import { z } from 'zod'
import { judgmentKinds } from '#contract/plain/judgments.ts'

/** One of the two passages that a judgment rests on, verbatim. */
const judgedQuote = z.object({
  quote: z.string(),
  /** The page of the site; null if the owner's brand record says it. */
  page: z.string().nullable(),
  /** Where it stands there: "heading 2", or the question that the owner answered. */
  place: z.string(),
})
export type JudgedQuote = z.infer<typeof judgedQuote>

const judgment = z.object({
  id: z.string(),
  kind: z.enum(judgmentKinds),
  one: judgedQuote,
  other: judgedQuote,
  /** What does not fit, and what to do about it: a sentence each. */
  what: z.string(),
  todo: z.string(),
  /** The model that wrote it. */
  writtenBy: z.string(),
})
export type Judgment = z.infer<typeof judgment>

/** As stored with a review. */
export const storedJudgments = z.object({
  items: z.array(judgment),
  /** How many pairs of the last answer did not stand the checks. */
  dropped: z.int(),
  /** The model that was asked last, and when. */
  writtenBy: z.string(),
  writtenAt: z.string(),
})
export type StoredJudgments = z.infer<typeof storedJudgments>

export const auditJudgments = z.object({
  /** Whether the passages of the site are stored, so that a model can be asked about them. */
  canBeAsked: z.boolean(),
  /** The model that was asked last; null if none was. */
  askedOf: z.string().nullable(),
  items: z.array(judgment.extend({ isSetAside: z.boolean() })),
})
export type AuditJudgments = z.infer<typeof auditJudgments>
