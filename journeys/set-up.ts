/** The setup as a new owner goes through it, one question at a time. */
import type { Page } from '@playwright/test'
import { expect, type Owner } from './visitor.ts'

export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

/** The field of a sentence, by the question above it. */
export const findAnswerBox = (page: Page, question: string) => page.getByRole('textbox', { name: question })

const told: readonly (readonly [question: string, words: string])[] = [
  ['What do you do for customers?', 'bake sourdough bread and sell it from a van'],
  ['Who is it for?', 'commuters who skip breakfast'],
  ['When do they need you?', 'the first ferry leaves at six'],
  ['What do they get out of it?', 'eat a warm bun at sea'],
  ['What do you do that others don’t?', 'write your name on every bun'],
]

/** Answers the sentences that everything is written from, skips the rest, and stops before completing the setup. */
export async function answerSetup(page: Page, businessName: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Complete Your Setup' })).toBeVisible()
  await page.getByLabel('Business Name').fill(businessName)
  await goOn(page)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  for (const [question, words] of told) {
    await expect(findAnswerBox(page, question)).toBeFocused()
    await findAnswerBox(page, question).fill(words)
    await page.keyboard.press('Enter')
  }
  for (const question of ['How can a customer check it?', 'What should your brand help you do first?']) {
    await expect(page.getByRole('heading', { name: question })).toBeVisible()
    await goOn(page)
  }
  await expect(page.getByRole('heading', { name: 'And about you?' })).toBeVisible()
}

/** Fills in and submits the visible form that creates an account. */
export async function createAccount(page: Page, { firstName, lastName, email, password }: Owner): Promise<void> {
  const form = page.locator('form:visible')
  await form.getByLabel('First Name').fill(firstName)
  await form.getByLabel('Last Name').fill(lastName)
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.locator('[type=submit]').click()
}
