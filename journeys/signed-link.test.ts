/** Signing in by a signed link from another site. */
import type { Page } from '@playwright/test'
import { openFromElsewhere } from './from-elsewhere.ts'
import { expectAccessibleAndFitting } from './screen-checks.ts'
import { signLinkToken } from './signed-link.ts'
import { expect, setUp, test } from './visitor.ts'

/** Creates an owner's account and returns it; the page is signed out afterwards. */
async function makeAccount(page: Page): Promise<{ id: string; email: string }> {
  await setUp(page.request)
  const account = await (await page.request.get('/api/auth/user')).json()
  await page.context().clearCookies()
  return account
}

const queryOf = (entries: Record<string, string>) => `?${new URLSearchParams(entries)}`
const whoIsIn = async (page: Page) => (await (await page.request.get('/api/auth/user')).json()).email

test('T4 a signed link from another site signs the user in, and the token leaves the address', async ({
  page,
  baseURL,
}) => {
  const account = await makeAccount(page)
  const token = signLinkToken(account)
  const beside = { email: account.email, userId: account.id, subscriptionId: 'sub_1', customerId: 'cus_1' }
  const posted = page.waitForRequest((request) => request.url().endsWith('/api/auth/token'))
  const asked = page.waitForResponse((response) => response.url().includes('/toolkit?token='))
  await openFromElsewhere(page, `${baseURL}/toolkit${queryOf({ token, ...beside })}`)
  expect((await asked).headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  const sent = await posted
  expect(sent.postDataJSON()).toEqual({
    token,
    userEmail: account.email,
    userId: account.id,
    subscription: { subscriptionId: 'sub_1', customerId: 'cus_1' },
  })
  expect(sent.headers().referer ?? '').toBe('')
  await expect(page).toHaveURL(`${baseURL}/toolkit`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await whoIsIn(page)).toBe(account.email)
  await page.goBack()
  expect(page.url()).toMatch(/^data:/)
})

test('T4 an invalid link is only logged, and the visitor goes on as before', async ({ page, complaints }) => {
  complaints.expected.push(/status of 401/)
  const [account, other] = [await makeAccount(page), await makeAccount(page)]
  for (const beside of [{ token: 'bad' }, { token: signLinkToken(account), userId: other.id }]) {
    await page.goto(`/${queryOf(beside)}`)
    await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '')
    await expect(page.getByRole('heading', { name: 'What If Your Brand Could Speak to You?' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('')
  }
  expect(complaints.messages.filter((message) => message.includes('status of 401'))).toHaveLength(2)

  await page.goto(`/toolkit${queryOf({ token: signLinkToken(account) })}`)
  await expect(page).toHaveURL(/\/toolkit$/)
  await page.goto('/profile?token=bad')
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await whoIsIn(page)).toBe(account.email)
})

test('T4 a user who is in another account is asked before a link changes it, and may stay', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 409/)
  const [before, next] = [await makeAccount(page), await makeAccount(page)]
  await page.goto(`/profile${queryOf({ token: signLinkToken(before) })}`)
  await expect(page).toHaveURL(/\/profile$/)
  await page.evaluate((id) => localStorage.setItem(`taglines-data:${id}`, '[]'), before.id)
  const link = `/profile${queryOf({ token: signLinkToken(next) })}`
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Change accounts?' })).toBeVisible()
  await expect(page.getByText(`You’re signed in as ${before.email}.`)).toBeVisible()
  await expectAccessibleAndFitting(page, 'the question before another account')
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  expect(await whoIsIn(page)).toBe(before.email)

  await page.goto(link)
  await page.getByRole('button', { name: `Change to ${next.email}` }).click()
  await expect(page).toHaveURL(/\/profile$/)
  expect(await whoIsIn(page)).toBe(next.email)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
