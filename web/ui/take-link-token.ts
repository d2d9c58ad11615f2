/**
 * The token of a mailed link. It is removed from the address bar at once but kept in the history entry, so that a
 * reload still works.
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
