/** The archetype interview: what is stored of it, a turn, the result, and its calls. */
import { z } from 'zod'
import { call, done, inTimeZone, text } from '#contract/call.ts'
import { beforeMessage, olderMessages } from '#contract/older-messages.ts'
import { archetypeIds } from '#contract/plain/archetypes.ts'

export const answerLengthMax = 4000
const historyMax = 200
const questionIdMax = 60
const messageIdMax = 60
const revisionMax = 100
/** A whole conversation at its longest, in UTF-8 and JSON. */
const historyBytesMax = 1024 * 1024

/** One question and what the owner answered; the interview's whole state is the list of these. */
export const interviewExchange = z.object({ questionId: z.string(), answer: z.string() })
export type InterviewExchange = z.infer<typeof interviewExchange>

/** What the brand record already says; '' and [] where it says nothing. */
export const interviewBrand = z.object({
  businessName: z.string(),
  industry: z.string(),
  /** The chosen words of these categories. */
  voice: z.string(),
  customers: z.string(),
  feeling: z.string(),
  impact: z.string(),
  xfactor: z.string(),
  coreValues: z.array(z.string()),
  chosenTagline: z.string(),
  /** All that she picked: the voice first. */
  picks: z.array(z.string()),
  chosenUvp: z.string(),
  /** What she does that others don't, as she told her profile. */
  difference: z.string(),
  /** Whether nobody but her works there. */
  isAlone: z.boolean().optional(),
})
export type InterviewBrand = z.infer<typeof interviewBrand>

