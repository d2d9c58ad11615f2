/** History: every part of the brand record keeps its last 50 states, and each can be restored. */
import { z } from 'zod'
import { defineCall, storableText } from '#contract/call.ts'

export const versionsKept = 50
export const historyParts = ['attributes', 'uvps', 'taglines', 'values', 'archetype'] as const
export type HistoryPart = (typeof historyParts)[number]

/** One earlier state; `lines` is a short preview of its content, so that the owner can recognize it. */
const version = z.object({ id: z.string(), replacedAt: z.string(), reason: z.string(), lines: z.array(z.string()) })

export const brandHistoryCalls = {
  listVersions: defineCall({
    method: 'GET',
    path: '/api/brand/history',
    summary: 'The earlier states of one part of the brand record, newest first.',
    caller: 'signed-in',
    query: z.strictObject({ part: z.enum(historyParts) }),
    reply: z.object({ versions: z.array(version) }),
  }),
  restoreVersion: defineCall({
    method: 'POST',
    path: '/api/brand/history/:id/restore',
    summary: 'Bring back an earlier version; the current one is kept in its place.',
    caller: 'signed-in',
    step: 'brand-attributes',
    params: z.strictObject({ id: storableText(40) }),
    body: z.strictObject({}),
    reply: z.object({ success: z.literal(true), part: z.enum(historyParts) }),
  }),
}
