/** The sessions of an account as its owner sees them: device, start and last use. */

import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Device } from '#contract/devices.ts'
import { unknownDevice } from '#server/account/describe-device.ts'
import { sessionIdleMs, sessionLifeMs, sessionRenewalMs } from '#server/account/session-store.ts'
import type { Asker } from '#server/calls/asker.ts'
import type { Database } from '#server/platform/db/database.ts'
import { sessions } from '#server/tables/tables.ts'

type Owner = Pick<Asker, 'via' | 'userId'>

export type DevicesStore = {
  /** The current session first, then the most recently used. */
  list: (owner: Owner) => Promise<Device[]>
  /**
   * Ends another session of the owner. Returns 'own' without ending it for the current one, undefined if the owner has
   * no session `id`.
   */
  end: (owner: Owner, id: string) => Promise<'other' | 'own' | undefined>
}

/**
 * Derives the last use from the idle expiry, to about an hour. Near the end of its life a session's expiry no longer
 * moves; the last use is then unknown, so null.
 */
function lastUseOf({ expire, createdAt: startedAt, impersonatorId }: typeof sessions.$inferSelect): string | null {
  // An impersonation session is never extended, so its start is all that is known.
  if (impersonatorId !== null) return startedAt.toISOString()
  if (expire.getTime() > startedAt.getTime() + sessionLifeMs - sessionRenewalMs) return null
  return new Date(Math.min(Date.now(), expire.getTime() - sessionIdleMs)).toISOString()
}

export function createDevicesStore(database: Database): DevicesStore {
  return {
    list: async ({ via: { sid }, userId }) => {
      const rows = await database
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expire, sql`now()`)))
        .orderBy(desc(eq(sessions.sid, sid)), desc(sessions.expire))
      return rows.map((row) => ({
        id: row.id,
        device: row.device ?? unknownDevice,
        startedAt: row.createdAt.toISOString(),
        lastUsedAt: row.sid === sid ? new Date().toISOString() : lastUseOf(row),
        isCurrent: row.sid === sid,
      }))
    },
    end: async ({ via: { sid }, userId }, id) => {
      const mine = and(eq(sessions.userId, userId), eq(sessions.id, id))
      const { rowCount } = await database.delete(sessions).where(and(mine, ne(sessions.sid, sid)))
      if (rowCount) return 'other'
      const [own] = await database.select({ id: sessions.id }).from(sessions).where(mine)
      return own && 'own'
    },
  }
}
