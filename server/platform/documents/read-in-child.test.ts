import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DocumentError } from './document-error.ts'
import { readInChild } from './read-in-child.ts'

const script = join(import.meta.dirname, '../../../testing/documents/hostile-child.ts')

function run(kind: string, limits: { timeMs?: number; memoryMb?: number } = {}, bytes = Buffer.from('text')) {
  return readInChild({ script, kind, bytes, limits: { timeMs: 10_000, memoryMb: 200, ...limits } })
}

/** Starting a process may take seconds while other tests run. */
const unhurried = { timeMs: 30_000 }

async function failure(reading: Promise<string>): Promise<[number, string]> {
  const error = await reading.catch((reason: unknown) => reason)
  if (!(error instanceof DocumentError)) throw new Error(`expected a DocumentError, got ${error}`)
  return [error.status, error.code]
}

describe('T19 a parser compromised by its document', () => {
  test('T19 is killed when it hangs', async () => {
    expect(await failure(run('hang', { timeMs: 600 }))).toEqual([422, 'too_complex'])
  })

  test('T19 is killed when it uses too much memory, on or off the heap', async () => {
    expect(await failure(run('bomb'))).toEqual([422, 'too_complex'])
    expect(await failure(run('heap-bomb'))).toEqual([422, 'too_complex'])
  })

  test('T19 is killed when it floods its output', async () => {
    expect(await failure(run('flood'))).toEqual([422, 'too_complex'])
  })

  test('T19 may crash, exit silently or before reading its input, or reply with nonsense', async () => {
    expect(await failure(run('crash'))).toEqual([422, 'too_complex'])
    expect(await failure(run('leave', unhurried, Buffer.alloc(10 * 1024 * 1024)))).toEqual([422, 'unreadable_file'])
    expect(await failure(run('lie', unhurried))).toEqual([422, 'unreadable_file'])
  })

  test('T19 has no network, no file, no other process and no environment', async () => {
    const told = JSON.parse(await run('escape'))
    const noNetwork = 'A process that reads documents has no network.'
    expect(told).toMatchObject({ connect: noNetwork, fetch: noNetwork, lookup: noNetwork })
    for (const deed of ['read', 'write', 'start']) expect(told[deed]).toMatch(/Access to this API has been restricted/)
    expect(told.environment).toEqual({})
    expect(existsSync('/tmp/left-behind')).toBe(false)
  })
})

test('a parser that cannot be started is blamed on the machine, not on the file', async () => {
  const missing = join(import.meta.dirname, '../../../testing/documents/no-such-program.ts')
  const reading = readInChild({
    script: missing,
    kind: 'pdf',
    bytes: Buffer.from(''),
    limits: { timeMs: 5000, memoryMb: 200 },
  })
  expect(await failure(reading)).toEqual([503, 'busy'])
})
