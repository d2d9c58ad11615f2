/** The number of all, active, paying and new users. */
import type { AdminStats } from '#contract/admin.ts'
import { formatMonth, formatNumber } from '#web/admin/format-day.ts'

function tellGained(gained: number): string {
  if (gained === 0) return 'as many as last week'
  return `${formatNumber(Math.abs(gained))} ${gained > 0 ? 'more' : 'fewer'} than last week`
}

type Figure = { name: string; number: number | undefined; says: string }

function figuresOf(stats: AdminStats | undefined): Figure[] {
  const since = stats?.since ? `since ${formatMonth(stats.since)}` : ''
  return [
    { name: 'Total Users', number: stats?.totalUsers, says: since },
    { name: 'Active Users', number: stats?.activeUsers, says: 'signed in within 30 days' },
    { name: 'Paid Users', number: stats?.paidUsers, says: stats ? tellGained(stats.paidUsersGained) : '' },
    { name: 'Recent Users', number: stats?.recentUsers, says: 'joined within 7 days' },
  ]
}

/** Shows a dash while a figure is loading or if it failed. */
export function StatsStrip({ stats }: { stats: AdminStats | undefined }) {
  return (
    <dl className="stats">
      {figuresOf(stats).map(({ name, number, says }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="n">{number === undefined ? '–' : formatNumber(number)}</dd>
          <dd className="cap">{says}</dd>
        </div>
      ))}
    </dl>
  )
}
