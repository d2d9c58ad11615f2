import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Database } from '#server/platform/db/database.ts'
import { addJob, createJobRows } from '#server/platform/jobs/job-rows.ts'
import { createJobWorker, type JobKind, type JobWorker } from '#server/platform/jobs/job-worker.ts'
import { createTestDatabase } from '#testing/server/database.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ database, drop } = await createTestDatabase())
})
afterAll(() => drop())

const workers: JobWorker[] = []
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
  await database.execute(sql`DELETE FROM jobs`)
})

const errors: string[] = []
const log = { error: (_about: object, message: string) => void errors.push(message) }

const places = { atOnce: 2, ofOneOwner: 2, attemptsMax: 4 }

function startWorker(kind: Partial<JobKind>, given: Partial<typeof places> = {}): JobWorker {
  const worker = createJobWorker(database, log)
  workers.push(worker)
  worker.start([
    { kinds: { errand: { work: async () => undefined, fail: async () => undefined, ...kind } }, ...places, ...given },
  ])
  return worker
}

const stateOf = async () => {
  const { rows } = await database.execute(sql`SELECT state, attempts FROM jobs`)
  return z.array(z.object({ state: z.string(), attempts: z.number() })).parse(rows)
}
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 8000, interval: 50 })

test('T38 a job exists only if the transaction that adds it commits', async () => {
  const cause = database.transaction(async (tx) => {
    await addJob('errand', { n: 1 }, null, tx)
    throw new Error('the request failed')
  })
  await expect(cause).rejects.toThrow('the request failed')
  expect(await stateOf()).toEqual([])
})

test('T38 result and end of a job are written together, once, whichever server takes it', async () => {
  const done: unknown[] = []
  const work: JobKind['work'] = async ({ payload, finish }) => {
    await finish(async () => void done.push(payload))
  }
  const [one, other] = [startWorker({ work }), startWorker({ work })]
  for (let n = 0; n < 10; n += 1) await addJob('errand', { n }, null, database)
  one.wake()
  other.wake()
  await soon(async () => expect(done).toHaveLength(10))
  expect(new Set(done.map((payload) => JSON.stringify(payload))).size).toBe(10)
  await soon(async () => expect((await stateOf()).every(({ state }) => state === 'done')).toBe(true))
})

test('T38 the job of a killed server is taken over, and the killed one can write nothing more', async () => {
  await addJob('errand', { n: 1 }, null, database)
  const killed = createJobRows('00000000-0000-4000-8000-000000000000', database)
  const taken = await killed.take(['errand'], 2)
  await database.execute(sql`UPDATE jobs SET alive_at = now() - interval '11 seconds'`)
  const written: string[] = []
  startWorker({ work: ({ finish }) => finish(async () => void written.push('next')) })
  await soon(async () => expect(await stateOf()).toEqual([{ state: 'done', attempts: 2 }]))
  await killed.end(taken?.id ?? '', 'done', async () => void written.push('killed'))
  expect(await killed.beat(taken?.id ?? '')).toBe(false)
  expect(written).toEqual(['next'])
})

