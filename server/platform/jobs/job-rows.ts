/** The rows of `jobs`, as one worker takes, holds and ends them. */
import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '#server/platform/db/database.ts'

/** A job whose worker has been silent for so long is taken by another. */
const deadAfterSeconds = 10
/** From the moment that it was asked for. */
const giveUpAfterSeconds = 600

export type JobRow = { id: string; kind: string; payload: unknown; attempts: number; isTooOld: boolean }

export type JobRows = {
  /** Takes the job that waits longest, or one whose worker is dead. */
  take: (kinds: readonly string[]) => Promise<JobRow | undefined>
  /** Says that the worker lives; false when another one has taken the job. */
  beat: (id: string) => Promise<boolean>
  /** Ends a job that is still this worker's, with what `write` writes; else nothing is written. */
  end: (id: string, state: 'done' | 'failed', write: (on: Queryable) => Promise<void>) => Promise<void>
  /** Lets it wait so many seconds for the next attempt, whoever makes it. */
  postpone: (id: string, seconds: number) => Promise<void>
  /** Leaves it to the next server, as if it had not been taken. */
  handBack: (id: string) => Promise<void>
}

export function jobRowsOf(worker: string, database: Database): JobRows {
  const own = (id: string) => sql`id = ${id} AND worker = ${worker} AND state = 'running'`
  return {
    take: async (kinds) => {
      const { rows } = await database.$client.query<JobRow>({
        name: 'take_job',
        text: `
          UPDATE jobs SET state = 'running', worker = $1, attempts = attempts + 1, alive_at = now()
          WHERE id = (
            SELECT id FROM jobs
            WHERE kind = ANY($2) AND ((state = 'waiting' AND run_after <= now())
              OR (state = 'running' AND alive_at < now() - make_interval(secs => $3)))
            ORDER BY run_after LIMIT 1 FOR UPDATE SKIP LOCKED
          )
          RETURNING id, kind, payload, attempts, created_at < now() - make_interval(secs => $4) AS "isTooOld"`,
        values: [worker, kinds, deadAfterSeconds, giveUpAfterSeconds],
      })
      return rows[0]
    },
    beat: async (id) => {
      const { rowCount } = await database.execute(sql`UPDATE jobs SET alive_at = now() WHERE ${own(id)}`)
      return rowCount === 1
    },
    end: (id, state, write) =>
      database.transaction(async (on) => {
        const ended = await on.execute(sql`UPDATE jobs SET state = ${state}, ended_at = now() WHERE ${own(id)}`)
        if (ended.rowCount) await write(on)
      }),
    postpone: async (id, seconds) => {
      await database.execute(sql`
        UPDATE jobs SET state = 'waiting', run_after = now() + make_interval(secs => ${seconds}) WHERE ${own(id)}`)
    },
    handBack: async (id) => {
      await database.execute(sql`UPDATE jobs SET state = 'waiting', attempts = attempts - 1 WHERE ${own(id)}`)
    },
  }
}

/** Adds a job, in the transaction of what asks for it. */
export async function addJob(kind: string, payload: object, on: Queryable): Promise<void> {
  await on.execute(sql`INSERT INTO jobs (kind, payload) VALUES (${kind}, ${JSON.stringify(payload)}::jsonb)`)
}

/** Forgets jobs that ended more than a week ago. */
export async function sweepJobs(on: Queryable): Promise<void> {
  await on.execute(sql`DELETE FROM jobs WHERE ended_at < now() - interval '7 days'`)
}
