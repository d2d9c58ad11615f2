/** Offline, a closed tab, an ended session: words are kept and sent later, to their owner's account only. */
import type { Page } from '@playwright/test'
import { addWord, expectSaved, openCategory, ring, savedWords } from './discovery-screen.ts'
import { expect, newOwner, type Owner, setUp, test, watch } from './visitor.ts'

const offlineNote = 'Offline: your words are kept here'
const waitingKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('signet:waiting:')))

async function signIn(page: Page, { email, password }: Owner): Promise<void> {
  // Wait for the page's script: a person never types before it has loaded.
  await page.getByLabel('Email').first().waitFor()
  await page.waitForLoadState()
  await page.getByLabel('Email').first().fill(email)
  await page.getByLabel('Password', { exact: true }).first().fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname.startsWith('/toolkit'))
}

test.beforeEach(({ complaints }) => {
  complaints.expected.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /status of 401/, /status of 409/)
})

test('a browser that is offline for a minute keeps every word and pick, and sends them when it is back', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await setUp(page.request)
  await openCategory(page, 'culture')
  await context.setOffline(true)
  const mine = ['Weatherproof', 'Salt-tired', 'Unhurried', 'Steadfast', 'Plain']
  for (const word of mine) await addWord(page, word)
  for (let second = 0; second < 60; second += 5) await page.clock.runFor(5000)
  await expect(page.getByText(offlineNote)).toBeVisible()
  await page.getByRole('radio', { name: 'Unhurried' }).check()
  await expect(page.getByText(offlineNote)).toBeVisible()
  await expect(page.getByText('Failed to save progress')).toHaveCount(0)

  await context.setOffline(false)
  await expectSaved(page)
  const { culture } = await savedWords(page.request)
  expect(culture.words.slice(0, 5).sort()).toEqual([...mine].sort())
  expect(culture.topFive).toEqual(mine)
  expect(culture.topOne).toBe('Unhurried')
  expect(await waitingKeys(page)).toEqual([])
})

test('words from a tab closed while offline are sent from whatever page opens next', async ({
  page,
  context,
  complaints,
}) => {
  await setUp(page.request)
  await openCategory(page, 'customers')
  await context.setOffline(true)
  await addWord(page, 'Early risers')
  await page.close()
  await context.setOffline(false)

  const next = await context.newPage()
  watch(next, complaints.messages)
  await next.goto('/toolkit')
  await expect.poll(async () => (await savedWords(next.request)).customers.words).toContain('Early risers')
  await expect.poll(() => waitingKeys(next)).toEqual([])
  await openCategory(next, 'customers')
  await expect(ring(next, 'Early risers')).toBeVisible()
})

test('T28 words left unsent when a session ends are sent after signing in again, never to another account', async ({
  page,
  context,
  browser,
}) => {
  const stranger = newOwner()
  const elsewhere = await browser.newContext()
  await setUp(elsewhere.request, stranger)
  await elsewhere.close()

  const owner = await setUp(page.request)
  await openCategory(page, 'voice')
  await context.setOffline(true)
  await addWord(page, 'Tide-worn')
  await context.clearCookies()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/login/)
  expect(await waitingKeys(page)).toHaveLength(1)

  await signIn(page, stranger)
  await openCategory(page, 'voice')
  await expect(ring(page, 'Tide-worn')).toHaveCount(0)
  expect((await savedWords(page.request)).voice.words).toEqual([])

  await context.clearCookies()
  await page.goto('/login')
  await signIn(page, owner)
  await expect.poll(async () => (await savedWords(page.request)).voice.words).toContain('Tide-worn')
})

test('a tab that was taken over by another account sends nothing of the first owner, and shows the second', async ({
  page,
  browser,
}) => {
  const second = { ...newOwner(), firstName: 'Otto' }
  const elsewhere = await browser.newContext()
  await setUp(elsewhere.request, second)
  await elsewhere.close()

  await setUp(page.request)
  await openCategory(page, 'impact')
  await addWord(page, 'Fresh bread')
  const reply = await page.request.post('/api/auth/login', { data: { email: second.email, password: second.password } })
  expect(reply.ok(), await reply.text()).toBe(true)
  await expect(page.getByText('Welcome, Otto')).toBeVisible({ timeout: 15_000 })
  await expect(ring(page, 'Fresh bread')).toHaveCount(0)
  expect((await savedWords(page.request)).impact.words).toEqual([])
})

test('a word added just before signing out is saved', async ({ page }) => {
  const owner = await setUp(page.request)
  await openCategory(page, 'feeling')
  await addWord(page, 'Wide awake')
  await page.getByRole('button', { name: 'your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await signIn(page, owner)
  expect((await savedWords(page.request)).feeling.words).toContain('Wide awake')
})
