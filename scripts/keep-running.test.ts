import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'signet-keep-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Runs the script with a fake `node` that runs `program`; `$n` in it is the number of the start. */
async function run(program: string) {
  const starts = path.join(folder, 'starts')
  const node = path.join(folder, 'node')
  await writeFile(node, `#!/bin/sh\necho start >> ${starts}\nn=$(wc -l < ${starts})\n${program}\n`)
  await chmod(node, 0o755)
  const child = spawn('sh', ['scripts/keep-running.sh'], { env: { PATH: `${folder}:/usr/bin:/bin` } })
  let said = ''
  child.stderr.on('data', (text: Buffer) => {
    said += text.toString()
  })
  const countStarts = async () => (await readFile(starts, 'utf8').catch(() => '')).split('\n').length - 1
  return { child, said: () => said, countStarts }
}

async function endOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit')
  return child.exitCode
}

test('T41 a crashed server is restarted with a message; one that ends normally is not', async () => {
  const { child, said, countStarts } = await run('[ $n -eq 1 ] && exit 70; exit 0')
  expect(await endOf(child)).toBe(0)
  expect(await countStarts()).toBe(2)
  expect(said()).toBe('The server ended by itself (code 70). Starting it again in 1 s.\n')
})

test('T41 a killed server is restarted too, with a longer pause each time', async () => {
  const { child, said, countStarts } = await run('[ $n -le 2 ] && kill -9 $$; exit 0')
  expect(await endOf(child)).toBe(0)
  expect(await countStarts()).toBe(3)
  expect([...said().matchAll(/again in (\d+) s/g)].map(([, seconds]) => seconds)).toEqual(['1', '2'])
})

test('T35 if the first start is refused, the script exits with its code', async () => {
  const { child, said, countStarts } = await run('exit 1')
  expect(await endOf(child)).toBe(1)
  expect([await countStarts(), said()]).toEqual([1, ''])
})

test('T41 after a first successful start, a refused one is retried: the disk may have room by then', async () => {
  const { child, countStarts } = await run('[ $n -eq 1 ] && exit 70; [ $n -eq 2 ] && exit 1; exit 0')
  expect(await endOf(child)).toBe(0)
  expect(await countStarts()).toBe(3)
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  'T37 on %s the server shuts down cleanly and is not restarted',
  async (signal) => {
    const { child, countStarts } = await run('trap "sleep 0.3; exit 0" TERM\nwhile :; do sleep 0.1; done')
    await vi.waitFor(async () => expect(await countStarts()).toBe(1), { timeout: 10_000 })
    await new Promise((resolve) => setTimeout(resolve, 300))
    child.kill(signal)
    expect(await endOf(child)).toBe(0)
    expect(await countStarts()).toBe(1)
  },
)
