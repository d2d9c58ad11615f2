/** The waitlist: whoever wants to hear when it opens. */

import { waitlistCalls } from '#contract/waitlist.ts'
import type { Answer } from '#server/calls/answer.ts'
import type { Database } from '#server/platform/db/database.ts'
import { waitlist } from '#server/tables/tables.ts'
import { waitlistLimit } from '#server/visitors/visitor-limits.ts'

type Parts = { answer: Answer; database: Database; productName: string }

/** Adds the call. Nobody learns from its answer who else stands on the list. */
export function addWaitlistRoutes({ answer, database, productName }: Parts): void {
  const listName = `The ${productName} Toolkit`
  answer(waitlistCalls.joinWaitlist, [waitlistLimit], async ({ body: { email, firstName } }) => {
    // Whoever is on it keeps the name that was given first: another may have typed this address.
    await database.insert(waitlist).values({ email: email.toLowerCase(), firstName, listName }).onConflictDoNothing()
    return { success: true as const }
  })
}
