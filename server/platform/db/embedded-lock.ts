/** One server per data folder: a lock that the system gives back by itself when the process ends, however it ends. */
import { chmodSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { EmbeddedPostgresError } from '#server/platform/db/embedded-error.ts'

/**
 * Locks `dataDir` (which must exist) for this process and returns what gives the lock back.
 * Throws EmbeddedPostgresError when another process holds it.
 */
export function lockDataFolder(dataDir: string): () => void {
  const file = path.join(dataDir, 'server.lock')
  // Node has no flock; an exclusive SQLite transaction is one, on every system. Nothing is ever written to the file.
  const lock = new DatabaseSync(file)
  try {
    chmodSync(file, 0o600)
    lock.exec('PRAGMA busy_timeout = 500; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new EmbeddedPostgresError(
      `Another server already works on the data folder ${dataDir}: stop it first, or give this one a DATA_DIR of its own.`,
    )
  }
  return () => lock.close()
}
