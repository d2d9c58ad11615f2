/** Adds people to the waitlist through the public page's call. */
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { waitlistCalls } from '#contract/waitlist.ts'
import type { Database } from '#server/platform/db/database.ts'
import { createRandomSource } from './random-source.ts'
import { inventedNames } from './read-trades.ts'
import { createSeedVisitor } from './seed-visitor.ts'

/** How many people are on the waitlist per owner: about sixty per thousand. */
const perOwner = 0.06

/** Adds the entries and dates each within the half year before `now`. */
export async function fillWaitlist(
  { owners, seed, now }: { owners: number; seed: number; now: Date },
  app: FastifyInstance,
  database: Database,
): Promise<void> {
  const chance = createRandomSource(`${seed} waitlist`)
  for (let waiting = 0; waiting < Math.ceil(owners * perOwner); waiting += 1) {
    const firstName = chance.pick(inventedNames.first)
    const email = `${firstName}.${chance.pick(inventedNames.last)}${waiting}@hello.example`.toLowerCase()
    await createSeedVisitor(app).call(waitlistCalls.joinWaitlist, { body: { email, firstName } })
    const joinedAt = new Date(now.getTime() - chance.draw() ** 2 * 170 * 86_400_000)
    await database.execute(sql`UPDATE waitlist SET created_at = ${joinedAt} WHERE email = ${email}`)
  }
}
