/** The admin area: users, impersonation, the admin log, the waitlist and the language model. */
import type { AccountContext } from '#server/account/account-context.ts'
import { addAdminModelRoutes } from '#server/admin/admin-model-routes.ts'
import { addAdminWaitlistRoutes } from '#server/admin/admin-waitlist-routes.ts'
import type { ReadPaidEnd } from '#server/admin/change-users.ts'
import { addImpersonationRoutes } from '#server/admin/impersonation-routes.ts'
import { addLogRoutes } from '#server/admin/log-routes.ts'
import { createStatsStore } from '#server/admin/stats-store.ts'
import { addUsersRoutes } from '#server/admin/users-routes.ts'
import type { Writing } from '#server/writing/create-writing.ts'

/** `readPaidEnd` returns the date an account is paid until; checkout supplies it. */
export function addAdminRoutes(context: AccountContext, writing: Writing, readPaidEnd: ReadPaidEnd): void {
  addUsersRoutes(context, createStatsStore(context.database), readPaidEnd)
  addImpersonationRoutes(context)
  addLogRoutes(context)
  addAdminWaitlistRoutes(context)
  addAdminModelRoutes(context, writing)
}
