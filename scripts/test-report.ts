/** Test results, read from the reports of the test runners. */
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** A test that failed and passed when it was run again. */
export type FlakyTest = {
  title: string
  /** The file for Playwright's trace viewer, or the first error message. */
  trace: string
}

export type TestReport = { passed: number; failed: number; skipped: number; flaky: FlakyTest[] }

export const emptyTestReport: TestReport = { passed: 0, failed: 0, skipped: 0, flaky: [] }

export function addTestReports(one: TestReport, other: TestReport): TestReport {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    flaky: [...one.flaky, ...other.flaky],
  }
}

/** Reads a report; undefined if it is missing or from before this run. `from` is in ms since 1970. */
async function readReport(file: string, from: number): Promise<unknown> {
  const written = await stat(file).catch(() => undefined)
  if (written === undefined || written.mtimeMs < from) return undefined
  return JSON.parse(await readFile(file, 'utf8'))
}

const unitReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

export type UnitTest = {
  /** Relative to the repository root. */
  file: string
  title: string
  state: 'passed' | 'failed' | 'skipped'
  /** The first line of the error message. */
  why: string
}

const stateOf = (status: string): UnitTest['state'] => (status === 'passed' || status === 'failed' ? status : 'skipped')

/** The tests of a Vitest run. A file that failed outside its tests counts as one failed test of its own. */
export async function readUnitTests(report: string, from: number): Promise<UnitTest[]> {
  const content = await readReport(report, from)
  if (content === undefined) return []
  return unitReport.parse(content).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative('.', name)
    const tests = assertionResults.map(({ fullName, status: state, failureMessages: [why = ''] }): UnitTest => {
      return { file, title: `${file} > ${fullName}`, state: stateOf(state), why: why.split('\n')[0] ?? '' }
    })
    const isBroken = status === 'failed' && tests.every(({ state }) => state !== 'failed')
    const why = message.split('\n')[0] ?? ''
    return isBroken ? [...tests, { file, title: file, state: 'failed', why } satisfies UnitTest] : tests
  })
}

/** The final result of each test: a re-run file's last run counts. */
export function mergeTestRuns(runs: readonly UnitTest[][]): TestReport {
  const last = new Map<string, UnitTest[]>()
  for (const run of runs) {
    const files = Map.groupBy(run, ({ file }) => file)
    for (const [file, tests] of files) last.set(file, tests)
  }
  const final = [...last.values()].flat()
  const count = (wanted: UnitTest['state']) => final.filter(({ state }) => state === wanted).length
  const stillFailing = new Set(final.flatMap(({ title, state }) => (state === 'failed' ? title : [])))
  const failures = new Map(runs.flat().flatMap(({ title, state, why }) => (state === 'failed' ? [[title, why]] : [])))
  const flaky = [...failures].flatMap(([title, trace]) => (stillFailing.has(title) ? [] : { title, trace }))
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped'), flaky }
}

const browserTest = z.object({
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  results: z.array(
    z.object({ attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).default([]) }),
  ),
})

const browserSuite = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(browserTest) })),
  get suites() {
    return z.array(browserSuite).default([])
  },
})

type BrowserSuite = z.infer<typeof browserSuite>

const browserReport = z.object({
  suites: z.array(browserSuite),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
})

export type BrowserTest = z.infer<typeof browserTest> & { title: string }

const testsOf = (suite: BrowserSuite, above = ''): BrowserTest[] => {
  const title = above === '' ? suite.title : `${above} > ${suite.title}`
  return [
    ...suite.specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, title: `${title} > ${spec.title}` }))),
    ...suite.suites.flatMap((inner) => testsOf(inner, title)),
  ]
}

/** The tests of a Playwright run, one entry per repetition. */
export async function readBrowserTests(file: string, from: number): Promise<BrowserTest[]> {
  const content = await readReport(file, from)
  return content === undefined ? [] : browserReport.parse(content).suites.flatMap((suite) => testsOf(suite))
}

export async function readBrowserReport(file: string, from: number): Promise<TestReport> {
  const content = await readReport(file, from)
  if (content === undefined) return emptyTestReport
  const { expected, unexpected, flaky: again, skipped } = browserReport.parse(content).stats
  const flaky = (await readBrowserTests(file, from)).flatMap(({ title, status, results }) => {
    if (status !== 'flaky') return []
    const trace = results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace')
    return { title, trace: trace?.path === undefined ? 'no trace' : path.relative('.', trace.path) }
  })
  return { passed: expected + again, failed: unexpected, skipped, flaky }
}

const faultReport = z.object({ lines: z.array(z.object({ state: z.enum(['passed', 'failed', 'not run']) })) })

/** Faults that cannot be run on this machine count as skipped. */
export async function readFaultReport(file: string, from: number): Promise<TestReport> {
  const content = await readReport(file, from)
  if (content === undefined) return emptyTestReport
  const { lines } = faultReport.parse(content)
  const count = (wanted: (typeof lines)[number]['state']) => lines.filter(({ state }) => state === wanted).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('not run'), flaky: [] }
}
