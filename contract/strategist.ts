/** Synapse, the strategist: its suggestions ("nudges"), the conversation with it, and a reply. */

import { z } from 'zod'
import { defineCall, storableText, successReply } from '#contract/call.ts'
import { conversationFullness, olderMessages, olderMessagesQuery } from '#contract/older-messages.ts'
import { resultSources } from '#contract/plain/brand.ts'
import { strategistMessageLengthMax } from '#contract/plain/strategist-limits.ts'
import { strategistRoutes } from '#contract/plain/strategist-routes.ts'
import { writingTroubles } from '#contract/plain/writing-tools.ts'

const source = z.enum(resultSources)

/**
 * A suggested action. `navigate` and `complete` link to `action`; `review` continues the conversation with `label` as
 * the owner's question.
 */
export const suggestion = z.object({
  id: z.string(),
  type: z.enum(['navigate', 'review', 'complete']),
  action: z.enum(strategistRoutes),
  label: z.string(),
  priority: z.enum(['high', 'medium', 'low']),
})
export type Suggestion = z.infer<typeof suggestion>

/** A suggestion with its reason and a supporting quote from the owner or their site. */
export const nudge = suggestion.extend({
  reason: z.string(),
  quote: z.object({ text: z.string(), source: z.string() }).optional(),
})
export type Nudge = z.infer<typeof nudge>

/** A question offered as a button: `label` is on the button, `question` is sent. */
export const questionChoice = z.object({ label: z.string(), question: z.string() })
export type QuestionChoice = z.infer<typeof questionChoice>

/** A search hit in the brand record, the explanation of the method or the help texts, with the path it links to. */
export const searchHit = z.object({
  place: z.enum(['brand', 'method', 'help']),
  title: z.string(),
  text: z.string(),
  action: z.union([z.enum(strategistRoutes), z.string().regex(/^\/help#[a-z0-9-]+$/)]),
})
export type SearchHit = z.infer<typeof searchHit>

/** What a reply contains besides its text. */
export const replyExtras = {
  suggestions: z.array(suggestion),
  /** The next step or an observation, as cards. */
  nudges: z.array(nudge),
  hits: z.array(searchHit),
  /** Questions the owner can ask instead. */
  choices: z.array(questionChoice),
}

const brought = z.object(replyExtras)
export type ReplyExtras = z.infer<typeof brought>

/** What an answer that a language model wrote, or should have written, has besides. */
export const answerMarks = {
  /** The language model that wrote it; absent for an answer of the engine. */
  writtenBy: z.string().optional(),
  /** Why the model's answer is missing or incomplete. */
  trouble: z.enum(writingTroubles).optional(),
  /** What the model's answer rests on: what the owner told us, word for word, and passages of the method and the help. */
  sources: z.array(searchHit).optional(),
  /** What it says about the business although nobody told us: the characters from `start` to before `end`. */
  untold: z.array(z.object({ start: z.int(), end: z.int() })).optional(),
}
const marks = z.object(answerMarks)
export type AnswerMarks = z.infer<typeof marks>

export const strategistMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  ...brought.partial().shape,
  ...answerMarks,
})
export type StrategistMessage = z.infer<typeof strategistMessage>

/** The client's copy of the conversation and brand: accepted but ignored in favor of the server's. */
const clientHistory = z.array(z.looseObject({})).max(200).optional()
const context = z
  .looseObject({
    currentPath: storableText(500).nullable().optional().catch(undefined),
    /** Set if the owner pressed a suggestion, whose label was then sent as the message: the id of that suggestion. */
    reviewing: storableText(100).nullable().optional().catch(undefined),
  })
  .nullable()
  .optional()

export const strategistCalls = {
  getStrategistAnalysis: defineCall({
    method: 'GET',
    path: '/api/strategist/analysis',
    summary: 'At most three suggestions from the brand record, the most important first, each with its reason.',
    caller: 'signed-in',
    /** With `hasConversation` the owner has already talked to Synapse, so its button need not show the number of nudges. */
    reply: z.object({ nudges: z.array(nudge), hasConversation: z.boolean() }),
  }),
  getStrategistConversation: defineCall({
    method: 'GET',
    path: '/api/strategist/conversation',
    summary: 'The newest messages of the conversation with the strategist, oldest first; `before` asks for older.',
    caller: 'signed-in',
    query: z.strictObject({ before: olderMessagesQuery.optional() }),
    reply: z.object({ messages: z.array(strategistMessage), ...olderMessages, ...conversationFullness }),
  }),
  askStrategist: defineCall({
    method: 'POST',
    path: '/api/strategist/chat',
    summary:
      'Ask the strategist: what comes next, what was noticed, what the brand, the method and the help hold, or, of a language model, anything about the brand.',
    caller: 'signed-in',
    body: z.strictObject({
      message: storableText(strategistMessageLengthMax).trim().min(1, 'Please write a message.'),
      context,
      conversationHistory: clientHistory,
      /** The owner pressed Send where it says that a language model answers. */
      byModel: z.boolean().optional(),
    }),
    bodyLimitBytes: 256 * 1024,
    reply: z.object({
      response: z.string(),
      ...replyExtras,
      source,
      ...answerMarks,
      ...conversationFullness,
    }),
    events: { text: z.object({ text: z.string() }) },
  }),
  resetStrategist: defineCall({
    method: 'POST',
    path: '/api/strategist/reset',
    summary: 'Begin a new conversation with the strategist; the earlier one is kept with the account’s data.',
    caller: 'signed-in',
    body: z.strictObject({}),
    reply: successReply,
  }),
}
