/** The dashboard and the frame around every screen: six cards, the menu, the views, locked and upcoming tools. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { expectAccessibleAndFitting } from './screen-checks.ts'
import { completeThroughTagline, expect, fillAttributes, finishUvp, setUp, test } from './visitor.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'The six steps' }).getByRole('listitem')

test('each card is open, locked with the step to finish first, or completed', async ({ page }) => {
  await setUp(page.request)
  await page.goto(paths.toolkit)
  await expect(page.getByRole('heading', { name: 'The Signet Toolkit' })).toBeVisible()
  await expect(cards(page).getByRole('heading')).toHaveText([
    'Brand Attributes',
    'UVP Generator',
    'Tagline Generator',
    'Core Values',
    'Brand Archetype',
    'Website Review',
  ])
  await expect(cards(page).first().getByRole('link', { name: 'Start Discovery' })).toBeVisible()
  for (const number of [1, 2, 3, 4, 5]) {
    const button = cards(page)
      .nth(number)
      .getByRole('button', { name: `Complete Step ${number} First` })
    await expect(button).toBeDisabled()
  }
  await expect(cards(page).nth(3).getByText('Locked')).toBeVisible()

  const culture = { words: ['steady', 'warm'], topFive: [], topOne: '' }
  await page.request.put('/api/brand-attributes', { data: { attributesData: { culture } } })
  await page.reload()
  await expect(cards(page).first().getByRole('link', { name: 'Continue Discovery' })).toBeVisible()
  await expect(cards(page).first().getByText('3% complete')).toBeVisible()

  await fillAttributes(page.request)
  await page.reload()
  await expect(cards(page).first().getByText('Completed')).toBeVisible()
  await expect(cards(page).first().getByRole('link', { name: 'View Results' })).toBeVisible()
  await expect(cards(page).nth(1).getByRole('link', { name: 'Write My UVP' })).toBeVisible()
  await expect(cards(page).nth(2).getByRole('button', { name: 'Complete Step 2 First' })).toBeDisabled()

  await finishUvp(page.request)
  await page.reload()
  await expect(cards(page).nth(1).getByRole('link', { name: 'View Results' })).toBeVisible()
  await cards(page).nth(2).getByRole('link', { name: 'Find My Tagline' }).click()
  await expect(page).toHaveURL(/\/toolkit\/taglines$/)
})

test('an owner with three finished steps sees the results and the brand brief; tools not built yet say SOON', async ({
  page,
}) => {
  await setUp(page.request)
  await completeThroughTagline(page.request)
  await page.goto(paths.home)
  await expect(page.getByText('three of six steps done')).toBeVisible()
  await expect(page.getByText('Your UVP', { exact: true })).toBeVisible()
  await expect(page.getByText('Your tagline', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Your brand brief' })).toBeVisible()
  await expect(cards(page).nth(3).getByRole('link', { name: 'Find Core Values' })).toBeVisible()
  const all = page.getByRole('navigation', { name: 'All tools' })
  for (const name of [
    'Voice Guide',
    'Messaging Framework',
    'Mood Board',
    'Color Palette',
    'Brand Guide',
    'Team Handoff',
  ]) {
    await expect(all.getByRole('listitem').filter({ hasText: name })).toContainText('SOON')
    await expect(all.getByRole('link', { name })).toHaveCount(0)
  }
  await expect(page.getByText(/must be completed in order/)).toBeVisible()
})

test('a step whose answers have changed since is marked on its card', async ({ page }) => {
  await setUp(page.request)
  await completeThroughTagline(page.request)
  await page.goto(paths.toolkit)
  await expect(cards(page).nth(1)).toContainText('Completed')
  await page.request.put('/api/profile', { data: { productsServices: 'Rye bread by the slice, on the night ferry' } })
  await page.reload()
  for (const at of [1, 2]) await expect(cards(page).nth(at)).toContainText('Made from earlier answers')
  await expect(cards(page).first()).toContainText('Completed')
})

test('locked tools say why, in the full and in the compact navigation', async ({ page }) => {
  await setUp(page.request)
  await page.goto(paths.toolkit)
  const all = page.getByRole('navigation', { name: 'All tools' })
  await expect(all).toBeHidden()
  await page.getByText('The full toolkit').click()
  for (const group of [
    'Brand Foundation',
    'Brand Analysis',
    'Content & Messaging',
    'Visual Identity',
    'Reports & Export',
  ])
    await expect(all.getByRole('heading', { name: group })).toBeVisible()
  await expect(all.getByRole('listitem').filter({ hasText: 'UVP' })).toContainText('Complete previous steps to unlock')
  await page.goto(paths.brandAttributes)
  const compact = page.getByRole('navigation', { name: 'Toolkit' })
  await expect(compact.getByRole('link')).toContainText(['Brand Attributes', 'The twelve archetypes'])
  await expect(compact.getByRole('listitem').nth(1)).toContainText('Complete previous steps to unlock')
  await expect(compact.getByRole('listitem').nth(4)).toContainText('Complete previous steps to unlock')
})

test('the dashboard asks for the basics of the business until they are filled in', async ({ page }) => {
  await setUp(page.request)
  await page.request.put('/api/profile', { data: { productsServices: '', idealClientDescription: '' } })
  await page.request.put('/api/user-profile/sentences', { data: { does: '', who: '' } })
  await page.goto(paths.toolkit)
  await expect(page.getByText('You haven’t told us yet what you sell and who it’s for.')).toBeVisible()
  await expectAccessibleAndFitting(page, 'the dashboard of a newcomer')
  await page.getByRole('link', { name: 'Tell us now' }).click()
  await page.getByLabel('Products & Services').fill('buns')
  await page.getByLabel('Ideal Client Description').fill('early risers')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await page.goto(paths.toolkit)
  await expect(page.getByText('You haven’t told us yet')).toHaveCount(0)
})

test('a link can open the dashboard at each of its views', async ({ page }) => {
  await setUp(page.request)
  await page.setViewportSize({ width: 360, height: 500 })
  for (const [view, place] of [
    ['start_here', '#start-here'],
    ['brand_attributes', '#step-brand-attributes'],
    ['brand_archetype', '#step-brand-archetype'],
    ['brand_review', '#step-brand-review'],
  ] as const) {
    await page.goto(`${paths.toolkit}?view=${view}`)
    await expect(page.locator(place)).toBeInViewport()
    await expect(page.locator(place)).toBeFocused()
  }
})

test('the bar greets the owner and counts the days of the trial, and its menu works by keyboard', async ({ page }) => {
  const owner = await setUp(page.request)
  await page.goto(paths.toolkit)
  await expect(page.getByText('Welcome, Marta')).toBeVisible()
  await expect(page.getByText('14 days left in your trial')).toBeVisible()
  const button = page.getByRole('button', { name: 'your account' })
  const item = (name: string) => page.getByRole('menuitem', { name })
  await button.press('Enter')
  await expect(page.getByText(owner.email)).toBeVisible()
  await expect(item('Your toolkit')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item('Profile Settings')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(item('Help')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(item('Sign Out')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(item('Your toolkit')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(item('Sign Out')).toBeFocused()
  await expect(page.getByRole('menuitem', { name: 'Admin' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/profile$/)
})

test('the website audit is a placeholder that links to the Website Review', async ({ page }) => {
  await setUp(page.request)
  await page.goto(paths.websiteAudit)
  await expect(page.getByRole('heading', { name: 'Coming soon' })).toBeVisible()
  await expect(page.getByText('Under Construction')).toBeVisible()
  await expect(page.getByText(/An analysis of your website/)).toBeVisible()
  await page.getByRole('link', { name: 'See the Website Review' }).click()
  await expect(page.locator('#step-brand-review')).toBeFocused()
})
