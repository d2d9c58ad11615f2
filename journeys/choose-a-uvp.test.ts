/** The value propositions: written once by themselves, compared, refined by talking, brought back, saved. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { expect, fillAttributes, finishPath, finishUvp, newOwner, setUp, test } from './visitor.ts'

const lines = (page: Page) => page.locator('.uvps q').allTextContents()
const regenerate = (page: Page) => page.getByRole('button', { name: 'Regenerate UVPs' })
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Refine UVP/ })

async function openUvps(page: Page): Promise<void> {
  await page.goto(paths.uvp)
  await expect(page.getByRole('heading', { name: 'Five ways to say it' })).toBeVisible()
}

test('without all six words nothing is written, and each tile leads to its category (D1-161 to D1-165, D1-172)', async ({
  page,
}) => {
  await setUp(page.request)
  await page.goto(paths.uvp)
  await expect(page.getByRole('heading', { name: 'Your Unique Value Proposition' })).toBeVisible()
  await expect(page.getByText('Not completed')).toHaveCount(6)
  await expect(page.getByText('No UVP variations generated. Please try again.')).toBeVisible()
  await expect(regenerate(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save Selected UVP' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save My UVP →' })).toBeDisabled()
  await page.locator('.dna').getByRole('link', { name: 'Feeling' }).click()
  await expect(page).toHaveURL(/\/brand-attributes\/feeling$/)
})

test('with six words the list is written once by itself, and is the same after a reload (D1-164 to D1-166, D1-006)', async ({
  page,
}) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate-uvp')) asked.push(request.method())
  })
  await openUvps(page)
  const written = await lines(page)
  expect(written).toHaveLength(5)
  for (const line of written) expect(line).toContain('Harbour Loaf')
  await expect(page.getByText('Written by the embedded brand engine')).toBeVisible()
  await expect(page.getByText('visit the Taglines page next')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Five ways to say it' })).toBeVisible()
  expect(await lines(page)).toEqual(written)
  expect(asked).toHaveLength(1)
})

test('a line is on the screen as soon as it is written, before the others', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  // A stream that stops after its first line, as a slow writer's would.
  await page.addInitScript(() => {
    const original = window.fetch
    window.fetch = async (input, init) => {
      if (!String(input).endsWith('/api/generate-uvp')) return original(input, init)
      const first = `event: line\ndata: ${JSON.stringify({ uvp: 'The first of five.' })}\n\n`
      const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(first)) })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    }
  })
  await page.goto(paths.uvp)
  await expect(page.locator('.uvps q')).toHaveText(['The first of five.'])
  await expect(page.getByRole('heading', { name: 'Writing…' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Choose your value proposition' })).toHaveAttribute('aria-busy', 'true')
  await expect(regenerate(page)).toBeDisabled()
})

test('writing anew keeps the earlier list, and brings it back (D1-168, D1-169)', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await openUvps(page)
  const before = await lines(page)
  await regenerate(page).click()
  await expect.poll(async () => (await lines(page)).filter((line) => before.includes(line))).toEqual([])
  await expect(page.getByRole('heading', { name: 'Five ways to say it' })).toBeVisible()
  await page.getByRole('button', { name: 'Show earlier versions' }).click()
  const earlier = page.getByRole('dialog', { name: 'Earlier versions' })
  await expect(earlier.getByText(before[0] ?? '')).toBeVisible()
  await earlier.getByRole('button', { name: 'Bring this back' }).first().click()
  await expect(page.locator('.uvps q')).toHaveText(before)
  await expect(page.getByText('Brought back')).toBeVisible()
})

test('a failed generation leaves the list; without one the empty text stands (D1-170, D1-271)', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 500/, /CallError: 500/)
  const fail = () => page.route('**/api/generate-uvp', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await setUp(page.request)
  await fillAttributes(page.request)
  await fail()
  await page.goto(paths.uvp)
  await expect(page.getByText('No UVP variations generated. Please try again.')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Nothing could be written just now')
  await page.unroute('**/api/generate-uvp')
  await regenerate(page).click()
  await expect(page.getByRole('heading', { name: 'Five ways to say it' })).toBeVisible()
  const before = await lines(page)
  await fail()
  await regenerate(page).click()
  await expect(page.locator('.writing-failure')).toBeVisible()
  expect(await lines(page)).toEqual(before)
})

