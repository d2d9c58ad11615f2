/** Rate limit of admin calls that send mail to other people. */
import { type CallLimit, hourSeconds } from '#server/calls/limits.ts'

export const invitationLimit: CallLimit = { name: 'invitation', uses: 20, seconds: hourSeconds, per: 'user' }
