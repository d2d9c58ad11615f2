/** The admin log. Rows are append-only; the database enforces it. */
import type { AdminAction } from '#contract/plain/admin-actions.ts'
import type { Asker } from '#server/calls/asker.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import type { Refusal } from '#server/platform/http/refusal.ts'
import { adminLog } from '#server/tables/tables.ts'

export type AdminLogRow = {
  action: AdminAction
  /** Null if no person did it: a command or the payment provider. */
  adminId: string | null
  userId?: string | null
  subject?: string
  before?: unknown
  after?: unknown
  /** Why the action was refused. */
  refusal?: string
}

/** Adds a row in the same transaction as the action it records. */
export async function recordAdminAction(deed: AdminLogRow, db: Queryable): Promise<void> {
  await db.insert(adminLog).values(deed)
}

/** Logs a call (such as `POST /api/profile`) that an admin made while signed in as another user. */
export async function recordImpersonatedCall(
  call: string,
  { impersonatorId, userId }: Asker,
  refusal: Refusal | undefined,
  db: Queryable,
): Promise<void> {
  const deed = { action: 'call-while-impersonating', subject: call, adminId: impersonatorId, userId } as const
  await recordAdminAction({ ...deed, ...(refusal && { refusal: refusal.message }) }, db)
}
