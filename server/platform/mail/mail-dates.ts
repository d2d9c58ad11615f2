/** Formats days and times for mails: always in UTC, since the reader's time zone is unknown. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** Such as "November 20, 2026". */
export const formatMailDay = (date: Date) => day.format(date)

/** Such as "Sunday, November 29". */
export const formatMailWeekday = (date: Date) => weekday.format(date)

/** Such as "November 20, 2026 at 9:41 AM UTC". */
export const formatMailMoment = (date: Date) => `${moment.format(date).replace('\u202f', ' ')} UTC`
