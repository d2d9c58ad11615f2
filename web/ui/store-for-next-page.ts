/**
 * Values one page leaves for the next in session storage: a message to show, a pending second factor, a receipt's
 * link.
 */

const keyOf = { toast: 'signet:toast', challenge: 'signet:second-step', order: 'signet:order-link' } as const
type Left = keyof typeof keyOf

export function storeForNextPage(what: Left, text: string): void {
  try {
    sessionStorage.setItem(keyOf[what], text)
  } catch (error) {
    console.error(error)
  }
}

/** Reads a value and removes it. */
export function takeFromEarlierPage(what: Left): string | undefined {
  try {
    const left = sessionStorage.getItem(keyOf[what])
    sessionStorage.removeItem(keyOf[what])
    return left ?? undefined
  } catch (error) {
    console.error(error)
    return undefined
  }
}
