/** The waitlist. */

import { waitlistCalls } from '#contract/waitlist.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import type { Database } from '#server/platform/db/database.ts'
import { waitlist } from '#server/tables/tables.ts'
import { waitlistLimit } from '#server/visitors/visitor-limits.ts'

type Parts = { answer: RegisterCall; database: Database; productName: string }

/** Adds the route. Its response never reveals whether an address is already on the list. */
export function addWaitlistRoutes({ answer, database, productName }: Parts): void {
  const listName = `The ${productName} Toolkit`
  answer(waitlistCalls.joinWaitlist, [waitlistLimit], async ({ body: { email, firstName } }) => {
    // An entry keeps its first name, because anybody could type this address again.
    await database.insert(waitlist).values({ email: email.toLowerCase(), firstName, listName }).onConflictDoNothing()
    return { success: true as const }
  })
}
