/** How many calls run at once, on all servers together: a lease in the database for each. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { count, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { modelLeases } from '#server/tables/writing-tables.ts'

export type ModelLeases = {
  /** Waits until a call may begin, and returns the function that ends its lease. Rejects when the signal aborts. */
  take: (userId: string, signal: AbortSignal) => Promise<() => Promise<void>>
}

/** Calls of one user at once. */
export const userAtOnceMax = 2
const lookAgainMs = 200
/** Any number that no other advisory lock uses. */
const lockId = 33_001

/** `atOnceMax`: calls for everybody; `callMs`: how long a call may take, after which its lease lapses. */
export function createModelLeases(
  database: Database,
  { atOnceMax, callMs }: { atOnceMax: number; callMs: number },
): ModelLeases {
  const tryTake = (id: string, userId: string): Promise<boolean> =>
    database.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockId})`)
      await tx.delete(modelLeases).where(lt(modelLeases.until, sql`now()`))
      const [taken] = await tx
        .select({ all: count(), own: sql<number>`count(*) FILTER (WHERE ${modelLeases.userId} = ${userId})::int` })
        .from(modelLeases)
      if (!taken || taken.all >= atOnceMax || taken.own >= userAtOnceMax) return false
      await tx.insert(modelLeases).values({ id, userId, until: sql`now() + ${callMs} * interval '1 millisecond'` })
      return true
    })

  return {
    take: async (userId, signal) => {
      const id = randomUUID()
      while (!(await tryTake(id, userId))) await sleep(lookAgainMs, undefined, { signal })
      return async () => {
        await database.delete(modelLeases).where(eq(modelLeases.id, id))
      }
    },
  }
}
