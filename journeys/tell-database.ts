/** Tells the journeys' database what only time, or a command on the server, brings about. */
import path from 'node:path'
import { expect } from '@playwright/test'
import pg from 'pg'

/** Runs a statement that changes one row. */
async function changeOne(statement: string, ...values: string[]): Promise<void> {
  const host = path.join(process.env.JOURNEYS_DATA ?? '', 'postgres')
  const client = new pg.Client({ host, user: 'signet', database: 'postgres' })
  await client.connect()
  const { rowCount } = await client.query(statement, values)
  await client.end()
  expect(rowCount).toBe(1)
}

/** The trial of this owner ended an hour ago. */
export const endTrial = (email: string) =>
  changeOne("UPDATE users SET subscription_end_date = now() - interval '1 hour' WHERE email = $1", email)

/** From here on this owner is an admin. */
export const makeAdmin = (email: string) =>
  changeOne("UPDATE users SET is_admin = true, user_role = 'admin' WHERE email = $1", email)

/** What this owner gave to show who is there was given eleven minutes ago. */
export const letConfirmationPass = (email: string) =>
  changeOne(
    `UPDATE sessions SET confirmed_at = now() - interval '11 minutes' FROM users
     WHERE users.id = sessions.user_id AND email = $1`,
    email,
  )

/** The hour in which an admin was this owner is over. */
export const endHour = (email: string) =>
  changeOne(
    `UPDATE sessions SET expire = now() - interval '1 minute' FROM users
     WHERE users.id = sessions.user_id AND impersonator_id IS NOT NULL AND email = $1`,
    email,
  )

/** This person has joined the waitlist a moment ago. */
export const joinWaitlist = (email: string, firstName: string) =>
  changeOne("INSERT INTO waitlist (email, first_name, list_name) VALUES ($1, $2, 'signet')", email, firstName)

/** Another admin has written these notes about the owner. */
export const setNotes = (email: string, notes: string) =>
  changeOne('UPDATE users SET notes = $2 WHERE email = $1', email, notes)

export const suspend = (email: string) =>
  changeOne("UPDATE users SET account_status = 'suspended' WHERE email = $1", email)

/** Somebody paid today for the Starter Bundle, and has deleted the account. */
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

/** This owner's open conversation has so many messages, hers and replies in turn. */
export const putInTalk = (email: string, tool: 'strategist' | 'brand-archetype', messages: number) =>
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
