/** Toasts and error pages: an unknown address, a page that crashes or still loads, a server that does not answer. */
import { paths } from '#web/paths.ts'
import { completeThroughTagline, expect, setUp, test } from './visitor.ts'

test('one toast is shown at a time, for five seconds', async ({ page }) => {
  await setUp(page.request)
  await completeThroughTagline(page.request)
  await page.clock.install()
  await page.goto(paths.uvp)
  await page.getByRole('button', { name: 'Copy UVP 1' }).click()
  await expect(page.locator('.toast')).toHaveText(/Copied/)
  await page.clock.runFor(3000)
  await page.getByRole('button', { name: 'Save Selected UVP' }).click()
  await expect(page.locator('.toast')).toHaveText(/This is now your value proposition/)
  await expect(page.locator('.toast')).toHaveCount(1)
  await page.clock.runFor(4000)
  await expect(page.locator('.toast')).toHaveCount(1)
  await page.clock.runFor(1500)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('an unknown address says so and leads home, signed in and out', async ({ page, complaints }) => {
  complaints.expected.push(/status of 404/)
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) await setUp(page.request)
    const reply = await page.goto('/no-such-page')
    expect(reply?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page.getByText('404', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  }
})

test('a page that crashes says so and can be refreshed', async ({ page, complaints }) => {
  complaints.expected.push(/./)
  await setUp(page.request)
  await completeThroughTagline(page.request)
  await page.route('**/api/user-profile', (route) => route.fulfill({ json: { brandAttributesData: null } }))
  await page.goto(paths.uvp)
  const crash = page.getByRole('alert')
  await expect(crash.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(crash).toContainText(
    'We encountered an error while loading the application. Please refresh the page to try again.',
  )
  await page.unroute('**/api/user-profile')
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(page.getByRole('heading', { name: /^(Three|Four|Five) drafts$/ })).toBeVisible()
})

test('a loading message is shown until the script has arrived', async ({ page }) => {
  await setUp(page.request)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/main-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(paths.profile, { waitUntil: 'commit' })
  await expect(page.getByRole('status').getByText('Loading…')).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible()
})

test("errors of extensions and developer tools are not logged, the page's own are", async ({ page, complaints }) => {
  complaints.expected.push(/our own/)
  await setUp(page.request)
  await page.goto(paths.toolkit)
  await expect(page.getByRole('heading', { name: 'The Signet Toolkit' })).toBeVisible()
  await page.evaluate(() => {
    console.error('MutationObserver of an extension failed')
    console.error('content script broke')
    console.error(new Error('devtools are not attached'))
    console.error('our own failure')
  })
  await expect.poll(() => complaints.messages).toEqual(['our own failure'])
})

test('when the server does not say who is signed in the page says so and can be tried again', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 500/, /Failed to load resource: net::ERR_FAILED/)
  await setUp(page.request)
  // A page without its first data, as from a server that has just lost its database.
  await page.route(`**${paths.profile}`, async (route) => {
    const reply = await route.fetch()
    const body = (await reply.text()).replace(/<script [^>]*id="first-data">.*?<\/script>/s, '')
    await route.fulfill({ response: reply, body })
  })
  await page.route('**/api/auth/user', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.goto(paths.profile)
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading', { name: 'Your toolkit didn’t open' })).toBeVisible()
  await expect(alert).toContainText('The service isn’t available right now.')
  await expect(page.getByText('Loading…')).toHaveCount(0)
  const retry = page.getByRole('button', { name: 'Try Again' })

  await page.unroute('**/api/auth/user')
  await page.route('**/api/auth/user', (route) => route.abort())
  await retry.click()
  await expect(alert).toContainText('We can’t reach the server. Please check your connection and try again.')

  await page.unroute('**/api/auth/user')
  await retry.click()
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible()
})
