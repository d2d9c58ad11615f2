/** How a brand review is passed on: the shared page, and copies by mail. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { auditPath } from '#web/paths.ts'
import { takeMailedLink } from './mailed-link.ts'
import { review, setUpReview } from './open-review.ts'
import { type ReviewSite, startReviewSite } from './review-site.ts'
import { expectAccessibleAndFitting } from './screen-checks.ts'
import { expect, newOwner, test } from './visitor.ts'

let site: ReviewSite
test.beforeAll(async () => {
  site = await startReviewSite(test.info().parallelIndex)
})
test.afterAll(() => site.close())

const toast = (page: Page) => page.locator('.toast')

test('anyone with the link can read a shared report, but nothing about its owner, until sharing stops', async ({
  page,
  browser,
}) => {
  const owner = await setUpReview(page)
  await page.goto(auditPath(await review(page, site.url)))
  await expect(page.getByText('Whoever has it can read this report.')).toBeVisible()
  await page.getByRole('button', { name: 'Share Report' }).click()
  await expect(toast(page)).toContainText('Link Copied')
  await expect(toast(page)).toContainText('Report link copied to clipboard!')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/r\/[\w-]{22}$/)

  const visitor = await browser.newContext({ javaScriptEnabled: false })
  const seen = await visitor.newPage()
  const answer = await seen.goto(link)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()).toMatchObject({
    'x-robots-tag': expect.stringContaining('noindex'),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  await expect(seen.getByRole('heading', { name: 'Strategic Recommendations' })).toBeVisible()
  await expect(seen.getByRole('region', { name: 'Brand Voice' })).toContainText('Opportunities')
  await expect(seen.locator('.mark-row')).not.toHaveCount(0)
  await expect(seen.getByRole('button')).toHaveCount(0)
  const html = await seen.content()
  for (const own of [owner.email, owner.firstName, owner.lastName, '<script']) expect(html).not.toContain(own)

  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByText('Anyone with this link')).toBeHidden()
  expect((await seen.reload())?.status()).toBe(404)
  await expect(seen.getByRole('heading', { name: 'This report isn’t shared' })).toBeVisible()
  await visitor.close()
})

test('a device’s share dialog gets the link; dismissing it copies nothing, and if it fails the link is copied', async ({
  page,
}) => {
  await setUpReview(page)
  await page.goto(auditPath(await review(page, site.url)))
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.evaluate(() => navigator.clipboard.writeText('mine'))
  const answer = (name: string) =>
    page.evaluate((failure) => {
      const share = (data: ShareData) => {
        document.body.dataset.shared = JSON.stringify(data)
        return failure === '' ? Promise.resolve() : Promise.reject(new DOMException('no', failure))
      }
      Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    }, name)
  const share = page.getByRole('button', { name: 'Share Report' })
  for (const name of ['', 'AbortError']) {
    await answer(name)
    await share.click()
    await expect(page.getByText('Anyone with this link')).toBeVisible()
    await expect(share).toBeEnabled()
  }
  const handed = JSON.parse((await page.locator('body').getAttribute('data-shared')) ?? '{}')
  expect(handed).toMatchObject({
    title: expect.stringContaining('Website Review'),
    text: expect.stringMatching(/\S/),
    url: expect.stringMatching(/\/r\/[\w-]{22}$/),
  })
  expect(await copied()).toBe('mine')
  await answer('NotAllowedError')
  await share.click()
  await expect(toast(page)).toContainText('Report link copied to clipboard!')
  expect(await copied()).toBe(handed.url)
})

test('a shared report is accessible and fits at every width, light and dark, and each score leads to its section', async ({
  page,
  browser,
}) => {
  await setUpReview(page)
  const id = await review(page, site.url)
  await page.goto(auditPath(id))
  await expectAccessibleAndFitting(page, 'the report')
  const { sharePath } = await (await page.request.post(`/api/audit/${id}/share`, { data: {} })).json()
  const visitor = await browser.newContext()
  const seen = await visitor.newPage()
  await seen.goto(sharePath)
  await expect(seen).toHaveTitle(/Website Review/)
  await expectAccessibleAndFitting(seen, 'the shared report')
  await seen.setViewportSize({ width: 1280, height: 800 })
  await seen.getByRole('link', { name: /^Consistency \d/ }).click()
  await expect(seen.locator('#consistency')).toBeInViewport()
  await visitor.close()
})

/** The mails to an address, newest last. */
async function mailsTo(address: string) {
  const outbox = path.join(process.env.JOURNEYS_DATA ?? '', 'outbox')
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted()
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(outbox, name)))))
  return mails.filter(({ to }) => to?.some((each) => each.address === address))
}

test("a copy goes to the owner's address at once, and to another one after a click on the link mailed there", async ({
  page,
  browser,
}) => {
  const owner = await setUpReview(page)
  await page.goto(auditPath(await review(page, site.url)))
  await page.getByLabel('Email Address').fill('marta@')
  await page.getByRole('button', { name: 'Send copy' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabel('Email Address').fill(owner.email)
  await page.getByRole('button', { name: 'Send copy' }).click()
  await expect(toast(page)).toContainText('On its way')
  await expect.poll(async () => (await mailsTo(owner.email)).at(-1)?.attachments.length).toBe(1)

  const { email: other } = newOwner()
  await page.getByLabel('Email Address').fill(other)
  await page.getByRole('button', { name: 'Send copy' }).click()
  await expect(page.getByRole('list', { name: 'Copies' })).toContainText('We asked first')
  const link = new URL(await takeMailedLink(other))
  const visitor = await browser.newContext()
  const seen = await visitor.newPage()
  await seen.goto(link.pathname + link.search)
  await expect(seen).toHaveURL(/\/audit-mail$/)
  expect(await mailsTo(other), 'opening the link alone sends nothing').toHaveLength(1)
  await seen.getByRole('button', { name: 'Send me the review' }).click()
  await expect(seen.getByRole('heading', { name: 'It’s on its way' })).toBeVisible()
  await expect.poll(async () => (await mailsTo(other)).length).toBe(2)
  expect((await mailsTo(other)).at(-1)?.attachments[0]?.filename).toBe('brand-review.pdf')
  await visitor.close()
})

test('a copy that failed is marked as not sent, and goes out when it is sent again', async ({ page }) => {
  const owner = await setUpReview(page)
  const id = await review(page, site.url)
  let state = 'failed'
  await page.route(`**/api/audit/${id}`, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    if (state === 'failed') json.audit.mails = [{ address: owner.email, state }]
    await route.fulfill({ response, json })
  })
  await page.goto(auditPath(id))
  const copy = page.getByRole('list', { name: 'Copies' }).getByRole('listitem')
  await expect(copy).toContainText('Not sent')
  await expectAccessibleAndFitting(page, 'a copy that was not sent')
  state = 'as it is'
  await copy.getByRole('button', { name: `Send again to ${owner.email}` }).click()
  await expect(toast(page)).toContainText(`A copy goes to ${owner.email}.`)
  await expect(copy).not.toContainText('Not sent')
  await expect.poll(async () => (await mailsTo(owner.email)).at(-1)?.attachments.length).toBe(1)
  expect((await mailsTo(owner.email)).at(-1)?.html).toContain('Hello Marta')
})
