/** A fault of the campaign: what is done to a server, and what a round of it showed. */

/** What another user's reads took, in ms, and how many were answered otherwise than they should. */
export type Reads = { medianMs: number; worstMs: number; count: number }

export type Round = {
  /** Rounds of one fault that stand on a line of their own, such as each kind of flood. */
  row?: string
  /** Acknowledged writes that were not there afterwards. */
  lost?: number
  acknowledged?: number
  /** Seconds until the server was ready again, or until what had to happen had happened. */
  readyS?: number
  calm?: Reads
  during?: Reads
  /** What did not hold, each in a clause; empty where all held. */
  failures: string[]
  /** What is worth knowing beside. */
  notes?: string[]
  /** Why it could not be tried here, in a clause. */
  notRun?: string
}

export type Limits = {
  readyS: number
  /** How often the calm median a reader's median may be. */
  medianTimes: number
  /** A median below it is quick enough whatever the calm one was: single milliseconds tell about the machine. */
  medianMsFree: number
  worstMs: number
}

/** How a campaign runs; `isShort` for `npm test`, with limits wide enough for a busy machine. */
export type Campaign = { rounds: number; isShort: boolean; limits: Limits }

export type Fault = {
  /** Begins with the promise that it tries. */
  title: string
  /** What `--only` calls it. */
  name: string
  run: (campaign: Campaign) => Promise<Round[]>
  /** Left out of a short campaign, because tests beside the server's files hold the like. */
  isLong?: boolean
}

/** Declares a fault. */
export const fault = (title: string, name: string, run: Fault['run'], isLong = false): Fault => ({
  title,
  name,
  run,
  isLong,
})

const full: Limits = { readyS: 15, medianTimes: 3, medianMsFree: 10, worstMs: 1000 }
const wide: Limits = { readyS: 30, medianTimes: 10, medianMsFree: 150, worstMs: 4000 }

export const campaignOf = (rounds: number, isShort: boolean): Campaign => ({
  rounds,
  isShort,
  limits: isShort ? wide : full,
})

/** What a reader felt beyond the limits, in clauses. */
export function judgeReads(calm: Reads, during: Reads, { medianTimes, medianMsFree, worstMs }: Limits): string[] {
  const failures: string[] = []
  if (during.count === 0) failures.push('no read was answered')
  if (during.medianMs > Math.max(medianMsFree, medianTimes * calm.medianMs))
    failures.push(`median read ${(during.medianMs / calm.medianMs).toFixed(1)} times the calm one`)
  if (during.worstMs > worstMs) failures.push(`worst read ${(during.worstMs / 1000).toFixed(1)} s`)
  return failures
}

/** What was lost or came back too late, in clauses. */
export function judgeRecovery(lost: number, readyS: number, limits: Limits): string[] {
  const failures: string[] = []
  if (lost > 0) failures.push(`${lost} acknowledged writes lost`)
  if (!(readyS <= limits.readyS))
    failures.push(Number.isFinite(readyS) ? `ready after ${readyS.toFixed(1)} s` : 'not ready again')
  return failures
}
