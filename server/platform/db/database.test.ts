import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, isDatabaseUnavailable, openDatabase, type Queryable } from '#server/platform/db/database.ts'
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts'

let own: TestDatabase
let database: Database
let other: Database
beforeAll(async () => {
  own = await createTestDatabase()
  database = own.database
  other = openDatabase(own.connection)
})
afterAll(async () => {
  await other.$client.end()
  await own.drop()
})

const pidOf = async (db: Queryable) => Number((await db.execute(sql`SELECT pg_backend_pid() AS pid`)).rows[0]?.pid)
const terminate = (pid: number) => other.execute(sql`SELECT pg_terminate_backend(${pid})`)
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('It went through.'),
    (error: unknown) => error,
  )

test('T41 a connection that breaks in a transaction fails it, and the next transaction gets another connection', async () => {
  const failure = await failureOf(
    database.transaction(async (tx) => {
      await terminate(await pidOf(tx))
      await tx.execute(sql`SELECT 1`)
    }),
  )
  expect(isDatabaseUnavailable(failure)).toBe(true)
  expect(await database.transaction(pidOf)).toBeGreaterThan(0)
})

test('T41 idle connections that break, many at once, are replaced', async () => {
  const pids = await Promise.all(Array.from({ length: 10 }, () => database.transaction(pidOf)))
  for (const pid of new Set(pids)) await terminate(pid)
  const after = await Promise.allSettled(Array.from({ length: 20 }, () => pidOf(database)))
  const refused = after.filter((one) => one.status === 'rejected')
  expect(refused.every(({ reason }) => isDatabaseUnavailable(reason))).toBe(true)
  expect(await pidOf(database)).toBeGreaterThan(0)
})

test('T41 a transaction gets no second connection, directly or through what it calls', async () => {
  const asks: ((db: Queryable) => Promise<unknown>)[] = [
    () => database.execute(sql`SELECT 1`),
    () => database.transaction(async () => undefined),
    async () => database.$client.query('SELECT 1'),
    async () => database.$client.connect(),
  ]
  for (const ask of asks) {
    const failure = await failureOf(database.transaction(ask))
    expect(failure instanceof Error && String(failure.cause ?? failure)).toContain('second connection')
  }
  expect(await pidOf(database)).toBeGreaterThan(0)
})

test('T41 what a transaction leaves running may query after it has ended', async () => {
  const ended = Promise.withResolvers<void>()
  const left = await database.transaction(async () => [ended.promise.then(() => pidOf(database))])
  ended.resolve()
  expect(await left[0]).toBeGreaterThan(0)
})

test('T27 a transaction with a swallowed statement error is not reported as committed', async () => {
  await database.execute(sql`CREATE TABLE notes (text text NOT NULL)`)
  const unheard = database.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO notes VALUES ('kept')`)
    await tx.execute(sql`INSERT INTO notes VALUES (NULL)`).catch(() => undefined)
  })
  await expect(unheard).rejects.toThrow('not committed')
  expect((await database.execute(sql`SELECT * FROM notes`)).rowCount).toBe(0)
})

test('T41 a query that never finishes is given up together with its connection', async () => {
  const hasty = openDatabase({ ...own.connection, max: 1, query_timeout: 200, statement_timeout: 0 })
  try {
    expect(isDatabaseUnavailable(await failureOf(hasty.execute(sql`SELECT pg_sleep(20)`)))).toBe(true)
    expect(
      isDatabaseUnavailable(await failureOf(hasty.transaction((tx) => tx.execute(sql`SELECT pg_sleep(20)`)))),
    ).toBe(true)
    expect(await pidOf(hasty)).toBeGreaterThan(0)
  } finally {
    await hasty.$client.end()
  }
})
