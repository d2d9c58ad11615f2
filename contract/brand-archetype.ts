/** The archetype interview: its stored state, a turn, the result, and its calls. */

import { z } from 'zod'
import { archetypeReadingsCalls, modelReadings } from '#contract/archetype-readings.ts'
import { archetypeTextCalls, checkedArchetypeText } from '#contract/archetype-text.ts'
import { defineCall, storableText, successReply, timeZoneQuery } from '#contract/call.ts'
import { olderMessages, olderMessagesQuery } from '#contract/older-messages.ts'
import { archetypeIds } from '#contract/plain/archetypes.ts'
import { resultSources } from '#contract/plain/brand.ts'
import { writingTroubles } from '#contract/plain/writing-tools.ts'

export const answerLengthMax = 4000
const historyMax = 200
const questionIdMax = 60
const messageIdMax = 60
const revisionMax = 100
/** Maximum size of a whole conversation as UTF-8 JSON. */
const historyBytesMax = 1024 * 1024

/** One question and the owner's answer; a list of these is the interview's whole state. */
export const interviewExchange = z.object({ questionId: z.string(), answer: z.string() })
export type InterviewExchange = z.infer<typeof interviewExchange>

/** What the interviewer knows about the brand from its record; '' and [] for missing parts. */
export const interviewBrand = z.object({
  businessName: z.string(),
  industry: z.string(),
  /** The chosen word of each category. */
  voice: z.string(),
  customers: z.string(),
  feeling: z.string(),
  impact: z.string(),
  xfactor: z.string(),
  coreValues: z.array(z.string()),
  chosenTagline: z.string(),
  /** The five picked words of each of voice, xfactor, culture and feeling, in that order. */
  picks: z.array(z.string()),
  chosenUvp: z.string(),
  /** What the owner does that others don't, from the profile. */
  difference: z.string(),
  /** Whether the owner works alone. */
  isAlone: z.boolean().optional(),
})
export type InterviewBrand = z.infer<typeof interviewBrand>

const interviewQuestion = z.object({
  id: z.string(),
  topic: z.string(),
  /** A reply to what the owner just said, if it calls for one, then one question. */
  text: z.string(),
  isProbe: z.boolean(),
})

const archetypeId = z.enum(archetypeIds)

const archetypeCard = z.object({
  id: archetypeId,
  name: z.string(),
  description: z.string(),
  motivation: z.string(),
  examples: z.array(z.string()),
  industryExamples: z.array(z.string()).optional(),
})
export type ArchetypeCard = z.infer<typeof archetypeCard>

/** A verbatim quote that influenced the result, and what it is about. */
const archetypeEvidence = z.object({
  quote: z.string(),
  about: z.string(),
  speaksOf: z.string(),
  archetype: archetypeId,
})
export type ArchetypeEvidence = z.infer<typeof archetypeEvidence>

export const archetypeResult = z.object({
  primary: archetypeCard,
  /** '' if there is no clear secondary archetype. */
  secondary: archetypeCard.or(z.literal('')),
  /** Percent, calibrated: of all results with a confidence of 70, about seven in ten are right. */
  confidence: z.number(),
  /** How settled the result is. 'mixed': two archetypes fit about equally well, and the analysis says so. */
  reading: z.enum(['clear', 'leaning', 'mixed']),
  confidenceDistribution: z.string(),
  /** The probability of each archetype; they add up to 1. */
  distribution: z.record(archetypeId, z.number()),
  /** How many answers pointed mainly to each archetype; absent in results stored before answers were counted. */
  tally: z.record(archetypeId, z.int()).optional(),
  analysis: z.string(),
  evidence: z.array(archetypeEvidence),
  against: z.array(archetypeEvidence),
  wouldChange: z.string(),
  questionsAsked: z.int(),
  archetypesRuledOut: z.array(z.string()),
})
export type ArchetypeResult = z.infer<typeof archetypeResult>

const lines = z.array(z.string())
/**
 * What the result means in practice: the archetype's guidance for texts and pictures, with the owner's own words filled
 * in.
 */
