/** The waitlist as admins see it. */
import { z } from 'zod'
import { isoTime, pageQuery } from '#contract/admin.ts'
import { defineCall, successReply } from '#contract/call.ts'

const waiting = z.object({
  id: z.int(),
  email: z.string(),
  firstName: z.string(),
  listName: z.string(),
  joinedAt: isoTime,
})
export type WaitlistEntry = z.infer<typeof waiting>

export const adminWaitlistCalls = {
  listWaiting: defineCall({
    method: 'GET',
    path: '/api/admin/waitlist',
    summary: 'A page of the waitlist, newest first.',
    caller: 'admin',
    query: z.strictObject(pageQuery),
    reply: z.object({ people: z.array(waiting), total: z.int(), thisWeek: z.int() }),
  }),
  removeWaiting: defineCall({
    method: 'DELETE',
    path: '/api/admin/waitlist/:id',
    summary: 'Take somebody off the waitlist.',
    caller: 'admin',
    params: z.strictObject({
      id: z.coerce.number('Nobody waits under this number.').int().min(1).max(Number.MAX_SAFE_INTEGER),
    }),
    body: z.strictObject({}),
    reply: successReply,
    refuses: ['not_found'],
  }),
  exportWaiting: defineCall({
    method: 'GET',
    path: '/api/admin/waitlist.csv',
    summary: 'The waitlist as a table for a spreadsheet.',
    caller: 'admin',
    reply: 'file',
    media: ['text/csv'],
  }),
}
