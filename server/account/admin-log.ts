/** The log of administration: rows are added here and never changed, which the database sees to. */
import type { AdminAction } from '#contract/plain/admin-actions.ts'
import type { Asker } from '#server/calls/asker.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import type { Refusal } from '#server/platform/http/refusal.ts'
import { adminLog } from '#server/tables/tables.ts'

export type AdminDeed = {
  action: AdminAction
  /** Null where no person did it: a command, or the payment provider. */
  adminId: string | null
  userId?: string | null
  subject?: string
  before?: unknown
  after?: unknown
  /** Why nothing was changed. */
  refusal?: string
}

/** Adds a row, in the transaction that does what it says. */
export async function noteDeed(deed: AdminDeed, on: Queryable): Promise<void> {
  await on.insert(adminLog).values(deed)
}

/** Adds a row about a call (`POST /api/profile`) of an admin who is signed in as somebody else. */
export async function noteImpersonated(
  call: string,
  { impersonatorId, userId }: Asker,
  refusal: Refusal | undefined,
  on: Queryable,
): Promise<void> {
  const deed = { action: 'call-while-impersonating', subject: call, adminId: impersonatorId, userId } as const
  await noteDeed({ ...deed, ...(refusal && { refusal: refusal.message }) }, on)
}
