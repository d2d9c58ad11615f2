/** Rate limit of admin calls that send mail to other people. */
import { hour, type Limit } from '#server/calls/limits.ts'

export const invitationLimit: Limit = { name: 'invitation', uses: 20, seconds: hour, per: 'user' }
