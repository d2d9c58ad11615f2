import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesToRunAgain } from './run-unit-tests.ts'
import { mergeTestRuns, readBrowserReport, readFaultReport, readUnitTests } from './test-report.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'signet-reports-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function report(content: object): Promise<string> {
  const file = path.join(folder, 'report.json')
  await writeFile(file, JSON.stringify(content))
  return file
}

const assertion = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
})
const testFile = (name: string, status: string, ...assertionResults: object[]) => ({
  name: path.resolve(name),
  status,
  message: status === 'failed' ? 'Hook timed out\n    at line 1' : '',
  assertionResults,
})
const unitTests = async (...testResults: object[]) => readUnitTests(await report({ testResults }), 0)

test('unit tests are counted from their report, with skipped and todo tests separate', async () => {
  const run = await unitTests(
    testFile('server/a.test.ts', 'passed', assertion('adds', 'passed'), assertion('later', 'todo')),
    testFile(
      'server/b.test.ts',
      'failed',
      assertion('counts', 'failed', 'expected 1 to be 2\n at b'),
      assertion('waits', 'skipped'),
    ),
  )
  expect(mergeTestRuns([run])).toEqual({ passed: 1, failed: 1, skipped: 2, flaky: [] })
  expect(filesToRunAgain(run)).toEqual(['server/b.test.ts'])
})

test('a server test that passes on a re-run of its file is flaky, reported with its first error', async () => {
  const first = await unitTests(
    testFile('server/a.test.ts', 'passed', assertion('adds', 'passed')),
    testFile('server/b.test.ts', 'failed', assertion('counts', 'failed', 'expected 1 to be 2\n at b')),
  )
  const again = await unitTests(testFile('server/b.test.ts', 'passed', assertion('counts', 'passed')))
  expect(mergeTestRuns([first, again])).toEqual({
    passed: 2,
    failed: 0,
    skipped: 0,
    flaky: [{ title: 'server/b.test.ts > counts', trace: 'expected 1 to be 2' }],
  })
})

test('a file that fails before its tests is run again too', async () => {
  const first = await unitTests(testFile('seed/a.test.ts', 'failed', assertion('adds', 'skipped')))
  expect(mergeTestRuns([first])).toMatchObject({ passed: 0, failed: 1 })
  expect(filesToRunAgain(first)).toEqual(['seed/a.test.ts'])
  const again = await unitTests(testFile('seed/a.test.ts', 'passed', assertion('adds', 'passed')))
  expect(mergeTestRuns([first, again])).toMatchObject({
    passed: 1,
    failed: 0,
    flaky: [{ title: 'seed/a.test.ts', trace: 'Hook timed out' }],
  })
})

test('a failed test of pure code is final, and nothing is run again', async () => {
  const run = await unitTests(
    testFile('server/a.test.ts', 'failed', assertion('adds', 'failed', 'no')),
    testFile('engine/b.test.ts', 'failed', assertion('counts', 'failed', 'no')),
  )
  expect(filesToRunAgain(run)).toEqual([])
})

test('a browser test that passes on a retry is flaky, reported with the first trace', async () => {
  const flaky = {
    title: 'a visitor joins',
    tests: [
      {
        status: 'flaky',
        results: [{ attachments: [{ name: 'trace', path: path.resolve('test-results/joins/trace.zip') }] }, {}],
      },
    ],
  }
  const file = await report({
    suites: [{ title: 'waitlist.test.ts', specs: [], suites: [{ title: 'on a phone', specs: [flaky] }] }],
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 },
  })
  expect(await readBrowserReport(file, 0)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 0,
    flaky: [{ title: 'waitlist.test.ts > on a phone > a visitor joins', trace: 'test-results/joins/trace.zip' }],
  })
})

test('each line of a fault campaign counts as a test; one not run here counts as skipped', async () => {
  const file = await report({
    lines: [{ state: 'passed' }, { state: 'failed' }, { state: 'passed' }, { state: 'not run' }],
  })
  expect(await readFaultReport(file, 0)).toEqual({ passed: 2, failed: 1, skipped: 1, flaky: [] })
})

test('an earlier run’s report and a missing report count no tests', async () => {
  const file = await report({ testResults: [testFile('server/a.test.ts', 'passed', assertion('adds', 'passed'))] })
  await utimes(file, 1000, 1000)
  expect(await readUnitTests(file, Date.now() - 1000)).toEqual([])
  expect(await readUnitTests(path.join(folder, 'none.json'), 0)).toEqual([])
})
