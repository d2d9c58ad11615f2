import { afterEach, describe, expect, test } from 'vitest'
import { createThreadPool, type ThreadFunction, type ThreadPool } from '#server/platform/threads/threads.ts'

/** An inline function: `body` runs in the thread and sees `data`. */
const code = (body: string): ThreadFunction => ({
  module: `data:text/javascript,${encodeURIComponent(`export async function run(data) { ${body} }`)}`,
  name: 'run',
})
type Run = (data?: unknown) => unknown
const threadId = code(`return (await import('node:worker_threads')).threadId`)
const twice = code('return data * 2')

let threads: ThreadPool
const open = (options?: Parameters<typeof createThreadPool>[0]) => {
  threads = createThreadPool(options)
  return (work: ThreadFunction, data?: unknown, bounds?: Parameters<ThreadPool['run']>[2]) =>
    threads.run<Run>(work, [data], bounds)
}
afterEach(() => threads.close())

/** Work that counts itself in shared memory: [running now, most at once, started, told to go on]. */
function countedWork() {
  const seen = new Int32Array(new SharedArrayBuffer(16))
  const work = code(
    `const now = Atomics.add(data, 0, 1) + 1
     if (now > Atomics.load(data, 1)) Atomics.store(data, 1, now)
     Atomics.add(data, 2, 1)
     Atomics.wait(data, 3, 0)
     Atomics.sub(data, 0, 1)`,
  )
  const goOn = () => {
    Atomics.store(seen, 3, 1)
    Atomics.notify(seen, 3)
  }
  const started = async (count: number) => {
    while (Atomics.load(seen, 2) < count) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return { seen, work, goOn, started }
}

describe('the threads', () => {
  test('run a function and return its result; a thread is reused for the next one', async () => {
    const run = open()
    expect(await run(twice, 21)).toBe(42)
    const first = await run(threadId)
    expect(first).not.toBe(0)
    expect(await run(threadId)).toBe(first)
  })

  test('end when idle', async () => {
    const run = open({ idleMs: 1 })
    const first = await run(threadId)
    await expect.poll(() => run(threadId), { interval: 30 }).not.toBe(first)
  })

  test('T30 run two functions at once and let the rest wait', async () => {
    const { seen, work, goOn, started } = countedWork()
    const run = open()
    const runs = Array.from({ length: 6 }, () => run(work, seen))
    await started(2)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(Atomics.load(seen, 2)).toBe(2)
    goOn()
    expect(await Promise.all(runs)).toHaveLength(6)
    expect(Atomics.load(seen, 1)).toBe(2)
  })

  test('T30 refuse work as busy when too much is waiting', async () => {
    const { seen, work, goOn } = countedWork()
    const run = open({ waitingMax: 3 })
    const runs = Array.from({ length: 5 }, () => run(work, seen))
    await expect(run(work, seen)).rejects.toMatchObject({ code: 'busy', status: 503 })
    goOn()
    expect(await Promise.all(runs)).toHaveLength(5)
  })

  test('T19 stop work that exceeds time or memory, and run the next in a new thread', async () => {
    const run = open({ memoryMb: 16 })
    const before = await run(threadId)
    await expect(run(code('for (;;);'), 0, { limitMs: 300 })).rejects.toMatchObject({ name: 'WorkTooLargeError' })
    const after = await run(threadId)
    expect(after).not.toBe(before)
    const hoarding = code('const all = []; for (;;) all.push(new Array(1000).fill(Math.random()))')
    await expect(run(hoarding)).rejects.toMatchObject({ name: 'WorkTooLargeError' })
    expect(await run(twice, 3)).toBe(6)
  })

  test('survive work that crashes its thread, along with other work', async () => {
    const run = open()
    const broken = run(code('process.exit(1)'))
    const beside = run(twice, 4)
    await expect(broken).rejects.toThrow('ended before its work was done')
    expect(await beside).toBe(8)
    const late = code(`setImmediate(() => { throw new Error('late') }); await new Promise(() => {})`)
    await expect(run(late)).rejects.toThrow('broke its thread')
    expect(await run(twice, 5)).toBe(10)
  })

  test('report a failing or missing function or an uncopyable result, and keep the thread', async () => {
    const run = open()
    const before = await run(threadId)
    await expect(run(code(`throw new Error('no ink')`))).rejects.toThrow('no ink')
    await expect(run({ ...twice, name: 'thrice' })).rejects.toThrow('has no thrice')
    await expect(run(code('return () => data'))).rejects.toThrow('could not be cloned')
    await expect(run(twice, () => 'hello')).rejects.toThrow('cannot be copied')
    expect(await run(threadId)).toBe(before)
  })

  test('give up the place in the queue, or stop the work, when aborted', async () => {
    const { seen, work, goOn, started } = countedWork()
    const run = open()
    const [leaving, waiting] = [new AbortController(), new AbortController()]
    const begun = run(work, seen, { signal: leaving.signal })
    const beside = run(work, seen)
    const queued = run(work, seen, { signal: waiting.signal })
    waiting.abort(new Error('left the line'))
    await expect(queued).rejects.toThrow('left the line')
    await started(2)
    leaving.abort(new Error('left'))
    await expect(begun).rejects.toThrow('left')
    await expect(run(work, seen, { signal: leaving.signal })).rejects.toThrow('left')
    goOn()
    await beside
    expect(Atomics.load(seen, 2)).toBe(2)
  })

  test('reject unfinished work when closed', async () => {
    const { seen, work } = countedWork()
    const run = open()
    const results = Promise.allSettled(Array.from({ length: 3 }, () => run(work, seen)))
    await threads.close()
    for (const result of await results) expect(result).toMatchObject({ reason: { code: 'unavailable' } })
    await expect(run(twice, 1)).rejects.toMatchObject({ code: 'unavailable' })
  })
})
