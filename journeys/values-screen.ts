/** The core values screen as the journeys use it. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { completeThroughTagline, expect, setUp } from './visitor.ts'

export const cards = (page: Page) => page.locator('.value-card')
export const titles = (page: Page) =>
  page.locator('.value-title').evaluateAll((all) => all.map((field) => (field as HTMLTextAreaElement).value))
export const title = (page: Page, index: number) => page.getByLabel('Title').nth(index)
export const description = (page: Page, index: number) => page.getByLabel('Description').nth(index)
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
export const toast = (page: Page) => page.locator('.toast')
export const valuesSavedMessage = 'Core values saved successfully!'

export async function storedTitles(page: Page): Promise<string[]> {
  const profile = await (await page.request.get('/api/user-profile')).json()
  return profile.coreValues.map((value: { title: string }) => value.title)
}

async function store(page: Page, ...names: string[]): Promise<void> {
  const coreValues = names.map((name, at) => ({
    id: `new-${at}`,
    title: name,
    description: `We hold to it, ${name}.`,
    order: at,
  }))
  const reply = await page.request.post('/api/core-values', { data: { coreValues } })
  expect(reply.ok(), await reply.text()).toBe(true)
}

/** Opens the core values screen of a new owner who already has the named values. */
export async function openValues(page: Page, ...names: string[]): Promise<void> {
  await setUp(page.request)
  await completeThroughTagline(page.request)
  if (names.length > 0) await store(page, ...names)
  await page.goto(paths.coreValues)
  await expect(page.getByRole('heading', { name: 'Core Values Discovery' })).toBeVisible()
  await expect(cards(page)).toHaveCount(names.length)
}

export const handbook = {
  name: 'handbook.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    'Staff handbook\n\nOur values\n\n1. Patience. A loaf takes the night that it takes.\n2. Plain dealing. We say what is in the bread, and what is not.\n\nPractical matters\n\nThe van leaves at five.',
  ),
}
