/** Requesting a brand review: the three steps of the form, missing fields, and what the server refuses. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { listCoveredByToast } from './covered-by-toast.ts'
import { setUpReview } from './open-review.ts'
import { type ReviewSite, startReviewSite } from './review-site.ts'
import { expectAccessibleAndFitting, phoneWindow } from './screen-checks.ts'
import { expect, test } from './visitor.ts'

let site: ReviewSite
test.beforeAll(async () => {
  site = await startReviewSite(test.info().parallelIndex)
})
test.afterAll(() => site.close())

const next = (page: Page) => page.getByRole('button', { name: 'Next Step' })
const toast = (page: Page) => page.locator('.toast')
const audience = 'early commuters who skip breakfast'
const ownValues = ['Rise early', 'Waste nothing', 'Know the names']
/** In the order the form shows them. */
const archetypeOptions = [
  ...['innocent', 'explorer', 'sage', 'hero', 'outlaw', 'magician'],
  ...['regular', 'lover', 'jester', 'caregiver', 'ruler', 'creator'],
]
const valueOptions = [
  ...['Innovation', 'Quality', 'Sustainability', 'Accessibility', 'Trust', 'Authenticity'],
  ...['Community', 'Excellence', 'Creativity', 'Collaboration', 'Transparency', 'Empowerment'],
]
const toneOptions = [
  ...['Professional', 'Friendly', 'Playful', 'Luxury'],
  ...['Casual', 'Inspiring', 'Trustworthy', 'Innovative'],
  ...['Direct', 'Bold', 'Warm', 'Witty'],
]

