/** Opens the last step, with values and an archetype as the two tools before it leave them in the record, and reviews. */
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { finishPath, type Owner, setUp } from './visitor.ts'

const values = ['Rise early', 'Waste nothing', 'Know the names'].map((title, order) => ({
  id: `value-${order}`,
  title,
  description: '',
  order,
}))
const archetype = { primary: { id: 'caregiver', name: 'The Caregiver' } }

/** This owner has values and is a Caregiver. */
async function openReview(email: string): Promise<void> {
  const host = path.join(process.env.JOURNEYS_DATA ?? '', 'postgres')
  const client = new pg.Client({ host, user: 'signet', database: 'postgres' })
  await client.connect()
  const { rowCount } = await client.query(
    `UPDATE brands SET core_values = $2, brand_archetype = $3, brand_archetype_completed = true
     WHERE owner_id = (SELECT id FROM users WHERE email = $1)`,
    [email, JSON.stringify(values), JSON.stringify(archetype)],
  )
  await client.end()
  expect(rowCount).toBe(1)
}

/** An owner who may ask for a review. */
export async function setUpReview(page: Page): Promise<Owner> {
  const owner = await setUp(page.request)
  await finishPath(page.request)
  await openReview(owner.email)
  return owner
}

/** An audit that has come to its end; answers its id. */
export async function review(page: Page, websiteUrl: string, brandArchetype = 'caregiver'): Promise<string> {
  const asked = await page.request.post('/api/audit', {
    data: {
      websiteUrl,
      brandArchetype,
      coreValues: ['quality'],
      targetAudience: 'early commuters who skip breakfast',
      brandTone: 'friendly',
      socialHandles: {},
    },
  })
  expect(asked.ok(), await asked.text()).toBe(true)
  const { auditId }: { auditId: string } = await asked.json()
  const readStatus = async () => (await (await page.request.get(`/api/audit/${auditId}`)).json()).audit.status
  await expect.poll(readStatus, { timeout: 30_000 }).toMatch(/complete|failed/)
  return auditId
}
