/** The devices an owner is signed in on, and signing one out from another. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { expectAccessibleAndFitting, waitUntilReady } from './screen-checks.ts'
import { expect, type Owner, setUp, signUp, test } from './visitor.ts'

const userAgents = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
}

/** Signs the owner in on another device. */
async function signInOn(browser: Browser, { email, password }: Owner, userAgent: string): Promise<BrowserContext> {
  const context = await browser.newContext({ userAgent })
  const reply = await context.request.post('/api/auth/login', { data: { email, password } })
  expect(reply.ok(), await reply.text()).toBe(true)
  return context
}

const devicesOf = (page: Page) => page.getByRole('region', { name: 'Signed-in devices' })
const isIn = async ({ request }: BrowserContext) => (await request.get('/api/auth/user')).ok()

test('T6 an owner signs another device out by keyboard, and its next action leads to the sign-in page', async ({
  page,
  browser,
}) => {
  const owner = await setUp(page.request)
  const phone = await signInOn(browser, owner, userAgents.phone)
  const onPhone = await phone.newPage()
  await onPhone.goto(paths.profile)
  await onPhone.getByRole('button', { name: 'Edit Profile' }).click()
  await onPhone.getByLabel('Job Title').fill('Baker')

  await page.goto(paths.profile)
  const devices = devicesOf(page)
  await expect(devices.getByRole('listitem').first()).toContainText(/Chrome on Linux.*In use now.*This device/)
  await expect(devices.getByRole('listitem').last()).toContainText(/Safari on iPhone.*Used in the last hour/)
  await waitUntilReady(page)
  await expectAccessibleAndFitting(page, 'the devices')
  await devices.getByRole('button', { name: 'Sign out Safari on iPhone' }).press('Enter')
  await expect(page.locator('.toast')).toContainText('Safari on iPhone is signed out.')
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices.getByRole('button')).toHaveCount(0)
  await expect(devices.getByRole('heading')).toBeFocused()

  await onPhone.getByRole('button', { name: 'Save Changes' }).click()
  await expect(onPhone).toHaveURL(/\/login/)
  await expect(onPhone.locator('#toasts')).toContainText('Your session has ended.')
  expect(await isIn(page.context())).toBe(true)
  await phone.close()
})

test('T6 signing out all other devices asks first, ends each of their sessions and keeps the current one', async ({
  page,
  browser,
}) => {
  const owner = await setUp(page.request)
  const others = [
    await signInOn(browser, owner, userAgents.phone),
    await signInOn(browser, owner, userAgents.desk),
    await signInOn(browser, owner, 'curl/8.5.0'),
  ]
  await page.goto(paths.profile)
  const devices = devicesOf(page)
  await expect(devices.getByRole('listitem')).toContainText([
    'Chrome on Linux',
    'Unknown device',
    'Firefox on Windows',
    'Safari on iPhone',
  ])
  const opener = devices.getByRole('button', { name: 'Sign out all others' })
  const dialog = page.getByRole('dialog', { name: 'Sign out all others?' })
  await opener.press('Enter')
  await expect(dialog).toBeVisible()
  await expectAccessibleAndFitting(page, 'the question before signing out all others')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  expect(await Promise.all(others.map(isIn))).toEqual([true, true, true])

  await opener.press('Enter')
  await dialog.getByRole('button', { name: 'Sign out all others' }).press('Enter')
  await expect(page.locator('.toast')).toContainText('3 other devices are signed out.')
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices.getByRole('heading')).toBeFocused()
  expect(await Promise.all(others.map(isIn))).toEqual([false, false, false])
  expect(await isIn(page.context())).toBe(true)
  for (const other of others) await other.close()
})

test('a device that could not be signed out stays in the list and says why; one that had already left is no failure', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expected.push(/ERR_FAILED/, /TypeError: Failed to fetch/, /status of 404/)
  const owner = await setUp(page.request)
  const phone = await signInOn(browser, owner, userAgents.phone)
  await page.goto(paths.profile)
  const devices = devicesOf(page)
  const end = devices.getByRole('button', { name: 'Sign out Safari on iPhone' })
  await page.route('**/api/account/sessions/*', (route) => route.abort())
  await end.press('Enter')
  await expect(page.locator('.toast')).toContainText('Not signed out')
  await expect(end).toBeFocused()
  expect(await isIn(phone)).toBe(true)
  await page.unroute('**/api/account/sessions/*')
  await phone.request.post('/api/auth/logout', { data: {} })
  await end.press('Enter')
  await expect(page.locator('.toast')).toContainText('Safari on iPhone was already signed out.')
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await phone.close()
})

test('the list of devices updates after a password change, and says when it cannot be loaded', async ({
  page,
  browser,
  complaints,
}) => {
  // A request in flight with the ended session is refused once, then sent again.
  complaints.expected.push(/ERR_FAILED/, /status of 401/)
  const owner = await setUp(page.request)
  const phone = await signInOn(browser, owner, userAgents.phone)
  await page.route('**/api/account/sessions', (route) => route.abort())
  await page.goto(paths.profile)
  const devices = devicesOf(page)
  await expect(devices.getByRole('alert')).toContainText('We couldn’t load your devices.')
  await page.unroute('**/api/account/sessions')
  await devices.getByRole('button', { name: 'Try Again' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await page.getByLabel('Current Password').fill(owner.password)
  await page.getByLabel('New Password').fill('a longer harbour at dusk')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.locator('.toast')).toContainText('Password changed')
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices.getByRole('listitem')).toContainText('This device')
  await phone.close()
})

test('a new owner sees no list of devices during the setup', async ({ page }) => {
  await signUp(page.request)
  await page.goto(paths.onboarding)
  await expect(page.getByRole('heading', { name: 'Complete Your Setup' })).toBeVisible()
  await waitUntilReady(page)
  await expect(devicesOf(page)).toHaveCount(0)
})
