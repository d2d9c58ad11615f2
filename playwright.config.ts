/** Browser tests: real Chromium against a real server on a database of its own. */
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.JOURNEYS_PORT ?? 3177)
// One folder for the server and for the tests that read its mails: workers inherit the name.
process.env.JOURNEYS_DATA ??= path.join(tmpdir(), `signet-journeys-${randomUUID()}`)
const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.test.ts',
  fullyParallel: false,
  workers: 2,
  // What passes only then is flaky: `npm test` lists it, with the trace of its first failure.
  retries: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? [['list']] : 'list',
  use: {
    actionTimeout: 15_000,
    // Calls, network and console; what the page held is told beside it. Pictures of it would make every test a third slower.
    trace: { mode: 'retain-on-first-failure', snapshots: false, screenshots: false, sources: false },
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
    },
    permissions: ['clipboard-read', 'clipboard-write'],
  },
  webServer: {
    command: 'node journeys/start-server.ts',
    url: `http://localhost:${port}/api/ready`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
