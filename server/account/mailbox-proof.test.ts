import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { recordAdminAction } from '#server/account/admin-log.ts'
import { users } from '#server/tables/tables.ts'
import { createTestApp } from '#testing/server/app.ts'

test('T45 older accounts count as proven if they are admins’, or made by an admin and opened by a link', async () => {
  const site = await createTestApp({ hasMailServer: true })
  const admin = await site.makePerson({ isAdmin: true, userRole: 'admin' })
  const people = {
    admin,
    invited: await site.makePerson(),
    'invited, not opened': await site.makePerson({ passwordHash: null }),
    'signed up': await site.makePerson({ secondFactorSince: new Date() }),
  }
  for (const { userId } of [people.invited, people['invited, not opened']])
    await recordAdminAction({ action: 'user-created', adminId: admin.userId, userId }, site.database)
  const migration = await readFile('server/platform/db/migrations/0023-proven-mailboxes.sql', 'utf8')
  await site.database.execute(sql.raw(migration.slice(migration.indexOf('UPDATE users'))))
  const proven: string[] = []
  for (const [name, { userId }] of Object.entries(people)) {
    const [row] = await site.database.select({ at: users.emailProvenAt }).from(users).where(eq(users.id, userId))
    if (row?.at) proven.push(name)
  }
  expect(proven).toEqual(['admin', 'invited'])
  await site.close()
})
