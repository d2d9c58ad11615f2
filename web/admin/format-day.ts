/** Formats days, times and counts for the administration. */

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const utcDay = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const week = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const utcMonth = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' })

export const formatDay = (isoTime: string) => day.format(new Date(isoTime))
export const formatMoment = (isoTime: string) => moment.format(new Date(isoTime))
export const formatMonth = (isoTime: string) => month.format(new Date(isoTime))
/** A week, as the date of its first day. */
export const formatWeek = (isoTime: string) => week.format(new Date(isoTime))
/** The last day of a period with this end, UTC: what ends at midnight ends on the day before. */
export const formatLastDay = (isoTime: string) => utcDay.format(new Date(Date.parse(isoTime) - 1))

/** "November 2026" out of "2026-11" */
export const formatCalendarMonth = (month: string) => utcMonth.format(new Date(`${month}-01T00:00:00Z`))

export const formatNumber = (number: number) => number.toLocaleString('en-US')

/** "1 user", "1,284 users" */
export const formatCount = (number: number, unit: string) => `${formatNumber(number)} ${unit}${number === 1 ? '' : 's'}`

/** "$1,284", "$12.50" */
export const formatDollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  })
