/**
 * `npm run learn`: rebuilds the engine's tables that are counted or learned from files (docs/data.md), always alike.
 * `-- --only NAME` rebuilds one (`brand-archetype/word-counts`).
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { learnedTablePath, learnedTables, makeLearnedTable } from './learned-tables.ts'

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values

if (only !== undefined) {
  console.info(only)
  writeFileSync(learnedTablePath(only), await makeLearnedTable(only, console.info))
} else {
  // Each runs in its own process, so that it loads the tables rebuilt before it.
  for (const name of Object.keys(learnedTables))
    execFileSync(process.execPath, [import.meta.filename, '--only', name], { stdio: 'inherit' })
}
