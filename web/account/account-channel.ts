/** Tells the other tabs of this browser who is signed in. */

const name = 'signet:account'

/** Tells the other tabs; null means nobody is signed in. */
export function announceAccount(userId: string | null): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage(userId)
  channel.close()
}

/** Calls `listener` with each announcement from another tab. */
export function listenAccounts(listener: (userId: unknown) => void): void {
  new BroadcastChannel(name).onmessage = ({ data }) => listener(data)
}
