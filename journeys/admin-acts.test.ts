/** What an admin does in the user panel and on the waitlist: refused input stays, and keyboard focus keeps its place. */
import { adminPages } from '#web/paths.ts'
import { expectToast, nameOf, openAsAdmin, panel, rowOf, searchForUser, setUpElsewhere } from './admin-screen.ts'
import { joinWaitlist } from './database-fixtures.ts'
import { expect, newOwner, test } from './visitor.ts'

test('a trial’s last day that is refused stays in its field to be corrected', async ({ page, browser, complaints }) => {
  complaints.expected.push(/status of 400/)
  const owner = await setUpElsewhere(browser)
  await openAsAdmin(page)
  await page.goto(adminPages.people)
  await searchForUser(page, owner.email)
  await rowOf(page, owner.email).getByRole('button').first().click()
  const day = panel(page, nameOf(owner)).getByLabel(/^Last day of the trial/)
  await day.fill('2020-01-31')
  await page.getByRole('button', { name: 'Extend Trial' }).click()
  await expectToast(page, 'That day is past.')
  await expect(day).toHaveValue('2020-01-31')
  await day.fill('2099-01-31')
  await page.getByRole('button', { name: 'Extend Trial' }).click()
  await expectToast(page, 'The trial is open until 2099-01-31')
  await expect(day).toHaveValue('2099-01-31')
})

test('keyboard focus stays in the panel when the pressed button disappears', async ({ page, browser }) => {
  const owner = await setUpElsewhere(browser)
  await openAsAdmin(page)
  await page.goto(adminPages.people)
  await searchForUser(page, owner.email)
  await rowOf(page, owner.email).getByRole('button').first().click()
  const its = panel(page, nameOf(owner))
  const signOut = its.getByRole('button', { name: 'Sign Out Everywhere' })
  await signOut.press('Enter')
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).press('Enter')
  await expectToast(page, 'Signed out everywhere')
  await expect(signOut).toHaveCount(0)
  await expect(its.getByRole('heading', { name: nameOf(owner) })).toBeFocused()
})

test('keyboard focus stays in the waitlist when somebody is removed from it', async ({ page }) => {
  const [first, second] = [newOwner().email, newOwner().email]
  await openAsAdmin(page)
  await joinWaitlist(first, 'Ida')
  await joinWaitlist(second, 'Jon')
  await page.goto(adminPages.waitlist)
  await page.getByRole('button', { name: `Remove ${second}` }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expectToast(page, `${second} is off the waitlist`)
  await expect(page.getByRole('button', { name: `Remove ${first}` })).toBeFocused()
})
