/** Backdates everything from the minutes of the seeding to the weeks in which it would have happened. */
import { type SQL, sql } from 'drizzle-orm'
import { trialDays } from '#contract/plain/access.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { backdateOrders, backdateSeedCoupons } from './backdate-orders.ts'
import type { BoughtPlan } from './buy-plans.ts'
import type { WalkedOwner } from './walk-owner.ts'

const dayMs = 86_400_000

const standings = {
  active: {},
  given: { has_access: true },
  test: { user_role: 'test' },
  suspended: { account_status: 'suspended' },
  banned: { account_status: 'banned' },
} as const

function rowOf({ owner, userId, site, auditId }: WalkedOwner, now: number) {
  const at = (daysAgo: number) => new Date(now - daysAgo * dayMs).toISOString()
  const { signedUpAgo, doneAgo, lastLoginAgo, standing, note } = owner
  return {
    user_id: userId,
    signed_up: at(signedUpAgo),
    done: at(doneAgo),
    last_login: at(Math.min(doneAgo, lastLoginAgo)),
    trial_end: at(signedUpAgo - trialDays),
    note,
    has_access: false,
    user_role: 'customer',
    account_status: 'active',
    ...standings[standing],
    audit: auditId ?? null,
    served: site?.served ?? null,
    told: site?.told ?? null,
  }
}
type Row = ReturnType<typeof rowOf>

/** The rows as a table that an SQL statement can join. */
const moved = (rows: readonly Row[]): SQL => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS moved (
    user_id uuid, signed_up timestamptz, done timestamptz, last_login timestamptz, trial_end timestamptz, note text,
    has_access boolean, user_role text, account_status text, audit uuid, served text, told text)`

async function moveAccounts(rows: readonly Row[], db: Queryable): Promise<void> {
  await db.execute(sql`
    UPDATE users SET created_at = signed_up, last_login_at = last_login, subscription_start_date = signed_up,
      subscription_end_date = trial_end, notes = note, has_access = moved.has_access,
      user_role = moved.user_role, account_status = moved.account_status
    FROM ${moved(rows)} WHERE users.id = moved.user_id`)
}

async function moveBrands(rows: readonly Row[], db: Queryable): Promise<void> {
  await db.execute(sql`
    UPDATE brands SET created_at = signed_up, updated_at = done,
      taglines_made_at = CASE WHEN taglines_made_at IS NOT NULL THEN signed_up + (done - signed_up) * 0.5 END,
      core_values = coalesce((
        SELECT jsonb_agg(value || jsonb_build_object(
          'createdAt', to_char(day, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'updatedAt', to_char(day, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY place)
        FROM jsonb_array_elements(core_values) WITH ORDINALITY AS each (value, place),
          LATERAL (SELECT (signed_up + (done - signed_up) * 0.6) AT TIME ZONE 'UTC') AS time (day)), '[]')
    FROM ${moved(rows)} WHERE owner_id = moved.user_id`)
  await db.execute(sql`
    UPDATE brand_versions SET replaced_at = signed_up + (done - signed_up) * 0.4
    FROM ${moved(rows)} JOIN brands ON owner_id = moved.user_id WHERE brand_id = brands.id`)
}

/** Spreads the messages of a conversation: one every 50 seconds, ending shortly before the owner's last step. */
async function moveConversations(rows: readonly Row[], db: Queryable): Promise<void> {
  await db.execute(sql`
    UPDATE conversation_messages AS message
    SET created_at = done - interval '20 minutes' - interval '50 seconds' * (last.number - message.number)
    FROM ${moved(rows)} JOIN brands ON owner_id = moved.user_id JOIN conversations ON brand_id = brands.id,
      LATERAL (SELECT max(number) AS number FROM conversation_messages WHERE conversation_id = conversations.id) AS last
    WHERE message.conversation_id = conversations.id`)
  await db.execute(sql`
    UPDATE conversations SET created_at =
      (SELECT min(created_at) FROM conversation_messages WHERE conversation_id = conversations.id)`)
}

/** Replaces the local address in reviews with the one the owner would have typed. */
async function moveReviews(rows: readonly Row[], db: Queryable): Promise<void> {
  const named = (text: SQL) =>
    sql`replace(replace(${text}, served, told), substring(served from '//(.*)/'), substring(told from '//(.*)/'))`
  await db.execute(sql`
    UPDATE brand_audits SET created_at = done - interval '70 seconds', updated_at = done, website_url = told,
      analysis = ${named(sql`replace(analysis::text, rtrim(served, '/'), rtrim(told, '/'))`)}::jsonb,
      reason = ${named(sql`reason`)}
    FROM ${moved(rows.filter(({ audit }) => audit !== null))} WHERE brand_audits.id = moved.audit`)
}

/** Deletes what only the seeding needed: jobs (including unsent mails), sessions and rate limits. */
async function clearAway(db: Queryable): Promise<void> {
  for (const table of ['jobs', 'sessions', 'rate_limits']) await db.execute(sql.raw(`DELETE FROM ${table}`))
}

export async function backdateOwners(
  { walked, bought, now }: { walked: readonly WalkedOwner[]; bought: readonly BoughtPlan[]; now: Date },
  database: Database,
): Promise<void> {
  const rows = walked.map((each) => rowOf(each, now.getTime()))
  await moveAccounts(rows, database)
  await moveBrands(rows, database)
  await moveConversations(rows, database)
  await moveReviews(rows, database)
  const trialEnds = new Map(rows.map(({ user_id, trial_end }) => [user_id, new Date(trial_end)]))
  await backdateOrders(bought, (userId) => trialEnds.get(userId) ?? now, now.getTime(), database)
  await backdateSeedCoupons(database)
  await database.execute(sql`
    UPDATE users SET updated_at = greatest(last_login, payment_date) FROM ${moved(rows)} WHERE users.id = moved.user_id`)
  await clearAway(database)
}
