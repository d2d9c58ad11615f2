/** The language model by tool, its limits and who reached them, and the last calls that failed. */
import type { ReactNode } from 'react'
import type { AdminFailedCall, AdminModelLimits, AdminModelTool } from '#contract/admin-model.ts'
import { formatCost } from '#contract/plain/format-cost.ts'
import { writingToolNames } from '#contract/plain/writing-tools.ts'
import { formatMoment, formatNumber } from '#web/admin/format-day.ts'
import { formatKnownCost, formatSeconds, formatTokens } from '#web/admin/format-usage.ts'
import { failureWords } from '#web/admin/model-words.ts'

/** A thin bar beside its words. */
function Share({ of, all, children }: { of: number; all: number; children: ReactNode }) {
  const percent = all > 0 ? Math.min(100, Math.round((100 * of) / all)) : 0
  return (
    <span className="share">
      <span className="bar-u" aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </span>
      {children}
    </span>
  )
}

export function ToolsTable({ tools, unpricedCalls }: { tools: readonly AdminModelTool[]; unpricedCalls: number }) {
  const all = tools.reduce((sum, { calls }) => sum + calls, 0)
  return (
    <section className="model-block" aria-labelledby="by-tool">
      <h2 id="by-tool">By tool</h2>
      <table className="tbl figures num">
        <caption className="vh">Thirty days by tool</caption>
        <thead>
          <tr>
            <th scope="col">Tool</th>
            <th scope="col" className="words">
              Share
            </th>
            <th scope="col">Calls</th>
            <th scope="col">Tokens in</th>
            <th scope="col">Tokens out</th>
            <th scope="col">Cost</th>
            <th scope="col">Seconds</th>
            <th scope="col">Slowest 1 in 20</th>
            <th scope="col">Failed</th>
          </tr>
        </thead>
        <tbody>
          {tools.map(({ tool, calls, failed, inputTokens, outputTokens, costMicros, ms, slowMs }) => (
            <tr key={tool}>
              <td>
                <b>{writingToolNames[tool]}</b>
              </td>
              <td data-h="Share" className="words">
                <Share of={calls} all={all}>
                  {Math.round((100 * calls) / all)}%
                </Share>
              </td>
              <td data-h="Calls">{formatNumber(calls)}</td>
              <td data-h="Tokens in">{formatTokens(inputTokens)}</td>
              <td data-h="Tokens out">{formatTokens(outputTokens)}</td>
              <td data-h="Cost">{formatKnownCost(costMicros)}</td>
              <td data-h="Seconds">{formatSeconds(ms)}</td>
              <td data-h="Slowest">{formatSeconds(slowMs)}</td>
              <td data-h="Failed">{failed > 0 ? <span className="band mid">{formatNumber(failed)}</span> : 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {unpricedCalls > 0 && (
        <p className="small quiet model-hint">
          The cost of {formatNumber(unpricedCalls)} {unpricedCalls === 1 ? 'call is' : 'calls is'} not known and not in
          these sums. For a model whose price isn’t listed, set AI_PRICE_INPUT and AI_PRICE_OUTPUT.
        </p>
      )}
    </section>
  )
}

type LimitRow = { name: string; set: string; used: ReactNode; reached: ReactNode }

const nobody = <span className="quiet">nobody</span>

function listLimits(limits: AdminModelLimits): LimitRow[] {
  const { atOnceMax, userAtOnceMax, runningNow, dailyTokensMax, mostTokensToday, reachedToday } = limits
  const { monthlyCostMax, monthCostMicros } = limits
  const most = `${formatNumber(mostTokensToday)} at most today`
  const spent = `${formatCost(monthCostMicros)} so far`
  return [
    {
      name: 'Calls at once',
      set: formatNumber(atOnceMax) + (userAtOnceMax < atOnceMax ? `, ${formatNumber(userAtOnceMax)} of one user` : ''),
      used: (
        <Share of={runningNow} all={atOnceMax}>
          {formatNumber(runningNow)} now
        </Share>
      ),
      reached: <span className="quiet">who comes then waits</span>,
    },
    {
      name: 'Tokens, one user in a day',
      set: dailyTokensMax === null ? 'no limit (AI_DAILY_TOKENS)' : formatNumber(dailyTokensMax),
      used:
        dailyTokensMax === null ? (
          most
        ) : (
          <Share of={mostTokensToday} all={dailyTokensMax}>
            {most}
          </Share>
        ),
      reached: reachedToday.length === 0 ? nobody : reachedToday.map(({ name }) => name).join(', '),
    },
    {
      name: 'Dollars in a month',
      set: monthlyCostMax === null ? 'no limit (AI_MONTHLY_COST)' : formatCost(monthlyCostMax),
      used:
        monthlyCostMax === null ? (
          spent
        ) : (
          <Share of={monthCostMicros} all={monthlyCostMax}>
            {spent}
          </Share>
        ),
      reached:
        monthlyCostMax !== null && monthCostMicros >= monthlyCostMax ? (
          <span className="band poor">everybody, until next month</span>
        ) : (
          nobody
        ),
    },
  ]
}

export function LimitsTable({ limits }: { limits: AdminModelLimits }) {
  return (
    <section className="model-block" aria-labelledby="model-limits">
      <h2 id="model-limits">Limits</h2>
      <table className="tbl num">
        <caption className="vh">Limits, and who reached them today</caption>
        <thead>
          <tr>
            <th scope="col">Limit</th>
            <th scope="col">Set to</th>
            <th scope="col">Used</th>
            <th scope="col">Reached today by</th>
          </tr>
        </thead>
        <tbody>
          {listLimits(limits).map(({ name, set, used, reached }) => (
            <tr key={name}>
              <td>
                <b>{name}</b>
              </td>
              <td data-h="Set to">{set}</td>
              <td data-h="Used">{used}</td>
              <td data-h="Reached by">{reached}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export function FailedCalls({ errors }: { errors: readonly AdminFailedCall[] }) {
  return (
    <section className="model-block" aria-labelledby="model-errors">
      <h2 id="model-errors">Last errors</h2>
      <p className="small quiet">What went wrong, never what was written.</p>
      {errors.length === 0 ? (
        <p className="model-hint">No call has failed.</p>
      ) : (
        <ol className="log">
          {errors.map(({ id, at, tool, code }) => (
            <li key={id}>
              <span className="when">{formatMoment(at)}</span>
              <b>{failureWords[code].happened}</b>
              <span className="chg">
                {writingToolNames[tool]} · {code}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
