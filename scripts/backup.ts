/** `npm run backup`: writes everything to one file and prints its path, whether or not the server is running. */
import './load-settings.ts'
import { readConfig } from '#server/config.ts'
import { backUp } from '#server/platform/db/backup.ts'

try {
  console.log(await backUp(readConfig(process.env), new Date()))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
