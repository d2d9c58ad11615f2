/** Keeps disk space free: a database that cannot write its WAL crashes, and then reads fail too. */
import { statfs } from 'node:fs/promises'
import pg from 'pg'
import { EmbeddedPostgresError } from '#server/platform/db/embedded-error.ts'

// The WAL grows in files of 16 MB. The threshold for allowing writes again is well above, to prevent flapping.
const closeBelowBytes = 24 * 2 ** 20
const openAboveBytes = 32 * 2 ** 20

/** Refuses to start on a nearly full disk: a database that cannot write its WAL crashes, and may not start again. */
export async function checkDiskSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const mb = (bytes: number) => Math.floor(bytes / 2 ** 20)
  if (bavail * bsize < closeBelowBytes)
    throw new EmbeddedPostgresError(
      `The disk of ${folder} is nearly full (${mb(bavail * bsize)} MB free): make at least ${mb(openAboveBytes)} MB free, then start again.`,
    )
}

/**
 * Makes the database read-only while the disk is nearly full (writes then fail with 25006, read_only_sql_transaction).
 * `freeBytes`: free disk space. `isOpen`: the previous result, undefined if unknown. Returns whether writes are
 * allowed.
 */
export async function guardDiskSpace(
  freeBytes: number,
  connection: pg.ClientConfig,
  isOpen: boolean | undefined,
): Promise<boolean> {
  const shouldBeOpen = freeBytes >= (isOpen === false ? openAboveBytes : closeBelowBytes)
  if (shouldBeOpen === isOpen) return isOpen
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ setting: string }>(
      `SELECT setting FROM pg_settings WHERE name = 'default_transaction_read_only'`,
    )
    if ((rows[0]?.setting === 'off') !== shouldBeOpen) {
      await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${shouldBeOpen ? 'off' : 'on'}`)
      await client.query('SELECT pg_reload_conf()')
    }
    return shouldBeOpen
  } finally {
    await client.end().catch(() => undefined)
  }
}
