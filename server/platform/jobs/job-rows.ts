/** The rows of `jobs`: how a worker takes, keeps and ends them. */
import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '#server/platform/db/database.ts'

/** A job whose worker has not reported for this long may be taken by another. */
const deadAfterSeconds = 10
/** Counted from `created_at`, which for a delayed job is the time it was due. */
const giveUpAfterSeconds = 600

export type JobRow = {
  id: string
  kind: string
  owner: string | null
  payload: unknown
  attempts: number
  isTooOld: boolean
  /** An earlier worker began the step that must not run twice; nobody knows whether it completed. */
  hasActed: boolean
}

export type JobRows = {
  /**
   * Takes a job of these kinds that is waiting or whose worker is dead. At most `ofOneOwner` jobs of one owner run at
   * once, across all servers; the owner served longest ago comes first.
   */
  take: (kinds: readonly string[], ofOneOwner: number) => Promise<JobRow | undefined>
  /** Heartbeat; false if another worker has taken the job. */
  beat: (id: string) => Promise<boolean>
  /** Records that the step that must not run twice begins; false if another worker has taken the job. */
  noteAct: (id: string) => Promise<boolean>
  /** Records that the step certainly did not happen. */
  noteNoAct: (id: string) => Promise<void>
  /** Ends a job and runs `write` in the same transaction; does nothing if the job is no longer this worker's. */
  end: (id: string, state: 'done' | 'failed', write: (db: Queryable) => Promise<void>) => Promise<void>
  /** Releases the job for another attempt after so many seconds. */
  postpone: (id: string, seconds: number) => Promise<void>
  /** Releases the job as if it had not been taken. */
  handBack: (id: string) => Promise<void>
}

const takeStatement = `
  UPDATE jobs SET state = 'running', worker = $1, attempts = attempts + 1, alive_at = now()
  WHERE id = (
    SELECT id FROM jobs AS job
    WHERE kind = ANY($2) AND ((state = 'waiting' AND run_after <= now())
        OR (state = 'running' AND alive_at < now() - make_interval(secs => $3)))
      AND (owner IS NULL OR $5 > (
        SELECT count(*) FROM jobs AS held
        WHERE held.owner = job.owner AND held.kind = ANY($2) AND held.state = 'running' AND held.id <> job.id))
    ORDER BY (SELECT max(served.alive_at) FROM jobs AS served WHERE served.owner = job.owner) NULLS FIRST, run_after
    LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  RETURNING id, kind, owner, payload, attempts, created_at < now() - make_interval(secs => $4) AS "isTooOld",
    acted_at IS NOT NULL AS "hasActed"`

export function createJobRows(worker: string, database: Database): JobRows {
  const own = (id: string) => sql`id = ${id} AND worker = ${worker} AND state = 'running'`
  return {
    take: async (kinds, ofOneOwner) => {
      const { rows } = await database.$client.query<JobRow>({
        name: 'take_job',
        text: takeStatement,
        values: [worker, kinds, deadAfterSeconds, giveUpAfterSeconds, ofOneOwner],
      })
      return rows[0]
    },
    beat: async (id) => {
      const { rowCount } = await database.execute(sql`UPDATE jobs SET alive_at = now() WHERE ${own(id)}`)
      return rowCount === 1
    },
    noteAct: async (id) => {
      const { rowCount } = await database.execute(sql`UPDATE jobs SET acted_at = now() WHERE ${own(id)}`)
      return rowCount === 1
    },
    noteNoAct: async (id) => {
      await database.execute(sql`UPDATE jobs SET acted_at = NULL WHERE ${own(id)}`)
    },
    end: (id, state, write) =>
      database.transaction(async (tx) => {
        const ended = await tx.execute(sql`UPDATE jobs SET state = ${state}, ended_at = now() WHERE ${own(id)}`)
        if (ended.rowCount) await write(tx)
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

/**
 * Adds a job, in the caller's transaction. `owner` is the account whose share of the workers it uses, if any; it starts
 * no earlier than after `afterSeconds`.
 */
export async function addJob(
  kind: string,
  payload: object,
  owner: string | null,
  db: Queryable,
  afterSeconds = 0,
): Promise<void> {
  await db.execute(sql`
    INSERT INTO jobs (kind, payload, owner, run_after, created_at)
    SELECT ${kind}, ${JSON.stringify(payload)}::jsonb, ${owner}::uuid, due, due
    FROM (SELECT now() + make_interval(secs => ${afterSeconds}) AS due) AS planned`)
}

/** Deletes jobs that ended more than a week ago. */
export async function deleteEndedJobs(db: Queryable): Promise<void> {
  await db.execute(sql`DELETE FROM jobs WHERE ended_at < now() - interval '7 days'`)
}
