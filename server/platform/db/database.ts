/** The connection pool, with drizzle on top. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** What statements are made with: the pool, or the one connection of a transaction. */
export type Queryable = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>
export type Database = Omit<NodePgDatabase, 'transaction'> & {
  $client: pg.Pool
  /**
   * Runs `body` on one connection, all or nothing. Whatever it asks goes over `on`: as long as it runs, asking the
   * pool for another connection is refused.
   */
  transaction<Result>(body: (on: Queryable) => Promise<Result>): Promise<Result>
}

type TakeConnection = Parameters<pg.Pool['connect']>[0]

/**
 * A transaction that waits for a second connection holds its first meanwhile: a pool full of them waits for itself.
 * So it is refused one, whoever asks on its behalf.
 */
class OneConnectionPool extends pg.Pool {
  /** `isOpen` ends with the transaction: what its body has left running may use the pool again. */
  readonly inTransaction = new AsyncLocalStorage<{ isOpen: boolean }>()

  override connect(): Promise<pg.PoolClient>
  override connect(take: TakeConnection): void
  override connect(take?: TakeConnection): Promise<pg.PoolClient> | undefined {
    if (this.inTransaction.getStore()?.isOpen)
      throw new Error('A transaction asked for a second connection: pass `on` along.')
    if (!take) return super.connect()
    super.connect(take)
    return undefined
  }
}

/**
 * Every look-up has its index. A plan is kept as long as its connection: one that was made while a table had a page or
 * two would otherwise read the whole table for ever, also when saves have made it a thousand pages long. And only a plain
 * index scan takes note of the rows that have been replaced; by a bitmap each look-up would visit all of them again.
 */
async function prepareConnection(client: pg.ClientBase): Promise<void> {
  // One that breaks while it is in use is told to whoever waits for it; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.query('SET enable_seqscan = off; SET enable_bitmapscan = off')
}

const bounds: pg.PoolConfig = {
  max: 10,
  connectionTimeoutMillis: 10_000,
  // A database that fell silent, such as one whose machine is gone, is told from one that works.
  keepAlive: true,
  query_timeout: 12_000,
  statement_timeout: 11_000,
  // What a server left open when it fell silent is not held against the others.
  idle_in_transaction_session_timeout: 15_000,
}

/** Connects lazily; `end()` of the pool closes. At most 10 connections, 10 s to get one, 12 s for a statement. */
export function openDatabase(connection: pg.PoolConfig): Database {
  const pool = new OneConnectionPool({ ...bounds, onConnect: prepareConnection, ...connection })
  // A connection that breaks while idle is replaced at the next query.
  pool.on('error', () => undefined)
  const database = drizzle({ client: pool })
  return Object.assign(database, { transaction: createTransaction(pool) })
}

const createTransaction =
  (pool: OneConnectionPool): Database['transaction'] =>
  async (body) => {
    const client = await pool.connect()
    const state = { isOpen: true }
    let isBroken = false
    try {
      await client.query('BEGIN')
      const result = await pool.inTransaction.run(state, async () => await body(drizzle({ client })))
      const { command } = await client.query('COMMIT')
      // So the database answers when a statement had failed and nobody told.
      if (command !== 'COMMIT') throw new Error('The transaction was not committed.')
      return result
    } catch (error) {
      isBroken = isDatabaseAway(error)
      if (!isBroken) await client.query('ROLLBACK').catch(() => (isBroken = true))
      throw error
    } finally {
      state.isOpen = false
      client.release(isBroken)
    }
  }

const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Stopping, stopped, starting, too many connections, disk full, reading only.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '25006',
  // Out of memory, a statement that took too long, a transaction that fell silent, a disk that cannot be read.
  '53200',
  '57014',
  '25P03',
  '58030',
])
const awayMessage =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Client was closed and is not queryable|Cannot use a pool after calling end/

/** Whether an error says that the database is away, full or stopping, rather than that a statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && (away.has(error.code) || error.code.startsWith('08')))
    return true
  return awayMessage.test(error.message) || (error.cause !== undefined && isDatabaseAway(error.cause))
}
