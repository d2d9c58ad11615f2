/** Days and moments as mails say them: in one zone, for nobody knows where they are read. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** "November 20, 2026". */
export const dayText = (date: Date) => day.format(date)

/** "Sunday, November 29". */
export const weekdayText = (date: Date) => weekday.format(date)

/** "November 20, 2026 at 9:41 AM UTC". */
export const momentText = (date: Date) => `${moment.format(date).replace('\u202f', ' ')} UTC`
