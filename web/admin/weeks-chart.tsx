/**
 * Twelve weeks: sign-ups as hatched columns, running trials and paid users as lines; the same data as a table below.
 */
import type { AdminWeek } from '#contract/admin.ts'
import { chartHeight, chartWidth, drawWeeks } from '#web/admin/chart-shapes.ts'
import { formatNumber, formatWeek } from '#web/admin/format-day.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Whether a week gets a label below the chart; not all of them fit on a phone. */
const isNamed = (index: number, count: number) => index === count - 1 || (index % 4 === 0 && index < count - 2)

function describe(weeks: readonly AdminWeek[]): string {
  const [first] = weeks
  const last = weeks.at(-1)
  if (!first || !last) return 'No week yet'
  return [
    `By week from ${formatWeek(first.from)} to ${formatWeek(last.from)}: sign-ups went from ${first.signUps} to ${last.signUps}`,
    `running trials from ${first.trials} to ${last.trials}`,
    `paid users from ${first.paidUsers} to ${last.paidUsers}`,
  ].join(', ')
}

function ChartKey({ last }: { last: AdminWeek | undefined }) {
  return (
    <ul className="chart-key">
      <li className="new">
        <i /> Sign-ups <b>{last && formatNumber(last.signUps)}</b>
      </li>
      <li>
        <i /> Running trials <b>{last && formatNumber(last.trials)}</b>
      </li>
      <li className="paid">
        <i /> Paid users <b>{last && formatNumber(last.paidUsers)}</b>
      </li>
    </ul>
  )
}

function Plot({ weeks }: { weeks: readonly AdminWeek[] }) {
  const { axis, grid, columns, trials, paid } = drawWeeks(weeks)
  const top = axis.at(-1) ?? 1
  return (
    <div className="plot">
      <div className="ys" aria-hidden="true">
        {axis.map((value) => (
          <span key={value} style={{ bottom: `${(100 * value) / top}%` }}>
            {formatNumber(value)}
          </span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${chartWidth} ${chartHeight}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={describe(weeks)}
      >
        <path className="g" d={grid} />
        <path className="bar" d={columns} />
        <path className="g0" d={`M0 ${chartHeight}H${chartWidth}`} />
        <path className="case" d={trials} />
        <path className="t" d={trials} />
        <path className="case" d={paid} />
        <path className="p" d={paid} />
      </svg>
      <div className="xs" aria-hidden="true">
        {weeks.map(({ from }, index) =>
          isNamed(index, weeks.length) ? (
            <span key={from} style={{ gridColumn: index + 1 }}>
              {formatWeek(from)}
            </span>
          ) : null,
        )}
      </div>
    </div>
  )
}

function WeeksTable({ weeks }: { weeks: readonly AdminWeek[] }) {
  return (
    <details className="as-table">
      <summary>
        <Icon name="unfold" />
        The same as a table
      </summary>
      <table className="tbl num">
        <caption className="vh">Twelve weeks</caption>
        <thead>
          <tr>
            <th scope="col">Week of</th>
            <th scope="col">Sign-ups</th>
            <th scope="col">Running trials</th>
            <th scope="col">Paid users</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ from, signUps, trials, paidUsers }) => (
            <tr key={from}>
              <td data-h="Week of">
                <b>{formatWeek(from)}</b>
              </td>
              <td data-h="Sign-ups">{formatNumber(signUps)}</td>
              <td data-h="Running trials">{formatNumber(trials)}</td>
              <td data-h="Paid users">{formatNumber(paidUsers)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** `weeks` is undefined while loading; the space is reserved. */
export function WeeksChart({ weeks }: { weeks: readonly AdminWeek[] | undefined }) {
  return (
    <figure className="chart" aria-labelledby="weeks-title">
      <div className="chart-head">
        <h2 id="weeks-title">Twelve weeks</h2>
        <ChartKey last={weeks?.at(-1)} />
      </div>
      {weeks ? <Plot weeks={weeks} /> : <div className="plot" />}
      {weeks && <WeeksTable weeks={weeks} />}
    </figure>
  )
}
