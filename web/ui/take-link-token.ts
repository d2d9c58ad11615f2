/**
 * The token of a mailed link. It leaves the address bar at once; the entry of the browser's history keeps it, so that
 * loading the page again still works.
 */
export function takeLinkToken(): string | undefined {
  const fromAddress = new URLSearchParams(location.search).get('token')
  const state: unknown = history.state
  const isKept = typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string'
  const kept = isKept ? String(state.token) : undefined
  if (fromAddress === null) return kept
  history.replaceState({ token: fromAddress }, '', location.pathname)
  return fromAddress
}
