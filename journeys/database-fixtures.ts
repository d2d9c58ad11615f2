/** Changes the journeys' database where a test would otherwise need time to pass or a command on the server. */
import path from 'node:path'
import { expect } from '@playwright/test'
import pg from 'pg'

/** Runs a statement that must change exactly one row. */
const changeOne = (statement: string, ...values: string[]) =>
  changeOneIn(process.env.JOURNEYS_DATA ?? '', statement, ...values)

/** The same in the database of a server with a data folder of its own. */
async function changeOneIn(dataDir: string, statement: string, ...values: string[]): Promise<void> {
  const host = path.join(dataDir, 'postgres')
  const client = new pg.Client({ host, user: 'signet', database: 'postgres' })
  await client.connect()
  const { rowCount } = await client.query(statement, values)
  await client.end()
  expect(rowCount).toBe(1)
}

/** Sets the end of the owner's trial to an hour ago. */
export const endTrial = (email: string) =>
  changeOne("UPDATE users SET subscription_end_date = now() - interval '1 hour' WHERE email = $1", email)

/** Makes the owner an admin, by default of the journeys' server. */
export const makeAdmin = (email: string, dataDir = process.env.JOURNEYS_DATA ?? '') =>
  changeOneIn(dataDir, "UPDATE users SET is_admin = true, user_role = 'admin' WHERE email = $1", email)

/** A call of the language model by this owner, as if it had been made so many days ago. */
export const addModelCall = (email: string, dataDir: string, { outcome, days }: { outcome: string; days: number }) =>
  changeOneIn(
    dataDir,
    `INSERT INTO model_calls (at, user_id, tool, prompt_version, provider, model, outcome, ms, input_tokens, output_tokens,
       cached_tokens, sent_characters, cost_micros)
     SELECT now() - $3::int * interval '1 day', id, 'uvp', 1, 'anthropic', 'claude-sonnet-5-5', $2::text, 4600, 2100, 180,
       0, 6000, 6000
     FROM users WHERE email = $1`,
    ...[email, outcome, String(days)],
  )

/** Backdates the owner's last confirmation by eleven minutes, so that it has expired. */
export const expireConfirmation = (email: string) =>
  changeOne(
    `UPDATE sessions SET confirmed_at = now() - interval '11 minutes' FROM users
     WHERE users.id = sessions.user_id AND email = $1`,
    email,
  )

/** Expires the session in which an admin impersonates the owner. */
export const expireImpersonation = (email: string) =>
  changeOne(
    `UPDATE sessions SET expire = now() - interval '1 minute' FROM users
     WHERE users.id = sessions.user_id AND impersonator_id IS NOT NULL AND email = $1`,
    email,
  )

/** Adds a person to the waitlist, now. */
export const joinWaitlist = (email: string, firstName: string) =>
  changeOne("INSERT INTO waitlist (email, first_name, list_name) VALUES ($1, $2, 'signet')", email, firstName)

/** Writes notes about the owner, as another admin would. */
export const setNotes = (email: string, notes: string) =>
  changeOne('UPDATE users SET notes = $2 WHERE email = $1', email, notes)

export const suspendAccount = (email: string) =>
  changeOne("UPDATE users SET account_status = 'suspended' WHERE email = $1", email)

/** Adds a Starter Bundle order that was paid today by somebody who then deleted the account. */
export const addPaidOrder = (email: string) =>
  changeOne(
    `WITH made AS (
      INSERT INTO orders (id, buyer, buyer_name, email, plan, amount, original_amount, provider, state, paid_at)
      VALUES (gen_random_uuid(), 'left ' || $1, 'Lena Fischer', $1, 'starter-bundle', 79, 79, 'simulated', 'paid', now())
      RETURNING *)
    INSERT INTO payments (order_id, payment, receipt, cents, state, at, is_simulated)
    SELECT id, 'paid', 0, 7900, 'paid', now(), true FROM made`,
    email,
  )

/** Gives the owner an open conversation of `messages` messages, theirs and replies in turn. */
export const addConversation = (email: string, tool: 'strategist' | 'brand-archetype', messages: number) =>
  changeOne(
    `WITH talk AS (INSERT INTO conversations (id, brand_id, tool)
       SELECT gen_random_uuid(), brands.id, $2 FROM brands JOIN users ON users.id = owner_id WHERE email = $1
       RETURNING id),
     said AS (INSERT INTO conversation_messages (conversation_id, number, role, content)
       SELECT talk.id, number, CASE number % 2 WHEN 1 THEN 'user' ELSE 'assistant' END, 'message ' || number || '.'
       FROM talk, generate_series(1, $3::int) AS number)
     SELECT id FROM talk`,
    email,
    tool,
    String(messages),
  )
