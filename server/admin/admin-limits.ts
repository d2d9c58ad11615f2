/** Rate limits of admin calls. */
import { type CallLimit, hourSeconds, minuteSeconds } from '#server/calls/limits.ts'

/** For mails to other people. */
export const invitationLimit: CallLimit = { name: 'invitation', uses: 20, seconds: hourSeconds, per: 'user' }

/** For a try of the language model, which takes its server's time. In the queue of writing, so that nothing else waits. */
export const modelProbeLimit: CallLimit = {
  ...{ name: 'model-probe', uses: 6, seconds: minuteSeconds, per: 'user' },
  line: 'writing',
}
