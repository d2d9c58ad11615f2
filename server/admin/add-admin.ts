/** Administration: users, being one of them for a while, the log of it all, and who waits. */
import type { AccountContext } from '#server/account/account-context.ts'
import type { ReadPaidEnd } from '#server/admin/change-users.ts'
import { addImpersonationRoutes } from '#server/admin/impersonation-routes.ts'
import { addLogRoutes } from '#server/admin/log-routes.ts'
import { createStatsStore } from '#server/admin/stats-store.ts'
import { addUsersRoutes } from '#server/admin/users-routes.ts'
import { addWaitingRoutes } from '#server/admin/waiting-routes.ts'

/** `readPaidEnd` tells until when an account is paid: whoever sells knows it. */
export function addAdmin(context: AccountContext, readPaidEnd: ReadPaidEnd): void {
  addUsersRoutes(context, createStatsStore(context.database), readPaidEnd)
  addImpersonationRoutes(context)
  addLogRoutes(context)
  addWaitingRoutes(context)
}
