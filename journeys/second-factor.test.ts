/** The second factor: set up, asked for after the password, replaced by a recovery code, turned off. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { paths, secondFactorPath } from '#web/paths.ts'
import { takeMailedLink } from './mailed-link.ts'
import { expectAccessibleAndFitting, phoneWindow } from './screen-checks.ts'
import { expect, type Owner, setUp, test } from './visitor.ts'

/** The code that the phone shows `steps` × 30 seconds from now; the server accepts each code once. */
const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 })

const section = (page: Page) => page.getByRole('region', { name: 'Second factor' })

/** Turns it on in the profile; returns the phone's key and the recovery codes. */
async function turnOn(page: Page, { password }: Owner): Promise<{ key: string; codes: string[] }> {
  await page.goto(paths.profile)
  await section(page).getByRole('button', { name: 'Set up a second factor' }).click()
  const shown = await section(page)
    .getByText(/^(\w{4} ){7}\w{4}$/)
    .textContent()
  const key = (shown ?? '').replaceAll(' ', '')
  await section(page).getByLabel('Six-digit code').fill(codeOf(key))
  await section(page).getByLabel('Your password').fill(password)
  await section(page).getByRole('button', { name: 'Turn it on' }).click()
  await expect(section(page).getByText('The second factor is on.')).toBeVisible()
  return {
    key,
    codes: await section(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents(),
  }
}

async function signIn(page: Page, { email, password }: Owner): Promise<void> {
  await page.goto(paths.login)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function signOut(page: Page): Promise<void> {
  // An open page would redirect by itself as soon as it notices.
  await page.goto('about:blank')
  await page.request.post('/api/auth/logout', { data: {} })
}

test('T1 an owner sets up a second factor with a phone, and from then on signing in asks for its code', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 400/, /CallError: 400/, /status of 401/)
  const owner = await setUp(page.request)
  await page.goto(paths.profile)
  await section(page).getByRole('button', { name: 'Set up a second factor' }).press('Enter')
  await expect(section(page).getByRole('img', { name: 'Square code for the authenticator app' })).toBeVisible()
  await expect(section(page).getByLabel('Six-digit code')).toBeFocused()
  await expectAccessibleAndFitting(page, 'the setup of a second factor')
  await section(page).getByLabel('Six-digit code').fill('000000')
  await section(page).getByLabel('Your password').fill(owner.password)
  await section(page).getByRole('button', { name: 'Turn it on' }).click()
  await expect(section(page).getByText('That code didn’t work.')).toBeVisible()

  const { key, codes } = await turnOn(page, owner)
  expect(new Set(codes).size).toBe(10)
  await expectAccessibleAndFitting(page, 'the recovery codes')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    section(page).getByRole('button', { name: 'Download' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain(codes.join('\n'))
  await section(page).getByRole('button', { name: 'Copy' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  await section(page).getByRole('button', { name: 'I have kept them' }).click()
  await expect(section(page).getByRole('heading', { name: 'Second factor' })).toBeFocused()
  await expect(section(page)).toContainText(/On since .*10 recovery codes left/)
  await page.reload()
  for (const code of codes) await expect(page.getByText(code)).toHaveCount(0)

  await signOut(page)
  await page.setViewportSize(phoneWindow)
  await signIn(page, owner)
  await expect(page.getByLabel('Code')).toBeFocused()
  await expectAccessibleAndFitting(page, 'the second step')
  await typeCode(page, '000000')
  await expect(page.getByText('That code didn’t work. Please type the latest one.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Back to the password' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await typeCode(page, codeOf(key, 1))
  await expect(page).toHaveURL(/\/toolkit$/)
})

test('T1 a recovery code replaces a lost phone, and the second factor is turned off with password and code', async ({
  page,
}) => {
  const owner = await setUp(page.request)
  const { key, codes } = await turnOn(page, owner)
  await signOut(page)
  await signIn(page, owner)
  await typeCode(page, (codes[0] ?? '').toLowerCase())
  await expect(page).toHaveURL(/\/toolkit$/)
  await page.goto(paths.profile)
  await expect(section(page)).toContainText('9 recovery codes left')
  await section(page).getByRole('button', { name: 'New recovery codes' }).click()
  await section(page).getByLabel('Your password').fill(owner.password)
  await section(page).getByLabel('Code from your phone, or a recovery code').fill(codeOf(key, 1))
  await section(page).getByRole('button', { name: 'Make new codes' }).click()
  await expect(section(page).getByRole('listitem')).toHaveCount(10)
  const fresh = await section(page).getByRole('listitem').first().textContent()
  await section(page).getByRole('button', { name: 'I have kept them' }).click()
  await section(page).getByRole('button', { name: 'Turn off the second factor' }).press('Enter')
  await expectAccessibleAndFitting(page, 'turning the second factor off')
  await section(page).getByLabel('Your password').fill(owner.password)
  await section(page)
    .getByLabel('Code from your phone, or a recovery code')
    .fill(fresh ?? '')
  await section(page).getByRole('button', { name: 'Turn it off' }).click()
  await expect(page.locator('.toast')).toContainText('The second factor is off')
  await signOut(page)
  await signIn(page, owner)
  await expect(page).toHaveURL(/\/toolkit$/)
})

test('T11 an admin who needs a second factor is led to where it is set up', async ({ page, complaints }) => {
  complaints.expected.push(/status of 403/, /CallError: 403/)
  await setUp(page.request)
  const body = { code: 'second_factor_required', error: 'Admins here need a second factor.' }
  await page.route('**/api/strategist/analysis', (route) => route.fulfill({ status: 403, json: body }))
  await page.goto(paths.toolkit)
  await expect(page).toHaveURL((url) => url.pathname + url.hash === secondFactorPath)
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeInViewport()
})

test('T8 a mailed link sets a new password, and signing in still asks for the second factor', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 401/)
  const owner = await setUp(page.request)
  const { key } = await turnOn(page, owner)
  await signOut(page)
  await page.request.post('/api/auth/forgot-password', { data: { email: owner.email } })
  const isReset = (link: string) => link.includes('reset-password')
  await expect.poll(async () => isReset(await takeMailedLink(owner.email))).toBe(true)
  await page.goto(await takeMailedLink(owner.email))
  const password = 'a longer harbour at dusk'
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page.getByText('Your new password is saved.')).toBeVisible()
  await signIn(page, { ...owner, password })
  await typeCode(page, codeOf(key, 1))
  await expect(page).toHaveURL(/\/toolkit$/)
})