test('the form is prefilled with the owner’s answers, and each step says what is missing', async ({ page }) => {
  await setUpReview(page)
  await page.goto(paths.websiteAudit)
  await page.getByRole('link', { name: 'Go to the Website Review' }).click()
  await expect(page.getByRole('heading', { name: 'Website Review', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(/^Website Review/)
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await expect(page.getByText('33% complete')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveCount(0)
  await expect(page.getByLabel('Brand Archetype')).toHaveValue('caregiver')
  const archetypes = page.getByLabel('Brand Archetype').getByRole('option')
  expect(await archetypes.evaluateAll((all) => all.map((each) => each.getAttribute('value')))).toEqual(archetypeOptions)
  await expect(archetypes.nth(6)).toHaveText('The Regular Person')
  await expect(page.getByRole('checkbox', { name: 'Rise early' })).toBeChecked()
  expect(await page.locator('.options span').allTextContents()).toEqual([...ownValues, ...valueOptions])
  await expect(page.getByLabel('Website URL')).toHaveAttribute('placeholder', 'https://www.example.com')
  for (const part of [
    'Voice and tone analysis',
    'Visual identity review',
    'Messaging consistency',
    'Strategic recommendations',
  ])
    await expect(page.getByRole('complementary', { name: "What You'll Get" })).toContainText(part)

  await next(page).click()
  await expect(toast(page)).toContainText('Please fill in all required fields')
  await expect(page.getByText('Please enter a valid website URL')).toBeVisible()
  await page.getByLabel('Website URL').fill('not-a-url')
  for (const value of ownValues) await page.getByRole('checkbox', { name: value }).uncheck()
  await next(page).click()
  await expect(page.getByText('Please enter a valid website URL')).toBeVisible()
  await expect(page.getByText('Please select at least one core value')).toBeVisible()

  await page.getByLabel('Website URL').fill('bakery.example')
  for (const value of ['Innovation', 'Quality', 'Sustainability', 'Accessibility', 'Trust'])
    await page.getByRole('checkbox', { name: value }).check()
  await page.getByRole('checkbox', { name: 'Authenticity' }).click()
  await expect(page.getByRole('checkbox', { name: 'Authenticity' })).not.toBeChecked()
  await expect(page.getByText('5 of 5 chosen')).toBeVisible()
  await next(page).click()

  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await expect(page.getByLabel('Target Audience')).toHaveValue(audience)
  expect(await page.locator('.options span').allTextContents()).toEqual(toneOptions)
  await expect(page.getByRole('radio', { name: 'Warm' })).toBeChecked()
  await page.getByLabel('Target Audience').fill('people')
  await next(page).click()
  await expect(page.getByText('Please provide a more detailed description')).toBeVisible()
  await page.getByLabel('Target Audience').fill(audience)
  await next(page).click()

  await expect(page.getByText('100% complete')).toBeVisible()
  for (const label of ['Instagram Handle', 'Twitter Handle', 'LinkedIn Handle', 'Email Address'])
    await expect(page.getByLabel(label)).toBeVisible()
  await expect(page.getByText('A copy of the audit report will be sent')).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByLabel('Website URL')).toHaveValue('https://bakery.example')
  await page.getByRole('link', { name: 'Return to Dashboard' }).click()
  await expect(page).toHaveURL(/\/toolkit$/)
})

test('on a phone the message about a missing field covers no control', async ({ page }) => {
  await setUpReview(page)
  await page.setViewportSize(phoneWindow)
  await page.goto(paths.brandReview)
  await next(page).click()
  await expect(toast(page)).toContainText('Please fill in all required fields')
  await expect.poll(() => listCoveredByToast(page)).toEqual([])
})

test('each step of the form is accessible and fits the screen, with its errors too', async ({ page }) => {
  await setUpReview(page)
  await page.goto(paths.brandReview)
  await page.getByLabel('Website URL').fill('')
  await next(page).click()
  await expectAccessibleAndFitting(page, 'step 1')
  await page.getByLabel('Website URL').fill('bakery.example')
  await next(page).click()
  await page.getByLabel('Target Audience').fill('people')
  await next(page).click()
  await expectAccessibleAndFitting(page, 'step 2')
  await page.getByLabel('Target Audience').fill(audience)
  await next(page).click()
  await expectAccessibleAndFitting(page, 'step 3')
})

test('an invalid field gets the focus, and the form can be completed by keyboard alone', async ({ page }) => {
  await setUpReview(page)
  await page.goto(paths.brandReview)
  await page.getByLabel('Website URL').press('Enter')
  await expect(page.getByLabel('Website URL')).toBeFocused()
  await page.keyboard.type(site.url)
  for (const value of ownValues) await page.getByRole('checkbox', { name: value }).press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Rise early' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Who it’s for, and how it sounds' })).toBeFocused()
  await page.getByLabel('Target Audience').fill('people')
  await next(page).press('Enter')
  await expect(page.getByLabel('Target Audience')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(audience)
  await next(page).press('Enter')
  await page.getByRole('button', { name: 'Generate Audit' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Analyzing Your Brand' })).toBeFocused()
  const report = page.getByRole('heading', { name: 'Website Review of Harbour Loaf', level: 1 })
  await expect(report).toBeFocused({ timeout: 30_000 })
  await expect(page.getByRole('img', { name: /^Overall score \d+\.\d out of 10/ })).toBeVisible()
})

test('a refused audit says why, leads back to the field and keeps what was typed', async ({ page, complaints }) => {
  complaints.expected.push(/status of (400|500)/, /CallError: (400|500)/)
  await setUpReview(page)
  await page.goto(paths.brandReview)
  await page.getByLabel('Website URL').fill('http://10.0.0.1')
  await next(page).click()
  await next(page).click()
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/audit', async (route) => {
    await answer.promise
    await route.fulfill({ status: 500, body: 'broken' })
  })
  await page.getByRole('button', { name: 'Generate Audit' }).click()
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  answer.resolve()
  await expect(toast(page)).toContainText('Failed to submit audit')
  await page.unroute('**/api/audit')
  await page.getByRole('button', { name: 'Generate Audit' }).click()
  await expect(toast(page)).toContainText('Please enter a valid website URL')
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await expect(page.getByLabel('Website URL')).toHaveValue('http://10.0.0.1')
})
