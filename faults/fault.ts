/** A fault of the campaign: what is done to a server, and the result of each round. */

/** Another user's read times in ms, and the number of reads. */
export type ReadTimes = { medianMs: number; worstMs: number; count: number }

export type FaultRound = {
  /** Rounds with the same row share a line of the table, such as each kind of flood. */
  row?: string
  /** Acknowledged writes that were missing afterwards. */
  lost?: number
  acknowledged?: number
  /** Seconds until the server was ready again, or until the expected event happened. */
  readyS?: number
  calm?: ReadTimes
  during?: ReadTimes
  /** What failed, each as a short clause; empty if nothing did. */
  failures: string[]
  /** Further information. */
  notes?: string[]
  /** Why it could not be run here, as a clause. */
  notRun?: string
}

export type FaultLimits = {
  readyS: number
  /** Maximum ratio of a reader's median to the calm median. */
  medianTimes: number
  /** Medians below this always pass: differences of single milliseconds only reflect the machine. */
  medianMsFree: number
  worstMs: number
}

/** How a campaign runs. `isShort` is for `npm test`, with limits wide enough for a busy machine. */
export type FaultCampaign = { rounds: number; isShort: boolean; limits: FaultLimits }

export type Fault = {
  /** Starts with the number of the promise it tests. */
  title: string
  /** The name for `--only`. */
  name: string
  run: (campaign: FaultCampaign) => Promise<FaultRound[]>
  /** Left out of a short campaign, because server tests cover the same thing. */
  isLong?: boolean
}

export const defineFault = (title: string, name: string, run: Fault['run'], isLong = false): Fault => ({
  title,
  name,
  run,
  isLong,
})

const full: FaultLimits = { readyS: 15, medianTimes: 3, medianMsFree: 10, worstMs: 1000 }
const wide: FaultLimits = { readyS: 30, medianTimes: 10, medianMsFree: 150, worstMs: 4000 }

export const makeFaultCampaign = (rounds: number, isShort: boolean): FaultCampaign => ({
  rounds,
  isShort,
  limits: isShort ? wide : full,
})

/** The limits a reader's times exceeded, as clauses. */
export function judgeReadTimes(
  calm: ReadTimes,
  during: ReadTimes,
  { medianTimes, medianMsFree, worstMs }: FaultLimits,
): string[] {
  const failures: string[] = []
  if (during.count === 0) failures.push('no read was answered')
  if (during.medianMs > Math.max(medianMsFree, medianTimes * calm.medianMs))
    failures.push(`median read ${(during.medianMs / calm.medianMs).toFixed(1)} times the calm one`)
  if (during.worstMs > worstMs) failures.push(`worst read ${(during.worstMs / 1000).toFixed(1)} s`)
  return failures
}

/** What was lost or came back too late, as clauses. */
export function judgeRecovery(lost: number, readyS: number, limits: FaultLimits): string[] {
  const failures: string[] = []
  if (lost > 0) failures.push(`${lost} acknowledged writes lost`)
  if (!(readyS <= limits.readyS))
    failures.push(Number.isFinite(readyS) ? `ready after ${readyS.toFixed(1)} s` : 'not ready again')
  return failures
}
