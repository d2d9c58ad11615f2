/** Shared by the admin journeys: users with unique names, finding them, and impersonating them. */
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { adminPages } from '#web/paths.ts'
import { makeAdmin } from './database-fixtures.ts'
import { expect, newOwner, type Owner, setUp } from './visitor.ts'

export const nameOf = ({ firstName, lastName }: Owner) => `${firstName} ${lastName}`
export const panel = (page: Page, name: string) => page.getByRole('dialog', { name })
export const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })
export const findImpersonationBar = (page: Page) => page.getByRole('region', { name: 'Impersonation' })

/** An owner with a unique name as well as a unique email. */
export const newPerson = (firstName: string): Owner => ({
  ...newOwner(),
  firstName,
  lastName: `L${randomUUID().slice(0, 8)}`,
})

/** Signs in as a new admin. */
export async function openAsAdmin(page: Page): Promise<Owner> {
  const admin = await setUp(page.request, newPerson('Dana'))
  await makeAdmin(admin.email)
  return admin
}

/** Sets an owner up in a browser context of their own, then closes it. */
export async function setUpElsewhere(browser: Browser): Promise<Owner> {
  const hers = await browser.newContext()
  const owner = await setUp(hers.request, newPerson('Marta'))
  await hers.close()
  return owner
}

export async function searchForUser(page: Page, email: string): Promise<void> {
  await page.getByLabel('Search users').fill(email)
  await expect(page.getByText(/^1 of \d/)).toBeVisible()
}

export async function expectToast(page: Page, ...says: string[]): Promise<void> {
  for (const each of says) await expect(page.locator('.toast')).toContainText(each)
}

/** Gives the optional reason and confirms the impersonation. */
export async function sayWhyAndBe(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Impersonate / })
  await dialog.getByLabel('Reason (optional)').fill('Asked for help with the PDF')
  await dialog.getByRole('button', { name: 'Impersonate' }).click()
}

/** Impersonates the owner from the table of users; ends on the owner's dashboard. */
export async function impersonateUser(page: Page, owner: Owner): Promise<void> {
  await page.goto(adminPages.people)
  await searchForUser(page, owner.email)
  await page.getByRole('button', { name: `Impersonate ${nameOf(owner)}` }).click()
  await sayWhyAndBe(page)
  await expectToast(page, 'Impersonation started. Redirecting to toolkit...')
  await expect(page).toHaveURL(/\/toolkit$/)
  await expect(findImpersonationBar(page)).toContainText(`Acting as ${nameOf(owner)}.`)
}
