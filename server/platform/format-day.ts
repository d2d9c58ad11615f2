/** Formats days for people. */

/** Such as "November 21, 2026"; in UTC if the time zone is missing or unknown. */
export function formatDay(day: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: findKnownTimeZone(timeZone) ?? 'UTC' }).format(
    day,
  )
}

/** The time zone, if this machine knows it: a browser's data may be newer, and the value is untrusted. */
export function findKnownTimeZone(timeZone: string | undefined): string | undefined {
  try {
    return timeZone && new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
