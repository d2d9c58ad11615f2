/** Two owners in one browser, one after the other: in the same tab, or in a tab beside it. */
import type { APIRequestContext, Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import {
  completeThroughTagline,
  expect,
  fillAttributes,
  finishUvp,
  newOwner,
  type Owner,
  setUp,
  signUp,
  test,
  watch,
} from './visitor.ts'

test('T29 what an owner leaves in the browser is gone after signing out, and the next owner does not see it', async ({
  page,
}) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await finishUvp(page.request)
  const { id } = await (await page.request.get('/api/auth/user')).json()
  await page.goto('/toolkit/taglines')
  await expect(page.getByRole('heading', { name: /^(?!No )\w+ lines$/ })).toBeVisible()
  const readKeys = () => page.evaluate(() => Object.keys(localStorage))
  await expect.poll(readKeys).toContain(`taglines-data:${id}`)
  expect((await readKeys()).filter((key) => !key.includes(id))).toEqual([])
  const { taglines } = await (await page.request.get('/api/taglines')).json()

  await page.getByRole('button', { name: /your account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(readKeys).toEqual([])

  await signUp(page.request, newOwner())
  await page.request.put('/api/profile', { data: { onboardingCompleted: true } })
  await page.goto('/toolkit/taglines')
  await expect(page.getByText('No taglines generated yet.')).toBeVisible()
  await expect(page.getByText(taglines[0])).toHaveCount(0)
})

const loaf = { ...newOwner(), businessName: 'Harbour Loaf' }
const oars = { ...newOwner(), firstName: 'Otto', businessName: 'Longshore Oars' }

/** The profile and taglines that the server holds for the signed-in user, for comparison. */
async function stored(request: APIRequestContext): Promise<unknown> {
  const [profile, taglines] = await Promise.all([request.get('/api/user-profile'), request.get('/api/taglines')])
  return [await profile.json(), await taglines.json()]
}

/** Signs in through the page, as somebody does in another tab. */
async function signInBeside(page: Page, owner: Owner): Promise<void> {
  await page.getByLabel('Email').first().waitFor()
  await page.waitForLoadState()
  await page.getByLabel('Email').first().fill(owner.email)
  await page.getByLabel('Password', { exact: true }).first().fill(owner.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/toolkit$/)
}

const makeOwner = async (request: APIRequestContext, owner: Owner) => {
  const { email } = await setUp(request, { ...owner, email: newOwner().email })
  await completeThroughTagline(request)
  return { ...owner, email }
}

/** The screens with an owner's data, each with something of theirs that must not stay. */
const screens = [
  { name: 'the dashboard', path: paths.toolkit, shows: (page: Page) => page.getByText(/^Harbour Loaf: .* of six/) },
  { name: 'the UVP page', path: paths.uvp, shows: (page: Page) => page.getByText('Welcome, Marta') },
  { name: 'the taglines', path: paths.taglines, shows: (page: Page) => page.getByText('Welcome, Marta') },
  {
    name: 'the words',
    path: `${paths.brandAttributes}/voice`,
    shows: (page: Page) => page.getByText('Welcome, Marta'),
  },
  { name: 'the profile', path: paths.profile, shows: (page: Page) => page.getByText('Welcome, Marta') },
  { name: 'the export', path: paths.brandExport, shows: (page: Page) => page.getByText('Harbour Loaf').first() },
]

test('T29 every tab follows when another account signs in beside it, and when its owner signs out', async ({
  page,
  context,
  browser,
  complaints,
}) => {
  complaints.expected.push(/status of 401/)
  const elsewhere = await browser.newContext()
  const second = await makeOwner(elsewhere.request, oars)
  await elsewhere.close()
  await makeOwner(page.request, loaf)
  const tabs: Page[] = []
  for (const { path, shows } of screens) {
    const tab = await context.newPage()
    watch(tab, complaints.messages)
    await tab.goto(path)
    await expect(shows(tab)).toBeVisible()
    tabs.push(tab)
  }

  await page.goto(paths.toolkit)
  await page.getByRole('button', { name: /your account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  for (const tab of tabs) await expect(tab).toHaveURL(/\/login/)

  await signInBeside(page, second)
  for (const [index, { path }] of screens.entries()) await tabs[index]?.goto(path)
  for (const tab of tabs) await expect(tab.getByText('Welcome, Otto')).toBeVisible()
})

test('T29 a tab that checks who is signed in just as its owner signs out beside it checks again', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected.push(/status of 401/)
  await makeOwner(page.request, loaf)
  const tab = await context.newPage()
  watch(tab, complaints.messages)
  await tab.goto(paths.profile)
  await expect(tab.getByText('Welcome, Marta')).toBeVisible()
  const isAsked = Promise.withResolvers<void>()
  const isSignedOut = Promise.withResolvers<void>()
  await tab.route(
    '**/api/auth/user',
    async (route) => {
      const response = await route.fetch()
      isAsked.resolve()
      await isSignedOut.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await tab.evaluate(() => window.dispatchEvent(new Event('focus')))
  await isAsked.promise

  await page.goto(paths.toolkit)
  await page.getByRole('button', { name: /your account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.waitForLoadState('load')
  isSignedOut.resolve()
  await expect(tab).toHaveURL(/\/login/)
})

test('T29 a tab that does not know of the new account yet saves nothing into it, then shows only the new account', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expected.push(/status of 409/, /CallError: 409/, /ERR_FAILED/)
  const elsewhere = await browser.newContext()
  const second = await makeOwner(elsewhere.request, oars)
  await elsewhere.close()
  const acts: { path: string; act: () => Promise<void> }[] = [
    {
      path: paths.uvp,
      act: async () => {
        await page.getByRole('radio').nth(2).check()
        await page.getByRole('button', { name: 'Save Selected UVP' }).click()
      },
    },
    { path: paths.uvp, act: () => page.getByRole('button', { name: 'Regenerate UVPs' }).click() },
    {
      path: paths.taglines,
      act: async () => {
        await page.getByRole('radio').nth(2).check()
        await page.getByRole('button', { name: 'Save Selected Tagline' }).click()
      },
    },
    { path: paths.taglines, act: () => page.getByRole('button', { name: 'Regenerate Taglines' }).click() },
    {
      path: paths.profile,
      act: async () => {
        await page.getByRole('button', { name: 'Edit Profile' }).click()
        await page.getByLabel('Job Title').fill('Baker')
        await page.getByRole('button', { name: 'Save Changes' }).click()
      },
    },
  ]
  const first = await makeOwner(page.request, loaf)
  const signIn = async ({ email, password }: Owner) => {
    const reply = await page.request.post('/api/auth/login', { data: { email, password } })
    expect(reply.ok(), await reply.text()).toBe(true)
  }
  // This background request would tell the tab about the new account before the owner acts.
  await page.route('**/api/strategist/analysis', (route) => route.abort())
  for (const { path, act } of acts) {
    await signIn(first)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByText('Welcome, Marta')).toBeVisible()
    // Nothing in the browser announces this sign-in, and the tab cannot ask.
    await page.route('**/api/auth/user', (route) => route.abort())
    await signIn(second)
    const before = await stored(page.request)
    await act()
    await expect(page.getByText('Welcome, Otto'), path).toBeVisible()
    await expect(page.getByText('Welcome, Marta')).toHaveCount(0)
    expect(await stored(page.request), path).toEqual(before)
    await page.unroute('**/api/auth/user')
    // Requests that this page still makes must not meet the next session.
    await page.goto('about:blank')
  }
})

test('T29 a tab checks who is signed in as soon as it gets the focus again', async ({ page, browser }) => {
  const elsewhere = await browser.newContext()
  const second = await makeOwner(elsewhere.request, oars)
  await elsewhere.close()
  await makeOwner(page.request, loaf)
  // Requests that the profile makes as it opens must not meet the next session.
  await page.goto(paths.profile, { waitUntil: 'networkidle' })
  await expect(page.getByText('Welcome, Marta')).toBeVisible()
  await page.request.post('/api/auth/login', { data: { email: second.email, password: second.password } })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('Welcome, Otto')).toBeVisible()
  await expect(page.getByText('Longshore Oars', { exact: true })).toBeVisible()
})

test('T29 a tab that gets no answer when it checks who is signed in checks again', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expected.push(/ERR_FAILED/)
  const elsewhere = await browser.newContext()
  const second = await makeOwner(elsewhere.request, oars)
  await elsewhere.close()
  await makeOwner(page.request, loaf)
  await page.route('**/api/strategist/analysis', (route) => route.abort())
  // Requests that the profile makes as it opens must not meet the next session.
  await page.goto(paths.profile, { waitUntil: 'networkidle' })
  await expect(page.getByText('Welcome, Marta')).toBeVisible()
  const isAsked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/auth/user'))
  await page.route('**/api/auth/user', (route) => route.abort(), { times: 1 })
  await page.request.post('/api/auth/login', { data: { email: second.email, password: second.password } })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await isAsked
  await expect(page.getByText('Welcome, Otto')).toBeVisible()
  await expect(page.getByText('Longshore Oars', { exact: true })).toBeVisible()
})

test('T29 a tab whose session has ended goes to the sign-in page only once', async ({ page, complaints }) => {
  complaints.expected.push(/status of 401/)
  await makeOwner(page.request, loaf)
  await page.goto(paths.profile, { waitUntil: 'networkidle' })
  await expect(page.getByText('Welcome, Marta')).toBeVisible()
  const departures: string[] = []
  let answers = 0
  const isHeard = Promise.withResolvers<void>()
  page.on('response', (response) => {
    if (response.url().endsWith('/api/auth/user') && response.status() === 401 && ++answers === 4) isHeard.resolve()
  })
  await page.route(/\/login(\?|$)/, async (route) => {
    departures.push(route.request().url())
    await isHeard.promise
    await route.fallback()
  })
  // From within the page: nothing can be evaluated in it while it is leaving.
  await page.evaluate(() => setInterval(() => window.dispatchEvent(new Event('focus')), 200))
  // Sign out last: from here on any reply of the server may make the page leave.
  expect((await page.request.post('/api/auth/logout', { data: {} })).ok()).toBe(true)
  await expect(page).toHaveURL(/\/login/)
  expect(departures).toHaveLength(1)
})
