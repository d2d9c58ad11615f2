/** Formats what calls of the language model took. */
import { formatCost } from '#contract/plain/format-cost.ts'
import { formatNumber } from '#web/admin/format-day.ts'

/** "840", "3.4k", "170k", "1.2M" */
export function formatTokens(tokens: number): string {
  if (tokens < 1000) return formatNumber(tokens)
  const [size, unit] = tokens < 999_500 ? [tokens / 1000, 'k'] : [tokens / 1_000_000, 'M']
  return `${Number(size.toFixed(size < 10 ? 1 : 0))}${unit}`
}

/** "4.6", in seconds; a dash without answered calls. */
export const formatSeconds = (ms: number | null) => (ms === null ? '–' : (ms / 1000).toFixed(1))

export const formatKnownCost = (micros: number | null) => (micros === null ? 'not known' : formatCost(micros))

/** "2026-11-29" as "Nov 29". */
const utcDay = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
export const formatUsageDay = (day: string) => utcDay.format(new Date(`${day}T00:00:00Z`))
