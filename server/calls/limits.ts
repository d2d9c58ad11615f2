/** Rate limits of calls. Each area defines its own; limits shared by several areas are here. */
import type { Asker } from '#server/calls/asker.ts'
import type { RateLimit, RateLimits } from '#server/platform/http/rate-limits.ts'

/**
 * What uses are counted by. 'user' and 'address' are counted before the handler runs; 'call' by the handler, with a key
 * only it knows, such as the email at sign-in.
 */
type Per = 'user' | 'address' | 'call'

/** The queue in which a user's requests wait for each other. */
export type UserQueueName = 'answers' | 'documents' | 'writing' | 'reading'

export type CallLimit = {
  /** Its name in the database, in the log and in docs/trust.md. Calls with the same limit share its count. */
  name: string
  uses: number
  seconds: number
  per: Per
  /** Reserves this many uses per database round trip, for frequent calls. */
  atOnce?: number
  /** The queue of its calls; 'answers' by default. */
  line?: UserQueueName
  /** The queue of those whose query asks a language model, which may take minutes. */
  lineByModel?: UserQueueName
  /**
   * Counted in memory per server, for calls so frequent that counting in the database would cost more than the call.
   */
  isLocal?: boolean
}

export const minuteSeconds = 60
export const quarterHourSeconds = 15 * minuteSeconds
export const hourSeconds = 60 * minuteSeconds
export const daySeconds = 24 * hourSeconds

export const readLimit: CallLimit = { name: 'read', uses: 600, seconds: minuteSeconds, per: 'user', isLocal: true }
export const changeLimit: CallLimit = { name: 'change', uses: 120, seconds: minuteSeconds, per: 'user', atOnce: 6 }
/** For calls that end a conversation and start a new one. */
export const restartLimit: CallLimit = { name: 'restart', uses: 20, seconds: minuteSeconds, per: 'user' }
export const generationLimit: CallLimit = {
  name: 'generation',
  uses: 10,
  seconds: minuteSeconds,
  per: 'user',
  line: 'writing',
}
export const chatOrSuggestionLimit: CallLimit = {
  ...{ name: 'chat-or-suggestion', uses: 60, seconds: minuteSeconds, per: 'user' },
  line: 'writing',
}
const chatDayLimit: CallLimit = { name: 'chat-day', uses: 2000, seconds: daySeconds, per: 'user', atOnce: 20 }
/** For a message in a conversation. */
export const chatLimits: readonly CallLimit[] = [chatOrSuggestionLimit, chatDayLimit]
export const uploadLimit: CallLimit = {
  name: 'upload',
  uses: 10,
  seconds: minuteSeconds,
  per: 'user',
  line: 'documents',
  lineByModel: 'reading',
}
export const pdfLimit: CallLimit = { name: 'pdf', uses: 20, seconds: minuteSeconds, per: 'user', line: 'documents' }
export const adminReadLimit: CallLimit = {
  name: 'admin-read',
  uses: 300,
  seconds: minuteSeconds,
  per: 'user',
  isLocal: true,
}
export const adminExportLimit: CallLimit = { name: 'admin-export', uses: 10, seconds: minuteSeconds, per: 'user' }

export type CountCallUse = (asker: Asker | undefined, network: string) => Promise<void>

export type LimitCounters = {
  /** The counter of one limit, for handlers that count by a key of their own. */
  of: (limit: CallLimit) => RateLimit
  /** Counts a use of each 'user' and 'address' limit; throws `too_many_requests` when one is exceeded. */
  counterOf: (limits: readonly CallLimit[]) => CountCallUse
}

export function createLimitCounters(rateLimits: RateLimits): LimitCounters {
  const made = new Map<string, RateLimit>()
  const of = ({ name, uses, seconds, ...ways }: CallLimit): RateLimit => {
    const limit = made.get(name) ?? rateLimits(name, uses, seconds, ways)
    made.set(name, limit)
    return limit
  }
  return {
    of,
    counterOf: (limits) => {
      const counted = limits.map((limit) => ({ per: limit.per, counter: of(limit) }))
      return async (asker, network) => {
        for (const { per, counter } of counted) {
          const key = per === 'address' ? network : per === 'user' ? asker?.userId : undefined
          if (key !== undefined) await counter.use(key)
        }
      }
    },
  }
}
