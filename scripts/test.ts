/** `npm test`: everything, in order, until something fails. `-- --only=check|unit|browser|faults` runs one part, `-- --only=unit server/uvp` some of it. */
import { parseArgs } from 'node:util'
import { buildWhenStale } from './build-when-stale.ts'
import { requireChromium } from './find-chromium.ts'
import { type ProgramEnd, runProgram } from './run-program.ts'
import { addCounts, readBrowserCounts, readFaultCounts, readUnitCounts, type TestCounts } from './test-counts.ts'

/** About twice what a calm machine with two cores takes. */
const limitMs = 45 * 60_000
const began = performance.now()
const passed: ProgramEnd = { code: 0, isLate: false }

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })

type Part = {
  name: string
  /** What `--only` calls it. */
  group: 'check' | 'unit' | 'browser' | 'faults'
  run: () => Promise<ProgramEnd>
  /** Absent where the part holds no tests. */
  count?: () => Promise<TestCounts>
}

function run(program: string, parameters: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return runProgram(program, parameters, { env, limitMs: limitMs - (performance.now() - began) })
}

const reports = '.cache/reports'
const unitReport = `${reports}/unit.json`
const browserReport = `${reports}/browser.json`
const faultReport = `${reports}/faults.json`
const from = performance.timeOrigin

const parts: Part[] = [
  { name: 'check', group: 'check', run: () => run(process.execPath, ['scripts/check.ts']) },
  {
    name: 'unit and server tests',
    group: 'unit',
    run: () =>
      run('node_modules/.bin/vitest', [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unitReport}`,
        ...positionals,
      ]),
    count: () => readUnitCounts(unitReport, from),
  },
  {
    name: 'build',
    group: 'browser',
    run: async () => {
      await buildWhenStale()
      return passed
    },
  },
  {
    name: 'browser tests',
    group: 'browser',
    run: async () =>
      run('node_modules/.bin/playwright', ['test', '--reporter=list,json', ...positionals], {
        CHROMIUM: await requireChromium(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
      }),
    count: () => readBrowserCounts(browserReport, from),
  },
  {
    name: 'faults, short',
    group: 'faults',
    run: () => run(process.execPath, ['faults/run-faults.ts', '--short', '--json', faultReport]),
    count: () => readFaultCounts(faultReport, from),
  },
]

/** Runs a part; a sentence says what went wrong, undefined that nothing did. */
async function runPart(part: Part): Promise<string | undefined> {
  try {
    const { code, isLate } = await part.run()
    if (isLate) return `stopped: all of it may take ${limitMs / 60_000} minutes`
    return code === 0 ? undefined : `ended with ${code}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const chosen = parts.filter(({ group }) => values.only === undefined || group === values.only)
if (chosen.length === 0) {
  process.stderr.write('--only takes check, unit, browser or faults.\n')
  process.exit(2)
}
let counts: TestCounts = { passed: 0, failed: 0, skipped: 0 }
let failure: string | undefined
const times: string[] = []
for (const part of chosen) {
  process.stdout.write(`\n== ${part.name}\n`)
  const partBegan = performance.now()
  const trouble = await runPart(part)
  times.push(`${((performance.now() - partBegan) / 1000).toFixed(0).padStart(5)} s  ${part.name}`)
  if (part.count) counts = addCounts(counts, await part.count())
  if (trouble !== undefined) {
    failure = `${part.name}: ${trouble}`
    break
  }
}
// A part that broke down without a failed test is a failure as well.
if (failure !== undefined && counts.failed === 0) counts = addCounts(counts, { passed: 0, failed: 1, skipped: 0 })
process.stdout.write(`\n${times.join('\n')}\n`)
if (counts.skipped > 0) process.stdout.write(`${counts.skipped} skipped\n`)
if (failure !== undefined) process.stdout.write(`FAILED in ${failure}\n`)
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`)
process.exit(failure === undefined && counts.failed === 0 ? 0 : 1)
