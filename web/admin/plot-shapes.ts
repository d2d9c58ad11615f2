/** The shapes of a small chart by day as SVG paths in a box of 720 by 160 units; each day has its own column. */
import { getAxisLabels } from '#web/admin/chart-shapes.ts'

export const plotWidth = 720
export const plotHeight = 160
/** A column is drawn as five vertical lines, like an engraving; their distances from its centre. */
const engraved = [-8, -4, 0, 4, 8]

type PlotShapes = { axis: number[]; grid: string; columns: string; line: string }

/** The paths of these whole numbers, the oldest first. A day without one leaves a gap in the line. */
export function drawPlot(values: readonly (number | null)[]): PlotShapes {
  const axis = getAxisLabels(Math.max(0, ...values.map((value) => value ?? 0)))
  const top = axis.at(-1) ?? 1
  const yOf = (value: number) => Math.round(plotHeight * (1 - value / top))
  const xOf = (index: number) => Math.round((plotWidth / values.length) * (index + 0.5))
  const columns = values.flatMap((value, index) =>
    value ? engraved.map((offset) => `M${xOf(index) + offset} ${plotHeight}V${yOf(value)}`) : [],
  )
  const line = values.map((value, index) => {
    if (value === null) return ''
    const isFirst = (values[index - 1] ?? null) === null
    const isAlone = isFirst && (values[index + 1] ?? null) === null
    // A day between two gaps is a short dash.
    if (isAlone) return `M${xOf(index) - 5} ${yOf(value)}h10`
    return `${isFirst ? 'M' : 'L'}${xOf(index)} ${yOf(value)}`
  })
  const grid = axis.slice(1).map((value) => `M0 ${yOf(value)}H${plotWidth}`)
  return { axis, grid: grid.join(''), columns: columns.join(''), line: line.join('') }
}
