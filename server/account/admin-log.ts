/** The log of administration: rows are added here and never changed, which the database sees to. */
import type { AdminAction } from '#contract/plain/admin-actions.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { adminLog } from '#server/platform/db/tables.ts'

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
