/** Does durable jobs, one server beside others: what a killed server left is taken up by whichever lives. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, isDatabaseAway, type Queryable } from '#server/platform/db/database.ts'
import { type JobRow, type JobRows, jobRowsOf } from '#server/platform/jobs/job-rows.ts'

const lookMs = 5000
const beatMs = 2000
/** The longest pause before another attempt. */
const pauseSecondsMax = 60
/** How often a result is offered to a database that is away, every `beatMs`: until others may take the job. */
const offersMax = 5

export type RunningJob = {
  payload: unknown
  /** Aborts when the server stops or another one has taken the job. */
  signal: AbortSignal
  /**
   * Does what must not be done twice, such as sending a mail. A job whose server died meanwhile, or whose act failed
   * with anything but NotDone, is given up: nobody can say whether it was done.
   */
  once: (act: () => Promise<void>) => Promise<void>
  /** Ends the job and writes its result in one transaction; writes nothing when the job is no longer this server's. */
  finish: (write: (on: Queryable) => Promise<void>) => Promise<void>
}

/** Thrown by an act that certainly was not done: it may be tried again. */
export class NotDone extends Error {
  override readonly name = 'NotDone'
}

/** `fail` tells the owner that a job was given up, in the transaction that does so. */
export type JobKind = {
  work: (job: RunningJob) => Promise<void>
  fail: (payload: unknown, on: Queryable) => Promise<void>
}

/** Kinds that share their slots: jobs of one line never wait for those of another. */
export type JobLine = {
  kinds: Readonly<Record<string, JobKind>>
  /** How many run at once on this server. */
  atOnce: number
  /** How many of one owner, on all servers together. */
  ofOneOwner: number
  /** Then a job is given up, or ten minutes after it was asked for. */
  attemptsMax: number
}

export type JobWorker = {
  /** Takes jobs of these lines from now on. */
  start: (lines: readonly JobLine[]) => void
  /** Looks for work at once: for when the transaction that added a job has ended. */
  wake: () => void
  /** Lets go of what runs, so that the next server goes on with it. */
  stop: () => Promise<void>
}

export type JobLog = { error: (about: object, message: string) => void }

type Parts = { rows: JobRows; log: JobLog; stopping: AbortSignal; attemptsMax: number }

/** Writes what came of a job, also when the database is away for a moment. */
async function offer(write: () => Promise<void>): Promise<void> {
  for (let offers = 1; ; offers += 1) {
    try {
      return await write()
    } catch (error) {
      if (offers === offersMax || !isDatabaseAway(error)) throw error
      await sleep(beatMs)
    }
  }
}

/** One attempt at a job, to its end, its next attempt, or its being given up. */
async function runJob(row: JobRow, handler: JobKind, { rows, log, stopping, attemptsMax }: Parts): Promise<void> {
  const { id, kind, owner, payload, attempts } = row
  const giveUp = () => rows.end(id, 'failed', (on) => handler.fail(payload, on))
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
    if (!(await rows.noteAct(id))) throw new NotDone('Another server has taken the job.')
    isActing = true
    await act().catch(async (error: unknown) => {
      if (error instanceof NotDone) await rows.noteNoAct(id)
      isActing = !(error instanceof NotDone)
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
  const rows = jobRowsOf(randomUUID(), database)
  const stopping = new AbortController()
  const running = new Map<JobLine, Set<Promise<void>>>()
  let timer: NodeJS.Timeout | undefined
  // One look after another: two at once would take more than fit, and a stop could not wait for both.
  let looks = Promise.resolve()

  async function lookIn(line: JobLine, busy: Set<Promise<void>>): Promise<void> {
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
