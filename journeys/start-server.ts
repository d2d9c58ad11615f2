/**
 * The server for the journeys: built as for `npm start`, with a data folder of its own, deleted at the end, and rate
 * limits that no test reaches.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildWhenStale } from '../scripts/build-when-stale.ts'
import { reviewSiteHosts } from './review-site.ts'
import { linkSecret } from './signed-link.ts'

const dataDir = process.env.JOURNEYS_DATA
if (!dataDir) throw new Error('JOURNEYS_DATA names the data folder; playwright.config.ts sets it.')
mkdirSync(dataDir, { mode: 0o700 })
await buildWhenStale('server')
const server = spawn(process.execPath, ['dist/server/main.mjs'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_COMPILE_CACHE: path.resolve('.cache/compiled'),
    PORT: process.env.JOURNEYS_PORT ?? '3177',
    DATA_DIR: dataDir,
    AUTH_TOKEN_SECRET: linkSecret,
    RATE_LIMIT_SCALE: '1000',
    AUDIT_ALLOW_HOSTS: reviewSiteHosts.join(','),
    LOG_LEVEL: 'warn',
  },
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(code ?? 0)
})
