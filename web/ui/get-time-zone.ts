/** The reader's time zone, as the browser names it. */
export const getTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
