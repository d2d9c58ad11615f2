/** How many tests passed and failed, from the reports that the test runners write. */
import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'

export type TestCounts = { passed: number; failed: number; skipped: number }

const none: TestCounts = { passed: 0, failed: 0, skipped: 0 }

const unitReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
})

const browserReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
})

const faultReport = z.object({ lines: z.array(z.object({ state: z.enum(['passed', 'failed', 'not run']) })) })

export function addCounts(one: TestCounts, other: TestCounts): TestCounts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

/** A report older than this run is of another run and counts nothing. `from` is in ms since 1970. */
async function readReport(file: string, from: number): Promise<unknown> {
  const written = await stat(file).catch(() => undefined)
  if (written === undefined || written.mtimeMs < from) return undefined
  return JSON.parse(await readFile(file, 'utf8'))
}

export async function readUnitCounts(file: string, from: number): Promise<TestCounts> {
  const report = await readReport(file, from)
  if (report === undefined) return none
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = unitReport.parse(report)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

/** A test that passed only at a second try counts as failed. */
export async function readBrowserCounts(file: string, from: number): Promise<TestCounts> {
  const report = await readReport(file, from)
  if (report === undefined) return none
  const { expected, unexpected, flaky, skipped } = browserReport.parse(report).stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

/** What cannot be tried on this machine counts as skipped. */
export async function readFaultCounts(file: string, from: number): Promise<TestCounts> {
  const report = await readReport(file, from)
  if (report === undefined) return none
  const { lines } = faultReport.parse(report)
  const count = (wanted: (typeof lines)[number]['state']) => lines.filter(({ state }) => state === wanted).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('not run') }
}
