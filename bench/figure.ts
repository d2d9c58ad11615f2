/**
 * One row of the benchmark's table: a measurement, its limit and, where there is one, its yardstick: a bare-bones
 * implementation of the same thing, measured at the same time, so that the machine's speed cancels out.
 */

/**
 * The limit that a figure must keep. Applies to its ratio to the yardstick if there is one, else to the figure itself;
 * `shown` sets no limit.
 */
export type FigureLimit = { atMost: number } | { atLeast: number } | { shown: true }

export type Figure = {
  what: string
  unit: string
  ours: number
  yardstick?: number
  ratio?: number
  limit: FigureLimit
}

/** One sample per round, ours and the yardstick's. */
export type SampleRounds<Sample> = { ours: Sample[]; yardstick: Sample[] }

/** The median; for an even count, the mean of the middle two. */
export function computeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** Makes a figure without a yardstick: the median of its samples. */
export function makeFigure(what: string, unit: string, samples: readonly number[], limit: FigureLimit): Figure {
  return { what, unit, ours: computeMedian(samples), limit }
}

/**
 * Makes a figure with a yardstick. The ratio is the median of each round's ratio, so a slow phase of the machine
 * affects both sides.
 */
export function makeComparedFigure(
  what: string,
  unit: string,
  { ours, yardstick }: SampleRounds<number>,
  limit: FigureLimit,
): Figure {
  const ratio = computeMedian(ours.map((sample, round) => sample / (yardstick[round] ?? Number.NaN)))
  return { what, unit, ours: computeMedian(ours), yardstick: computeMedian(yardstick), ratio, limit }
}

/** Whether the figure is within its limit; one that could not be measured is not. */
export function isFigureWithinLimit({ ours, ratio = ours, limit }: Figure): boolean {
  if ('shown' in limit) return true
  return 'atMost' in limit ? ratio <= limit.atMost : ratio >= limit.atLeast
}

const shown = (value: number | undefined) =>
  value === undefined ? '' : String(value >= 100 ? Math.round(value) : Number(value.toPrecision(3)))

function limitOf(limit: FigureLimit): string {
  if ('shown' in limit) return ''
  return 'atMost' in limit ? `<= ${limit.atMost}` : `>= ${limit.atLeast}`
}

/** The figures as a Markdown table. */
export function formatFigureTable(figures: readonly Figure[]): string {
  const head = ['what', 'ours', 'yardstick', 'unit', 'ratio', 'limit', '']
  const lines = figures.map((figure) => [
    figure.what,
    shown(figure.ours),
    shown(figure.yardstick),
    figure.unit,
    shown(figure.ratio),
    limitOf(figure.limit),
    'shown' in figure.limit ? '' : isFigureWithinLimit(figure) ? 'ok' : 'MISSED',
  ])
  const widths = head.map((_, column) => Math.max(3, ...[head, ...lines].map((line) => line[column]?.length ?? 0)))
  const lineOf = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [lineOf(head), lineOf(widths.map((width) => '-'.repeat(width))), ...lines.map(lineOf)].join('\n')
}
