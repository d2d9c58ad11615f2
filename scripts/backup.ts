/** `npm run backup`: writes one file with everything, while the server runs or not, and tells where. */
import './load-settings.ts'
import { readConfig } from '#server/config.ts'
import { backUp } from '#server/platform/db/backup.ts'

try {
  console.log(await backUp(readConfig(process.env), new Date()))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
