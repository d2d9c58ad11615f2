/** The connection pool, with drizzle on top. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Database = NodePgDatabase & { $client: pg.Pool }
/** A database or a transaction on it. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/**
 * Every look-up has its index. A plan is kept as long as its connection: one that was made while a table had a page or
 * two would otherwise read the whole table for ever, also when saves have made it a thousand pages long. And only a plain
 * index scan takes note of the rows that have been replaced; by a bitmap each look-up would visit all of them again.
 */
async function useIndexes(client: pg.ClientBase): Promise<void> {
  await client.query('SET enable_seqscan = off; SET enable_bitmapscan = off')
}

/** Connects lazily; `end()` of the pool closes. `max` connections, 10 s to get one. */
export function openDatabase(connection: pg.PoolConfig): Database {
  const pool = new pg.Pool({ max: 10, connectionTimeoutMillis: 10_000, onConnect: useIndexes, ...connection })
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  return drizzle({ client: pool })
}

const noDatabase = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '25006',
])

/** Whether an error says that the database is away, full or stopping, rather than that a statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && noDatabase.has(error.code)) return true
  if (
    /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/.test(
      error.message,
    )
  )
    return true
  return error.cause !== undefined && isDatabaseAway(error.cause)
}
