/** The main path: an owner signs up, finds their words, and leaves with a UVP, a tagline and an export. */
import { categories } from '#contract/plain/brand.ts'
import { findWordInput } from './discovery-screen.ts'
import { answerSetup, createAccount } from './set-up.ts'
import { expect, fives, newOwner, test } from './visitor.ts'

test('an owner signs up, finds their words, saves a UVP and a tagline, and downloads their brand brief', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const owner = newOwner()
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('link', { name: 'Create Account' }).click()
  await createAccount(page, owner)

  await expect(page.getByText('Your 14-day free trial has started! Welcome to the toolkit.')).toBeVisible()
  await answerSetup(page, owner.businessName)
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(page.getByText('Welcome! Your setup is complete.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The Signet Toolkit' })).toBeVisible()
  await expect(page.getByText('14 days left in your trial')).toBeVisible()

  await page.getByRole('link', { name: 'Start Discovery' }).first().click()
  await page.getByRole('link', { name: 'Start', exact: true }).click()
  for (const [index, category] of categories.entries()) {
    await expect(page.getByText(`Step ${index + 1} of 6`)).toBeVisible()
    for (const word of fives[category]) {
      await findWordInput(page).fill(word)
      await page.getByRole('button', { name: 'Add Word' }).click()
    }
    await expect(page.getByText('5/5 picked')).toBeVisible()
    await page.getByRole('radio', { name: fives[category][0] }).check()
    await page.getByRole('button', { name: index === 5 ? 'Complete Journey' : 'Next Step' }).click()
    if (index === 0) await page.getByRole('button', { name: 'Continue to Customers' }).click()
  }
  await expect(page.getByRole('heading', { name: 'Six words that are yours' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue to Next Tool' }).click()

  await expect(page.getByRole('heading', { name: 'Your Unique Value Proposition' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^(Two|Three|Four|Five) drafts$/ })).toBeVisible()
  await page.getByRole('button', { name: /Refine.*UVP 2/ }).click()
  await page.getByLabel('What should change').fill('shorter please')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Use this' }).click()
  await page.getByRole('radio').nth(1).check()
  await page.getByRole('button', { name: 'Save My UVP →' }).click()

  await expect(page.getByRole('heading', { name: 'Brand Taglines' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^(?!No )\w+ lines?$/ })).toBeVisible()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Save Selected Tagline' }).click()
  await expect(page).toHaveURL(/\/toolkit\/core-values$/)

  await page.goto('/toolkit')
  await expect(page.getByText('Your tagline', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Your brand brief' }).click()
  await expect(page.locator('pre')).toContainText(owner.businessName)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('brand-brief.md')
  const report = await page.request.get('/api/brand-attributes/pdf')
  expect(report.headers()['content-type']).toBe('application/pdf')
})
