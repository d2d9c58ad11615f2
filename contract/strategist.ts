/** Synapse, the strategist: nudges, the conversation, a turn of it. */
import { z } from 'zod'
import { call, done, text } from '#contract/call.ts'
import { beforeMessage, fullness, olderMessages } from '#contract/older-messages.ts'
import { strategistMessageMax } from '#contract/plain/strategist-limits.ts'
import { strategistRoutes } from '#contract/plain/strategist-routes.ts'

const maker = z.enum(['embedded', 'provider'])

/**
 * Something to do. `navigate` and `complete` lead to `action`; `review` is answered in the conversation, where `label`
 * is what the owner asks by choosing it.
 */
export const suggestion = z.object({
  id: z.string(),
  type: z.enum(['navigate', 'review', 'complete']),
  action: z.enum(strategistRoutes),
  label: z.string(),
  priority: z.enum(['high', 'medium', 'low']),
})
export type Suggestion = z.infer<typeof suggestion>

/** A suggestion with why it is made, and the words of the owner or of her site that show it. */
export const nudge = suggestion.extend({
  reason: z.string(),
  quote: z.object({ text: z.string(), source: z.string() }).optional(),
})
export type Nudge = z.infer<typeof nudge>

/** A question to choose with a press: `label` stands on the button, `question` is sent. */
export const choice = z.object({ label: z.string(), question: z.string() })
export type Choice = z.infer<typeof choice>

/** What a search found: part of the brand record, of the method or of the help, and the own path that it leads to. */
export const hit = z.object({
  place: z.enum(['brand', 'method', 'help']),
  title: z.string(),
  text: z.string(),
  action: z.union([z.enum(strategistRoutes), z.string().regex(/^\/help#[a-z0-9-]+$/)]),
})
export type Hit = z.infer<typeof hit>

/** What an answer brings besides its sentence. */
export const broughtAlong = {
  suggestions: z.array(suggestion),
  /** The next step or what was noticed, as cards. */
  nudges: z.array(nudge),
  hits: z.array(hit),
  /** What can be asked instead. */
  choices: z.array(choice),
}

const brought = z.object(broughtAlong)
export type BroughtAlong = z.infer<typeof brought>

export const strategistMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  ...brought.partial().shape,
})
export type StrategistMessage = z.infer<typeof strategistMessage>

/** What a client knows of the conversation and of the brand; accepted, and never trusted over the server's own. */
const clientHistory = z.array(z.looseObject({})).max(200).optional()
const context = z
  .looseObject({
    currentPath: text(500).nullable().optional().catch(undefined),
    /** The suggestion that was chosen, where the message is its label. */
    reviewing: text(100).nullable().optional().catch(undefined),
  })
  .nullable()
  .optional()

export const strategistCalls = {
  getStrategistAnalysis: call({
    method: 'GET',
    path: '/api/strategist/analysis',
    summary: 'At most three suggestions from the brand record, the most important first, each with its reason.',
    caller: 'signed-in',
    /** `hasConversation`: something was said already, so that no nudge has to draw attention. */
    reply: z.object({ nudges: z.array(nudge), hasConversation: z.boolean() }),
  }),
  getStrategistConversation: call({
    method: 'GET',
    path: '/api/strategist/conversation',
    summary: 'The newest messages of the conversation with the strategist, oldest first; `before` asks for older.',
    caller: 'signed-in',
    query: z.strictObject({ before: beforeMessage.optional() }),
    reply: z.object({ messages: z.array(strategistMessage), ...olderMessages, ...fullness }),
  }),
  askStrategist: call({
    method: 'POST',
    path: '/api/strategist/chat',
    summary: 'Ask the strategist: what comes next, what was noticed, or what the brand, the method and the help hold.',
    caller: 'signed-in',
    body: z.strictObject({
      message: text(strategistMessageMax).trim().min(1, 'Please write a message.'),
      context,
      conversationHistory: clientHistory,
    }),
    bodyLimitBytes: 256 * 1024,
    reply: z.object({
      response: z.string(),
      ...broughtAlong,
      source: maker,
      ...fullness,
    }),
    events: { text: z.object({ text: z.string() }) },
  }),
  resetStrategist: call({
    method: 'POST',
    path: '/api/strategist/reset',
    summary: 'Begin a new conversation with the strategist; the earlier one is kept with the account’s data.',
    caller: 'signed-in',
    body: z.strictObject({}),
    reply: done,
  }),
}
