/** Thirty days of the language model in four small charts, with one table of the same by day and tool. */
import type { AdminModelDay, AdminModelState } from '#contract/admin-model.ts'
import { formatCost } from '#contract/plain/format-cost.ts'
import { writingToolNames } from '#contract/plain/writing-tools.ts'
import { formatNumber } from '#web/admin/format-day.ts'
import { formatKnownCost, formatSeconds, formatTokens, formatUsageDay } from '#web/admin/format-usage.ts'
import { drawPlot, plotHeight, plotWidth } from '#web/admin/plot-shapes.ts'
import { Icon } from '#web/ui/icon.tsx'

type Measure = {
  name: string
  kind: 'columns' | 'cost' | 'line'
  pick: (day: AdminModelDay) => number | null
  tell: (value: number) => string
}

const measures: readonly Measure[] = [
  { name: 'Calls', kind: 'columns', pick: ({ calls }) => calls, tell: formatNumber },
  {
    ...{ name: 'Tokens', kind: 'columns' },
    pick: ({ inputTokens, outputTokens }) => inputTokens + outputTokens,
    tell: formatTokens,
  },
  { name: 'Cost', kind: 'cost', pick: ({ costMicros }) => costMicros, tell: formatCost },
  {
    ...{ name: 'Seconds to the whole answer, median', kind: 'line' },
    pick: ({ ms }) => (ms === null ? null : Math.round(ms)),
    tell: (ms) => String(Number(formatSeconds(ms))),
  },
]

/** The latest day with a value, in words: "79 today", "5.1 on Nov 26". */
function tellLast(days: readonly AdminModelDay[], { pick, tell }: Measure): string {
  const last = days.findLast((day) => pick(day) !== null)
  const value = last && pick(last)
  if (!last || value === null || value === undefined) return 'not known'
  return `${tell(value)} ${last === days.at(-1) ? 'today' : `on ${formatUsageDay(last.day)}`}`
}

function describe(days: readonly AdminModelDay[], measure: Measure): string {
  const { name, pick, tell } = measure
  const known = days.filter((day) => pick(day) !== null)
  const most = known.toSorted((one, other) => (pick(other) ?? 0) - (pick(one) ?? 0))[0]
  if (!most) return `${name} by day: not known`
  return `${name} by day: ${tellLast(days, measure)}, at most ${tell(pick(most) ?? 0)} on ${formatUsageDay(most.day)}`
}

const isNamed = (index: number, count: number) => index === 0 || index === 14 || index === count - 1

function SmallPlot({ days, measure }: { days: readonly AdminModelDay[]; measure: Measure }) {
  const { name, kind, pick, tell } = measure
  const { axis, grid, columns, line } = drawPlot(days.map(pick))
  const top = axis.at(-1) ?? 1
  return (
    <figure className="small-plot">
      <figcaption>
        <span>{name}</span>
        <b className="num">{tellLast(days, measure)}</b>
      </figcaption>
      <div className="plot">
        <div className="ys" aria-hidden="true">
          {axis.map((value) => (
            <span key={value} style={{ bottom: `${(100 * value) / top}%` }}>
              {tell(value)}
            </span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${plotWidth} ${plotHeight}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={describe(days, measure)}
        >
          <path className="g" d={grid} />
          <path className={kind === 'columns' ? 'bar' : 'case'} d={kind === 'columns' ? columns : line} />
          <path className="g0" d={`M0 ${plotHeight}H${plotWidth}`} />
          {kind !== 'columns' && <path className={kind === 'cost' ? 'p' : 't'} d={line} />}
        </svg>
        <div className="xs" aria-hidden="true">
          {days.map(({ day }, index) =>
            isNamed(index, days.length) ? (
              <span key={day} style={{ gridColumn: index + 1 }}>
                {formatUsageDay(day)}
              </span>
            ) : null,
          )}
        </div>
      </div>
    </figure>
  )
}

function UsesTable({ uses }: Pick<AdminModelState, 'uses'>) {
  return (
    <details className="as-table">
      <summary>
        <Icon name="unfold" />
        The same as a table, by day and tool
      </summary>
      <table className="tbl figures num">
        <caption className="vh">Thirty days by day, tool and prompt version</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col" className="words">
              Tool
            </th>
            <th scope="col">Prompt</th>
            <th scope="col">Calls</th>
            <th scope="col">Failed</th>
            <th scope="col">Tokens</th>
            <th scope="col">Cost</th>
            <th scope="col">Seconds</th>
          </tr>
        </thead>
        <tbody>
          {uses.map(({ day, tool, promptVersion, calls, failed, inputTokens, outputTokens, costMicros, ms }) => (
            <tr key={`${day} ${tool} ${promptVersion}`}>
              <td>
                <b>{formatUsageDay(day)}</b>
              </td>
              <td data-h="Tool" className="words">
                {writingToolNames[tool]}
              </td>
              <td data-h="Prompt">version {promptVersion}</td>
              <td data-h="Calls">{formatNumber(calls)}</td>
              <td data-h="Failed">{formatNumber(failed)}</td>
              <td data-h="Tokens">{formatNumber(inputTokens + outputTokens)}</td>
              <td data-h="Cost">{formatKnownCost(costMicros)}</td>
              <td data-h="Seconds">{formatSeconds(ms)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

export function ModelCharts({ days, uses }: Pick<AdminModelState, 'days' | 'uses'>) {
  return (
    <section className="model-block" aria-labelledby="by-day">
      <h2 id="by-day">Thirty days</h2>
      <div className="plots">
        {measures.map((measure) => (
          <SmallPlot key={measure.name} days={days} measure={measure} />
        ))}
      </div>
      <UsesTable uses={uses} />
    </section>
  )
}