test("a variation is copied with the business's name (D1-167, D1-181)", async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  const put = await page.request.put('/api/user-profile/uvps', {
    data: { uvpVariations: ['Your Business Name bakes before dawn.'] },
  })
  expect(put.ok(), await put.text()).toBe(true)
  await page.goto(paths.uvp)
  await expect(page.locator('.uvps q')).toHaveText(['Harbour Loaf bakes before dawn.'])
  await page.getByRole('button', { name: 'Copy line 1' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Harbour Loaf bakes before dawn.')
})

test('talking refines the latest text, a failure is said in the talk, and the old one can be kept (D1-006, D1-173 to D1-177, D1-274)', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 500/, /CallError: 500/)
  await setUp(page.request)
  await fillAttributes(page.request)
  await openUvps(page)
  const [first = ''] = await lines(page)
  await page.getByRole('button', { name: /^Refine with AI.*UVP 1$/ }).click()
  await expect(dialog(page)).toContainText('specificity, tone, benefit focus or language')
  const box = await dialog(page).boundingBox()
  expect(Math.round(box?.width ?? 0)).toBeGreaterThan(560)
  expect(Math.round(box?.width ?? 0)).toBeLessThan(660)
  const send = dialog(page).getByRole('button', { name: 'Send' })
  const wish = dialog(page).getByLabel('Your wish')
  await wish.fill('   ')
  await expect(send).toBeDisabled()

  await page.route('**/api/refine-uvp', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await wish.fill('shorter please')
  await send.click()
  await expect(dialog(page).getByText('Sorry, I had trouble refining that UVP. Please try again.')).toBeVisible()
  await page.unroute('**/api/refine-uvp')

  const asked = page.waitForRequest((request) => request.url().endsWith('/api/refine-uvp'))
  await wish.fill('shorter please')
  await wish.press('Enter')
  expect((await asked).postDataJSON().originalUvp).toBe(first)
  await expect(dialog(page).locator('.said.syn q')).toHaveCount(1)
  const shorter = (await dialog(page).locator('.said.syn q').textContent()) ?? ''
  await expect(dialog(page).locator('.said.syn').last()).toContainText('Written by the embedded brand engine')
  expect(shorter.length).toBeLessThan(first.length)
  await expect(dialog(page).getByText('Synapse is writing…')).toBeHidden()
  const next = page.waitForRequest((request) => request.url().endsWith('/api/refine-uvp'))
  await wish.fill('make it warmer')
  await wish.press('Enter')
  expect((await next).postDataJSON().originalUvp).toBe(shorter)
  await expect(dialog(page).locator('.said.me')).toHaveCount(3)
  await expect(dialog(page).getByText('Synapse is writing…')).toBeHidden()
  await expect(page.locator('.uvps q').first()).not.toHaveText(first)
  await dialog(page).getByRole('button', { name: 'Keep the old one' }).click()
  await expect(page.locator('.uvps q').first()).toHaveText(first)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: /^Refine with AI.*UVP 1$/ })).toBeFocused()
  await page.reload()
  await expect(page.locator('.uvps q').first()).toHaveText(first)
})

test('a long conversation scrolls inside the dialog, at 300 px (D1-175)', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await openUvps(page)
  await page.getByRole('button', { name: /^Refine with AI.*UVP 1$/ }).click()
  for (const wish of ['shorter', 'bolder', 'warmer']) {
    const answers = await dialog(page).locator('.said').count()
    await dialog(page).getByLabel('Your wish').fill(wish)
    await dialog(page).getByRole('button', { name: 'Send' }).click()
    await expect(dialog(page).locator('.said')).toHaveCount(answers + 2)
  }
  const talk = dialog(page).getByRole('log')
  const { height, inside, rest } = await talk.evaluate((box) => ({
    height: box.clientHeight,
    inside: box.scrollHeight,
    rest: Math.abs(box.scrollHeight - box.clientHeight - Math.abs(box.scrollTop)),
  }))
  expect(height).toBeLessThanOrEqual(300)
  expect(inside).toBeGreaterThan(height)
  await expect(dialog(page).locator('.said').last()).toBeInViewport()
  expect(rest === 0 || rest === inside - height).toBe(true)
})

