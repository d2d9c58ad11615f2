/** Synapse: suggestions in the background, the panel, a lasting conversation, result cards, keyboard and focus. */
import type { Locator, Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { expectAccessibleAndFitting, phoneWindow, waitUntilReady } from './screen-checks.ts'
import { completeThroughTagline, expect, fillAttributes, finishUvp, setUp, test } from './visitor.ts'

const failure = "I'm having trouble connecting right now. Please try again in a moment."
const nudgeText = 'Based on your current progress, I have some strategic recommendations:'

const opener = (page: Page) => page.getByRole('button', { name: /^Open Synapse/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Synapse' })
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Your message' })
const replies = (page: Page) => panel(page).locator('.said.syn')

/** For polling: the panel takes a moment to settle in its place. */
const sizeOf = (part: Locator) => part.boundingBox()

/** Opens the panel once the suggestions are there. */
async function open(page: Page, address: string = paths.toolkit): Promise<void> {
  await page.goto(address)
  await waitUntilReady(page)
  await expect(opener(page)).toHaveAccessibleName(/suggestion/)
  await opener(page).press('Enter')
  await expect(panel(page)).toBeVisible()
}

async function ask(page: Page, message: string, answer: string | RegExp): Promise<void> {
  await field(page).fill(message)
  await field(page).press('Enter')
  await expect(replies(page).last()).toContainText(answer)
  await expect(panel(page).locator('.typing')).toHaveCount(0)
  // Until then a new message waits in its field.
  await expect(panel(page).getByText('Synapse is writing…')).toHaveCount(0)
}

test.beforeEach(async ({ page }) => {
  await setUp(page.request)
})

test('suggestions are fetched once, after the screen’s own data, and the badge counts them', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname)
  })
  await page.goto(paths.toolkit)
  await waitUntilReady(page)
  await expect(page.locator('.synapse .nudges')).toHaveText(/^[1-3]$/)
  expect(asked.filter((path) => path === '/api/strategist/analysis')).toHaveLength(1)
  expect(asked.filter((path) => path === '/api/strategist/conversation')).toEqual([])
})

test('the welcome comes first and the suggestions a second later; following one closes the panel and opens its page', async ({
  page,
}) => {
  await open(page, paths.profile)
  await expect(panel(page).getByText('Your Virtual Brand Strategist')).toBeVisible()
  await expect(replies(page)).toHaveCount(1)
  await expect(panel(page).getByText(nudgeText)).toBeVisible()
  await expect(page.locator('.synapse .nudges')).toHaveCount(0)
  await panel(page)
    .getByRole('button', { name: /Start with Culture/ })
    .click()
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(/\/toolkit\/brand-attributes\/culture$/)
})

test('an answer shows the owner’s UVP; Shift+Enter adds a line, Enter sends', async ({ page }) => {
  await fillAttributes(page.request)
  const chosen = await finishUvp(page.request)
  await open(page)
  await field(page).pressSequentially('What is')
  await field(page).press('Shift+Enter')
  await field(page).pressSequentially('my UVP?')
  await expect(field(page)).toHaveValue('What is\nmy UVP?')
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('')
  await expect(replies(page).last()).toContainText(chosen)
  await expect(panel(page).getByRole('log')).toContainText(chosen)
  await expect(field(page)).toBeFocused()
})

test('a message takes the last five along, a suggestion leads on after a moment, and its color shows its priority', async ({
  page,
}) => {
  const histories: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/strategist/chat'))
      histories.push(request.postDataJSON().conversationHistory.length)
  })
  await open(page)
  await expect(panel(page).getByText(nudgeText)).toBeVisible()
  for (let turn = 0; turn < 3; turn += 1) {
    await ask(page, 'What did you notice?', /noticed/)
    await expect(replies(page)).toHaveCount(3 + turn)
  }
  expect(histories).toEqual([2, 4, 5])
  const tint = (name: string) =>
    panel(page)
      .locator(`.suggestion.${name}`)
      .first()
      .evaluate((each) => getComputedStyle(each).borderLeftColor.match(/\d+/g)?.map(Number) ?? [])
  const [red = 0, green = 0] = await tint('high')
  expect(red, 'high is red').toBeGreaterThan(2 * green)
  const low = panel(page).locator('.suggestion.low')
  if ((await low.count()) > 0) {
    const [r = 0, g = 0] = await tint('low')
    expect(g, 'low is green').toBeGreaterThan(r)
  }
  const begun = Date.now()
  await panel(page).locator('.suggestion.high').first().click()
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(/\/toolkit\/brand-attributes\//)
  expect(Date.now() - begun).toBeGreaterThanOrEqual(200)
})

test('the conversation is there after a reload, without a badge', async ({ page }) => {
  await open(page)
  await ask(page, 'Where is my PDF?', 'Here is what I found')
  await page.reload()
  await waitUntilReady(page)
  const analysed = await page.waitForResponse(/strategist\/analysis/)
  expect(analysed.ok()).toBe(true)
  await expect(page.locator('.synapse .nudges')).toHaveCount(0)
  await opener(page).press('Enter')
  await expect(panel(page).locator('.said.me')).toContainText('Where is my PDF?')
  await expect(replies(page).last().locator('.hit').first()).toContainText('Download PDF')
})

test('what is sent while the conversation still loads goes out once it is there', async ({ page }) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/writing', async (route) => {
    await isReleased
    await route.continue()
  })
  await open(page)
  await field(page).fill('Where is my PDF?')
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('Where is my PDF?')
  release()
  await expect(panel(page).locator('.said.me')).toContainText('Where is my PDF?')
  await expect(field(page)).toHaveValue('')
  await expect(replies(page).last()).toContainText('Here is what I found')
})

