/** Administration: creating and finding users, changing what they may do, coupons, orders, the waitlist, access. */
import { randomUUID } from 'node:crypto'
import { adminPages, adminPaths, paths } from '#web/paths.ts'
import { expectToast, nameOf, newPerson, openAsAdmin, panel, rowOf, searchForUser } from './admin-screen.ts'
import { addPaidOrder, joinWaitlist, setNotes, suspendAccount } from './database-fixtures.ts'
import { deskWindow, expectAccessibleAndFitting } from './screen-checks.ts'
import { expect, setUp, test } from './visitor.ts'

test('an admin creates a user and finds them', async ({ page, complaints }) => {
  complaints.expected.push(/status of 409/, /CallError: 409/)
  await openAsAdmin(page)
  const made = newPerson('Lou')
  await page.goto(paths.profile)
  await page.getByRole('link', { name: 'Admin Dashboard' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  for (const figure of ['Total Users', 'Active Users', 'Paid Users', 'Recent Users'])
    await expect(page.getByText(figure, { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: /^By week from/ })).toBeVisible()

  await page.getByRole('button', { name: 'Create User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create User' })
  const create = dialog.getByRole('button', { name: 'Create User' })
  await dialog.getByLabel('Email').fill('lou@northshed')
  await create.click()
  for (const sentence of ['Invalid email address', 'First name is required', 'Last name is required'])
    await expect(dialog.getByText(sentence)).toBeVisible()
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await expectAccessibleAndFitting(page, 'the form of a new user')
  await page.setViewportSize(deskWindow)
  await dialog.getByLabel('Email').fill(made.email)
  await dialog.getByLabel('First Name').fill(made.firstName)
  await dialog.getByLabel('Last Name').fill(made.lastName)
  await dialog.getByLabel('Role').selectOption('Test User')
  await dialog.getByRole('switch', { name: 'Platform access' }).check()
  await create.click()
  await expectToast(page, 'User created successfully')
  await expect(dialog).toHaveCount(0)
  await searchForUser(page, made.email)
  await expect(rowOf(page, made.email)).toContainText('Test User')

  await page.getByRole('button', { name: 'Create User' }).click()
  await dialog.getByLabel('Email').fill(made.email)
  await dialog.getByLabel('First Name').fill('Lou')
  await dialog.getByLabel('Last Name').fill('Again')
  await create.click()
  await expect(dialog.getByText('A user with this email address already exists.')).toBeVisible()
  await expect(dialog.getByLabel('Last Name')).toHaveValue('Again')
  await page.keyboard.press('Escape')
  await page.getByLabel('Search users').fill(`${made.lastName}%`)
  await expect(page.getByRole('heading', { name: `Nobody is called “${made.lastName}%”.` })).toBeVisible()
  await expectAccessibleAndFitting(page, 'a search that finds nobody')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page.getByLabel('Search users')).toHaveValue('')
  await page.goto(`${adminPages.people}?search=example&page=999`)
  await page.getByRole('button', { name: 'Show the first page' }).click()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
})

test('an admin whose session has ended is told so and sent to sign in', async ({ page, complaints }) => {
  complaints.expected.push(/status of 401/, /CallError: 401/)
  const admin = await openAsAdmin(page)
  await page.goto(adminPages.people)
  await expect(page.getByText('Total Users', { exact: true })).toBeVisible()
  await page.context().clearCookies()
  await page.getByLabel('Search users').fill(admin.email)
  await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...')
  await expect(page).toHaveURL(/\/login\?next=/)
})

test('the address keeps search, order and open panel, and the keyboard opens and closes the panel', async ({
  page,
}) => {
  const admin = await openAsAdmin(page)
  await page.goto(adminPages.people)
  await searchForUser(page, admin.email)
  await expect(page).toHaveURL(/search=/)
  await page.getByRole('button', { name: 'Last login' }).click()
  await expect(page.getByRole('columnheader', { name: 'Last login' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: 'Last login' }).click()
  await expect(page.getByRole('columnheader', { name: 'Last login' })).toHaveAttribute('aria-sort', 'ascending')
  const opener = rowOf(page, admin.email).getByRole('button').first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const own = panel(page, nameOf(admin))
  await expect(own.getByRole('heading', { name: nameOf(admin) })).toBeFocused()
  await expect(own.getByText('Harbour Loaf')).toBeVisible()
  await expectAccessibleAndFitting(page, 'the panel of a user')
  await page.setViewportSize(deskWindow)
  await page.reload()
  await expect(own.getByText('Harbour Loaf')).toBeVisible()
  await expect(page.getByLabel('Search users')).toHaveValue(admin.email)
  await expect(rowOf(page, admin.email)).toBeVisible()
  await own.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  await expect(own).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Last login' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(opener).toBeFocused()
  await page.goBack()
  await expect(own).toBeVisible()
})

test('T13 an admin changes what a user may do, and suspending a user ends their open session', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expected.push(/status of (401|409)/, /CallError: 401/)
  await openAsAdmin(page)
  const owner = newPerson('Marta')
  const hers = await browser.newContext()
  const herPage = await hers.newPage()
  await setUp(hers.request, owner)
  await herPage.goto(paths.toolkit)
  await expect(herPage.getByText(`Welcome, ${owner.firstName}`)).toBeVisible()

  await page.goto(adminPages.people)
  await searchForUser(page, owner.email)
  await rowOf(page, owner.email)
    .getByRole('button', { name: nameOf(owner) })
    .first()
    .click()
  const its = panel(page, nameOf(owner))
  await its.getByRole('radio', { name: 'suspended' }).check()
  await expectToast(page, 'User status updated to suspended', 'One open session has ended.')
  await herPage.goto(paths.toolkit)
  await expect(herPage).toHaveURL(/\/login/)
  await hers.close()
  await its.getByRole('radio', { name: 'active' }).check()
  await expectToast(page, 'User status updated to active')
  await its.getByRole('radio', { name: 'banned' }).click()
  await page.getByRole('dialog', { name: /^Ban / }).getByRole('button', { name: 'Don’t ban' }).click()
  await expect(its.getByRole('radio', { name: 'active' })).toBeChecked()
  await its.getByLabel('Subscription status').selectOption('past_due')
  await expectToast(page, 'Subscription status updated to past_due')
  await its.getByLabel('Role').selectOption('Test User')
  await expectToast(page, 'User role updated to Test User')
  await its.getByRole('switch', { name: 'Platform access' }).check()
  await expectToast(page, 'User access granted')
  await its.getByRole('switch', { name: 'Platform access' }).uncheck()
  await expectToast(page, 'User access revoked')
  await its.getByLabel('Notes').fill('Wants two coaches in one brand.')
  await its.getByRole('button', { name: 'Close' }).click()
  await rowOf(page, owner.email)
    .getByRole('button', { name: nameOf(owner) })
    .first()
    .click()
  await expect(its.getByLabel('Notes')).toHaveValue('Wants two coaches in one brand.')
  await page.getByLabel('Search users').fill('nobody at all')
  await expect(page.getByText('No user', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Search users')).toBeFocused()
  await searchForUser(page, owner.email)
  await its.getByRole('button', { name: 'Save Notes' }).click()
  await expectToast(page, 'User notes updated')
  await its.getByRole('switch', { name: 'Admin privileges' }).click()
  await page
    .getByRole('dialog', { name: /an admin\?$/ })
    .getByRole('button', { name: 'Make an admin' })
    .click()
  await expectToast(page, 'Admin privileges granted')
  await expect(its.getByLabel('Role')).toHaveValue('admin')
  await expect(rowOf(page, owner.email)).toBeVisible()
  await its.getByRole('switch', { name: 'Admin privileges' }).uncheck()
  await expectToast(page, 'Admin privileges revoked')
  await expect(its.getByText('Notes: empty → 31 characters')).toBeVisible()
  await expect(its.getByText('Account status: active → suspended')).toBeVisible()
  await setNotes(owner.email, 'Written in another tab.')
  await its.getByLabel('Notes').fill('Mine.')
  await its.getByRole('button', { name: 'Save Notes' }).click()
  await expect(its.getByRole('alert')).toContainText('Written in another tab.')
  await expect(its.getByLabel('Notes')).toHaveValue('Mine.')
  await its.getByRole('button', { name: 'Keep both' }).click()
  await expectToast(page, 'User notes updated')
  await expect(its.getByLabel('Notes')).toHaveValue('Written in another tab.\n\nMine.')
  await page.reload()
  await expect(its.getByLabel('Notes')).toHaveValue('Written in another tab.\n\nMine.')
  await expect(its.getByLabel('Subscription status')).toHaveValue('past_due')
})

test('an admin creates a coupon and switches it off', async ({ page }) => {
  await openAsAdmin(page)
  const code = `SWIM${randomUUID().slice(0, 6).toUpperCase()}`
  await page.goto(adminPages.coupons)
  await expect(page.getByText('Payments are simulated')).toBeVisible()
  await page.getByRole('button', { name: 'New Coupon' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Coupon' })
  await dialog.getByRole('button', { name: 'Create Coupon' }).click()
  await expect(dialog.getByText('Please use 3 to 40 letters and digits.')).toBeVisible()
  await dialog.getByLabel('Code').fill(code.toLowerCase())
  await dialog.getByLabel('Percent off').fill('15')
  await expect(dialog.getByText('All Access would cost $254, Starter Bundle $67, Tool 1 Only $42.')).toBeVisible()
  await dialog.getByLabel('Limit of uses').fill('20')
  await dialog.getByLabel('Last day').pressSequentially('12')
  await dialog.getByRole('button', { name: 'Create Coupon' }).click()
  await expect(dialog.getByText('Please enter a whole date, or nothing.')).toBeVisible()
  await dialog.getByLabel('Last day').fill('2099-01-31')
  await expectAccessibleAndFitting(page, 'the form of a new coupon')
  await page.setViewportSize(deskWindow)
  await dialog.getByRole('button', { name: 'Create Coupon' }).click()
  const row = page.getByRole('row').filter({ hasText: code })
  await expect(row).toContainText('0 of 20')
  await expect(row).toContainText('Jan 31, 2099')
  await page.getByRole('switch', { name: `${code} is on` }).uncheck()
  await expectToast(page, `${code} is off`)
  await page.goto(adminPages.log)
  await expect(page.getByRole('listitem').filter({ hasText: `switched the coupon ${code}` })).toContainText('on → off')
})

test('an admin sees every order and the sums by month, searches the orders and exports them', async ({ page }) => {
  await openAsAdmin(page)
  const email = `buyer-${randomUUID()}@example.org`
  await addPaidOrder(email)
  await page.goto(adminPages.orders)
  await expect(page.getByRole('table', { name: 'Sums by month' })).toContainText(/\$\d/)
  await page.getByLabel('Search orders').fill(email)
  await expect(rowOf(page, email)).toContainText('Starter Bundle')
  await expect(rowOf(page, email)).toContainText('Lena Fischer, account deleted')
  await expect(page).toHaveURL(/search=/)
  await page.getByLabel('State').selectOption('Refunded')
  await expect(page.getByRole('heading', { name: 'No order fits.' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all orders' }).click()
  await expectAccessibleAndFitting(page, 'the list of orders')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('orders.csv')
})

test('the owner of a suspended account is told whom to write to', async ({ page, complaints }) => {
  complaints.expected.push(/status of 403/, /CallError: 403/)
  const owner = await setUp(page.request)
  await suspendAccount(owner.email)
  await page.context().clearCookies()
  await page.goto(paths.login)
  const form = page.locator('#sign-in-form')
  await form.getByLabel('Email').fill(owner.email)
  await form.getByLabel('Password', { exact: true }).fill(owner.password)
  await form.getByRole('button', { name: 'Sign In' }).click()
  await expect(form.getByText('This account is suspended. To have it opened again, please write to')).toBeVisible()
})

test('T11 a user who is not an admin is told so and sent home, and loads nothing of the administration', async ({
  page,
}) => {
  await setUp(page.request)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  for (const address of adminPaths) {
    await page.goto(address)
    await expectToast(page, 'Access Denied', 'Admin privileges required')
    await expect(page).toHaveURL((url) => url.pathname === paths.home)
  }
  await expect(page.locator('a[href^="/admin"]')).toHaveCount(0)
  expect(loaded.filter((url) => /admin-|\/api\/admin/.test(url))).toEqual([])
})

test('an admin pages through the waitlist and exports it, and an empty waitlist says so', async ({ page }) => {
  const people = Array.from({ length: 25 }, (_, index) => ({
    email: `person-${index}@example.com`,
    firstName: `Person ${index}`,
    listName: 'Signet',
    joinedAt: new Date(Date.now() - index * 3_600_000).toISOString(),
  }))
  let isEmpty = false
  await openAsAdmin(page)
  const waiting = newPerson('Rosa')
  await joinWaitlist(waiting.email, waiting.firstName)
  await page.goto(adminPages.waitlist)
  await expect(rowOf(page, waiting.email)).toContainText('Rosa')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('waitlist.csv')
  await page.route('**/api/admin/waitlist?*', (route) =>
    route.fulfill({
      json: isEmpty
        ? { people: [], total: 0, thisWeek: 0 }
        : { people: route.request().url().includes('page=9') ? [] : people, total: 60, thisWeek: 12 },
    }),
  )
  await page.reload()
  await expect(page.getByText('1–25 of 60')).toBeVisible()
  await expectAccessibleAndFitting(page, 'the waitlist')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2$/)
  await page.reload()
  await expect(page.getByText('26–50 of 60')).toBeVisible()
  await page.goto(`${adminPages.waitlist}?page=9`)
  await expect(page.getByRole('heading', { name: 'There is no page 9.' })).toBeVisible()
  isEmpty = true
  await page.goto(adminPages.waitlist)
  await expect(page.getByRole('heading', { name: 'Nobody is waiting yet.' })).toBeVisible()
  await expectAccessibleAndFitting(page, 'the empty waitlist')
})
