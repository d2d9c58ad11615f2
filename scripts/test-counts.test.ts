import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBrowserCounts, readFaultCounts, readUnitCounts } from './test-counts.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'signet-counts-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function report(content: object): Promise<string> {
  const file = path.join(folder, 'report.json')
  await writeFile(file, JSON.stringify(content))
  return file
}

test('unit tests are counted from their report, skipped and planned ones apart', async () => {
  const file = await report({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 })
  expect(await readUnitCounts(file, 0)).toEqual({ passed: 5, failed: 1, skipped: 3 })
})

test('a browser test that passed at a second try counts as failed', async () => {
  const file = await report({ stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 0 } })
  expect(await readBrowserCounts(file, 0)).toEqual({ passed: 4, failed: 3, skipped: 0 })
})

test('each line of a fault campaign counts as a test, one that cannot be tried here as skipped', async () => {
  const file = await report({
    lines: [{ state: 'passed' }, { state: 'failed' }, { state: 'passed' }, { state: 'not run' }],
  })
  expect(await readFaultCounts(file, 0)).toEqual({ passed: 2, failed: 1, skipped: 1 })
})

test('the report of an earlier run counts nothing, and a missing one neither', async () => {
  const file = await report({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 })
  await utimes(file, 1000, 1000)
  expect(await readUnitCounts(file, Date.now() - 1000)).toEqual({ passed: 0, failed: 0, skipped: 0 })
  expect(await readUnitCounts(path.join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 0, skipped: 0 })
})
