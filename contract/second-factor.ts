/** The second factor: a code from an authenticator app after the password, and recovery codes for a lost phone. */
import { z } from 'zod'
import { defineCall, singleLineText, storableText, successReply } from '#contract/call.ts'

const passwordLengthMax = 1024
const password = storableText(passwordLengthMax, 'Password is required').min(1, 'Password is required')
/** Six digits, or a recovery code; spaces and dashes are ignored. */
export const secondFactorCode = singleLineText(40, 'Please type the code.').min(1, 'Please type the code.')

const recoveryCodes = z.object({
  /** The recovery codes. Each works once, and they cannot be shown again. */
  codes: z.array(z.string()),
})

const standing = z.object({
  /** When the second factor was switched on; null if it is off. */
  since: z.string().nullable(),
  codesLeft: z.int(),
  /** Whether this installation admits admins only with a second factor. */
  isRequired: z.boolean(),
})
export type SecondFactorState = z.infer<typeof standing>

const beginning = z.object({
  /** The secret key for entering it by hand, in groups of four. */
  key: z.string(),
  /** The otpauth URL in the QR code; tapping it opens an authenticator app on the same phone. */
  address: z.string(),
  /** The QR code as one SVG path, `size` units wide. */
  square: z.object({ size: z.int(), path: z.string() }),
})
export type NewSecondFactor = z.infer<typeof beginning>

export const secondFactorCalls = {
  getSecondFactor: defineCall({
    method: 'GET',
    path: '/api/account/second-factor',
    summary: 'Whether a code is asked for after the password, and how many recovery codes are left.',
    caller: 'signed-in',
    reply: standing,
  }),
  beginSecondFactor: defineCall({
    method: 'POST',
    path: '/api/account/second-factor',
    summary:
      'Begin to set up a second factor: its key, told now and never again. Nothing is asked for before it is confirmed.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    body: z.strictObject({}),
    reply: beginning,
    refuses: ['second_factor_on'],
  }),
  confirmSecondFactor: defineCall({
    method: 'POST',
    path: '/api/account/second-factor/confirm',
    summary:
      'Turn the second factor on with its first code and the password; ends all other sessions, answers ten recovery codes.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    body: z.strictObject({ password, code: secondFactorCode }),
    reply: recoveryCodes,
    refuses: ['second_factor_on', 'second_factor_off', 'invalid_code'],
  }),
  renewRecoveryCodes: defineCall({
    method: 'POST',
    path: '/api/account/second-factor/codes',
    summary: 'Ten new recovery codes; the old ones end.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    body: z.strictObject({ password, code: secondFactorCode }),
    reply: recoveryCodes,
    refuses: ['second_factor_off', 'invalid_code'],
  }),
  endSecondFactor: defineCall({
    method: 'DELETE',
    path: '/api/account/second-factor',
    summary: 'Turn the second factor off, with the password and a code.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    body: z.strictObject({ password, code: secondFactorCode }),
    reply: successReply,
    refuses: ['second_factor_off', 'invalid_code'],
  }),
}
