/** `npm start`: builds what is stale, then is the server. */
import './load-settings.ts'
import { buildWhenStale } from './build-when-stale.ts'

try {
  await buildWhenStale()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
// In this very process: signals reach the server, and nothing else stays in memory.
await import('#server/main.ts')
