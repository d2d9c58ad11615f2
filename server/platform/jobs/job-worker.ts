/** Runs durable jobs, beside other servers: jobs of a killed server are taken over by another. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, isDatabaseUnavailable, type Queryable } from '#server/platform/db/database.ts'
import { createJobRows, type JobRow, type JobRows } from '#server/platform/jobs/job-rows.ts'

const lookMs = 5000
const beatMs = 2000
/** The longest delay before another attempt. */
const pauseSecondsMax = 60
/**
 * How often to try to write a result while the database is unavailable, every `beatMs`; after that others may take the
 * job.
 */
const offersMax = 5

export type RunningJob = {
  payload: unknown
  /** Aborts when the server stops or another one has taken the job. */
  signal: AbortSignal
  /**
   * Runs a step that must not run twice, such as sending a mail. If the server dies during it, or it fails with
   * anything but JobNotDone, the job is given up, because nobody knows whether the step happened.
   */
  once: (act: () => Promise<void>) => Promise<void>
  /** Ends the job and writes its result in one transaction; writes nothing if the job is no longer this server's. */
  finish: (write: (db: Queryable) => Promise<void>) => Promise<void>
}

/** Thrown by a step that certainly did not happen, so it may be retried. */
export class JobNotDone extends Error {
  override readonly name = 'JobNotDone'
}

/** `fail` handles a job that was given up, in the same transaction. */
export type JobKind = {
  work: (job: RunningJob) => Promise<void>
  fail: (payload: unknown, db: Queryable) => Promise<void>
}

/** Kinds of jobs with slots of their own: jobs of one line never wait for those of another. */
export type JobQueue = {
  kinds: Readonly<Record<string, JobKind>>
  /** How many run at once on this server. */
  atOnce: number
  /** How many run at once per owner, across all servers. */
  ofOneOwner: number
  /** A job is given up after this many attempts, or ten minutes after it was due. */
  attemptsMax: number
}

export type JobWorker = {
  /** Starts taking jobs of these lines. */
  start: (lines: readonly JobQueue[]) => void
  /**
   * Starts due jobs without waiting for the next poll; call it after the transaction that added a job has committed.
   */
  wake: () => void
  /** Releases running jobs, so that another server continues them. */
  stop: () => Promise<void>
}

export type JobLog = { error: (about: object, message: string) => void }

type Parts = { rows: JobRows; log: JobLog; stopping: AbortSignal; attemptsMax: number }

/** Writes the outcome of a job, with retries while the database is unavailable. */
async function offer(write: () => Promise<void>): Promise<void> {
  for (let offers = 1; ; offers += 1) {
    try {
      return await write()
    } catch (error) {
      if (offers === offersMax || !isDatabaseUnavailable(error)) throw error
      await sleep(beatMs)
    }
  }
}

/** Runs one attempt, until the job is done, postponed or given up. */
async function runJob(row: JobRow, handler: JobKind, { rows, log, stopping, attemptsMax }: Parts): Promise<void> {
  const { id, kind, owner, payload, attempts } = row
  const giveUp = () => rows.end(id, 'failed', (db) => handler.fail(payload, db))
  if (row.isTooOld || row.hasActed || attempts > attemptsMax) return giveUp()
  const lost = new AbortController()
  const beat = () =>
    rows.beat(id).then(
      (isOwn) => isOwn || lost.abort(),
      () => undefined,
    )
  const beating = setInterval(beat, beatMs)
  let isActing = false
  const once: RunningJob['once'] = async (act) => {
    if (!(await rows.noteAct(id))) throw new JobNotDone('Another server has taken the job.')
    isActing = true
    await act().catch(async (error: unknown) => {
      if (error instanceof JobNotDone) await rows.noteNoAct(id)
      isActing = !(error instanceof JobNotDone)
      throw error
    })
  }
  try {
    const signal = AbortSignal.any([stopping, lost.signal])
    await handler.work({ payload, signal, once, finish: (write) => offer(() => rows.end(id, 'done', write)) })
  } catch (error) {
    if (stopping.aborted && !isActing) return await rows.handBack(id)
    log.error({ err: error, job: id, kind, user: owner ?? undefined }, 'a job failed')
    await (attempts < attemptsMax && !isActing ? rows.postpone(id, Math.min(2 ** attempts, pauseSecondsMax)) : giveUp())
  } finally {
    clearInterval(beating)
  }
}

export function createJobWorker(database: Database, log: JobLog): JobWorker {
  const rows = createJobRows(randomUUID(), database)
  const stopping = new AbortController()
  const running = new Map<JobQueue, Set<Promise<void>>>()
  let timer: NodeJS.Timeout | undefined
  // Looks run one at a time: concurrent ones would take more jobs than there are slots, and stop() could not wait for
  // both.
  let looks = Promise.resolve()

  async function lookIn(line: JobQueue, busy: Set<Promise<void>>): Promise<void> {
    while (busy.size < line.atOnce && !stopping.signal.aborted) {
      const row = await rows.take(Object.keys(line.kinds), line.ofOneOwner)
      const handler = row && line.kinds[row.kind]
      if (!handler) return
      if (stopping.signal.aborted) return await rows.handBack(row.id)
      const job = runJob(row, handler, { rows, log, stopping: stopping.signal, attemptsMax: line.attemptsMax })
        .catch((error: unknown) => log.error({ err: error, job: row.id }, 'a job could not be ended'))
        .finally(() => {
          busy.delete(job)
          wake()
        })
      busy.add(job)
    }
  }

  async function look(): Promise<void> {
    for (const [line, busy] of running) await lookIn(line, busy)
  }

  function wake(): void {
    if (timer === undefined || stopping.signal.aborted) return
    looks = looks.then(look).catch((error: unknown) => log.error({ err: error }, 'no job could be taken'))
  }

  return {
    start: (lines) => {
      for (const line of lines) running.set(line, new Set())
      timer = setInterval(wake, lookMs)
      wake()
    },
    wake,
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await looks
      await Promise.allSettled([...running.values()].flatMap((busy) => [...busy]))
    },
  }
}
