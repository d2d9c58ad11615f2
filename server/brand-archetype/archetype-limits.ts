/** The limits of the interview's own calls. */
import { type CallLimit, minuteSeconds } from '#server/calls/limits.ts'

/** A page repeats the call every two seconds while it waits for a reply, and several pages may wait. */
export const resumeLimit: CallLimit = {
  name: 'resume-archetype',
  uses: 120,
  seconds: minuteSeconds,
  per: 'user',
  line: 'writing',
}
