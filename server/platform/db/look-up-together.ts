/** Look-ups by one key that come in the same moment go to the database as one statement. */
import DataLoader from 'dataloader'
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

const togetherMax = 100

/** A row's key, and the look-up of many; nothing is kept: each look-up reads what stands when it was asked or later. */
type LookUp<Row> = { findAll: (keys: string[]) => Promise<Row[]>; keyOf: (row: Row) => string }

/**
 * Makes the look-up of one row by its key, undefined when there is none. What is asked for in one turn of the event loop
 * is asked together: a busy server otherwise spends more on the way to the database and back than on the rows.
 */
export function lookUpTogether<Row>({ findAll, keyOf }: LookUp<Row>): (key: string) => Promise<Row | undefined> {
  const loader = new DataLoader<string, Row | undefined>(
    async (keys) => {
      const rows = new Map((await findAll([...new Set(keys)])).map((row) => [keyOf(row), row]))
      return keys.map((key) => rows.get(key))
    },
    { cache: false, maxBatchSize: togetherMax, batchScheduleFn: (send) => void setImmediate(send) },
  )
  return (key) => loader.load(key)
}

/** The condition of such a look-up in a prepared statement: the column is one of the keys under that name. */
export const isAmong = (column: PgColumn, name: string) => sql`${column} = ANY(${sql.placeholder(name)}::text[])`
