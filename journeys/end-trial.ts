/** Ends a trial: only time does that, so here the database is told that it has passed. */
import path from 'node:path'
import { expect } from '@playwright/test'
import pg from 'pg'

/** The trial of this owner ended an hour ago. */
export async function endTrial(email: string): Promise<void> {
  const host = path.join(process.env.JOURNEYS_DATA ?? '', 'postgres')
  const client = new pg.Client({ host, user: 'signet', database: 'postgres' })
  await client.connect()
  const { rowCount } = await client.query(
    "UPDATE users SET subscription_end_date = now() - interval '1 hour' WHERE email = $1",
    [email],
  )
  await client.end()
  expect(rowCount).toBe(1)
}
