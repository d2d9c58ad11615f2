/** Completes the steps before the brand review, and runs reviews. */
import { expect, type Page } from '@playwright/test'
import { finishInterview } from './archetype-interview.ts'
import { type Owner, setUp } from './visitor.ts'

/** Sets up an owner who may ask for a review. */
export async function setUpReview(page: Page): Promise<Owner> {
  const owner = await setUp(page.request)
  await finishInterview(page.request)
  return owner
}

/** Runs an audit until it is complete or has failed; returns its id. */
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
