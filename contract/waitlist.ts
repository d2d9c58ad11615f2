/** The waitlist for people who want to hear about the launch. */
import { z } from 'zod'
import { defineCall, singleLineText, storableText, successReply } from '#contract/call.ts'

const nameMissing = 'Please tell us your first name.'
const emailWrong = 'Please enter a valid email address'

export const waitlistCalls = {
  joinWaitlist: defineCall({
    method: 'POST',
    path: '/api/waitlist',
    summary: 'Join the waitlist; the answer is the same for whoever stands on it already.',
    caller: 'anyone',
    body: z.strictObject({
      email: storableText(254, emailWrong).trim().pipe(z.email(emailWrong)),
      firstName: singleLineText(100, nameMissing).min(1, nameMissing),
      /** Accepted but unused: the server knows which list this is. */
      listName: storableText(100).optional(),
    }),
    reply: successReply,
  }),
}
