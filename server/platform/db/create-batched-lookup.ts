/** Batches lookups by key that are requested at the same moment into one statement. */
import DataLoader from 'dataloader'
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

const togetherMax = 100

/** Finds many rows, and the key of a row. Nothing is cached: each lookup reads the state at its request or later. */
type LookUp<Row> = { findAll: (keys: string[]) => Promise<Row[]>; keyOf: (row: Row) => string }

/**
 * Creates the lookup of one row by its key (undefined if missing). Requests within one turn of the event loop share a
 * statement: on a busy server the round trips cost more than the rows.
 */
export function createBatchedLookup<Row>({ findAll, keyOf }: LookUp<Row>): (key: string) => Promise<Row | undefined> {
  const loader = new DataLoader<string, Row | undefined>(
    async (keys) => {
      const rows = new Map((await findAll([...new Set(keys)])).map((row) => [keyOf(row), row]))
      return keys.map((key) => rows.get(key))
    },
    { cache: false, maxBatchSize: togetherMax, batchScheduleFn: (send) => void setImmediate(send) },
  )
  return (key) => loader.load(key)
}

/**
 * The condition of such a lookup in a prepared statement: the column equals one of the keys in the named placeholder.
 */
export const matchesAnyKey = (column: PgColumn, name: string) => sql`${column} = ANY(${sql.placeholder(name)}::text[])`
