/** The whole path with the keyboard alone, on a wide and on a narrow screen. */
import type { Locator, Page } from '@playwright/test'
import { type Category, categories } from '#contract/plain/brand.ts'
import { findWordInput, ring, wordsOn } from './discovery-screen.ts'
import { deskWindow, phoneWindow } from './screen-checks.ts'
import { expect, fives, setUp, test } from './visitor.ts'

/** The most Tab presses to reach anything on a screen, and to get from the discovery's field to its word cards. */
const tabsMax = 60
const cardTabsMax = 6

/** Presses Tab until `target` has the focus, as somebody without a pointer does; the target must then be in view. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let tabs = 0; tabs < tabsMax; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport()
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} was not reached with ${tabsMax} tabs.`)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Tabs to the one radio of a group that takes the focus, and selects it. */
async function chooseOne(page: Page): Promise<void> {
  for (let tabs = 0; tabs < tabsMax; tabs += 1) {
    if (await page.evaluate(() => document.activeElement?.matches('[type="radio"]'))) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { checked: true })).toBeFocused()
}

/** Types the five words into the focused field; each is picked as it is added. */
async function typeWords(page: Page, category: Category): Promise<void> {
  await expect(findWordInput(page)).toBeFocused()
  for (const word of fives[category]) {
    await page.keyboard.type(word)
    await page.keyboard.press('Enter')
    await expect(ring(page, word)).toBeVisible()
  }
}

/** Moves along the five cards with the arrow keys, unpicks the last and picks it again. */
async function pickAnew(page: Page, category: Category): Promise<void> {
  const [first = '', ...others] = (await wordsOn(page)).slice(0, fives[category].length)
  for (let tabs = 0; tabs < cardTabsMax; tabs += 1) {
    if (await ring(page, first).evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(ring(page, first)).toBeFocused()
  for (const word of others) {
    await page.keyboard.press('ArrowRight')
    await expect(ring(page, word)).toBeFocused()
  }
  await page.keyboard.press('Space')
  await expect(page.getByText('4/5 picked')).toBeAttached()
  await page.keyboard.press('Space')
}

for (const size of [deskWindow, phoneWindow]) {
  test(`at ${size.width} px an owner gets from the first word to a saved tagline with the keyboard alone`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(size)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await setUp(page.request)
    await page.goto('/toolkit')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('link', { name: 'Start Discovery' }).first())
    await press(page, page.getByRole('link', { name: 'Start', exact: true }))

    for (const [index, category] of categories.entries()) {
      await expect(page.getByText(`Step ${index + 1} of 6`)).toBeVisible()
      if (index === 0) await tabTo(page, findWordInput(page))
      await typeWords(page, category)
      // The fifth pick and the button in the bar both lead to the number one, in the tray or in the drawer.
      if (index === 0) await pickAnew(page, category)
      else await press(page, page.getByRole('button', { name: 'Choose your number one' }))
      await expect(page.locator('[type="radio"]:focus')).toBeVisible()
      await page.keyboard.press('Space')
      await expect(page.getByRole('radio', { checked: true })).toBeFocused()
      if (size === phoneWindow) await page.keyboard.press('Escape')
      await press(page, page.getByRole('button', { name: index === 5 ? 'Complete Journey' : 'Next Step' }))
      if (index === 0) await press(page, page.getByRole('button', { name: 'Continue to Customers' }))
    }
    await press(page, page.getByRole('link', { name: 'Continue to Next Tool' }))

    await expect(page.getByRole('heading', { name: /^(Three|Four|Five) drafts$/ })).toBeVisible()
    await press(page, page.getByRole('button', { name: /^Refine.*UVP 1$/ }))
    const dialog = page.getByRole('dialog', { name: 'Refine UVP 1' })
    await tabTo(page, dialog.getByLabel('What should change'))
    await page.keyboard.type('shorter please')
    await page.keyboard.press('Enter')
    await expect(dialog.locator('.was')).not.toBeEmpty()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await chooseOne(page)
    const chosen = page.locator('.draft:has(:checked) .line')
    const before = (await chosen.textContent()) ?? ''
    await page.keyboard.press('ArrowDown')
    await expect(chosen).not.toHaveText(before)
    await press(page, page.getByRole('button', { name: 'Save My UVP →' }))

    await expect(page.getByRole('heading', { name: /^(?!No )\w+ lines?$/ })).toBeVisible()
    await chooseOne(page)
    await press(page, page.getByRole('button', { name: 'Save Selected Tagline' }))
    await expect(page).toHaveURL(/\/toolkit\/core-values$/)
  })
}