test('T38 a server that stops releases its job at once', async () => {
  await addJob('errand', { n: 1 }, null, database)
  const begun = Promise.withResolvers<void>()
  const worker = startWorker({
    work: ({ signal }) =>
      new Promise((_, reject) => {
        begun.resolve()
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  })
  await begun.promise
  await worker.stop()
  expect(await stateOf()).toEqual([{ state: 'waiting', attempts: 0 }])
})

test('T38 a server that stops while taking a job releases it too', async () => {
  await addJob('errand', { n: 1 }, null, database)
  const done: unknown[] = []
  const lock = await database.$client.connect()
  await lock.query('BEGIN; LOCK TABLE jobs')
  const worker = startWorker({ work: ({ finish, payload }) => finish(async () => void done.push(payload)) })
  await soon(async () => {
    const waits = await lock.query(`SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'jobs'::regclass`)
    expect(waits.rowCount).toBe(1)
  })
  const stopped = worker.stop()
  await lock.query('COMMIT')
  lock.release()
  await stopped
  expect(await stateOf()).toEqual([{ state: 'waiting', attempts: 0 }])
  expect(done).toEqual([])
})

test('T38 a failing job is retried, and given up with notice to its owner after four attempts or ten minutes', async () => {
  const told: unknown[] = []
  const failing: Partial<JobKind> = {
    work: () => Promise.reject(new Error('no')),
    fail: async (payload) => void told.push(payload),
  }
  const worker = startWorker(failing)
  await addJob('errand', { n: 1 }, null, database)
  worker.wake()
  await soon(async () => expect(await stateOf()).toEqual([{ state: 'waiting', attempts: 1 }]))
  await database.execute(sql`UPDATE jobs SET attempts = 3, run_after = now()`)
  worker.wake()
  await soon(async () => expect(await stateOf()).toEqual([{ state: 'failed', attempts: 4 }]))
  expect(told).toEqual([{ n: 1 }])
  await addJob('errand', { n: 2 }, null, database)
  await database.execute(sql`UPDATE jobs SET created_at = now() - interval '11 minutes' WHERE state = 'waiting'`)
  worker.wake()
  await soon(async () => expect(told).toEqual([{ n: 1 }, { n: 2 }]))
})

const ada = '00000000-0000-4000-8000-00000000000a'
const ben = '00000000-0000-4000-8000-00000000000b'
const errands = (n: number, owner: string) =>
  Promise.all(Array.from({ length: n }, () => addJob('errand', { owner }, owner, database)))

test('T42 only a share of one owner’s jobs run at once, so others’ jobs start beside a long queue', async () => {
  await errands(10, ada)
  await errands(1, ben)
  const begun: unknown[] = []
  const end = Promise.withResolvers<void>()
  const worker = startWorker(
    {
      work: async ({ payload, finish }) => {
        begun.push(Object(payload).owner)
        await end.promise
        await finish(async () => undefined)
      },
    },
    { ofOneOwner: 1 },
  )
  await soon(async () => expect(begun).toEqual(expect.arrayContaining([ada, ben])))
  worker.wake()
  await soon(async () => expect(begun).toHaveLength(2))
  end.resolve()
  await soon(async () => expect(begun).toHaveLength(11))
})

test('T42 owners take turns: the one served longest ago is next, however many jobs others have waiting', async () => {
  await errands(6, ada)
  const done: unknown[] = []
  const worker = startWorker(
    {
      work: async ({ payload, finish }) => {
        // While the first of Ada's jobs runs, Ben adds two.
        if (done.length === 0) await errands(2, ben)
        done.push(Object(payload).owner)
        await finish(async () => undefined)
      },
    },
    { atOnce: 1, ofOneOwner: 1 },
  )
  worker.wake()
  await soon(async () => expect(done).toHaveLength(8))
  expect(done.slice(0, 4)).toEqual([ada, ben, ada, ben])
})

test('T42 a line with hanging jobs does not block other lines', async () => {
  const done: unknown[] = []
  const hang: JobKind = { work: ({ signal }) => aborted(signal), fail: async () => undefined }
  const quick: JobKind = {
    work: async ({ payload, finish }) => finish(async () => void done.push(payload)),
    fail: async () => undefined,
  }
  for (let n = 0; n < 5; n += 1) await addJob('mail', { n }, null, database)
  await addJob('errand', { n: 1 }, null, database)
  const lines = [
    { kinds: { mail: hang }, ...places },
    { kinds: { errand: quick }, ...places },
  ]
  const worker = createJobWorker(database, log)
  workers.push(worker)
  worker.start(lines)
  await soon(async () => expect(done).toEqual([{ n: 1 }]))
})

const aborted = (signal: AbortSignal) =>
  new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
