/** The figures of the embedded engine and of a language model side by side. */
import type { EvalFigures } from '../judge-figures.ts'

/** `cases` is how many the figure is a mean of; null where the set does not say. */
export type ComparedFigure = {
  part: string
  figure: string
  embedded: number | null
  model: number | null
  cases: number | null
}

const asNumber = (value: unknown) => (typeof value === 'number' ? value : null)

/** Every figure that the model has, in the order of its parts. */
export function compareFigures(embedded: EvalFigures, model: EvalFigures): ComparedFigure[] {
  return Object.entries(model).flatMap(([part, figures]) => {
    const cases = asNumber(figures.cases) ?? asNumber(figures.n)
    return Object.entries(figures).flatMap(([figure, value]) => {
      const ofModel = asNumber(value)
      if (ofModel === null || figure === 'cases' || figure === 'n') return []
      return [{ part, figure, embedded: asNumber(embedded[part]?.[figure]), model: ofModel, cases }]
    })
  })
}

const round = (value: number | null) => (value === null ? '-' : String(Math.round(value * 1000) / 1000))

/** One line per figure: part, figure, embedded, model, difference, cases. */
export function printComparison(compared: readonly ComparedFigure[]): string {
  const rows = compared.map(({ part, figure, embedded, model, cases }) => [
    ...[part, figure, round(embedded), round(model)],
    ...[round(embedded === null || model === null ? null : model - embedded), round(cases)],
  ])
  const table = [['part', 'figure', 'embedded', 'model', 'difference', 'cases'], ...rows]
  const widths = [0, 1, 2, 3, 4, 5].map((at) => Math.max(...table.map((row) => row[at]?.length ?? 0)))
  return table
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
