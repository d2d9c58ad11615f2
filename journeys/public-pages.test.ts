/** What a visitor finds before signing in: the landing pages, the waitlist, and how much the pages weigh. */
import { type Page, test as plain } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { expectNoShift, noteShifts } from './layout-shifts.ts'
import { deskWindow, phoneWindow } from './screen-checks.ts'
import { expect, setUp, test } from './visitor.ts'

const landings = [paths.home, paths.marketing, paths.waitlist, paths.thankYou, paths.help] as const
const formOf = (page: Page) => page.getByRole('form', { name: 'Join the Waitlist' }).last()
const toast = (page: Page) => page.locator('.toast')

async function fill(page: Page, firstName: string, email: string): Promise<void> {
  await formOf(page).getByLabel('First Name').fill(firstName)
  await formOf(page).getByLabel('Email Address').fill(email)
}
const join = (page: Page) => formOf(page).getByRole('button', { name: 'Join the Waitlist' }).click()
const openDialog = async (page: Page) => {
  await page.goto(paths.home)
  await page.getByRole('link', { name: 'Join the Waitlist' }).click()
  await expect(page.getByRole('dialog', { name: 'Join the Waitlist' })).toBeVisible()
}

test('a visitor joins the waitlist from the dialog on the first page', async ({ page }) => {
  await openDialog(page)
  await expect(formOf(page).getByLabel('First Name')).toBeFocused()
  await fill(page, 'Rosa', 'rosa@example.com')
  const sent = page.waitForRequest('**/api/waitlist')
  await join(page)
  expect((await sent).postDataJSON()).toEqual({ firstName: 'Rosa', email: 'rosa@example.com' })
  await expect(page).toHaveURL(/\/thank-you$/)
  await expect(page.getByRole('heading', { name: 'You’re In' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})

test('Escape closes the dialog and gives the focus back', async ({ page }) => {
  await openDialog(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Join the Waitlist' })).toBeFocused()
})

for (const path of [paths.waitlist, paths.wait]) {
  test(`a visitor joins the waitlist at ${path}, and sees that it is under way`, async ({ page }) => {
    await page.goto(path)
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/waitlist', async (route) => {
      await answer.promise
      await route.continue()
    })
    await fill(page, 'Rosa', `rosa${path.length}@example.com`)
    await join(page)
    await expect(formOf(page).getByRole('button', { name: 'Joining...' })).toBeVisible()
    answer.resolve()
    await expect(page).toHaveURL(/\/thank-you$/)
  })
}

test('a missing field is reported in a toast and at the field, and nothing is sent', async ({ page }) => {
  let calls = 0
  await page.route('**/api/waitlist', (route) => {
    calls += 1
    return route.abort()
  })
  for (const open of [() => openDialog(page), () => page.goto(paths.waitlist)]) {
    await open()
    await fill(page, '', 'rosa@example.com')
    await join(page)
    await expect(toast(page)).toContainText('Missing Information')
    await expect(toast(page)).toContainText('Please fill in all required fields.')
    await expect(formOf(page).getByText('First Name is required')).toBeVisible()
    await expect(formOf(page).getByLabel('Email Address')).toHaveValue('rosa@example.com')
  }
  await fill(page, 'Rosa', 'rosa@')
  await join(page)
  await expect(formOf(page).getByText('Please enter a valid email address')).toBeVisible()
  expect(calls).toBe(0)
})

test('a failure to join is reported, keeps what was typed, and can be tried again', async ({ page, complaints }) => {
  complaints.expected.push(/status of 500/)
  await openDialog(page)
  await page.route('**/api/waitlist', (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 })
  await fill(page, 'Rosa', 'again@example.com')
  await join(page)
  await expect(toast(page)).toContainText('Oops! Something went wrong')
  await expect(toast(page)).toContainText('Please try again or contact support if the issue persists.')
  await expect(formOf(page).getByLabel('First Name')).toHaveValue('Rosa')
  await join(page)
  await expect(page).toHaveURL(/\/thank-you$/)
})

const falling = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length)

test('fifty pieces of confetti fall after joining, for three seconds at most', async ({ page }) => {
  await page.goto(paths.thankYou)
  await expect(page.locator('.confetti > i')).toHaveCount(50)
  const ends = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)),
  )
  expect(ends.length).toBeGreaterThanOrEqual(50)
  expect(Math.max(...ends)).toBeLessThanOrEqual(3000)
  expect(Math.max(...ends)).toBeGreaterThan(2400)
  await expect.poll(() => falling(page)).toBe(0)
})

test('no confetti falls for those who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(paths.thankYou)
  await expect(page.locator('.confetti')).toBeHidden()
  expect(await falling(page)).toBe(0)
})

test('without a community the page promises no link to one', async ({ page }) => {
  await page.goto(paths.thankYou)
  await expect(page.getByRole('heading', { name: 'A private group is on its way' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Request Access/ })).toHaveCount(0)
})

