/** A message that one page leaves for the next one to show. */

const keptKey = 'signet:toast'

export function keepToast(title: string): void {
  try {
    sessionStorage.setItem(keptKey, title)
  } catch (error) {
    console.error(error)
  }
}

/** The message that was kept, once. */
export function takeKeptToast(): string | undefined {
  try {
    const kept = sessionStorage.getItem(keptKey)
    sessionStorage.removeItem(keptKey)
    return kept ?? undefined
  } catch (error) {
    console.error(error)
    return undefined
  }
}
