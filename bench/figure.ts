/** A figure of the table: what was measured, beside its yardstick and its limit. */

/** Bounds the ratio to the yardstick where there is one, else the figure itself. */
export type Limit = { atMost: number } | { atLeast: number } | { shown: true }

export type Figure = {
  what: string
  unit: string
  ours: number
  yardstick?: number
  ratio?: number
  limit: Limit
}

/** What each round measured: ours and the yardstick's, in the order of the rounds. */
export type Rounds<Sample> = { ours: Sample[]; yardstick: Sample[] }

/** The middle value; of an even number the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** A figure that stands for itself: the median of its samples. */
export function state(what: string, unit: string, samples: readonly number[], limit: Limit): Figure {
  return { what, unit, ours: median(samples), limit }
}

/** A figure beside its yardstick: the ratio is the median of the rounds' own ratios, so that a slow minute hits both. */
export function compare(what: string, unit: string, { ours, yardstick }: Rounds<number>, limit: Limit): Figure {
  const ratio = median(ours.map((sample, round) => sample / (yardstick[round] ?? Number.NaN)))
  return { what, unit, ours: median(ours), yardstick: median(yardstick), ratio, limit }
}

/** Whether the figure keeps its limit; one that could not be measured does not. */
export function isMet({ ours, ratio = ours, limit }: Figure): boolean {
  if ('shown' in limit) return true
  return 'atMost' in limit ? ratio <= limit.atMost : ratio >= limit.atLeast
}

const shown = (value: number | undefined) =>
  value === undefined ? '' : String(value >= 100 ? Math.round(value) : Number(value.toPrecision(3)))

function limitOf(limit: Limit): string {
  if ('shown' in limit) return ''
  return 'atMost' in limit ? `<= ${limit.atMost}` : `>= ${limit.atLeast}`
}

/** The table in Markdown. */
export function tableOf(figures: readonly Figure[]): string {
  const head = ['what', 'ours', 'yardstick', 'unit', 'ratio', 'limit', '']
  const lines = figures.map((figure) => [
    figure.what,
    shown(figure.ours),
    shown(figure.yardstick),
    figure.unit,
    shown(figure.ratio),
    limitOf(figure.limit),
    'shown' in figure.limit ? '' : isMet(figure) ? 'ok' : 'MISSED',
  ])
  const widths = head.map((_, column) => Math.max(3, ...[head, ...lines].map((line) => line[column]?.length ?? 0)))
  const lineOf = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [lineOf(head), lineOf(widths.map((width) => '-'.repeat(width))), ...lines.map(lineOf)].join('\n')
}
