/**
 * `npm run learn`: rebuilds the engine's tables that are counted or learned from files (docs/data.md), always alike.
 * Options: `-- --only NAME` rebuilds one (`brand-archetype/word-counts`), `--judge NAME` cross-validates one.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { learnedTablePath, learnedTables, makeLearnedTable } from './learned-tables.ts'

const { values: options } = parseArgs({ options: { only: { type: 'string' }, judge: { type: 'string' } } })
const { only, judge } = options

if (judge !== undefined) {
  const judgeTable = learnedTables[judge]?.judge
  if (!judgeTable) throw new Error(`How well ${judge} learns cannot be judged.`)
  await judgeTable(console.info)
} else if (only !== undefined) {
  console.info(only)
  writeFileSync(learnedTablePath(only), await makeLearnedTable(only, console.info))
} else {
  // Each runs in its own process, so that it loads the tables rebuilt before it.
  for (const name of Object.keys(learnedTables))
    execFileSync(process.execPath, [import.meta.filename, '--only', name], { stdio: 'inherit' })
}
