/** What a page that was opened by a signed link leaves for the sign-in page: the second step is still to be taken. */

const keptKey = 'signet:second-step'

export function keepChallenge(challenge: string): void {
  try {
    sessionStorage.setItem(keptKey, challenge)
  } catch (error) {
    console.error(error)
  }
}

/** The challenge that was kept, once. */
export function takeChallenge(): string | undefined {
  try {
    const kept = sessionStorage.getItem(keptKey)
    sessionStorage.removeItem(keptKey)
    return kept ?? undefined
  } catch (error) {
    console.error(error)
    return undefined
  }
}
