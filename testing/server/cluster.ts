/** One database cluster for each project of a test run, with a migrated template that every test file copies. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/platform/db/database.ts'
import { stopPostmaster } from '#server/platform/db/embedded-cluster.ts'
import { lockDataFolder } from '#server/platform/db/embedded-lock.ts'
import { findCluster } from '#server/platform/db/embedded-place.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { asSuperuser } from '#server/platform/db/embedded-role.ts'
import { runMigrations } from '#server/platform/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: { host: string; user: string }
  }
}

export const templateName = 'signet_template'

const prefix = 'signet-test-'

// Test data need not survive a crash, so do not wait for the disk.
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

const quiet = { info: () => undefined, warn: () => undefined }

/** Called by Vitest once per project and run; the returned function runs at the end, even after failures. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweep()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), prefix))
  let postgres: EmbeddedPostgres | undefined
  const teardown = async () => {
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    postgres = await startEmbeddedPostgres({ dataDir, log: quiet, settings })
    const { host, user } = postgres.connection
    if (host === undefined || user === undefined) throw new Error('The test cluster has no socket.')
    const admin = openDatabase(asSuperuser(postgres.connection))
    await admin.$client.query(`CREATE DATABASE ${templateName} OWNER ${user}`)
    await admin.$client.end()
    await runMigrations({ ...postgres.connection, database: templateName })
    project.provide('testCluster', { host, user })
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}

/** Stops and removes the clusters left behind by killed runs. */
async function sweep(): Promise<void> {
  for (const name of await readdir(os.tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const dataDir = path.join(os.tmpdir(), name)
    try {
      // A newer folder may belong to another run that is about to lock it.
      if (Date.now() - (await stat(dataDir)).mtimeMs < 60_000) continue
      const unlock = lockDataFolder(dataDir)
      await stopPostmaster((await findCluster(dataDir)).cluster)
      unlock()
      await rm(dataDir, { recursive: true, force: true })
    } catch {
      // The folder is in use, or another run has removed it.
    }
  }
}
