/** What the tabs of one browser tell each other: who is signed in here now. */

const name = 'signet:account'

/** Tells the other tabs; null when nobody is signed in any more. */
export function announceAccount(userId: string | null): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage(userId)
  channel.close()
}

/** Calls `listener` with what another tab announces. */
export function listenAccounts(listener: (userId: unknown) => void): void {
  new BroadcastChannel(name).onmessage = ({ data }) => listener(data)
}
