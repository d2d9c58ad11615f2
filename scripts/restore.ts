/** `npm run restore -- FILE`: restores a backup into an empty data folder (and an empty database). */
import './load-settings.ts'
import { readConfig } from '#server/config.ts'
import { restoreBackup } from '#server/platform/db/restore.ts'

const [file] = process.argv.slice(2)
const stop = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort())

try {
  const config = readConfig(process.env)
  if (file === undefined) throw new Error('Name the file to restore: npm run restore -- data/backups/FILE')
  await restoreBackup(file, config, stop.signal)
  console.log(`Restored into ${config.databaseUrl === undefined ? config.dataDir : 'the database'}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
