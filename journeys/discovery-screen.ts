/** What journeys do and read on the discovery screens. */
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { AttributesData, Category } from '#contract/plain/brand.ts'
import { categoryPath } from '#web/paths.ts'
import { expect } from './visitor.ts'

export async function openCategory(page: Page, category: Category): Promise<void> {
  await page.goto(categoryPath(category))
  await expect(page.getByRole('heading', { name: /^Your Words/ })).toBeVisible()
}

/** The field for answering the category's question. */
export const findWordInput = (page: Page): Locator => page.locator('form').getByRole('textbox')

/** The words in the lists, the owner's own before the samples. */
export const wordsOn = (page: Page): Promise<string[]> =>
  page
    .locator('.words .pick')
    .evaluateAll((rings) => rings.map((ring) => (ring.ariaLabel ?? '').replace(' in my top five', '')))

export const ring = (page: Page, word: string): Locator =>
  page.getByRole('button', { name: `${word} in my top five`, exact: true })

export const card = (page: Page, word: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: ring(page, word) })
    .locator('button[aria-haspopup]')

export async function addWord(page: Page, word: string): Promise<void> {
  await findWordInput(page).fill(word)
  await page.getByRole('button', { name: 'Add Word' }).click()
  await expect(ring(page, word)).toBeVisible()
}

export async function deleteWord(page: Page, word: string): Promise<void> {
  await card(page, word).click()
  await page
    .getByRole('dialog', { name: `Delete "${word}"?` })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(ring(page, word)).toHaveCount(0)
}

/** Waits until the bar says that everything is saved. */
export const expectSaved = (page: Page): Promise<void> =>
  expect(page.locator('.acts-bar .save')).toHaveText('Saved', { timeout: 15_000 })

/** The words as stored on the server. */
export async function savedWords(request: APIRequestContext): Promise<AttributesData> {
  const reply = await request.get('/api/brand-attributes')
  expect(reply.ok(), await reply.text()).toBe(true)
  const { brandAttributes } = await reply.json()
  return brandAttributes.attributesData
}
