/** Formats days, times and counts for the administration. */

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const utcDay = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const week = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const utcMonth = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' })

export const tellDay = (isoTime: string) => day.format(new Date(isoTime))
export const tellMoment = (isoTime: string) => moment.format(new Date(isoTime))
export const tellMonth = (isoTime: string) => month.format(new Date(isoTime))
/** A week, as the date of its first day. */
export const tellWeek = (isoTime: string) => week.format(new Date(isoTime))
/** The last day of a period with this end, UTC: what ends at midnight ends on the day before. */
export const tellLastDay = (isoTime: string) => utcDay.format(new Date(Date.parse(isoTime) - 1))

/** "November 2026" out of "2026-11" */
export const tellCalendarMonth = (month: string) => utcMonth.format(new Date(`${month}-01T00:00:00Z`))

export const tellNumber = (number: number) => number.toLocaleString('en-US')

/** "1 user", "1,284 users" */
export const tellCount = (number: number, unit: string) => `${tellNumber(number)} ${unit}${number === 1 ? '' : 's'}`

/** "$1,284", "$12.50" */
export const tellDollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  })
