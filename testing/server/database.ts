/** A migrated database of its own for a test file. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { asSuperuser } from '#server/platform/db/embedded-role.ts'
import { templateName } from './cluster.ts'

export type TestDatabase = {
  database: Database
  connection: pg.PoolConfig
  /** Closes the pool and drops the database, including other sessions on it. */
  drop(): Promise<void>
}

/** Takes about 30 ms: create it in `beforeAll`, drop it in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = inject('testCluster')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await command(cluster, `CREATE DATABASE ${name} OWNER ${cluster.user} TEMPLATE ${templateName} STRATEGY file_copy`)
  const connection = { ...cluster, database: name }
  const database = openDatabase(connection)
  return {
    database,
    connection,
    async drop() {
      if (!database.$client.ended) await database.$client.end()
      await command(cluster, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}

async function command(cluster: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(asSuperuser({ ...cluster, database: 'postgres' }))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
