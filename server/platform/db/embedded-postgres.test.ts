import { expect, test } from 'vitest'
import { createTestDatabase } from '#server/platform/db/test-database.ts'

test('a test file gets a migrated database of its own', async () => {
  const one = await createTestDatabase()
  const other = await createTestDatabase()
  await one.database.$client.query(`INSERT INTO rate_limits (key) VALUES ('one')`)
  const { rows } = await other.database.$client.query('SELECT * FROM rate_limits')
  expect(rows).toEqual([])
  await one.drop()
  await other.drop()
})
