/** Menus, dialogs and drawers: accessible when open, closed by Escape, and the focus returns to what opened them. */
import type { Locator, Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { card, openCategory } from './discovery-screen.ts'
import { deskWindow, expectAccessibleAndFitting, phoneWindow } from './screen-checks.ts'
import { completeThroughTagline, expect, fillAttributes, setUp, test } from './visitor.ts'

/** Opens it by keyboard, checks the screen, closes it with Escape. */
async function lookAt(page: Page, name: string, opener: Locator, opened: Locator): Promise<void> {
  await opener.press('Enter')
  await expect(opened).toBeVisible()
  await expectAccessibleAndFitting(page, name)
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
}

test.beforeEach(async ({ page }) => {
  await setUp(page.request)
})

test('the open user menu is accessible and fits the screen', async ({ page }) => {
  await page.goto(paths.toolkit)
  const button = page.getByRole('button', { name: 'your account' })
  await lookAt(page, 'the user menu', button, page.getByRole('menu'))
  await expect(button).toBeFocused()
})

test('the refine dialog and the earlier versions are accessible and fit the screen', async ({ page }) => {
  await completeThroughTagline(page.request)
  const again = await page.request.post('/api/generate-uvp', { data: {} })
  expect(again.ok()).toBe(true)
  await page.goto(paths.uvp)
  const refine = page.getByRole('button', { name: /^Refine.*UVP 1$/ })
  await lookAt(page, 'the refine dialog', refine, page.getByRole('dialog', { name: 'Refine UVP 1' }))
  await expect(refine).toBeFocused()
  const earlier = page.getByRole('button', { name: 'Show earlier versions' })
  await lookAt(page, 'the earlier versions', earlier, page.getByRole('dialog', { name: 'Earlier versions' }))
  await expect(earlier).toBeFocused()
})

test('the confirmations before deleting and resetting are accessible and fit the screen', async ({ page }) => {
  await fillAttributes(page.request)
  await openCategory(page, 'culture')
  await lookAt(page, 'deleting a word', card(page, 'steady'), page.getByRole('dialog', { name: 'Delete "steady"?' }))
  const reset = page.getByRole('button', { name: 'Reset this category' })
  await lookAt(page, 'resetting', reset, page.getByRole('dialog', { name: 'Reset Culture?' }))
  await expect(reset).toBeFocused()
})

test('on a phone the delete button is wide enough for its label', async ({ page }) => {
  await fillAttributes(page.request)
  await page.setViewportSize(phoneWindow)
  await openCategory(page, 'culture')
  await card(page, 'unhurried').click()
  const remove = page.getByRole('dialog', { name: 'Delete "unhurried"?' }).getByRole('button', { name: 'Delete' })
  const box = await remove.boundingBox()
  expect(box?.width).toBeGreaterThan(box?.height ?? 0)
})

test('on a phone the top five open in a drawer', async ({ page }) => {
  await fillAttributes(page.request)
  await page.setViewportSize(phoneWindow)
  await openCategory(page, 'culture')
  const drawer = page.locator('.drawer')
  await expect(drawer.getByRole('radio').first()).toBeHidden()
  await drawer.getByText('Your top five').click()
  await drawer.getByRole('radio', { name: 'curious' }).check()
  await expectAccessibleAndFitting(page, 'the picks')
  await page.setViewportSize(phoneWindow)
  await drawer.getByRole('radio', { name: 'curious' }).press('Escape')
  await expect(drawer.getByRole('radio').first()).toBeHidden()
  await expect(drawer.locator('summary')).toBeFocused()
  await page.setViewportSize(deskWindow)
  await expect(page.getByRole('radio', { name: 'curious' })).toBeChecked()
})

test('the results of an upload are accessible and fit the screen', async ({ page }) => {
  await page.goto(paths.brandAttributes)
  await page.locator('input[type="file"]').setInputFiles({
    name: 'brief.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Our culture is candid and patient. Our customers are sailors. Our voice is dry and plain.'),
  })
  await expect(page.getByText('brief.txt')).toBeVisible()
  await expectAccessibleAndFitting(page, 'the chosen file')
  await page.getByRole('button', { name: 'Analyze Document' }).click()
  await expect(page.getByRole('heading', { name: '3 sentences' })).toBeVisible()
  await expectAccessibleAndFitting(page, 'the review')
})

test('the completion is accessible, and nothing moves for those who prefer reduced motion', async ({ page }) => {
  await fillAttributes(page.request)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCategory(page, 'xfactor')
  await page.getByRole('button', { name: 'Complete Journey' }).click()
  await expect(page.getByRole('heading', { name: 'Six words that are yours' })).toBeVisible()
  await expectAccessibleAndFitting(page, 'the completion')
  await page.goto(paths.uvp)
  await page.getByRole('button', { name: 'Copy UVP 1' }).click()
  await expect(page.locator('.toast')).toBeVisible()
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
      const slow = [transitionDuration, ...(animationName === 'none' ? [] : [animationDuration])]
        .flatMap((list) => list.split(','))
        .some((time) => Number.parseFloat(time) > 0.01)
      return slow ? [element.className.toString()] : []
    }),
  )
  expect(moving).toEqual([])
})
