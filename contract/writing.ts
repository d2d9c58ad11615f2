/** Who writes for an owner: the embedded engine or a language model, what the owner agreed to, and how much was sent. */
import { z } from 'zod'
import { defineCall, storableText } from '#contract/call.ts'
import { writingTools } from '#contract/plain/writing-tools.ts'

export const writingState = z.object({
  /** null: no language model is set up, and every tool works with the owner's own words. */
  model: z
    .object({
      name: z.string(),
      /** Whether it runs on the operator's own machine, so that nothing leaves it and nothing has to be agreed to. */
      isOwnMachine: z.boolean(),
      /** Who receives what is sent: "Anthropic", or the host of another server. */
      recipient: z.string(),
    })
    .nullable(),
  /** Whether the model may write for this owner. */
  isOn: z.boolean(),
  /** When the owner agreed that words are sent to this recipient; null before. */
  agreedAt: z.string().nullable(),
  /** Whether the owner wants to see the text before it is sent, each time. */
  isShownEachTime: z.boolean(),
})
export type WritingState = z.infer<typeof writingState>

/** What would be sent, to the letter. */
export const sentText = z.object({
  /** What is asked: the same for every owner. */
  instructions: z.string(),
  /** The owner's own words. */
  record: z.string(),
})
export type SentText = z.infer<typeof sentText>

/** How much was sent on one day by one tool; the texts are not kept. */
const sentCount = z.object({
  day: z.iso.date(),
  tool: z.enum(writingTools),
  calls: z.int(),
  characters: z.int(),
})

export const writingCalls = {
  readWriting: defineCall({
    method: 'GET',
    path: '/api/writing',
    summary: 'Who writes for the signed-in user, and what they agreed to.',
    caller: 'signed-in',
    reply: writingState,
  }),
  changeWriting: defineCall({
    method: 'PUT',
    path: '/api/writing',
    summary: 'Agree that a language model writes with the user’s words, or turn it off.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    body: z.strictObject({ isOn: z.boolean(), isShownEachTime: z.boolean().optional() }),
    reply: writingState,
  }),
  readSentText: defineCall({
    method: 'GET',
    path: '/api/writing/preview/:tool',
    summary: 'The exact text that a tool would send to the language model now.',
    caller: 'signed-in',
    params: z.strictObject({ tool: z.enum(writingTools) }),
    /** What a tool with several requests is asked about: `document`, `picture`, `question`, or the id of a core value or a review. */
    query: z.strictObject({ about: storableText(80).optional() }),
    reply: sentText,
  }),
  listSent: defineCall({
    method: 'GET',
    path: '/api/writing/sent',
    summary: 'How much was sent to the language model, by day and tool, over the last 90 days.',
    caller: 'signed-in',
    reply: z.object({ counts: z.array(sentCount) }),
  }),
}
