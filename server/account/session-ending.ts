/** Ends sessions also while the database takes no writes: until it does, this server knows by itself that they ended. */
import { isDatabaseAway } from '#server/platform/db/database.ts'

const retryMs = 5000

export type Ending = {
  /** Deletes the session, now or as soon as it can be; answers whose it was, where that is known. */
  end: (sid: string) => Promise<string | undefined>
  /** Whether a session has ended whose row still stands. */
  has: (sid: string) => boolean
}

/** `remove` answers whose session it was, undefined when there was none. */
export function createEnding(remove: (sid: string) => Promise<string | undefined>): Ending {
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
        if (!isDatabaseAway(error)) throw error
        waiting.add(sid)
        later()
        return undefined
      }
    },
    has: (sid) => waiting.has(sid),
  }
}
