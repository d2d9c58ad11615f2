/** Where toasts appear, and for how long: never over a control, a field or a bar. */
import type { Page } from '@playwright/test'
import { categoryPath, paths } from '#web/paths.ts'
import { listCoveredByToast } from './covered-by-toast.ts'
import { deskWindow, phoneWindow } from './screen-checks.ts'
import { completeThroughTagline, expect, fillAttributes, setUp, test } from './visitor.ts'

const toast = (page: Page) => page.locator('.toast')

/** Leaves a toast for the next page to show, as signing out in another tab does. */
const leaveToast = (page: Page, text: string) =>
  page.addInitScript((left) => sessionStorage.setItem('signet:toast', left), text)

/** Expects the toast to cover nothing, at both widths and three scroll positions. */
async function expectClear(page: Page, name: string, show: () => Promise<void>): Promise<void> {
  for (const size of [deskWindow, phoneWindow])
    for (const share of [0, 0.5, 1]) {
      await page.setViewportSize(size)
      await show()
      await expect(toast(page)).toBeVisible()
      await page.evaluate((part) => {
        const { scrollHeight } = document.documentElement
        scrollTo({ top: part * (scrollHeight - innerHeight), behavior: 'instant' })
      }, share)
      const look = `${name} at ${size.width} px, scrolled by ${share}`
      await expect.poll(() => listCoveredByToast(page), { message: look, timeout: 3000 }).toEqual([])
    }
}

test('on the start page a toast covers no control', async ({ page }) => {
  await expectClear(page, 'start', async () => {
    await page.goto('about:blank')
    await page.goto(`${paths.start}?token=${'x'.repeat(43)}`)
  })
})

test('on the start page the toast about answers that could not be saved covers no control', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 500/)
  await page.route('**/api/start', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await expectClear(page, 'start, not saved', async () => {
    await page.goto('about:blank')
    await page.goto(paths.start)
    await page.getByRole('button', { name: /example/ }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
  })
})

test('in the cart the toast about a refused coupon covers no control', async ({ page, complaints }) => {
  complaints.expected.push(/status of 400/)
  await setUp(page.request)
  for (const address of [paths.cart, `${paths.cart}?plan=all-access`])
    await expectClear(page, address, async () => {
      await page.goto(address)
      if (address === paths.cart) await page.getByRole('radio', { name: /Tool 1 Only/ }).check()
      await page.getByLabel('Have a coupon code?').fill('SPRING')
      await page.getByRole('button', { name: 'Apply' }).click()
    })
})

test('after paying a toast covers no control', async ({ page }) => {
  await setUp(page.request)
  await page.goto(`${paths.cart}?plan=all-access`)
  await page.locator('a:visible', { hasText: 'Proceed to Checkout' }).click()
  await page.getByRole('radio', { name: 'Succeed' }).check()
  await page.getByRole('button', { name: /^Complete Payment/ }).click()
  await expect(toast(page)).toContainText('Payment Successful')
  await expect.poll(() => listCoveredByToast(page)).toEqual([])
  const address = page.url()
  await leaveToast(page, 'Payment Successful')
  await expectClear(page, 'success', async () => void (await page.goto(address)))
})

test('in the discovery a toast covers no control', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await leaveToast(page, 'Failed to save progress. Please try again.')
  await expectClear(page, 'culture', async () => void (await page.goto(categoryPath('culture'))))
})

test('on the core values page a toast covers no control', async ({ page }) => {
  await setUp(page.request)
  await completeThroughTagline(page.request)
  const coreValues = ['No bread from yesterday', 'Every bun has a name', 'We close at nine'].map((title, order) => ({
    id: `new-${order}`,
    title,
    description: 'What is left at noon goes to the shelter, and nobody pays for a bun they did not like.',
    order,
  }))
  const saved = await page.request.post('/api/core-values', { data: { coreValues } })
  expect(saved.ok(), await saved.text()).toBe(true)
  await leaveToast(page, 'Core values saved successfully!')
  await expectClear(page, 'values', async () => void (await page.goto(paths.coreValues)))
})

test('a confirming toast leaves soon, and any toast stays while it has the pointer or the focus', async ({ page }) => {
  await setUp(page.request)
  await completeThroughTagline(page.request)
  await page.clock.install()
  await page.goto(paths.uvp)
  const copy = page.getByRole('button', { name: 'Copy UVP 1' })
  await copy.click()
  await expect(toast(page)).toHaveText(/Copied/)
  await page.clock.runFor(2600)
  await expect(toast(page)).toHaveCount(0)
  await copy.click()
  await toast(page).hover()
  await page.clock.runFor(20_000)
  await expect(toast(page)).toHaveText(/Copied/)
  await page.mouse.move(0, 0)
  await page.clock.runFor(2600)
  await expect(toast(page)).toHaveCount(0)
  await copy.click()
  await toast(page).getByRole('button', { name: 'Close' }).focus()
  await page.clock.runFor(20_000)
  await expect(toast(page)).toHaveText(/Copied/)
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(0)
})
