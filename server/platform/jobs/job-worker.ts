/** Does durable jobs, one server beside others: what a killed server left is taken up by whichever lives. */
import { randomUUID } from 'node:crypto'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { type JobRow, type JobRows, jobRowsOf } from '#server/platform/jobs/job-rows.ts'

const lookMs = 5000
const beatMs = 2000
const attemptsMax = 4
const atOnce = 2

export type RunningJob = {
  payload: unknown
  /** Aborts when the server stops or another one has taken the job. */
  signal: AbortSignal
  /** Ends the job and writes its result in one transaction; writes nothing when the job is no longer this server's. */
  finish: (write: (on: Queryable) => Promise<void>) => Promise<void>
}

/** `fail` tells the owner that a job was given up, in the transaction that does so. */
export type JobKind = {
  work: (job: RunningJob) => Promise<void>
  fail: (payload: unknown, on: Queryable) => Promise<void>
}

export type JobWorker = {
  start: () => void
  /** Looks for work at once: for when the transaction that added a job has ended. */
  wake: () => void
  /** Lets go of what runs, so that the next server goes on with it. */
  stop: () => Promise<void>
}

export type JobLog = { error: (about: object, message: string) => void }
type Parts = { rows: JobRows; log: JobLog; stopping: AbortSignal }

/** One attempt at a job, to its end, its next attempt, or its being given up. */
async function runJob(
  { id, kind, payload, attempts, isTooOld }: JobRow,
  handler: JobKind,
  parts: Parts,
): Promise<void> {
  const { rows, log, stopping } = parts
  const giveUp = () => rows.end(id, 'failed', (on) => handler.fail(payload, on))
  if (isTooOld || attempts > attemptsMax) return giveUp()
  const lost = new AbortController()
  const beat = () =>
    rows.beat(id).then(
      (isOwn) => isOwn || lost.abort(),
      () => undefined,
    )
  const beating = setInterval(beat, beatMs)
  try {
    const signal = AbortSignal.any([stopping, lost.signal])
    await handler.work({ payload, signal, finish: (write) => rows.end(id, 'done', write) })
  } catch (error) {
    if (stopping.aborted) return await rows.handBack(id)
    log.error({ err: error, job: id, kind }, 'a job failed')
    await (attempts < attemptsMax ? rows.postpone(id, 2 ** attempts) : giveUp())
  } finally {
    clearInterval(beating)
  }
}

export function createJobWorker(database: Database, kinds: Readonly<Record<string, JobKind>>, log: JobLog): JobWorker {
  const rows = jobRowsOf(randomUUID(), database)
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  // One look after another: two at once would take more than `atOnce`, and a stop could not wait for both.
  let looks = Promise.resolve()

  async function look(): Promise<void> {
    while (running.size < atOnce && !stopping.signal.aborted) {
      const row = await rows.take(Object.keys(kinds))
      const handler = row && kinds[row.kind]
      if (!handler) return
      if (stopping.signal.aborted) return await rows.handBack(row.id)
      const job = runJob(row, handler, { rows, log, stopping: stopping.signal })
        .catch((error: unknown) => log.error({ err: error, job: row.id }, 'a job could not be ended'))
        .finally(() => {
          running.delete(job)
          wake()
        })
      running.add(job)
    }
  }

  function wake(): void {
    if (timer === undefined || stopping.signal.aborted) return
    looks = looks.then(look).catch((error: unknown) => log.error({ err: error }, 'no job could be taken'))
  }

  return {
    start: () => {
      timer = setInterval(wake, lookMs)
      wake()
    },
    wake,
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await looks
      await Promise.allSettled(running)
    },
  }
}
