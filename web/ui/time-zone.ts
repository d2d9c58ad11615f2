/** The reader's time zone, as the browser names it. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
