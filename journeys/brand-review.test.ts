/** The brand review: waiting for it, reading it, and reviewing again. */
import type { Page } from '@playwright/test'
import { auditPath, paths } from '#web/paths.ts'
import { review, setUpReview } from './open-review.ts'
import { type ReviewSite, startReviewSite } from './review-site.ts'
import { deskWindow, phoneWindow } from './screen-checks.ts'
import { expect, setUp, test } from './visitor.ts'

let site: ReviewSite
test.beforeAll(async () => {
  site = await startReviewSite(test.info().parallelIndex)
})
test.afterAll(() => site.close())

const next = (page: Page) => page.getByRole('button', { name: 'Next Step' })
const toast = (page: Page) => page.locator('.toast')
const overall = (page: Page) => page.getByRole('img', { name: /^Overall score \d+\.\d out of 10/ })
const again = `${paths.brandReview}?audit=new`

test('before the archetype is known the review redirects to the toolkit', async ({ page }) => {
  await setUp(page.request)
  await page.goto(paths.brandReview)
  await expect(page).toHaveURL(/\/toolkit$/)
})

test('an owner who leaves while the audit runs sees on the dashboard when it is done', async ({ page }) => {
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

test('a report that fails to load is not called unavailable, and a refresh brings it', async ({ page, complaints }) => {
  complaints.expected.push(/status of 503/)
  await setUpReview(page)
  const address = auditPath(await review(page, site.url))
  await page.route('**/api/audit/*', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(address)
  await expect(page.getByText('We couldn’t load this review. Please refresh the page.')).toBeVisible()
  await expect(page.getByText('Report Not Available')).toHaveCount(0)
  await page.unroute('**/api/audit/*')
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(overall(page)).toBeVisible()
})

test('an owner gets from the form through the stages to the report, and back to the form', async ({ page }) => {
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

  const score = overall(page)
  await expect(score).toBeVisible({ timeout: 30_000 })
  expect(Date.now() - begun).toBeGreaterThan(2900)
  const address = page.url()
  await expect(page.getByRole('heading', { name: 'Website Review of Harbour Loaf', level: 1 })).toBeVisible()
  await expect(page.locator('.lede')).toContainText(/2 pages, \w+ \d+, \d{4} at \d+:\d\d [AP]M/)
  for (const name of ['Brand Voice', 'Visual Identity', 'Messaging', 'Consistency']) {
    const sheet = page.getByRole('region', { name })
    await expect(sheet.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(sheet).toContainText(/\d+\.\d out of 10/)
    for (const part of ['Strengths', 'Opportunities'])
      await expect(sheet.getByRole('heading', { name: part })).toBeVisible()
  }
  for (const part of ['Strategic Recommendations', 'Immediate Actions', 'Long-term Strategy'])
    await expect(page.getByRole('heading', { name: part })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/cart?plan=all-access')
  await expect(page.getByText('Opens All Access')).toBeVisible()

  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await (await popup).close()
  await expect(toast(page)).toContainText('Your PDF report is being downloaded.')

  await page.goto(paths.toolkit)
  await page.locator('#step-brand-review').getByRole('link', { name: 'View Analysis' }).click()
  await expect(page).toHaveURL(address)
  await expect(score).toBeVisible()
  await page.goto(paths.brandReview)
  await expect(page, 'the step leads to its report').toHaveURL(address)
  for (const name of ['New Audit', 'Change the answers', 'Start New Audit'])
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', again)
  await page.getByRole('link', { name: 'Change the answers' }).click()
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await expect(page.getByLabel('Website URL')).toHaveValue(site.url)
  await page.reload()
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
})

test('one press starts another review with the last answers', async ({ page }) => {
  await setUpReview(page)
  const first = auditPath(await review(page, site.url))
  await page.goto(first)
  await page.getByRole('button', { name: 'Review again' }).click()
  await expect(page).not.toHaveURL(first)
  await expect(page.getByRole('heading', { name: /^Since .* at \d+:\d\d [AP]M$/ })).toBeVisible({ timeout: 30_000 })
})

test('the first screen of the report shows three things to do and what works best, and each finding appears once', async ({
  page,
}) => {
  await setUpReview(page)
  await page.setViewportSize(deskWindow)
  await page.goto(auditPath(await review(page, site.url)))
  const things = page.getByRole('region', { name: 'What to do first' })
  await expect(things.locator('.do3 > li')).toHaveCount(3)
  await expect(page.getByRole('complementary', { name: 'What works best' })).toBeVisible()
  const { y = 900 } = (await things.locator('h3').first().boundingBox()) ?? {}
  expect(y).toBeLessThan(560)
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(pageHeight).toBeLessThan(5600)

  const names = await page.locator('.do3 h3, .finding h4').allTextContents()
  expect(new Set(names).size).toBe(names.length)
  const finding = page.locator('.finding, .do3 > li').filter({ hasText: 'Describe your pictures' }).first()
  await expect(finding.getByText('<img src="/loaf.jpg">')).toBeHidden()
  await finding.locator('summary').click()
  await expect(finding.getByText('<img src="/loaf.jpg">')).toBeVisible()
  const proof = finding.getByRole('link', { name: 'Bread, Harbour Loaf' }).first()
  await expect(proof).toHaveAttribute('href', `${site.url}/bread`)
  await expect(proof).toHaveAttribute('rel', /noopener/)
})

test('a finding can be marked as done or intended, also by keyboard, and the next review respects the mark', async ({
  page,
}) => {
  await setUpReview(page)
  const first = await review(page, site.url)
  await page.goto(auditPath(first))
  const row = (at: number) => page.locator('.finding').nth(at)
  const [done, intended] = [await row(0).locator('h4').textContent(), await row(1).locator('h4').textContent()]
  await row(0).getByRole('button', { name: 'Meant this way' }).press('Enter')
  await expect(row(0)).toContainText('The next review will leave it out of the score.')
  await expect(row(0).getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(row(0).getByRole('button', { name: 'Done' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(row(0)).toContainText('The next review will check it again.')
  await row(1).getByRole('button', { name: 'Meant this way' }).click()
  await expect(page.getByText('Marked for the next review: 1 done and 1 meant this way.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Marked for the next review: 1 done and 1 meant this way.')).toBeVisible()

  await page.goto(auditPath(await review(page, site.url)))
  const since = page.getByRole('region', { name: /^Since \w+ \d+, \d{4} at \d+:\d\d [AP]M$/ })
  await expect(since).toContainText('You marked it done, but it’s still there')
  await expect(since.getByRole('listitem').filter({ hasText: done ?? '' })).toBeVisible()
  await expect(page.getByText('1 finding meant this way and left out of the score.')).toBeVisible()
  const left = page.locator('.more-checks', { hasText: '1 meant this way, left out of the score' })
  await left.locator('summary').click()
  await expect(left).toContainText(intended ?? '')
  await left.getByRole('button', { name: 'Undo' }).click()
  await expect(left).toContainText('The next review will count it again.')

  await page.goto(auditPath(first))
  await expect(page.locator('.finding').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Meant this way' }), 'an earlier report is marked no more').toHaveCount(
    0,
  )
})

test('a failed PDF download says so', async ({ page, complaints }) => {
  complaints.expected.push(/status of 500/, /CallError: 500/)
  await setUpReview(page)
  await page.goto(auditPath(await review(page, site.url)))
  await page.route(/\/pdf\b/, (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(toast(page)).toContainText('Download Failed')
  await expect(toast(page)).toContainText('Failed to download PDF report.')
})

test('a second audit says what has changed since the first, and the list links to both', async ({ page }) => {
  await setUpReview(page)
  const first = await review(page, site.url, 'sage')
  site.mend()
  const second = await review(page, site.url)
  await page.goto(auditPath(second))
  await expect(page.getByText('Made from earlier answers')).toHaveCount(0)
  const against = page.locator('.made-from')
  await against.locator('summary').click()
  await expect(against).toContainText('The Caregiver')
  await expect(against).toContainText('early commuters who skip breakfast')
  await page.request.put('/api/user-profile/tagline', { data: { chosenTagline: 'Warm by six.' } })
  await page.reload()
  await expect(page.getByText('Changed since: your tagline.')).toBeVisible()
  const since = page.getByRole('region', { name: /^Since \w+ \d+, \d{4} at \d+:\d\d [AP]M$/ })
  await expect(since.getByRole('heading', { name: 'Fixed' })).toBeVisible()
  expect(await since.getByRole('listitem').count()).toBeGreaterThan(1)
  await expect(page.getByRole('list', { name: 'Scores by area' })).toContainText(/\+\d\.\d/)
  const rows = page.getByRole('region', { name: 'All reviews' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText(/[+−±]\d\.\d/)
  await rows.nth(2).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(first))
  await expect(
    page.getByText('We measured it against The Sage, but your archetype is now The Caregiver.'),
  ).toBeVisible()
  await page.goto(again)
  await expect(page.getByRole('region', { name: 'Earlier reviews' }).getByRole('row')).toHaveCount(3)
})

test('on a phone the scores are collapsed, and opening one leaves the others as they are', async ({ page }) => {
  await setUpReview(page)
  await page.setViewportSize(phoneWindow)
  await page.goto(auditPath(await review(page, site.url)))
  const open = (name: string) => page.getByRole('region', { name }).locator('summary').first().click()
  const proof = (name: string) => page.getByRole('region', { name }).getByRole('heading', { name: 'Opportunities' })
  await expect(proof('Brand Voice')).toBeHidden()
  await open('Brand Voice')
  await expect(proof('Brand Voice')).toBeVisible()
  await open('Messaging')
  await expect(proof('Messaging')).toBeVisible()
  await expect(proof('Brand Voice')).toBeVisible()
})

test('a failed audit says why and can be tried again; an unknown one is not available', async ({
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
  await expect(overall(page)).toBeVisible({ timeout: 30_000 })

  await page.goto(auditPath('00000000-0000-4000-8000-000000000000'))
  await expect(page.getByRole('heading', { name: 'Report Not Available' })).toBeVisible()
  await page.getByRole('link', { name: 'Start New Audit' }).click()
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
})
