/**
 * `npm test`: everything in order, until something fails. `-- --only=check|unit|browser|faults` runs one part, `--
 * --only=unit server/uvp` some of it, `-- --repeat 20 NAME` counts how often a test fails.
 * A failed server or browser test is run again, at most twice. Tests that pass only then are listed as flaky.
 */
import { parseArgs } from 'node:util'
import { buildWhenStale } from './build-when-stale.ts'
import { requireChromium } from './find-chromium.ts'
import { repeatTest } from './repeat-test.ts'
import { type ProgramEnd, runProgram } from './run-program.ts'
import { runUnitTests } from './run-unit-tests.ts'
import { addTestReports, emptyTestReport, readBrowserReport, readFaultReport, type TestReport } from './test-report.ts'

/** About twice what an idle machine with two cores takes, so that a slow one can re-run tests within it. */
const limitMs = 80 * 60_000
/** With more flaky tests than this, a green run means too little. */
const flakyMax = 5
const began = performance.now()

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' }, repeat: { type: 'string' } },
  allowPositionals: true,
})

type PartEnd = { end: ProgramEnd; report: TestReport }

type Part = {
  name: string
  /** The name for `--only`. */
  group: 'check' | 'unit' | 'browser' | 'faults'
  run: () => Promise<PartEnd>
}

function run(program: string, parameters: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return runProgram(program, parameters, { env, limitMs: limitMs - (performance.now() - began) })
}

const browserReport = '.cache/reports/browser.json'
const faultReport = '.cache/reports/faults.json'
const from = performance.timeOrigin

const parts: Part[] = [
  {
    name: 'check',
    group: 'check',
    run: async () => ({ end: await run(process.execPath, ['scripts/check.ts']), report: emptyTestReport }),
  },
  { name: 'unit and server tests', group: 'unit', run: () => runUnitTests(run, positionals) },
  {
    name: 'build',
    group: 'browser',
    run: async () => {
      await buildWhenStale('screens', 'server')
      return { end: { code: 0, isLate: false }, report: emptyTestReport }
    },
  },
  {
    name: 'browser tests',
    group: 'browser',
    run: async () => {
      const env = { CHROMIUM: await requireChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport }
      const end = await run('node_modules/.bin/playwright', ['test', '--reporter=list,json', ...positionals], env)
      return { end, report: await readBrowserReport(browserReport, from) }
    },
  },
  {
    name: 'faults, short',
    group: 'faults',
    run: async () => {
      const end = await run(process.execPath, ['faults/run-faults.ts', '--short', '--json', faultReport])
      return { end, report: await readFaultReport(faultReport, from) }
    },
  },
]

/** Runs a part; `trouble` says in a sentence what went wrong, undefined if nothing did. */
async function runPart(part: Part): Promise<{ trouble: string | undefined; report: TestReport }> {
  try {
    const { end, report } = await part.run()
    if (end.isLate) return { trouble: `stopped: all of it may take ${limitMs / 60_000} minutes`, report }
    return { trouble: end.code === 0 ? undefined : `ended with ${end.code}`, report }
  } catch (error) {
    return { trouble: error instanceof Error ? error.message : String(error), report: emptyTestReport }
  }
}

async function runParts(chosen: readonly Part[]): Promise<number> {
  let report = emptyTestReport
  let failure: string | undefined
  const times: string[] = []
  for (const part of chosen) {
    process.stdout.write(`\n== ${part.name}\n`)
    const partBegan = performance.now()
    const { trouble, report: partReport } = await runPart(part)
    times.push(`${((performance.now() - partBegan) / 1000).toFixed(0).padStart(5)} s  ${part.name}`)
    report = addTestReports(report, partReport)
    if (trouble !== undefined) {
      failure = `${part.name}: ${trouble}`
      break
    }
  }
  const { passed, skipped, flaky } = report
  if (failure === undefined && flaky.length > flakyMax) failure = `flaky tests: ${flaky.length}, at most ${flakyMax}`
  // A part that broke without a failed test is a failure too.
  const failed = failure !== undefined && report.failed === 0 ? 1 : report.failed
  process.stdout.write(`\n${times.join('\n')}\n`)
  if (skipped > 0) process.stdout.write(`${skipped} skipped\n`)
  for (const { title, trace } of flaky) process.stdout.write(`flaky  ${title}\n       ${trace}\n`)
  if (failure !== undefined) process.stdout.write(`FAILED in ${failure}\n`)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  return failed === 0 ? 0 : 1
}

async function main(): Promise<number> {
  if (values.repeat !== undefined) {
    const [name] = positionals
    const times = Number(values.repeat)
    if (Number.isInteger(times) && times > 0 && name !== undefined) return repeatTest(times, name)
    process.stderr.write('--repeat takes a number from 1 on, then part of a test file’s path or of a title.\n')
    return 2
  }
  const chosen = parts.filter(({ group }) => values.only === undefined || group === values.only)
  if (chosen.length > 0) return runParts(chosen)
  process.stderr.write('--only takes check, unit, browser or faults.\n')
  return 2
}

process.exit(await main())
