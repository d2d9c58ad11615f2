/** How often admins may ask for what reaches other people. */
import { hour, type Limit } from '#server/calls/limits.ts'

export const invitationLimit: Limit = { name: 'invitation', uses: 20, seconds: hour, per: 'user' }
