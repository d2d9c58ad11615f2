import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeAdmin } from '#server/admin/make-admin.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { runMigrations } from '#server/platform/db/migrate.ts'
import { adminLog, users } from '#server/tables/tables.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'

let site: TestApp
let databaseUrl = ''
beforeAll(async () => {
  site = await createTestApp()
  const { host, user, database } = site.database.$client.options
  databaseUrl = `postgres://${user}@/${database}?host=${encodeURIComponent(host ?? '')}`
})
afterAll(() => site.close())

test('T11 the command makes an admin at once while the server is running, and is logged', async () => {
  const person = await site.makePerson({ email: 'first@example.org' })
  expect(await person.ask('GET', '/api/admin/stats')).toMatchObject({ status: 403 })
  const where = { dataDir: '/nowhere', databaseUrl }
  expect(await makeAdmin(' First@Example.org', where)).toBe('first@example.org is an admin now.')
  expect(await person.ask('GET', '/api/admin/stats')).toMatchObject({ status: 200 })
  const [deed] = await site.database.select().from(adminLog).where(eq(adminLog.userId, person.userId))
  expect(deed).toMatchObject({ action: 'admin', adminId: null, subject: 'npm run admin', after: { isAdmin: true } })
  expect(await makeAdmin('first@example.org', where)).toBe('first@example.org is an admin already.')
  await site.makePerson({ email: 'shut@example.org', accountStatus: 'banned' })
  expect(await makeAdmin('shut@example.org', where)).toContain('The account is banned, though.')
})

test('the command explains when there is no such account, or no account at all', async () => {
  await expect(makeAdmin('nobody@example.org', { dataDir: '/nowhere', databaseUrl })).rejects.toThrow(
    'No account has the email nobody@example.org. Sign up with it first, then run this again.',
  )
  await expect(makeAdmin('nobody@example.org', { dataDir: '/nowhere', databaseUrl: undefined })).rejects.toThrow(
    'There are no accounts yet: no server has ever run on the data folder /nowhere.',
  )
})

test('the command reaches the embedded database with and without a running server', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'signet-admin-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const log = { info: () => undefined, warn: () => undefined }
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  await runMigrations(postgres.connection)
  const database = openDatabase(postgres.connection)
  const names = ['one', 'two']
  await database.insert(users).values(
    names.map((name, at) => ({
      ...{ id: `00000000-0000-4000-8000-00000000000${at}`, email: `${name}@example.org` },
      ...{ firstName: name, lastName: 'Moor' },
    })),
  )
  const where = { dataDir, databaseUrl: undefined }
  expect(await makeAdmin('one@example.org', where)).toBe('one@example.org is an admin now.')
  expect(await database.select().from(users).where(eq(users.isAdmin, true))).toHaveLength(1)
  await database.$client.end()
  await postgres.stop()
  expect(await makeAdmin('two@example.org', where)).toBe('two@example.org is an admin now.')
})
