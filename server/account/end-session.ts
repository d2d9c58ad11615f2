/** Ends one session; where an admin was signed in as a user, the log says for how long, and what it came to. */
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '#server/platform/db/database.ts'

const endedRow = z.object({ userId: z.string(), impersonatorId: z.string().nullable() })

/** Answers whose session it was; undefined when there was none. */
export async function endSession(sid: string, on: Queryable): Promise<z.infer<typeof endedRow> | undefined> {
  const { rows } = await on.execute(sql`
    WITH ended AS (
      DELETE FROM sessions WHERE sid = ${sid} RETURNING user_id, impersonator_id, created_at
    ), noted AS (
      INSERT INTO admin_log (action, admin_id, user_id, after)
      SELECT 'impersonation-ended', impersonator_id, user_id, jsonb_build_object(
        'minutes', ceil(extract(epoch FROM now() - created_at) / 60),
        'calls', (
          SELECT count(*) FROM admin_log AS made
          WHERE made.user_id = ended.user_id AND made.admin_id = impersonator_id AND made.at >= ended.created_at
            AND made.action = 'call-while-impersonating' AND made.refusal IS NULL))
      FROM ended WHERE impersonator_id IS NOT NULL
    )
    SELECT user_id AS "userId", impersonator_id AS "impersonatorId" FROM ended`)
  return z.array(endedRow).parse(rows)[0]
}
