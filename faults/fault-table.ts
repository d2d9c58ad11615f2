/** The results of a campaign, one line per fault. */
import { computeMedian } from '../bench/figure.ts'
import type { FaultRound, ReadTimes } from './fault.ts'

export type FaultLine = {
  title: string
  state: 'passed' | 'failed' | 'not run'
  /** Why it failed or was not run. */
  reasons: string[]
  notes: string[]
  rounds: number
  acknowledged: number | undefined
  lost: number | undefined
  readyMedianS: number | undefined
  readyWorstS: number | undefined
  calm: ReadTimes | undefined
  during: ReadTimes | undefined
}

const givenOf = <Value>(values: readonly (Value | undefined)[]): Value[] => values.flatMap((value) => value ?? [])
const sumOf = (values: readonly number[]) =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : undefined

/** The median of the rounds' medians, and the worst read of all. */
const readsOf = (rounds: readonly ReadTimes[]): ReadTimes | undefined =>
  rounds.length === 0
    ? undefined
    : {
        medianMs: computeMedian(rounds.map(({ medianMs }) => medianMs)),
        worstMs: Math.max(...rounds.map(({ worstMs }) => worstMs)),
        count: sumOf(rounds.map(({ count }) => count)) ?? 0,
      }

function lineOf(title: string, rounds: readonly FaultRound[]): FaultLine {
  const ready = givenOf(rounds.map(({ readyS }) => readyS))
  const failures = [...new Set(rounds.flatMap((round) => round.failures))]
  const notRun = givenOf(rounds.map((round) => round.notRun))
  return {
    title,
    state: failures.length > 0 ? 'failed' : notRun.length > 0 ? 'not run' : 'passed',
    reasons: [...failures, ...new Set(notRun)],
    notes: [...new Set(rounds.flatMap(({ notes = [] }) => notes))],
    rounds: rounds.length,
    acknowledged: sumOf(givenOf(rounds.map((round) => round.acknowledged))),
    lost: sumOf(givenOf(rounds.map((round) => round.lost))),
    readyMedianS: ready.length > 0 ? computeMedian(ready) : undefined,
    readyWorstS: ready.length > 0 ? Math.max(...ready) : undefined,
    calm: readsOf(givenOf(rounds.map((round) => round.calm))),
    during: readsOf(givenOf(rounds.map((round) => round.during))),
  }
}

/** One line per row of a fault's rounds. */
export function listFaultLines({ title, rounds }: { title: string; rounds: readonly FaultRound[] }): FaultLine[] {
  const rows = [...new Set(rounds.map(({ row }) => row))]
  return rows.map((row) =>
    lineOf(
      row === undefined ? title : `${title} (${row})`,
      rounds.filter((round) => round.row === row),
    ),
  )
}

const seconds = (value: number | undefined) =>
  value === undefined ? '' : Number.isFinite(value) ? value.toFixed(1) : 'never'
const shownReads = (reads: ReadTimes | undefined) =>
  reads === undefined || reads.count === 0 ? '' : `${Math.round(reads.medianMs)} / ${Math.round(reads.worstMs)}`

function verdictOf({ state, reasons, notes }: FaultLine): string {
  const why = [...reasons, ...notes].join('; ')
  const verdict = state === 'passed' ? 'ok' : state === 'failed' ? 'FAILED' : 'not run'
  return why === '' ? verdict : `${verdict}: ${why}`
}

/** The table in Markdown. Reads in ms, median / worst. */
export function formatFaultTable(lines: readonly FaultLine[]): string {
  const head = ['fault', 'rounds', 'lost of acknowledged', 'ready after s', "another's read, calm", 'meanwhile']
  const cells = lines.map((line) => [
    line.title,
    String(line.rounds),
    line.lost === undefined ? '' : `${line.lost} of ${line.acknowledged ?? 0}`,
    line.readyMedianS === undefined ? '' : `${seconds(line.readyMedianS)}, worst ${seconds(line.readyWorstS)}`,
    shownReads(line.calm),
    shownReads(line.during),
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...cells].map((row) => row[column]?.length ?? 0)))
  const row = (each: readonly string[], last: string) =>
    `| ${each.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} | ${last} |`
  return [
    row(head, ''),
    row(
      widths.map((width) => '-'.repeat(width)),
      '---',
    ),
    ...lines.map((line, at) => row(cells[at] ?? [], verdictOf(line))),
  ].join('\n')
}
