import { defineConfig } from 'vitest/config'

const shared = { pool: 'forks', testTimeout: 20_000, hookTimeout: 20_000 } as const

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: { ...shared, name: 'rules', include: ['{contract,drawing,engine,web,evals,scripts}/**/*.test.ts'] },
      },
      {
        // Only these need the database, so only they wait for it.
        test: {
          ...shared,
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/platform/db/test-cluster.ts'],
        },
      },
    ],
  },
})