const interviewQuestion = z.object({
  id: z.string(),
  topic: z.string(),
  /** The half-sentence that takes up the owner's words, then one question. */
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

/** A quote that decided something: verbatim, with what it speaks of. */
const archetypeEvidence = z.object({
  quote: z.string(),
  about: z.string(),
  speaksOf: z.string(),
  archetype: archetypeId,
})
export type ArchetypeEvidence = z.infer<typeof archetypeEvidence>

export const archetypeResult = z.object({
  primary: archetypeCard,
  /** '' where no second is clear. */
  secondary: archetypeCard.or(z.literal('')),
  /** Percent, calibrated: of all results that say 70, about seven in ten are right. */
  confidence: z.number(),
  /** 'mixed': two readings are close, and the analysis says so. */
  reading: z.enum(['clear', 'leaning', 'mixed']),
  confidenceDistribution: z.string(),
  /** The probability of each of the twelve; they add up to 1. */
  distribution: z.record(archetypeId, z.number()),
  /** How many answers spoke most for each of the twelve; older results lack it. */
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
/** What to do with a result: the archetype's table, filled with the owner's words. */
export const archetypeUse = z.object({
  /** Her own sentences, as they could be printed; `from` says where each was told. */
  sentences: z.array(z.object({ text: z.string(), place: z.string(), from: z.string() })),
  /** `own` is how she sounds in her own words, '' where she did not say. */
  voice: z.object({ own: z.string(), do: lines, dont: lines }),
  /** `own` are words that she picked. */
  words: z.object({ own: lines, use: lines, avoid: lines }),
  /** `own` is what it looks like in her own words, '' where she did not say. */
  pictures: z.object({ own: z.string(), show: lines, skip: lines }),
  traps: z.array(z.object({ name: z.string(), text: z.string() })),
})
export type ArchetypeUse = z.infer<typeof archetypeUse>

/** Why an interview names no archetype yet, and what to tell more about. */
export const archetypeShortfall = z.object({
  /** 'silent': too few answers tell something; 'unclear': enough do, and point many ways. */
  reason: z.enum(['silent', 'unclear']),
  told: z.int(),
  needed: z.int(),
  questionsAsked: z.int(),
  /** Questions that would help; the first is the one that was just asked. */
  questions: z.array(z.object({ id: z.string(), about: z.string(), text: z.string() })),
  /** The interview is as long as it gets: it can only be started over. */
  isOver: z.boolean().optional(),
  /** Answers that count nothing, as they were typed, with how often each was given. */
  notCounted: z.array(z.object({ text: z.string(), times: z.int() })),
})
export type ArchetypeShortfall = z.infer<typeof archetypeShortfall>

/** What comes next: a question, the result, or the question after the last one where too little was told. */
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

export const archetypeMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  /** Of an answer whose words were corrected after it was sent: when. */
  correctedAt: z.string().optional(),
})
export type ArchetypeMessage = z.infer<typeof archetypeMessage>

const maker = z.enum(['embedded', 'provider'])
const answerText = text(answerLengthMax).trim().min(1, 'Please write an answer.')
/** What a client holds of the conversation; accepted, and never trusted over what the server holds. */
const clientHistory = z.array(z.looseObject({})).max(historyMax).optional()
const clientResult = z.looseObject({}).nullable().optional()

/** The interview as it is stored: the same on every device. */
export const archetypeInterview = z.object({
  /** The newest ones, oldest first. */
  messages: z.array(archetypeMessage),
  ...olderMessages,
  /** Which state of the conversation this is: a correction names the one that it was made in. */
  revision: z.string(),
  /** Whether the last message is being answered right now, for this or another device. */
  isAnswering: z.boolean(),
  questionsAsked: z.int(),
  archetypeResult: archetypeResult.nullable(),
  /** What the result means for what she writes and shows. */
  use: archetypeUse.nullable(),
  /** Set once enough was asked and too little told: the step stays open and the interview goes on. */
  undecided: archetypeShortfall.nullable(),
  source: maker.nullable(),
  /** Whether the result was made from other answers of the record than stand there now. */
  isStale: z.boolean(),
  /** How many earlier conversations can be brought back. */
  earlierCount: z.int(),
})
export type ArchetypeInterview = z.infer<typeof archetypeInterview>

export const brandArchetypeCalls = {
  getArchetypeInterview: call({
    method: 'GET',
    path: '/api/brand-archetype',
    summary:
      'The newest messages of the stored conversation, and the result once there is one; `before` asks for older.',
    caller: 'signed-in',
    query: z.strictObject({ before: beforeMessage.optional() }),
    reply: archetypeInterview,
  }),
  analyzeArchetype: call({
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
      /** One of the questions of an undecided interview, if another than the one just asked is answered. */
      questionId: text(questionIdMax).optional(),
    }),
    bodyLimitBytes: historyBytesMax,
    reply: z.object({
      message: z.string(),
      archetypeResult: archetypeResult.optional(),
      source: maker,
      /** How it stands now; of its messages those that this answer has added. */
      interview: archetypeInterview,
    }),
    events: { text: z.object({ text: z.string() }) },
  }),
  correctArchetypeAnswer: call({
    method: 'PUT',
    path: '/api/brand-archetype/answers/:id',
    summary:
      'Correct the words of an answer that was sent. Later answers stay; the open question changes only if it followed from the old words.',
    caller: 'signed-in',
    step: 'brand-archetype',
    params: z.strictObject({ id: text(messageIdMax) }),
    body: z.strictObject({ message: answerText, revision: text(revisionMax) }),
    /** Of its messages the corrected answer and all that stands below it. */
    reply: archetypeInterview,
  }),
  saveArchetype: call({
    method: 'POST',
    path: '/api/brand-archetype/save',
    summary: 'Save the result that the server has computed, with its conversation.',
    caller: 'signed-in',
    step: 'brand-archetype',
    body: z.strictObject({ archetypeResult: clientResult, conversationHistory: clientHistory }),
    bodyLimitBytes: historyBytesMax,
    reply: done,
  }),
  resetArchetype: call({
    method: 'POST',
    path: '/api/brand-archetype/reset',
    summary: 'Start over; the earlier conversation is kept.',
    caller: 'signed-in',
    step: 'brand-archetype',
    body: z.strictObject({}),
    reply: done,
  }),
  renewArchetype: call({
    method: 'POST',
    path: '/api/brand-archetype/renew',
    summary: 'Read the same answers again against the current brand record; the earlier result is kept.',
    caller: 'signed-in',
    step: 'brand-archetype',
    body: z.strictObject({}),
    reply: done,
  }),
  downloadArchetype: call({
    method: 'POST',
    path: '/api/brand-archetype/pdf',
    summary: 'The analysis that the server has computed, as a PDF file.',
    caller: 'signed-in',
    query: inTimeZone,
    body: z.strictObject({ archetypeResult: clientResult, conversationHistory: clientHistory }),
    bodyLimitBytes: historyBytesMax,
    reply: 'file',
    media: ['application/pdf'],
  }),
}
