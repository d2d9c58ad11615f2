/** Whether a language model may write for a user. */
import { eq } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { writingConsents } from '#server/tables/writing-tables.ts'

export type WritingConsent = { isOn: boolean; isShownEachTime: boolean; agreedAt: Date | null }

export type ConsentStore = {
  /** Undefined if the user was never asked about this recipient. */
  read: (userId: string, recipient: string) => Promise<WritingConsent | undefined>
  /** Turning it on counts as agreeing, unless the user had agreed before. */
  change: (
    userId: string,
    recipient: string,
    change: { isOn: boolean; isShownEachTime: boolean | undefined },
  ) => Promise<void>
}

export function createConsentStore(database: Database): ConsentStore {
  async function read(userId: string, recipient: string): Promise<WritingConsent | undefined> {
    const [row] = await database.select().from(writingConsents).where(eq(writingConsents.userId, userId))
    return row?.recipient === recipient ? row : undefined
  }

  return {
    read,
    change: async (userId, recipient, { isOn, isShownEachTime }) => {
      const before = await read(userId, recipient)
      const after = {
        recipient,
        isOn,
        isShownEachTime: isShownEachTime ?? before?.isShownEachTime ?? false,
        agreedAt: before?.agreedAt ?? (isOn ? new Date() : null),
      }
      await database
        .insert(writingConsents)
        .values({ userId, ...after })
        .onConflictDoUpdate({ target: writingConsents.userId, set: after })
    },
  }
}
