/** `npm start`: builds if needed, then becomes the built server. */
import './load-settings.ts'
import { buildWhenStale } from './build-when-stale.ts'

try {
  await buildWhenStale('screens', 'server')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
// In this same process, so that signals reach the server and no launcher stays in memory.
await import(new URL('../dist/server/main.mjs', import.meta.url).href)
