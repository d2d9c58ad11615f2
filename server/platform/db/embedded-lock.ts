/** One server per data folder: a lock that the system gives back by itself when the process ends, however it ends. */
import { chmodSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataFolderTakenError, EmbeddedPostgresError } from '#server/platform/db/embedded-error.ts'

// SQLITE_BUSY
const busy = 5

/**
 * Locks `dataDir` (which must exist) for this process and returns what gives the lock back.
 * Throws DataFolderTakenError when another process holds it, EmbeddedPostgresError when the folder cannot be written.
 */
export function lockDataFolder(dataDir: string): () => void {
  const file = path.join(dataDir, 'server.lock')
  // Node has no flock; an exclusive SQLite transaction is one, on every system. Nothing is ever written to the file.
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
