import { defineConfig } from 'vitest/config'

// Limits that a busy machine keeps too: some tests start servers, and a wait that is met ends at once.
const shared = {
  pool: 'forks',
  testTimeout: 90_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 10_000 } },
} as const

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: { ...shared, name: 'rules', include: ['{contract,drawing,engine,web,evals,scripts}/**/*.test.ts'] },
      },
      {
        // Hooks, in a simulated browser. One process for all files, as loading the browser takes a second.
        test: {
          ...shared,
          name: 'hooks',
          include: ['web/**/*.test.tsx'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['testing/web/start-afresh.ts'],
        },
      },
      {
        // Only these need the database, so only they wait for it.
        test: {
          ...shared,
          name: 'server',
          include: ['{server,seed}/**/*.test.ts'],
          globalSetup: ['testing/server/cluster.ts'],
        },
      },
    ],
  },
})
