/** The setup as a new owner goes through it: a question at a time. */
import type { Page } from '@playwright/test'
import { expect, type Owner } from './visitor.ts'

export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

/** Answers what everything is written from, skips the rest, and stops before it is completed. */
export async function answerSetup(page: Page, businessName: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Complete Your Setup' })).toBeVisible()
  await page.getByLabel('Business Name').fill(businessName)
  await goOn(page)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByLabel('Products & Services').fill('Sourdough bread and buns, sold from a van at the harbour')
  await goOn(page)
  await page.getByLabel('Ideal Client Description').fill('commuters who skip breakfast')
  for (const question of ['What goes wrong', 'What do you do that others', 'What should your brand']) {
    await goOn(page)
    await expect(page.getByRole('heading', { name: question })).toBeVisible()
    if (question.startsWith('What do you do'))
      await page.getByLabel('Competitive Differentiator').fill('Every bun carries the name of whoever ordered it.')
  }
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'And about you?' })).toBeVisible()
}

/** Fills in the form that makes an account, where it is shown, and sends it. */
export async function createAccount(page: Page, { firstName, lastName, email, password }: Owner): Promise<void> {
  const form = page.locator('form:visible')
  await form.getByLabel('First Name').fill(firstName)
  await form.getByLabel('Last Name').fill(lastName)
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.locator('[type=submit]').click()
}
