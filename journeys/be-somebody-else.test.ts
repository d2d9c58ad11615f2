/** An admin impersonates a user: the bar on every page, what is refused, and the way back to the admin's own account. */
import { adminPages, paths } from '#web/paths.ts'
import {
  expectToast,
  findImpersonationBar,
  impersonateUser,
  nameOf,
  openAsAdmin,
  panel,
  sayWhyAndBe,
  searchForUser,
  setUpElsewhere,
} from './admin-screen.ts'
import { expireImpersonation } from './database-fixtures.ts'
import { deskWindow, expectAccessibleAndFitting, phoneWindow, waitUntilReady } from './screen-checks.ts'
import { expect, test } from './visitor.ts'

test('T29 an admin impersonates a user on every page, is refused what only the user may do, and exits again', async ({
  page,
  complaints,
  browser,
}) => {
  complaints.expected.push(/status of 403/, /CallError: 403/)
  const owner = await setUpElsewhere(browser)
  const admin = await openAsAdmin(page)
  await page.goto(adminPages.people)
  await page.evaluate(() => localStorage.setItem('signet:own', 'the admin’s'))
  await impersonateUser(page, owner)
  await expect(findImpersonationBar(page)).toContainText(/Ends in (59|60) minutes\./)
  expect(await page.evaluate(() => localStorage.getItem('signet:own'))).toBeNull()
  await waitUntilReady(page)
  await expectAccessibleAndFitting(page, 'the dashboard as somebody else')
  for (const address of [paths.brandAttributes, paths.discovery, paths.brandArchetypes, `${paths.cart}?plan=monthly`]) {
    await page.goto(address)
    await waitUntilReady(page)
    await expect(findImpersonationBar(page), address).toBeVisible()
  }
  await page.goto(paths.discovery)
  await waitUntilReady(page)
  await expectAccessibleAndFitting(page, 'a tool as somebody else')
  await page.setViewportSize(deskWindow)
  await page.goto(paths.profile)
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0)
  await page.getByLabel('Current Password').fill(owner.password)
  await page.getByLabel('New Password').fill('another quiet harbour')
  await page.getByRole('button', { name: 'Change Password' }).click()
  const refused = page.getByRole('alert').filter({ hasText: 'Not while you’re signed in as someone else.' })
  await expect(refused.first()).toContainText(
    `Password, payments, exports, sharing and deletion are ${owner.firstName}’s alone.`,
  )
  await expectAccessibleAndFitting(page, 'what is refused as somebody else')
  await page.setViewportSize(deskWindow)
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Job Title').fill('Baker')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Profile updated successfully')
  await page.evaluate(() => localStorage.setItem('signet:hers', 'the user’s'))
  await page.getByRole('button', { name: 'Exit Impersonation' }).click()
  await expectToast(page, 'Exited impersonation. Returning to admin dashboard...')
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByText(`Welcome, ${admin.firstName}`)).toBeVisible()
  await expect(findImpersonationBar(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('signet:hers'))).toBeNull()

  await page.getByRole('link', { name: 'Audit log' }).click()
  const [did, whom] = [nameOf(admin), nameOf(owner)]
  for (const line of [`${did} impersonated ${whom}`, `${did} acted as ${whom}`, `${did} stopped acting as ${whom}`])
    await expect(page.getByRole('listitem').filter({ hasText: line }).first()).toBeVisible()
  await expect(page.getByText('Asked for help with the PDF').first()).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('admin-log.csv')
})

test('the last minutes of an impersonation are highlighted, and its end leads to the sign-in page', async ({
  page,
  browser,
}) => {
  const owner = await setUpElsewhere(browser)
  await openAsAdmin(page)
  await impersonateUser(page, owner)
  const begun = Date.now()
  await page.clock.setFixedTime(begun + 56 * 60_000)
  await expect(findImpersonationBar(page).getByRole('strong')).toContainText('Ends in 4 minutes.')
  await expireImpersonation(owner.email)
  await page.clock.setFixedTime(begun + 61 * 60_000)
  await expect(page).toHaveURL(/\/login\?next=\/admin$/)
  await expectToast(page, 'The impersonation has ended. Please sign in again.')
})

test('on a phone an admin finds a user, grants access, impersonates them and exits', async ({ page, browser }) => {
  const owner = await setUpElsewhere(browser)
  await page.setViewportSize(phoneWindow)
  await openAsAdmin(page)
  await page.goto(adminPages.people)
  await searchForUser(page, owner.email)
  await page
    .getByRole('button', { name: nameOf(owner) })
    .first()
    .click()
  const its = panel(page, nameOf(owner))
  await its.getByRole('switch', { name: 'Platform access' }).check()
  await expectToast(page, 'User access granted')
  await its.getByRole('button', { name: 'Close' }).first().click()
  await expect(its).toHaveCount(0)
  await page.getByRole('button', { name: `Impersonate ${nameOf(owner)}` }).click()
  await sayWhyAndBe(page)
  await expect(findImpersonationBar(page)).toContainText(`Acting as ${nameOf(owner)}.`)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('button', { name: 'Exit Impersonation' })).toBeInViewport()
  await page.getByRole('button', { name: 'Exit Impersonation' }).click()
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible()
})
