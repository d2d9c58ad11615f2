/** The admin log, page by page and as a CSV file. */

import { adminCalls } from '#contract/admin.ts'
import type { AccountContext } from '#server/account/account-context.ts'
import { countLogRows, listLogRows, readAllLogRows } from '#server/admin/log-store.ts'
import { adminExportLimit, adminReadLimit } from '#server/calls/limits.ts'
import { sendCsv } from '#server/platform/http/send-csv.ts'

const titles = ['Time', 'Admin', 'User', 'Action', 'Subject', 'Before', 'After', 'Refused because']

export function addLogRoutes({ answer, database }: AccountContext): void {
  answer(adminCalls.listAdminLog, [adminReadLimit], async ({ query }) => ({
    ...(await listLogRows(query, database)),
    total: await countLogRows(query, database),
  }))

  answer.overHttp(adminCalls.exportAdminLog, [adminExportLimit], async ({ query, reply }) => {
    const json = (value: unknown) => (value === null ? '' : JSON.stringify(value))
    async function* rows() {
      for await (const deed of readAllLogRows(query, database)) {
        const { at, adminName, userName, action, subject, before, after, refusal } = deed
        yield [at, adminName, userName ?? '', action, subject ?? '', json(before), json(after), refusal ?? '']
      }
    }
    return sendCsv(reply, 'admin-log.csv', titles, rows())
  })
}
