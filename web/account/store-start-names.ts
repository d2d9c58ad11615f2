/** The names that a visitor entered on the start page, kept in this tab to prefill the sign-up form. */

const key = 'signet:start-names'

export function storeStartNames(told: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(told))
  } catch (error) {
    console.error(error)
  }
}

/** The stored names by field name; empty if there are none. */
export function takeStartNames(): Readonly<Record<string, string>> {
  try {
    const told: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (typeof told !== 'object' || told === null) return {}
    return Object.fromEntries(Object.entries(told).filter(([, value]) => typeof value === 'string'))
  } catch (error) {
    console.error(error)
    return {}
  }
}
