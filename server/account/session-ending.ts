/** Ends sessions also while the database takes no writes: until it does, this server knows by itself that they ended. */
import { isDatabaseAway } from '#server/platform/db/database.ts'

const retryMs = 5000

export type Ending = {
  /** Deletes the session, now or as soon as it can be. */
  end: (sid: string) => Promise<void>
  /** Whether a session has ended whose row still stands. */
  has: (sid: string) => boolean
}

export function createEnding(remove: (sid: string) => Promise<void>): Ending {
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
        await remove(sid)
      } catch (error) {
        if (!isDatabaseAway(error)) throw error
        waiting.add(sid)
        later()
      }
    },
    has: (sid) => waiting.has(sid),
  }
}
