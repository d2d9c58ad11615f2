/** The brand review: waiting for it, reading, and reviewing again. */
import type { Page } from '@playwright/test'
import { auditPath, paths } from '#web/paths.ts'
import { review, setUpReview } from './open-review.ts'
import { type ReviewSite, startReviewSite } from './review-site.ts'
import { phone } from './sound-screen.ts'
import { expect, setUp, test } from './visitor.ts'

let site: ReviewSite
test.beforeAll(async () => {
  site = await startReviewSite(test.info().parallelIndex)
})
test.afterAll(() => site.close())

const next = (page: Page) => page.getByRole('button', { name: 'Next Step' })
const toast = (page: Page) => page.locator('.toast')

test('before the archetype is found the review leads back to the toolkit (D1-022, D2-009)', async ({ page }) => {
  await setUp(page.request)
  await page.goto(paths.brandReview)
  await expect(page).toHaveURL(/\/toolkit$/)
})

test('who leaves an audit that is under way learns of its end on the dashboard', async ({ page }) => {
  await setUpReview(page)
  await page.goto(paths.brandReview)
  await page.getByLabel('Website URL').fill(site.url)
  await next(page).click()
  await next(page).click()
  await page.getByRole('button', { name: 'Generate Audit' }).click()
  await expect(page.getByRole('heading', { name: 'Analyzing Your Brand' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Dashboard' }).click()
  const step = page.locator('#step-brand-review')
  await expect(step.getByRole('link', { name: 'View Analysis' })).toBeVisible({ timeout: 30_000 })
})

test('an audit that cannot be asked for is not said to be without a report (D2-086)', async ({ page, complaints }) => {
  complaints.expected.push(/status of 503/)
  await setUpReview(page)
  const address = auditPath(await review(page, site.url))
  await page.route('**/api/audit/*', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(address)
  await expect(page.getByText('This audit could not be loaded. Please refresh the page.')).toBeVisible()
  await expect(page.getByText('Report Not Available')).toHaveCount(0)
  await page.unroute('**/api/audit/*')
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(page.getByText(/Overall score \d+\.\d out of 10/)).toBeVisible()
})

test('from the form over the stages to the report with its proof, and back to the form (D2-066, D2-074 to D2-083, D2-356, D2-359)', async ({
  page,
}) => {
  await setUpReview(page)
  await page.goto(paths.brandReview)
  await page.getByLabel('Website URL').fill(site.url)
  await next(page).click()
  await next(page).click()
  const begun = Date.now()
  await page.getByRole('button', { name: 'Generate Audit' }).click()
  await expect(toast(page)).toContainText('Audit Started!')
  await expect(toast(page)).toContainText('Your brand analysis is now in progress.')
  await expect(page.getByRole('heading', { name: 'Analyzing Your Brand' })).toBeVisible()
  await expect(page.getByText('This analysis usually takes 2-3 minutes.')).toBeVisible()
  await expect(page.locator('.stages .is')).toHaveCount(1)

  const score = page.getByText(/Overall score \d+\.\d out of 10/)
  await expect(score).toBeVisible({ timeout: 30_000 })
  expect(Date.now() - begun).toBeGreaterThan(2900)
  const address = page.url()
  for (const name of ['Brand Voice', 'Visual Identity', 'Messaging', 'Consistency']) {
    const sheet = page.getByRole('region', { name })
    await expect(sheet.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(sheet).toContainText(/\d+\.\d out of 10/)
    for (const part of ['Strengths', 'Opportunities', 'What it was measured from'])
      await expect(sheet.getByRole('heading', { name: part })).toBeVisible()
  }
  const alt = page.getByRole('region', { name: 'Visual Identity' }).locator('.check', { hasText: 'Images with text' })
  await expect(alt).toContainText('Failed')
  await expect(alt).toContainText('<img src="/loaf.jpg">')
  const proof = alt.getByRole('link', { name: '/bread' }).first()
  if (!(await proof.isVisible())) await alt.locator('summary').click()
  await expect(proof).toHaveAttribute('href', `${site.url}/bread`)
  await expect(proof).toHaveAttribute('rel', /noopener/)
  await expect(alt).toContainText('Fix')
  for (const part of ['Strategic Recommendations', 'Immediate Actions', 'Long-term Strategy'])
    await expect(page.getByRole('heading', { name: part })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/cart?plan=all-access')

  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await (await popup).close()
  await expect(toast(page)).toContainText('Your PDF report is being downloaded.')

  await page.goto(paths.toolkit)
  await page.locator('#step-brand-review').getByRole('link', { name: 'View Analysis' }).click()
  await expect(page).toHaveURL(address)
  await expect(score).toBeVisible()
  await page.getByRole('link', { name: 'New Audit', exact: true }).click()
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await expect(page.getByLabel('Website URL')).toHaveValue(site.url)
  await page.reload()
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
})

test('a PDF that cannot be had is said to have failed (D2-359)', async ({ page, complaints }) => {
  complaints.expected.push(/status of 500/, /CallError: 500/)
  await setUpReview(page)
  await page.goto(auditPath(await review(page, site.url)))
  await page.route('**/pdf', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(toast(page)).toContainText('Download Failed')
  await expect(toast(page)).toContainText('Failed to download PDF report.')
})

test('the second audit says what has changed since the first, and the list leads to both', async ({ page }) => {
  await setUpReview(page)
  const first = await review(page, site.url, 'sage')
  site.mend()
  const second = await review(page, site.url)
  await page.goto(auditPath(second))
  await expect(page.getByText('Made from earlier answers')).toHaveCount(0)
  const against = page.getByRole('region', { name: 'What it was measured against' })
  await expect(against).toContainText('The Caregiver')
  await expect(against).toContainText('early commuters who skip breakfast')
  await page.request.put('/api/user-profile/tagline', { data: { chosenTagline: 'Warm by six.' } })
  await page.reload()
  await expect(page.getByText('Changed since: your tagline.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Since \d+ \w+ \d{4}$/ })).toBeVisible()
  await expect(page.getByText('Now passed:')).toBeVisible()
  const rows = page.getByRole('region', { name: 'All audits' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText(/[+−±]\d\.\d/)
  await rows.nth(2).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(first))
  await expect(page.getByText('It was measured against The Sage; your archetype is The Caregiver.')).toBeVisible()
  await page.goto(paths.brandReview)
  await expect(page.getByRole('region', { name: 'Earlier audits' }).getByRole('row')).toHaveCount(3)
})

test('on a phone one score is unfolded at a time', async ({ page }) => {
  await setUpReview(page)
  await page.setViewportSize(phone)
  await page.goto(auditPath(await review(page, site.url)))
  const open = (name: string) => page.getByRole('region', { name }).locator('summary').first().click()
  const proof = (name: string) => page.getByRole('region', { name }).getByText('What it was measured from')
  await expect(proof('Brand Voice')).toBeHidden()
  await open('Brand Voice')
  await expect(proof('Brand Voice')).toBeVisible()
  await open('Messaging')
  await expect(proof('Messaging')).toBeVisible()
  await expect(proof('Brand Voice')).toBeHidden()
})

test('a failed audit says why and can be tried again; one that is not there is not available (D2-085, D2-086, D2-358)', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 404/)
  await setUpReview(page)
  site.breakDown()
  const id = await review(page, site.url)
  await page.goto(auditPath(id))
  await expect(page.getByRole('heading', { name: 'Report Not Available' })).toBeVisible()
  await expect(page.locator('main')).not.toContainText('in progress')
  await expect(page.locator('main')).toContainText('status 503')
  site.recover()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/Overall score \d+\.\d out of 10/)).toBeVisible({ timeout: 30_000 })

  await page.goto(auditPath('00000000-0000-4000-8000-000000000000'))
  await expect(page.getByRole('heading', { name: 'Report Not Available' })).toBeVisible()
  await page.getByRole('link', { name: 'Start New Audit' }).click()
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
})
