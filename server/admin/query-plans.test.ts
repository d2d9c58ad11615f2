import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userSortOrders } from '#contract/admin.ts'
import { makeLogStatement } from '#server/admin/log-store.ts'
import { encodeStandingFilter } from '#server/admin/standing-signs.ts'
import { statsStatements } from '#server/admin/stats-store.ts'
import { listUsers, userStatements } from '#server/admin/users-store.ts'
import { splitSearchPieces } from '#server/platform/db/search-pieces.ts'
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts'

const usersMade = 6000
let own: TestDatabase
beforeAll(async () => {
  own = await createTestDatabase()
  const { database } = own
  // In batches, because statements have a timeout.
  for (let from = 0; from < usersMade; from += 500)
    await database.execute(sql`
    INSERT INTO users (id, email, first_name, last_name, created_at, last_login_at, has_paid_access, subscription_start_date)
    SELECT md5(n::text)::uuid, 'u' || n || '@example.org', 'Name' || n % 7, chr(97 + n % 26) || md5(n::text),
      now() - n * interval '20 minutes', CASE WHEN n % 3 > 0 THEN now() - n % 400 * interval '1 day' END,
      n % 50 = 0, now() - n * interval '20 minutes'
    FROM generate_series(${from + 1}::int, ${from + 500}::int) AS n`)
  await database.execute(sql`
    INSERT INTO admin_log (action, admin_id, user_id)
    SELECT 'notes', md5('1')::uuid, md5((n % 500)::text)::uuid FROM generate_series(1, 20000) AS n`)
  await database.execute(sql`VACUUM (ANALYZE) users`)
  await database.execute(sql`VACUUM (ANALYZE) admin_log`)
}, 120_000)
afterAll(() => own.drop())

async function planOf(statement: SQL): Promise<string> {
  const { rows } = await own.database.execute(sql`EXPLAIN ${statement}`)
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n')
}
const wholeTable = /Seq Scan on (users|admin_log)/
const query = (more: object = {}) => ({ sort: 'joined', direction: 'desc', page: 1, size: 25, ...more }) as const
const indexes = {
  joined: /users_by_joined/,
  lastLogin: /users_by_last_login/,
  name: /users_by_name/,
  email: /users_by_email|users_email_key/,
}

test('T14 pages in every order, near or far, with or without a common search, are read from the index', async () => {
  for (const sort of userSortOrders)
    for (const direction of ['asc', 'desc'] as const)
      for (const [page, search] of [[1], [200], [1, 'name'], [9, 'e']] as const) {
        const plan = await planOf(
          userStatements.walk({ sort, direction, page, size: 25 }, search === undefined ? [] : [search]),
        )
        expect(plan).toMatch(indexes[sort])
        expect(plan).not.toMatch(/Sort|Seq Scan/)
      }
})

test('T14 a rare search uses the index over text pieces, however short or long it is', async () => {
  for (const search of [
    'q',
    'é',
    'u1',
    'u12',
    'u1234',
    'u1234@example.org',
    '%',
    '__',
    'nobody at all, by any name whatsoever',
  ]) {
    for (const statement of [
      userStatements.find(query({ sort: 'name' }), [search]),
      userStatements.countFound([search, ...encodeStandingFilter({ status: 'banned' })]),
    ]) {
      const plan = await planOf(statement)
      expect(plan, search).toContain('Bitmap Index Scan on users_pieces')
      expect(plan, search).not.toMatch(wholeTable)
    }
  }
})

test('T14 an index look-up uses at most eight pieces of text, all taken from the search', () => {
  for (const search of [
    'a',
    'ab',
    'abc',
    'abcd',
    'abcdefghij',
    'x'.repeat(100),
    'Ünïcode 🦊 tail',
    'tide_water@example.org',
  ]) {
    const pieces = splitSearchPieces(search)
    expect(pieces.length).toBeGreaterThan(0)
    expect(pieces.length).toBeLessThanOrEqual(9)
    for (const piece of pieces) expect(search).toContain(piece)
    expect(search.endsWith(pieces.at(-1) ?? '')).toBe(true)
  }
})

test('both ways of searching find the same users in the same order', async () => {
  const inOrder = async (search: string, page: number) => {
    const both = [
      userStatements.walk(query({ sort: 'name', page }), [search]),
      userStatements.find(query({ sort: 'name', page }), [search]),
    ]
    const [walked, found] = await Promise.all(both.map((statement) => own.database.execute<{ id: string }>(statement)))
    return [walked?.rows.map(({ id }) => id), found?.rows.map(({ id }) => id)]
  }
  for (const search of ['name3', 'u5', 'b', 'org', '9@'])
    for (const page of [1, 3]) {
      const [walked, found] = await inOrder(search, page)
      expect(walked).toHaveLength(25)
      expect(found).toEqual(walked)
    }
})

test('T14 common matches are counted up to five hundred, with a sign that there are more; rare ones completely', async () => {
  const count = async (search: string, page = 1) => {
    const { users, ...rest } = await listUsers(query({ search, page }), async () => usersMade, own.database)
    return rest
  }
  expect(await count('example.org')).toEqual({ total: 500, isMore: true })
  expect(await count('example.org', 21)).toEqual({ total: 500, isMore: true })
  expect(await count('u599')).toEqual({ total: 11, isMore: false })
  expect(await count('u599', 7)).toEqual({ total: 11, isMore: false })
  expect(await count('u599%')).toEqual({ total: 0, isMore: false })
})

test('the figures and the log are read from indexes', async () => {
  for (const statement of [statsStatements.total, statsStatements.figures, statsStatements.weeks])
    expect(await planOf(statement)).not.toMatch(wholeTable)
  for (const about of [
    { size: 25 },
    { size: 25, before: 900 },
    { size: 10, userId: '00000000-0000-4000-8000-000000000000' },
  ])
    expect(await planOf(makeLogStatement(about))).not.toMatch(/Seq Scan on admin_log/)
})
