/** Rate limits of calls. Each area defines its own; limits shared by several areas are here. */
import type { Asker } from '#server/calls/asker.ts'
import type { RateLimit, RateLimits } from '#server/platform/http/rate-limits.ts'

/**
 * What uses are counted by. 'user' and 'address' are counted before the handler runs; 'call' by the handler, with a key
 * only it knows, such as the email at sign-in.
 */
type Per = 'user' | 'address' | 'call'

/** The queue in which a user's requests wait for each other. */
export type LineName = 'answers' | 'documents' | 'writing'

export type Limit = {
  /** Its name in the database, in the log and in docs/trust.md. Calls with the same limit share its count. */
  name: string
  uses: number
  seconds: number
  per: Per
  /** Reserves this many uses per database round trip, for frequent calls. */
  atOnce?: number
  /** The queue of its calls; 'answers' by default. */
  line?: LineName
  /**
   * Counted in memory per server, for calls so frequent that counting in the database would cost more than the call.
   */
  isLocal?: boolean
}

export const minute = 60
export const quarterHour = 15 * minute
export const hour = 60 * minute
export const day = 24 * hour

export const readLimit: Limit = { name: 'read', uses: 600, seconds: minute, per: 'user', isLocal: true }
export const changeLimit: Limit = { name: 'change', uses: 120, seconds: minute, per: 'user', atOnce: 6 }
/** For calls that end a conversation and start a new one. */
export const restartLimit: Limit = { name: 'restart', uses: 20, seconds: minute, per: 'user' }
export const generationLimit: Limit = { name: 'generation', uses: 10, seconds: minute, per: 'user', line: 'writing' }
export const chatOrSuggestionLimit: Limit = {
  ...{ name: 'chat-or-suggestion', uses: 60, seconds: minute, per: 'user' },
  line: 'writing',
}
const chatDayLimit: Limit = { name: 'chat-day', uses: 2000, seconds: day, per: 'user', atOnce: 20 }
/** For a message in a conversation. */
export const chatLimits: readonly Limit[] = [chatOrSuggestionLimit, chatDayLimit]
export const uploadLimit: Limit = { name: 'upload', uses: 10, seconds: minute, per: 'user', line: 'documents' }
export const pdfLimit: Limit = { name: 'pdf', uses: 20, seconds: minute, per: 'user', line: 'documents' }
export const adminReadLimit: Limit = { name: 'admin-read', uses: 300, seconds: minute, per: 'user', isLocal: true }
export const adminExportLimit: Limit = { name: 'admin-export', uses: 10, seconds: minute, per: 'user' }

export type CountUse = (asker: Asker | undefined, network: string) => Promise<void>

export type Limits = {
  /** The counter of one limit, for handlers that count by a key of their own. */
  of: (limit: Limit) => RateLimit
  /** Counts a use of each 'user' and 'address' limit; throws `too_many_requests` when one is exceeded. */
  counterOf: (limits: readonly Limit[]) => CountUse
}

export function createLimits(rateLimits: RateLimits): Limits {
  const made = new Map<string, RateLimit>()
  const of = ({ name, uses, seconds, ...ways }: Limit): RateLimit => {
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
