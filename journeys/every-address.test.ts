/** Every page of the product, signed out and in, empty and filled, wide and narrow, light and dark. */
import { categories } from '#contract/plain/brand.ts'
import { makeSignInPath } from '#contract/plain/own-path.ts'
import { adminPaths, openPaths, paths, publicPaths, screenPaths } from '#web/paths.ts'
import { openAsAdmin } from './admin-screen.ts'
import { finishInterview } from './archetype-interview.ts'
import { expectAccessibleAndFitting, waitUntilReady } from './screen-checks.ts'
import { expect, setUp, signUp, test } from './visitor.ts'

const unknown = '/no-such-page'

/** The values of each path parameter; add a new parameter here. */
const fillings: Readonly<Record<string, readonly string[]>> = {
  category: categories,
  number: ['SG-2026-00000'],
}

/** The addresses that a pattern covers: '/a/:category' gives six. */
function fill(pattern: string): string[] {
  const part = /:(\w+)/.exec(pattern)?.[1]
  if (part === undefined) return [pattern]
  const values = fillings[part]
  if (!values) throw new Error(`Say in this test what :${part} may be.`)
  return values.flatMap((value) => fill(pattern.replace(`:${part}`, value)))
}

/** Addresses that redirect at once without this query. */
const needed: Readonly<Record<string, string>> = {
  [paths.plans]: `${paths.plans}?plan=starter-bundle`,
  [paths.checkout]: `${paths.checkout}?plan=starter-bundle&amount=79`,
}
const openAddresses = openPaths.map((path) => needed[path] ?? path)

const isOpen = new Set<string>(openPaths)
const screens = [...new Set<string>(screenPaths)].filter((path) => !isOpen.has(path))

const isAdmins = new Set<string>(adminPaths)
const owners = screens.filter((path) => !isAdmins.has(path))

test.beforeEach(({ complaints }) => {
  // Chromium logs the 404 of a page that does not exist.
  complaints.expected.push(/status of 404/)
})

test('paths.ts lists only public pages and screens', () => {
  const known = new Set<string>([...publicPaths, ...screenPaths])
  expect(Object.values(paths).filter((path) => !known.has(path.split('?')[0] ?? ''))).toEqual([])
})

test.describe('signed out', () => {
  for (const address of [paths.home, ...publicPaths, ...openAddresses, unknown]) {
    test(`a visitor finds ${address} accessible and fitting at every width, light and dark`, async ({ page }) => {
      await page.goto(address)
      await waitUntilReady(page)
      await expectAccessibleAndFitting(page, address)
    })
  }

  test('a visitor who opens a screen of the toolkit is sent to sign in', async ({ page }) => {
    for (const address of screens.flatMap((pattern) => fill(pattern).slice(0, 1))) {
      if (address === paths.home) continue
      await page.goto(address)
      await expect(page, address).toHaveURL((url) => url.pathname + url.search === makeSignInPath(address))
    }
  })
})

test.describe('signed in', () => {
  test.describe.configure({ mode: 'parallel' })

  test('a new owner is led to their setup from every screen of the toolkit, and the setup is accessible', async ({
    page,
  }) => {
    await signUp(page.request)
    const toolkit = screens.filter((pattern) => pattern !== paths.formDemo)
    for (const address of toolkit.flatMap((pattern) => fill(pattern).slice(0, 1))) {
      await page.goto(address)
      await expect(page, address).toHaveURL(/\/profile/)
    }
    await page.goto(paths.onboarding)
    await waitUntilReady(page)
    await expectAccessibleAndFitting(page, paths.onboarding)
  })

  for (const address of [...owners.flatMap((pattern) => fill(pattern).slice(0, 1)), ...openAddresses, unknown]) {
    test(`an owner finds ${address} accessible and fitting the screen, with nothing written and with everything done`, async ({
      page,
    }) => {
      const { request } = page
      await setUp(request)
      await page.goto(address)
      await waitUntilReady(page)
      await expectAccessibleAndFitting(page, `${address} (empty)`)
      await finishInterview(request)
      await page.goto(address)
      await waitUntilReady(page)
      await expectAccessibleAndFitting(page, `${address} (filled)`)
    })
  }

  for (const address of adminPaths) {
    test(`an admin finds ${address} accessible and fitting the screen`, async ({ page }) => {
      await openAsAdmin(page)
      await page.goto(address)
      await waitUntilReady(page)
      await expectAccessibleAndFitting(page, address)
    })
  }

  test('each category has its own address, and older spellings still lead to it', async ({ page }) => {
    await setUp(page.request)
    for (const [index, address] of fill(paths.discoveryCategory).entries()) {
      await page.goto(address)
      await expect(page.getByText(`Step ${index + 1} of 6`)).toBeVisible()
      await expect(page.locator('h1:visible')).toHaveCount(1)
    }
    for (const [spelling, step] of [
      ['xFactor', 6],
      ['personality', 6],
      ['positioning', 5],
    ] as const) {
      await page.goto(`${paths.discovery}?category=${spelling}`)
      await expect(page.getByText(`Step ${step} of 6`)).toBeVisible()
    }
  })
})
