/**
 * `npm run seed -- --users 1000 --seed 1`: fills an empty database with invented users and their brands, for demos and
 * manual testing.
 */
import './load-settings.ts'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { runMigrations } from '#server/platform/db/migrate.ts'
import { readOrMakeSecret } from '#server/platform/http/secrets.ts'
import { formatSeedResult } from '../seed/format-seed-result.ts'
import { seedDatabase } from '../seed/seed-database.ts'

const quiet = { info: () => undefined, warn: () => undefined }
const whole = z.coerce.number('must be a number').int().min(1).max(100_000)
const options = z.object({ users: whole.default(1000), seed: whole.default(1) })

function readOptions() {
  const { values } = parseArgs({ options: { users: { type: 'string' }, seed: { type: 'string' } } })
  const read = options.safeParse(values)
  if (read.success) return read.data
  throw new Error('Say how many people and which house: npm run seed -- --users 1000 --seed 1')
}

async function seed(): Promise<void> {
  const asked = readOptions()
  const config = readConfig(process.env)
  const { dataDir, databaseUrl, productName } = config
  // Seeding can be repeated, so commits need not wait for the disk.
  const settings = { synchronous_commit: 'off' }
  const postgres =
    databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir, log: quiet, settings })
      : { connection: { connectionString: databaseUrl }, stop: async () => undefined }
  const database = openDatabase(postgres.connection)
  const began = Date.now()
  const tell = (walked: number) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${walked} of ${asked.users}`)
    else if (walked % 100 === 0) console.log(`${walked} of ${asked.users}`)
  }
  try {
    await runMigrations(postgres.connection)
    const sessionSecret = config.sessionSecret ?? (await readOrMakeSecret(dataDir))
    const seeded = await seedDatabase({ ...asked, database, sessionSecret, productName, now: new Date(), tell })
    if (process.stdout.isTTY) process.stdout.write('\r')
    console.log(formatSeedResult(seeded, Math.round((Date.now() - began) / 1000)))
  } finally {
    await database.$client.end()
    await postgres.stop()
  }
}

try {
  await seed()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