test('saving stays or goes on, the saved one is chosen on the next visit, and a failure is said (D1-178 to D1-180, D1-273)', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 500/, /CallError: 500/)
  await setUp(page.request)
  await fillAttributes(page.request)
  await openUvps(page)
  await page.getByRole('radio').nth(2).check()
  await page.route('**/api/user-profile/uvp', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.getByRole('button', { name: 'Save Selected UVP' }).click()
  await expect(page.locator('.toast')).toContainText('Failed to save UVP')
  await page.unroute('**/api/user-profile/uvp')
  await page.getByRole('button', { name: 'Save Selected UVP' }).click()
  await expect(page.locator('.toast')).toContainText('This is your value proposition now.')
  await expect(page).toHaveURL(/uvp-generator$/)
  await page.reload()
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  await page.getByRole('radio').nth(3).check()
  await page.getByRole('button', { name: 'Save My UVP →' }).click()
  await expect(page).toHaveURL(/\/toolkit\/taglines$/)
})

test('a changed top word marks the list as made from earlier answers, and renews it on request (D1-171)', async ({
  page,
}) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await finishUvp(page.request)
  await page.goto('/toolkit/brand-attributes/culture')
  await page.getByRole('radio', { name: 'generous' }).check()
  await expect(page.locator('.acts-bar .save')).toHaveText('Saved')
  await openUvps(page)
  await expect(page.getByText('Made from earlier answers')).toBeVisible()
  const before = await lines(page)
  await page.getByRole('button', { name: 'Renew' }).click()
  await expect(page.getByText('Made from earlier answers')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Five ways to say it' })).toBeVisible()
  expect(await lines(page)).not.toEqual(before)
})

test('the saved one stays to be seen and chosen when the list is written anew, also from another window (D1-178)', async ({
  page,
}) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  const saved = await finishUvp(page.request)
  await openUvps(page)
  await page.request.post('/api/generate-uvp', { data: {} })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Five ways to say it' })).toBeVisible()
  const last = page.locator('.uvp').last()
  await expect(last).toContainText('Saved earlier')
  await expect(last.locator('q')).toHaveText(saved)
  await expect(last.getByRole('radio')).toBeChecked()
})

test('when a step before is open again the list can only be looked at, and the way back is said (D1-098)', async ({
  page,
}) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await finishUvp(page.request)
  const voice = { words: ['warm', 'dry'], topFive: [], topOne: '' }
  await page.request.put('/api/brand-attributes', { data: { attributesData: { voice } } })
  await openUvps(page)
  await expect(page.getByText('Complete Step 1 First: Brand Attributes')).toBeVisible()
  for (const name of ['Regenerate UVPs', 'Renew', 'Save Selected UVP', 'Save My UVP →', /^Refine with AI.*UVP 1$/])
    await expect(page.getByRole('button', { name })).toBeDisabled()
  await page.getByRole('link', { name: 'Go to Step 1' }).click()
  await expect(page).toHaveURL(/\/toolkit\/brand-attributes$/)
})

test('a name or a word without any space breaks rather than pushing the page sideways', async ({ page }) => {
  await setUp(page.request, { ...newOwner(), businessName: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente' })
  await finishPath(page.request)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [paths.uvp, paths.taglines, paths.toolkit]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})

test('a low window keeps its room for the sentences: no bar stays over them', async ({ page }) => {
  await setUp(page.request)
  await finishPath(page.request)
  await page.setViewportSize({ width: 320, height: 256 })
  await openUvps(page)
  await page.locator('.uvps q').first().scrollIntoViewIfNeeded()
  await expect(page.locator('header.top')).not.toBeInViewport()
  await expect(page.locator('.acts-bar')).not.toBeInViewport()
})