export const archetypeUse = z.object({
  /**
   * The owner's own sentences, ready to publish. `place` suggests where to print one; `from` says where the owner wrote
   * it.
   */
  sentences: z.array(z.object({ text: z.string(), place: z.string(), from: z.string() })),
  /** `own` is how the owner describes their tone of voice, '' if they did not. */
  voice: z.object({ own: z.string(), do: lines, dont: lines }),
  /** `own` are words the owner picked. */
  words: z.object({ own: lines, use: lines, avoid: lines }),
  /** `own` is how the owner describes the look, '' if they did not. */
  pictures: z.object({ own: z.string(), show: lines, skip: lines }),
  traps: z.array(z.object({ name: z.string(), text: z.string() })),
})
export type ArchetypeUse = z.infer<typeof archetypeUse>

/** Returned instead of a result when the answers do not suffice for one: why, and what the owner could say more about. */
export const archetypeShortfall = z.object({
  /** 'silent': too few informative answers; 'unclear': enough of them, but they point in many directions. */
  reason: z.enum(['silent', 'unclear']),
  told: z.int(),
  needed: z.int(),
  questionsAsked: z.int(),
  /** Questions that would help; the first is the one just asked. */
  questions: z.array(z.object({ id: z.string(), about: z.string(), text: z.string() })),
  /** The interview has reached its maximum length and can only be restarted. */
  isOver: z.boolean().optional(),
  /** Answers that said too little to count, such as "no idea": verbatim, with how often each was given. */
  notCounted: z.array(z.object({ text: z.string(), times: z.int() })),
})
export type ArchetypeShortfall = z.infer<typeof archetypeShortfall>

/**
 * The interviewer's next move: a question, the result, or (after the last question) a further question because too
 * little was said.
 */
export const interviewTurn = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('question'), question: interviewQuestion }),
  z.object({
    kind: z.literal('undecided'),
    text: z.string(),
    question: interviewQuestion,
    shortfall: archetypeShortfall,
  }),
  z.object({ kind: z.literal('result'), text: z.string(), result: archetypeResult }),
])
export type InterviewTurn = z.infer<typeof interviewTurn>

/** Beside a question that a language model worded: our own wording of it, and the model's name. */
export const questionWording = z.object({ ours: z.string(), writtenBy: z.string() })

export const archetypeMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  /** When the answer was corrected after it was sent. */
  correctedAt: z.string().optional(),
  wording: questionWording.optional(),
})
export type ArchetypeMessage = z.infer<typeof archetypeMessage>

const source = z.enum(resultSources)
const answerText = storableText(answerLengthMax).trim().min(1, 'Please write an answer.')
/** The client's copy of the conversation: accepted but ignored in favor of the server's. */
const clientHistory = z.array(z.looseObject({})).max(historyMax).optional()
const clientResult = z.looseObject({}).nullable().optional()

/** The stored interview, the same on every device. */
export const archetypeInterview = z.object({
  /** The newest page of messages, oldest first. */
  messages: z.array(archetypeMessage),
  ...olderMessages,
  /** Revision of the conversation; a correction names the revision it was made against. */
  revision: z.string(),
  /** Whether the last message has no reply yet: it is being answered, here or elsewhere, or waits to be resumed. */
  isAnswering: z.boolean(),
  questionsAsked: z.int(),
  archetypeResult: archetypeResult.nullable(),
  /** How to use the result in words and pictures. */
  use: archetypeUse.nullable(),
  /** What a language model wrote about the result, once the owner has asked for it. */
  modelText: checkedArchetypeText.nullable(),
  /** What a language model reads into the answers, once the owner has asked for it. */
  modelReadings: modelReadings.nullable(),
  /** Set after enough questions but too few informative answers: the step stays open and the interview continues. */
  undecided: archetypeShortfall.nullable(),
  source: source.nullable(),
  /** Whether the record has changed since the result was computed. */
  isStale: z.boolean(),
  /** How many earlier conversations can be restored. */
  earlierCount: z.int(),
})
export type ArchetypeInterview = z.infer<typeof archetypeInterview>

