/** Re-authentication before sensitive calls that an open session alone must not make. */
import { z } from 'zod'
import { defineCall, storableText, successReply } from '#contract/call.ts'
import { secondFactorCode } from '#contract/second-factor.ts'

const passwordLengthMax = 1024

export const confirmationCalls = {
  confirm: defineCall({
    method: 'POST',
    path: '/api/auth/confirm',
    summary:
      'Give the password, or a code of the second factor, again: for ten minutes this session may do what asks for it.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    body: z
      .strictObject({
        password: storableText(passwordLengthMax).min(1, 'Password is required').optional(),
        code: secondFactorCode.optional(),
      })
      .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
        error: 'Please type your password or a code.',
        path: ['password'],
      }),
    reply: successReply,
    refuses: ['invalid_code'],
  }),
}
