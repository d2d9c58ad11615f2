/** The help: open to everyone, searched as you type, each answer with an address of its own. */
import { type Page, test as plain } from '@playwright/test'
import { helpArticles, helpGroups } from '#contract/plain/help/help-articles.ts'
import { paths } from '#web/paths.ts'
import { deskWindow, expectAccessibleAndFitting, phoneWindow } from './screen-checks.ts'
import { expect, setUp, test } from './visitor.ts'

const count = helpArticles.length
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the help' })
const questions = (page: Page) => page.locator('details:visible')
const answer = (page: Page, id: string) => page.locator(`[id="${id}"]`)
const found = (page: Page) => page.getByRole('status')
const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true
  })

test('a visitor finds an answer by its words, and sees how many there are', async ({ page }) => {
  await page.goto(paths.help)
  await expect(questions(page)).toHaveCount(count)
  await field(page).fill('money back')
  await expect(found(page)).toHaveText('One answer')
  await expect(questions(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Trial, plans and payment'])
  await page.getByText('Can I get my money back?').click()
  await expect(answer(page, 'refund')).toContainText('Refunds are decided by the people who run this site')
})

test('a search without results says so, and an empty field shows everything again', async ({ page }) => {
  await page.goto(paths.help)
  await field(page).fill('refund zebra')
  await expect(found(page)).toHaveText('Nothing found. Try fewer words, or others.')
  await expect(questions(page)).toHaveCount(0)
  await expectAccessibleAndFitting(page, 'the help without a hit')
  await field(page).fill('')
  await expect(found(page)).toBeEmpty()
  await expect(questions(page)).toHaveCount(count)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(helpGroups.length)
})

test('with the keyboard alone a search leads to the first answer and opens it', async ({ page }) => {
  await page.goto(paths.help)
  await field(page).focus()
  await page.keyboard.type('zoom')
  await page.keyboard.press('Enter')
  await expect(page.locator('summary:focus')).toHaveText('How do I make the text larger?')
  await page.keyboard.press('Enter')
  await expect(answer(page, 'text-size')).toBeVisible()
  await expect(page).toHaveURL(/\/help#text-size$/)
})

for (const [width, viewport] of [
  ['a desk', deskWindow],
  ['a phone', phoneWindow],
] as const)
  test(`on ${width} the link to an answer opens it, with its question in view`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(`${paths.help}#receipts`)
    await expect(answer(page, 'receipts')).toBeInViewport({ ratio: 1 })
    const question = page.getByText('Where are my receipts and invoices?')
    const bar = await page.locator('.public-top').boundingBox()
    await expect
      .poll(async () => (await question.boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  })

test('answers that were found and opened are accessible and fit at both widths, light and dark', async ({ page }) => {
  await page.goto(paths.help)
  await field(page).fill('people who run this site')
  await openAll(page)
  await expect(answer(page, 'refund')).toBeVisible()
  await expectAccessibleAndFitting(page, 'the help, searched and opened')
})

test('no answer is wider than a phone, and every setting in the answers is filled in', async ({ page }) => {
  await page.setViewportSize(phoneWindow)
  await page.goto(paths.help)
  await openAll(page)
  await expect(answer(page, 'first-admin')).toBeVisible()
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(widths[0]).toBe(widths[1])
  expect(await page.content()).not.toMatch(/%\w+%|undefined|NaN/)
})

test('the footer of the public pages and the sitemap link to the help', async ({ page, request }) => {
  await page.goto(paths.marketing)
  await page.getByRole('navigation', { name: 'More pages' }).getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL(/\/help$/)
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/help</loc>')
})

test('what concerns only operators comes last, under a heading of its own', async ({ page }) => {
  await page.goto(paths.help)
  const last = page.getByRole('region', { name: 'For those who run their own copy' })
  await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('For those who run their own copy')
  await expect(last.locator('summary').first()).toHaveText(/on my own server/)
})

test('header and footer lead an owner back to the toolkit, and ask them neither to sign in nor to join the waitlist', async ({
  page,
}) => {
  await setUp(page.request)
  await page.goto(paths.help)
  await expect(page.getByRole('link', { name: /Sign In|Waitlist/i })).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Your toolkit' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Your toolkit' }).click()
  await expect(page).toHaveURL(/\/toolkit$/)
})

test('an owner opens the help from the menu, and gets from an answer to what it is about', async ({ page }) => {
  await setUp(page.request)
  await page.goto(paths.toolkit)
  await page.getByRole('button', { name: 'your account' }).click()
  await page.getByRole('menuitem', { name: 'Help' }).click()
  await field(page).fill('json own data')
  await page.getByText('How do I download all my data?').click()
  await page.getByRole('link', { name: 'Open your data' }).click()
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeInViewport()
})

plain.describe('without JavaScript', () => {
  plain.use({ javaScriptEnabled: false })

  plain('everything can be read, and the search field, which cannot work, is hidden', async ({ page }) => {
    await page.goto(paths.help)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help?')
    await expect(questions(page)).toHaveCount(count)
    await expect(field(page)).toBeHidden()
    await page.getByText('Where is my PDF?').click()
    await expect(answer(page, 'where-is-my-pdf')).toBeVisible()
    await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Core values' }).click()
    await expect(page.getByRole('heading', { name: 'Core values', exact: true })).toBeInViewport()
  })

  plain('the link to an answer opens it', async ({ page }) => {
    await page.goto(`${paths.help}#two-tabs`)
    await expect(answer(page, 'two-tabs')).toBeInViewport()
  })
})
