import { globSync, readFileSync } from 'node:fs'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

// Limits that a busy machine keeps too: some tests start servers, and a wait that is met ends at once.
const common = {
  pool: 'forks',
  testTimeout: 90_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 10_000 } },
} as const

const replacesModules = (file: string) => /vi\.(mock|resetModules)\(/.test(readFileSync(file, 'utf8'))

/**
 * Two projects: the test files that share the process of a worker, since loading the program takes most files longer
 * than their tests, and those that replace modules and so need a process of their own.
 */
function projectsOf(
  name: string,
  pattern: string,
  more: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration[] {
  const alone = globSync(pattern).filter(replacesModules)
  return [
    { test: { ...common, ...more, name, include: [pattern], exclude: alone, isolate: false } },
    { test: { ...common, ...more, name: `${name}, alone`, include: alone } },
  ]
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      ...projectsOf('rules', '{contract,drawing,engine,web,evals,scripts}/**/*.test.ts'),
      {
        // Hooks, in a simulated browser. One process for all files, as loading the browser takes a second.
        test: {
          ...common,
          name: 'hooks',
          include: ['web/**/*.test.tsx'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['testing/web/start-afresh.ts'],
        },
      },
      // Only these need the database and the built server, so only they wait for them.
      ...projectsOf('server', '{server,seed}/**/*.test.ts', {
        globalSetup: ['testing/server/build.ts', 'testing/server/cluster.ts'],
      }),
    ],
  },
})
