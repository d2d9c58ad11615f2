/** Re-authentication before sensitive calls that an open session alone must not make. */
import { z } from 'zod'
import { call, done, text } from '#contract/call.ts'
import { secondFactorCode } from '#contract/second-factor.ts'

const passwordLengthMax = 1024

export const confirmationCalls = {
  confirm: call({
    method: 'POST',
    path: '/api/auth/confirm',
    summary:
      'Give the password, or a code of the second factor, again: for ten minutes this session may do what asks for it.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    body: z
      .strictObject({
        password: text(passwordLengthMax).min(1, 'Password is required').optional(),
        code: secondFactorCode.optional(),
      })
      .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
        error: 'Please type your password or a code.',
        path: ['password'],
      }),
    reply: done,
    refuses: ['invalid_code'],
  }),
}
