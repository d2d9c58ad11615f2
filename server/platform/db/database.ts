/** The connection pool, with drizzle on top. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** What runs statements: the pool, or the connection of a transaction. */
export type Queryable = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>
export type Database = Omit<NodePgDatabase, 'transaction'> & {
  $client: pg.Pool
  /**
   * Runs `body` in a transaction on one connection. All its statements must use `db`: asking the pool for another
   * connection while it runs throws.
   */
  transaction<Result>(body: (db: Queryable) => Promise<Result>): Promise<Result>
}

type TakeConnection = Parameters<pg.Pool['connect']>[0]

/**
 * A transaction that waits for a second connection keeps its first; a pool full of them deadlocks. So such a request
 * throws.
 */
class OneConnectionPool extends pg.Pool {
  /** `isOpen` becomes false when the transaction ends: work its body left running may use the pool again. */
  readonly inTransaction = new AsyncLocalStorage<{ isOpen: boolean }>()

  override connect(): Promise<pg.PoolClient>
  override connect(take: TakeConnection): void
  override connect(take?: TakeConnection): Promise<pg.PoolClient> | undefined {
    if (this.inTransaction.getStore()?.isOpen)
      throw new Error('A transaction asked for a second connection: pass the transaction along.')
    if (!take) return super.connect()
    super.connect(take)
    return undefined
  }
}

/**
 * Every lookup has an index. A prepared plan lives as long as its connection: one made while a table is tiny would use
 * a sequential scan forever, even after the table has grown to a thousand pages. And only a plain index scan marks dead
 * rows, so that later scans skip them; bitmap scans visit them each time.
 */
async function prepareConnection(client: pg.ClientBase): Promise<void> {
  // An error on a connection in use rejects its query; without a listener it would also crash the process.
  client.on('error', () => undefined)
  await client.query('SET enable_seqscan = off; SET enable_bitmapscan = off')
}

const bounds: pg.PoolConfig = {
  max: 10,
  connectionTimeoutMillis: 10_000,
  // Detects an unresponsive database, such as one whose machine has died.
  keepAlive: true,
  query_timeout: 12_000,
  statement_timeout: 11_000,
  // Ends transactions of a server that hangs, so that their locks do not block the others.
  idle_in_transaction_session_timeout: 15_000,
}

/** Connects lazily; `$client.end()` closes the pool. At most 10 connections, 10 s to get one, 12 s per statement. */
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
      // PostgreSQL answers COMMIT with ROLLBACK if a statement failed and its error was swallowed.
      if (command !== 'COMMIT') throw new Error('The transaction was not committed.')
      return result
    } catch (error) {
      isBroken = isDatabaseUnavailable(error)
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
  // Shutting down, crashed, starting up, too many connections, disk full, read-only.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '25006',
  // Out of memory, statement timeout, idle transaction timeout, I/O error.
  '53200',
  '57014',
  '25P03',
  '58030',
])
const awayMessage =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Client was closed and is not queryable|Cannot use a pool after calling end/

/** Whether an error means that the database is unavailable, full or stopping, rather than that a statement is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && (away.has(error.code) || error.code.startsWith('08')))
    return true
  return awayMessage.test(error.message) || (error.cause !== undefined && isDatabaseUnavailable(error.cause))
}
