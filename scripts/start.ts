/** `npm start`: builds if needed, then becomes the server. */
import './load-settings.ts'
import { buildWhenStale } from './build-when-stale.ts'

try {
  await buildWhenStale()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
// In this same process, so that signals reach the server and no launcher stays in memory.
await import('#server/main.ts')