export const brandArchetypeCalls = {
  getArchetypeInterview: defineCall({
    method: 'GET',
    path: '/api/brand-archetype',
    summary:
      'The newest messages of the stored conversation, and the result once there is one; `before` asks for older.',
    caller: 'signed-in',
    query: z.strictObject({ before: olderMessagesQuery.optional() }),
    reply: archetypeInterview,
  }),
  analyzeArchetype: defineCall({
    method: 'POST',
    path: '/api/brand-archetype/analyze',
    summary:
      'Answer the last question; the reply asks the next one or, after at least 20, brings the result or says what is missing for one.',
    caller: 'signed-in',
    step: 'brand-archetype',
    body: z.strictObject({
      message: answerText,
      conversationHistory: clientHistory,
      brandAttributes: z.null().optional(),
      /** The question being answered, if not the latest one; only in an undecided interview. */
      questionId: storableText(questionIdMax).optional(),
      /** The language model may word the next question. Which one that is does not depend on it. */
      byModel: z.boolean().optional(),
    }),
    bodyLimitBytes: historyBytesMax,
    reply: z.object({
      message: z.string(),
      archetypeResult: archetypeResult.optional(),
      source,
      /** Why the question stands in our words although the model was asked. */
      trouble: z.enum(writingTroubles).optional(),
      /** The interview after this answer; its `messages` are only those that the answer added. */
      interview: archetypeInterview,
    }),
    events: { text: z.object({ text: z.string() }) },
  }),
  resumeArchetype: defineCall({
    method: 'POST',
    path: '/api/brand-archetype/resume',
    summary: 'Reply to the last answer if a crash or a failure left it without a reply; otherwise it only reads.',
    caller: 'signed-in',
    step: 'brand-archetype',
    body: z.strictObject({}),
    reply: archetypeInterview,
  }),
  correctArchetypeAnswer: defineCall({
    method: 'PUT',
    path: '/api/brand-archetype/answers/:id',
    summary:
      'Correct the words of an answer that was sent. Later answers stay; the open question changes only if it followed from the old words.',
    caller: 'signed-in',
    step: 'brand-archetype',
    params: z.strictObject({ id: storableText(messageIdMax) }),
    body: z.strictObject({ message: answerText, revision: storableText(revisionMax) }),
    /** `messages` holds the corrected answer and everything after it. */
    reply: archetypeInterview,
  }),
  saveArchetype: defineCall({
    method: 'POST',
    path: '/api/brand-archetype/save',
    summary: 'Save the result that the server has computed, with its conversation.',
    caller: 'signed-in',
    step: 'brand-archetype',
    body: z.strictObject({ archetypeResult: clientResult, conversationHistory: clientHistory }),
    bodyLimitBytes: historyBytesMax,
    reply: successReply,
  }),
  resetArchetype: defineCall({
    method: 'POST',
    path: '/api/brand-archetype/reset',
    summary: 'Start over; the earlier conversation is kept.',
    caller: 'signed-in',
    step: 'brand-archetype',
    body: z.strictObject({}),
    reply: successReply,
  }),
  renewArchetype: defineCall({
    method: 'POST',
    path: '/api/brand-archetype/renew',
    summary: 'Read the same answers again against the current brand record; the earlier result is kept.',
    caller: 'signed-in',
    step: 'brand-archetype',
    body: z.strictObject({}),
    reply: successReply,
  }),
  ...archetypeTextCalls,
  ...archetypeReadingsCalls,
  downloadArchetype: defineCall({
    method: 'POST',
    path: '/api/brand-archetype/pdf',
    summary: 'The analysis that the server has computed, as a PDF file.',
    caller: 'signed-in',
    query: timeZoneQuery,
    body: z.strictObject({ archetypeResult: clientResult, conversationHistory: clientHistory }),
    bodyLimitBytes: historyBytesMax,
    reply: 'file',
    media: ['application/pdf'],
  }),
}
