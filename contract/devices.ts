/** Devices: the account's sessions with their browsers, and calls to end one or all others. */
import { z } from 'zod'
import { defineCall, successReply } from '#contract/call.ts'

const device = z.object({
  id: z.string(),
  /** Browser and system, as "Safari on iPhone". */
  device: z.string(),
  startedAt: z.string(),
  /**
   * When it was last used, to within about an hour; null near the end of a session's life, when only "within two weeks"
   * is known.
   */
  lastUsedAt: z.string().nullable(),
  isCurrent: z.boolean(),
})
export type Device = z.infer<typeof device>

export const devicesCalls = {
  listDevices: defineCall({
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'The sessions of the account: this one first, then the others, most recently used first.',
    caller: 'signed-in',
    reply: z.object({ sessions: z.array(device) }),
  }),
  endDevice: defineCall({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    summary: 'End another session of the account; signing out ends this one.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    needsConfirmation: true,
    params: z.strictObject({ id: z.uuid('There is no session with this ID.') }),
    body: z.strictObject({}),
    reply: successReply,
  }),
  endOtherDevices: defineCall({
    method: 'DELETE',
    path: '/api/account/sessions',
    summary: 'End all other sessions of the account; answers how many.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    needsConfirmation: true,
    body: z.strictObject({}),
    reply: z.object({ success: z.literal(true), ended: z.int() }),
  }),
}
