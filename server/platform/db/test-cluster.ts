/** One database cluster for a whole test run, with a migrated template that every test file copies. */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/platform/db/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { migrate } from '#server/platform/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: { host: string; user: string }
  }
}

export const templateName = 'signet_template'

// What a test wrote need not outlive the machine: no waiting for the disk.
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

const quiet = { info: () => undefined, warn: () => undefined }

/** Called by vitest once per run; what it returns is called at the end, after failures too. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'signet-test-'))
  let postgres: EmbeddedPostgres | undefined
  const teardown = async () => {
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    postgres = await startEmbeddedPostgres({ dataDir, log: quiet, settings })
    const admin = openDatabase(postgres.connection)
    await admin.$client.query(`CREATE DATABASE ${templateName}`)
    await admin.$client.end()
    const template = openDatabase({ ...postgres.connection, database: templateName })
    await migrate(template)
    await template.$client.end()
    const { host, user } = postgres.connection
    if (host === undefined || user === undefined) throw new Error('The test cluster has no socket.')
    project.provide('testCluster', { host, user })
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}
