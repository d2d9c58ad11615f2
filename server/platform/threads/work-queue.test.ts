import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

const patience = { waitMsMax: 1000, waitingMax: 10 }

test('T19 only a few documents are read at once, and the rest in order', async () => {
  const inLine = createWorkQueue(2)
  let running = 0
  let peak = 0
  const done: number[] = []
  const work = (number: number) => async () => {
    running += 1
    peak = Math.max(peak, running)
    await sleep(10)
    running -= 1
    done.push(number)
  }
  await Promise.all([1, 2, 3, 4, 5].map((number) => inLine(work(number), patience)))
  expect(peak).toBe(2)
  expect(done).toEqual([1, 2, 3, 4, 5])
})

test('T19 waiting too long is refused as busy, and the queue goes on', async () => {
  const inLine = createWorkQueue(1)
  const first = inLine(() => sleep(100, 'first'), patience)
  let waited = 0
  const second = inLine(async () => 'second', { ...patience, waitMsMax: 20, onWait: () => (waited += 1) })
  const third = inLine(async () => 'third', patience)
  await expect(second).rejects.toMatchObject({ status: 503, code: 'busy' })
  await expect(first).resolves.toBe('first')
  await expect(third).resolves.toBe('third')
  expect(waited).toBe(1)
})

test('T19 a full queue refuses at once', async () => {
  const inLine = createWorkQueue(1)
  const first = inLine(() => sleep(20), patience)
  const second = inLine(() => sleep(20), { ...patience, waitingMax: 1 })
  await expect(inLine(() => sleep(20), { ...patience, waitingMax: 1 })).rejects.toMatchObject({ code: 'busy' })
  await Promise.all([first, second])
})

test('work that fails or is aborted frees its slot for the next', async () => {
  const inLine = createWorkQueue(1)
  const failing = inLine(() => Promise.reject(new Error('broken')), patience)
  const controller = new AbortController()
  const leaving = inLine(async () => 'never', { ...patience, signal: controller.signal })
  const next = inLine(async () => 'next', patience)
  controller.abort(new Error('gone'))
  await expect(failing).rejects.toThrow('broken')
  await expect(leaving).rejects.toThrow('gone')
  await expect(next).resolves.toBe('next')
})
