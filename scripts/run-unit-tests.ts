/** Runs Vitest, then re-runs failed server test files up to twice, each time in a fresh process and database. */
import type { ProgramEnd } from './run-program.ts'
import { mergeTestRuns, readUnitTests, type TestReport, type UnitTest } from './test-report.ts'

const report = '.cache/reports/unit.json'
const againMax = 2
/** Tests of databases, sockets and processes can be flaky. The others are pure, so one failure counts. */
const mayFailByChance = /^(server|seed|scripts)\//

/** The files to run again: none if a test that cannot be flaky failed. */
export function filesToRunAgain(run: readonly UnitTest[]): string[] {
  const files = new Set(run.flatMap(({ file, state }) => (state === 'failed' ? file : [])))
  return [...files].every((file) => mayFailByChance.test(file)) ? [...files] : []
}

export async function runVitest(
  run: (program: string, parameters: readonly string[]) => Promise<ProgramEnd>,
  parameters: readonly string[],
): Promise<{ end: ProgramEnd; tests: UnitTest[] }> {
  const from = Date.now()
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const end = await run('node_modules/.bin/vitest', ['run', ...reporters, ...parameters])
  return { end, tests: await readUnitTests(report, from) }
}

export async function runUnitTests(
  run: (program: string, parameters: readonly string[]) => Promise<ProgramEnd>,
  parameters: readonly string[],
): Promise<{ end: ProgramEnd; report: TestReport }> {
  const runs: UnitTest[][] = []
  let { end, tests } = await runVitest(run, parameters)
  runs.push(tests)
  for (let again = 0; again < againMax && end.code !== 0 && !end.isLate; again += 1) {
    const files = filesToRunAgain(tests)
    if (files.length === 0) break
    process.stdout.write(`\nRunning again what failed: ${files.join(', ')}\n`)
    const options = parameters.filter((parameter) => parameter.startsWith('-'))
    ;({ end, tests } = await runVitest(run, [...files, ...options]))
    runs.push(tests)
  }
  return { end, report: mergeTestRuns(runs) }
}
