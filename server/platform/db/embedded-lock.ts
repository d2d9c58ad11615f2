/** One server per data folder, by a lock that the system releases when the process ends in any way. */
import { chmodSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataFolderTakenError, EmbeddedPostgresError } from '#server/platform/db/embedded-error.ts'

// SQLITE_BUSY
const busy = 5

/**
 * Locks `dataDir` (which must exist) for this process and returns a function that unlocks it. Throws
 * DataFolderTakenError if another process holds the lock, EmbeddedPostgresError if the folder is not writable.
 */
export function lockDataFolder(dataDir: string): () => void {
  const file = path.join(dataDir, 'server.lock')
  // Node has no flock; an exclusive SQLite transaction does the same on every system. The file stays empty.
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file)
    chmodSync(file, 0o600)
    lock.exec('PRAGMA journal_mode = MEMORY; PRAGMA busy_timeout = 500; BEGIN EXCLUSIVE')
  } catch (error) {
    lock?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) throw new DataFolderTakenError(dataDir)
    const why = error instanceof Error ? error.message : 'unknown error'
    throw new EmbeddedPostgresError(`The data folder ${dataDir} cannot be written (${why}).`)
  }
  const held = lock
  return () => held.close()
}