test('the wheel speaks for each archetype that is chosen, by mouse and by keyboard', async ({ page }) => {
  await page.goto(paths.home)
  const wheel = page.getByRole('form', { name: 'Hear the twelve archetypes' })
  await expect(wheel.getByText('There’s more coast than map.')).toBeVisible()
  await wheel.getByRole('radio', { name: 'The Jester' }).check({ force: true })
  await expect(wheel.getByText('Straight face optional.')).toBeVisible()
  await expect(wheel.getByText('There’s more coast than map.')).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(wheel.getByText('I’ll look after you.')).toBeVisible()
})

test('the public landing page leads to the price, and from there to creating an account', async ({ page }) => {
  await page.goto(paths.marketing)
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL(/#pricing-section$/)
  const price = page.locator('#pricing-section')
  await expect(price).toBeInViewport()
  await expect(price).toContainText('$99')
  await expect(price).toContainText('14-day free trial, no card required')
  await price.getByRole('link', { name: 'Start the Free Trial' }).click()
  await expect(page).toHaveURL(/\/login#create$/)
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible()
})

test('on a phone the sections of the page are in a menu, which closes when one is chosen', async ({ page }) => {
  await page.setViewportSize(phoneWindow)
  await page.goto(paths.marketing)
  await page.locator('summary[aria-label="Menu"]').click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Features' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Made by asking, not by guessing.' })).toBeInViewport()
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('invented customers are marked as examples', async ({ page }) => {
  for (const path of [paths.home, paths.marketing]) {
    await page.goto(path)
    await expect(page.locator('.strip')).toContainText('Example')
    await expect(page.locator('.voice')).toContainText('Both are invented')
  }
})

test('home is the dashboard once signed in, and the marketing page stays public', async ({ page }) => {
  await setUp(page.request)
  await page.goto(paths.home)
  await expect(page.getByRole('heading', { name: 'The Signet Toolkit' })).toBeVisible()
  await page.goto(paths.marketing)
  await expect(page.getByRole('heading', { name: /Say what you are/ })).toBeVisible()
})

test('an unknown address says that the page is not found and leads home', async ({ page, complaints }) => {
  complaints.expected.push(/status of 404/)
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page.getByRole('heading', { name: 'What If Your Brand Could Speak to You?' })).toBeVisible()
})

for (const [width, viewport] of [
  ['a desk', deskWindow],
  ['a phone', phoneWindow],
] as const) {
  test.describe(`on ${width}`, () => {
    test.use({ viewport })
    for (const path of landings) {
      test(`${path} is complete in its HTML: one script of 10 KB, no layout shift, no API call`, async ({ page }) => {
        await noteShifts(page)
        const scripts: { url: string; bytes: number }[] = []
        const calls: string[] = []
        page.on('response', async (response) => {
          if (response.url().includes('/api/')) calls.push(response.url())
          if (response.request().resourceType() === 'script')
            scripts.push({ url: response.url(), bytes: (await response.body()).length })
        })
        await page.goto(path, { waitUntil: 'networkidle' })
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await page.waitForLoadState('networkidle')
        await expect.poll(() => scripts).toHaveLength(1)
        expect(scripts[0]?.bytes, scripts[0]?.url).toBeLessThanOrEqual(10 * 1024)
        await expectNoShift(page)
        expect(calls).toEqual([])
      })
    }
  })
}

for (const path of landings) {
  test(`${path} has what a shared link shows: a description, a picture and its canonical address`, async ({
    page,
    request,
  }) => {
    await page.goto(path)
    const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content')
    expect((await content('meta[name="description"]'))?.length).toBeGreaterThan(20)
    const card = (await content('meta[property="og:image"]')) ?? ''
    expect(card).toMatch(/^http:\/\/localhost:\d+\/assets\/card-/)
    const picture = await request.get(card)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(new RegExp(`^http://.*${path}$`))
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents())
      expect(JSON.parse(data)).toHaveProperty('@context', 'https://schema.org')
  })
}

plain.describe('without JavaScript', () => {
  plain.use({ javaScriptEnabled: false })
  plain(
    'everything can be read, the wheel turns, and the waitlist form says that it needs JavaScript',
    async ({ page }) => {
      await page.goto(paths.home)
      await page.locator('#v-sage').check({ force: true })
      await expect(page.getByText('Ask me the question behind the question.')).toBeVisible()
      await page.getByText('When does it launch?').click()
      await expect(page.getByText('everyone on the waitlist hears of it first')).toBeVisible()
      await page.getByRole('link', { name: 'Join the Waitlist' }).click()
      await expect(page).toHaveURL(/\/waitlist$/)
      // The test browser parses pages as if scripts ran, so it does not show the note itself.
      expect(await page.content()).toContain('This form needs JavaScript.')
    },
  )
})
