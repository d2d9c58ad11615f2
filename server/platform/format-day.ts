/** Days as people write them, where their clocks are. */

/** "November 21, 2026"; in UTC where nobody says where. */
export function formatDay(day: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: knownZone(timeZone) ?? 'UTC' }).format(day)
}

/** A time zone that this machine knows: browsers may be younger, and anyone may write anything into an address. */
export function knownZone(timeZone: string | undefined): string | undefined {
  try {
    return timeZone && new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
