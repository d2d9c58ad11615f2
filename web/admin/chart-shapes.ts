/** The shapes of the weeks chart as SVG paths in a box of 600 by 240 units; each week has its own column. */
import type { AdminWeek } from '#contract/admin.ts'

export const chartWidth = 600
export const chartHeight = 240
const stepsCount = 4
const niceSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]
/** A column is drawn as nine vertical lines, like an engraving; their distances from its centre. */
const engraved = [-12, -9, -6, -3, 0, 3, 6, 9, 12]

/** The axis labels from 0 up: four even steps of a round number, the last at or above `max`. */
export function getAxisLabels(max: number): number[] {
  const least = Math.max(1, max / stepsCount)
  const power = 10 ** Math.floor(Math.log10(least))
  const step = niceSteps.map((nice) => nice * power).find((nice) => nice >= least && Number.isInteger(nice))
  return Array.from({ length: stepsCount + 1 }, (_, index) => index * (step ?? 10 * power))
}

export type ChartShapes = { axis: number[]; grid: string; columns: string; trials: string; paid: string }

/** The paths for these weeks, given oldest first. */
export function drawWeeks(weeks: readonly AdminWeek[]): ChartShapes {
  const axis = getAxisLabels(
    Math.max(0, ...weeks.flatMap(({ signUps, trials, paidUsers }) => [signUps, trials, paidUsers])),
  )
  const top = axis.at(-1) ?? 1
  const yOf = (value: number) => Math.round(chartHeight * (1 - value / top))
  const xOf = (index: number) => Math.round((chartWidth / weeks.length) * (index + 0.5))
  const lineOf = (values: readonly number[]) =>
    values.map((value, index) => `${index === 0 ? 'M' : 'L'}${xOf(index)} ${yOf(value)}`).join('')
  return {
    axis,
    grid: axis
      .slice(1)
      .map((value) => `M0 ${yOf(value)}H${chartWidth}`)
      .join(''),
    columns: weeks
      .filter(({ signUps }) => signUps > 0)
      .flatMap((week) =>
        engraved.map((offset) => `M${xOf(weeks.indexOf(week)) + offset} ${chartHeight}V${yOf(week.signUps)}`),
      )
      .join(''),
    trials: lineOf(weeks.map(({ trials }) => trials)),
    paid: lineOf(weeks.map(({ paidUsers }) => paidUsers)),
  }
}
