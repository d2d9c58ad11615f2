/** Ends sessions even while the database accepts no writes: until it does, this server remembers them in memory. */
import { isDatabaseUnavailable } from '#server/platform/db/database.ts'

const retryMs = 5000

export type SessionEnding = {
  /** Deletes the session, now or by retrying later; returns whose it was, if known. */
  end: (sid: string) => Promise<string | undefined>
  /** Whether a session has ended though its row still exists. */
  has: (sid: string) => boolean
}

/** `remove` returns whose session it was, or undefined if it did not exist. */
export function createSessionEnding(remove: (sid: string) => Promise<string | undefined>): SessionEnding {
  const waiting = new Set<string>()
  let isDue = false

  async function retry(): Promise<void> {
    isDue = false
    try {
      for (const sid of waiting) {
        await remove(sid)
        waiting.delete(sid)
      }
    } catch {
      later()
    }
  }
  function later(): void {
    if (isDue) return
    isDue = true
    setTimeout(() => void retry(), retryMs).unref()
  }

  return {
    end: async (sid) => {
      try {
        return await remove(sid)
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error
        waiting.add(sid)
        later()
        return undefined
      }
    },
    has: (sid) => waiting.has(sid),
  }
}
