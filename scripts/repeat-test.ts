/** `npm test -- --repeat 20 NAME`: counts how often a test fails. NAME is part of a test file's path or of a test's title. */
import { glob, readFile } from 'node:fs/promises'
import { buildWhenStale } from './build-when-stale.ts'
import { requireChromium } from './find-chromium.ts'
import { runProgram } from './run-program.ts'
import { runVitest } from './run-unit-tests.ts'
import { readBrowserTests } from './test-report.ts'

const browserReport = '.cache/reports/repeated.json'

/** Runs and failures by title. */
type Tally = Map<string, { runs: number; failures: number }>

function note(tally: Tally, title: string, isFailure: boolean): void {
  const { runs, failures } = tally.get(title) ?? { runs: 0, failures: 0 }
  tally.set(title, { runs: runs + 1, failures: failures + Number(isFailure) })
}

/** The test files whose path contains `name`; if there are none, those whose text contains it. */
async function findTestFiles(name: string): Promise<{ files: string[]; isTitle: boolean }> {
  const all: string[] = []
  for await (const file of glob('{contract,drawing,engine,evals,journeys,scripts,seed,server,web}/**/*.test.{ts,tsx}'))
    all.push(file)
  const files = all.filter((file) => file.includes(name))
  if (files.length > 0) return { files, isTitle: false }
  const texts = await Promise.all(all.map(async (file) => ({ file, text: await readFile(file, 'utf8') })))
  return { files: texts.flatMap(({ file, text }) => (text.includes(name) ? file : [])), isTitle: true }
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

async function repeatJourneys(tally: Tally, times: number, files: readonly string[], title: string[]): Promise<void> {
  await buildWhenStale('screens', 'server')
  const from = Date.now()
  const pattern = title.map((name) => `--grep=${escapeRegExp(name)}`)
  const options = ['--reporter=list,json', '--retries=0', `--repeat-each=${times}`, ...pattern]
  await runProgram('node_modules/.bin/playwright', ['test', ...options, ...files], {
    env: { CHROMIUM: await requireChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  })
  for (const { title: name, status } of await readBrowserTests(browserReport, from)) {
    if (status !== 'skipped') note(tally, name, status !== 'expected')
  }
}

/** Runs each repetition in a fresh process and database. */
async function repeatUnitTests(tally: Tally, times: number, files: readonly string[], title: string[]): Promise<void> {
  const pattern = title.map((name) => `--testNamePattern=${escapeRegExp(name)}`)
  for (let time = 0; time < times; time += 1) {
    const { tests } = await runVitest(runProgram, [...files, ...pattern])
    for (const { title: name, state } of tests) if (state !== 'skipped') note(tally, name, state === 'failed')
  }
}

/** Repeats the tests, prints each one's failures, and returns the exit code. */
export async function repeatTest(times: number, name: string): Promise<number> {
  const { files, isTitle } = await findTestFiles(name)
  const title = isTitle ? [name] : []
  const tally: Tally = new Map()
  const journeys = files.filter((file) => file.startsWith('journeys/'))
  const others = files.filter((file) => !file.startsWith('journeys/'))
  if (journeys.length > 0) await repeatJourneys(tally, times, journeys, title)
  if (others.length > 0) await repeatUnitTests(tally, times, others, title)
  if (tally.size === 0) {
    process.stderr.write(`No test was run: “${name}” is part of no test file's path and of no title.\n`)
    return 2
  }
  const rows = [...tally].sort(([, one], [, other]) => other.failures - one.failures)
  process.stdout.write('\n')
  for (const [test, { runs, failures }] of rows) process.stdout.write(`failed ${failures} of ${runs}  ${test}\n`)
  const failures = rows.reduce((sum, [, row]) => sum + row.failures, 0)
  const runs = rows.reduce((sum, [, row]) => sum + row.runs, 0)
  process.stdout.write(`${runs - failures} passed, ${failures} failed\n`)
  return failures === 0 ? 0 : 1
}