test('a suggestion to review a category gives its reason and leads there', async ({ page }) => {
  await fillAttributes(page.request)
  const voice = {
    words: ['warm', 'friendly', 'welcoming', 'hospitable', 'kind'],
    topFive: ['warm', 'friendly', 'welcoming', 'hospitable', 'kind'],
    topOne: 'warm',
  }
  const saved = await page.request.put('/api/brand-attributes', { data: { attributesData: { voice } } })
  expect(saved.ok(), await saved.text()).toBe(true)
  await open(page)
  await panel(page)
    .getByRole('button', { name: /^Voice: . of your five words/ })
    .click()
  await expect(replies(page).last()).toContainText('mean almost the same thing')
  await replies(page)
    .last()
    .getByRole('button', { name: /Open Voice/ })
    .click()
  await expect(page).toHaveURL(/\/toolkit\/brand-attributes\/voice$/)
})

test('when the server cannot be reached Synapse says so and stops typing', async ({ page, complaints }) => {
  complaints.expected.push(/Failed to load resource|ERR_FAILED|Failed to fetch|net::|TypeError/)
  await open(page)
  await page.route('**/api/strategist/chat', (route) => route.abort())
  await ask(page, 'What next?', failure)
  await page.unroute('**/api/strategist/chat')
  await ask(page, 'What next?', 'Culture')
})

test('if the panel fails to load the page keeps what was typed, and the next try opens it', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/ERR_FAILED|Failed to fetch|Unable to preload/)
  await page.route('**/*strategist-panel*', (route) => route.abort())
  await page.goto(paths.profile)
  await waitUntilReady(page)
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Job Title').fill('Baker at sea')
  await opener(page).press('Enter')
  await expect(page.locator('.toast')).toContainText('Synapse isn’t available')
  await expect(page.getByLabel('Job Title')).toHaveValue('Baker at sea')
  await page.unroute('**/*strategist-panel*')
  await opener(page).press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(panel(page), 'its styles have come as well').toHaveCSS('position', 'fixed')
})

test('the conversation works even when the suggestions cannot be loaded', async ({ page, complaints }) => {
  complaints.expected.push(/status of 503/)
  await page.request.post('/api/strategist/chat', { data: { message: 'Where is my PDF?' } })
  await page.route('**/api/strategist/analysis', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(paths.toolkit)
  await waitUntilReady(page)
  await opener(page).press('Enter')
  await expect(panel(page).locator('.said.me')).toContainText('Where is my PDF?')
  await ask(page, 'What next?', 'Culture')
})

test('Enter opens the panel, Escape closes it and returns the focus, and the page stays reachable beside it', async ({
  page,
}) => {
  await open(page)
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await opener(page).press('Enter')
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await expect(panel(page)).toBeVisible()
})

test('the open panel is accessible and fits at every width, light and dark', async ({ page }) => {
  await open(page)
  await expect(panel(page).getByText(nudgeText)).toBeVisible()
  await ask(page, 'What did you notice?', /noticed/)
  await ask(page, 'what makes a good tagline', 'Here is what I found')
  await expectAccessibleAndFitting(page, 'the panel of Synapse')
})

test('on a phone the panel covers the screen and keeps the focus; Escape closes it', async ({ page }) => {
  await page.setViewportSize(phoneWindow)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await expect.poll(() => sizeOf(panel(page))).toEqual({ x: 0, y: 0, ...phoneWindow })
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') === null)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('a search shows cards that name their source and lead to the owner’s own page or to the help article', async ({
  page,
}) => {
  await fillAttributes(page.request)
  const chosen = await finishUvp(page.request)
  await open(page)
  await ask(page, 'what is my value proposition', 'Here is what I found')
  const hits = replies(page).last().locator('.hit')
  await expect(hits.first()).toContainText('Your brand')
  await expect(hits.first().locator('p')).toHaveText(`“${chosen}”`)
  await ask(page, 'how do i get my money back', 'Here is what I found')
  const help = replies(page).last().locator('.hit.of-help').first()
  await expect(help.locator('p')).toContainText('Refunds are decided')
  const opened = page.waitForEvent('popup')
  await help.getByRole('link').click()
  await expect((await opened).locator('#refund')).toBeVisible()
  await panel(page).locator('.hit.of-brand').first().getByRole('link').click()
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(/uvp-generator$/)
})

test('a search without results says so and offers questions that can be pressed', async ({ page }) => {
  await open(page)
  await ask(page, 'should i hire a second cook', 'I found nothing on that')
  await replies(page).last().getByRole('button', { name: 'What should I do next?' }).click()
  await expect(panel(page).locator('.said.me').last()).toContainText('What should I do next?')
  await expect(replies(page).last().locator('.next-card')).toContainText('Next step')
})

test('the first suggestions show the next step as a card, and what was noticed with a quote', async ({ page }) => {
  await completeThroughTagline(page.request)
  // Leaves out the customers' problem.
  const chosenUvp = 'Harbour Loaf bakes sourdough on the boat.'
  await page.request.put('/api/user-profile/uvp', { data: { chosenUvp } })
  await open(page)
  const cards = panel(page).locator('.next-card')
  await expect(cards.first()).toContainText('Next step')
  await expect(cards.filter({ hasText: 'I noticed' }).first().locator('blockquote')).toContainText('From your profile')
})
