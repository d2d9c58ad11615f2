/** A language model judges a finished review: after a press, beside what was measured, and without moving a score. */
import type { Page } from '@playwright/test'
import { faults } from '#testing/model/turns.ts'
import { auditPath } from '#web/paths.ts'
import { serveWithModel } from './model-server.ts'
import { review, setUpReview } from './open-review.ts'
import { type ReviewSite, startReviewSite } from './review-site.ts'
import { deskWindow, expectAccessibleAndFitting } from './screen-checks.ts'
import { expect, test } from './visitor.ts'

let site: ReviewSite
test.beforeAll(async () => {
  site = await startReviewSite(test.info().parallelIndex)
})
test.afterAll(() => site.close())
const model = serveWithModel('review-judgments', () => ({ AUDIT_ALLOW_HOSTS: new URL(site.url).host }))

const stiff = 'It is required that orders be submitted prior to the commencement of the business day.'
const warm = 'You get your loaf on the quay at six, still warm, before the first train.'
const empty = 'We are dedicated to the provision of innovative, best-in-class solutions'
const plain = 'We use flour, water and salt, and we take our time.'
const twoPeople = 'The home page gives orders like an office, and the bread page talks like a baker.'
const twoOffers = 'The home page promises solutions, and the bread page says what is really sold.'

/** The number of the passage that holds a text, in what was sent. */
const numberOf = (prompt: string, text: string) =>
  Number(/^\d+/.exec(prompt.split('\n').find((line) => line.includes(text)) ?? '')?.[0] ?? 0)

const answerWith =
  (...pairs: { kind: string; one: string; other: string; what: string; todo: string }[]) =>
  ({ prompt }: { prompt: string }) => ({
    text: JSON.stringify({
      pairs: pairs.map(({ one, other, ...more }) => ({
        ...{ ...more, oneFrom: 'site', oneNumber: numberOf(prompt, one), oneQuote: one },
        ...{ otherFrom: 'site', otherNumber: numberOf(prompt, other), otherQuote: other },
      })),
    }),
  })
const twoPairs = answerWith(
  {
    ...{ kind: 'voice', one: stiff, other: warm, what: twoPeople },
    todo: 'Write the rule for orders the way you speak to somebody on the quay.',
  },
  {
    ...{ kind: 'message', one: empty, other: plain, what: twoOffers },
    todo: 'Say on the home page that you bake bread on a boat.',
  },
)

const ask = (page: Page) => page.getByRole('button', { name: 'Ask Our Writer for its judgment' })
const again = (page: Page) => page.getByRole('button', { name: 'Ask Our Writer again' })
const judgment = (page: Page, what: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: what }) })
const readScores = (page: Page) => page.getByRole('list', { name: 'Scores by area' }).innerText()

async function openReviewed(page: Page): Promise<string> {
  await setUpReview(page)
  const id = await review(page, site.url)
  await page.goto(auditPath(id))
  await expect(page.getByRole('heading', { name: 'What doesn’t fit together?' })).toBeVisible()
  return id
}

test('a press brings judgments that quote both passages, are in no score, and can be set aside', async ({
  page,
  browser,
}) => {
  const id = await openReviewed(page)
  const scores = await readScores(page)
  expect(model.standIn.asked).toEqual([])
  model.standIn.answer(twoPairs)
  await ask(page).click()
  await expect(page.getByText('The two judgments below were written by Our Writer')).toBeVisible()
  expect(model.standIn.asked).toHaveLength(1)
  await expect(again(page)).toBeFocused()
  const voice = page.getByRole('region', { name: 'Brand Voice' })
  await expect(voice.getByRole('heading', { name: twoPeople })).toBeVisible()
  const first = judgment(page, twoPeople)
  for (const text of [
    'Judgment, not counted in the score',
    stiff,
    warm,
    'Home page, paragraph 2',
    'Written by Our Writer',
  ])
    await expect(first.getByText(text)).toBeVisible()
  expect(await readScores(page)).toBe(scores)
  await page.getByRole('link', { name: twoOffers }).click()
  await expect(judgment(page, twoOffers)).toBeInViewport()
  await expectAccessibleAndFitting(page, 'judged')
  await page.setViewportSize(deskWindow)

  await first.getByRole('button', { name: /^I don’t see it that way/ }).click()
  await expect(first.getByText('Set aside by you')).toBeVisible()
  await expect(first.getByRole('button', { name: /^Undo/ })).toBeFocused()
  await expect(first.getByText(stiff)).toBeHidden()
  await expectAccessibleAndFitting(page, 'set aside')
  await page.setViewportSize(deskWindow)
  const { sharePath } = await (await page.request.post(`/api/audit/${id}/share`, { data: {} })).json()
  const visitor = await browser.newContext({ javaScriptEnabled: false })
  const seen = await visitor.newPage()
  await seen.goto(new URL(sharePath, page.url()).href)
  await expect(judgment(seen, twoOffers)).toContainText('Judgment, not counted in the score')
  await expect(judgment(seen, twoOffers)).toContainText('Written by Our Writer')
  await expect(judgment(seen, twoPeople)).toHaveCount(0)
  await expect(seen.getByRole('button')).toHaveCount(0)
  await visitor.close()
  await page.reload()
  await expect(judgment(page, twoPeople).getByText('Not raised again')).toBeVisible()
  await judgment(page, twoPeople).getByRole('button', { name: /^Undo/ }).click()
  await expect(judgment(page, twoPeople).getByText(stiff)).toBeVisible()
})

test('Stop ends the call at the model; trouble is told, and what was measured stands', async ({ page }) => {
  await openReviewed(page)
  model.standIn.answer({ text: ['{"pairs":['], ending: 'hang' })
  await ask(page).click()
  await expect(page.getByText('Reading your pages')).toBeVisible()
  await expect.poll(() => model.standIn.asked.length).toBe(1)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(ask(page)).toBeFocused()
  expect(await model.standIn.asked[0]?.closed).toEqual({ early: true })
  model.standIn.answer(faults.wrongKey)
  await ask(page).click()
  await expect(page.getByText('The model turned the request away.')).toBeVisible()
  await expectAccessibleAndFitting(page, 'judging in trouble')
  model.standIn.answer({ text: '{"pairs":[]}' })
  await ask(page).click()
  await expect(page.getByText('nothing it found is left to show')).toBeVisible()
  await expect(page.getByText('The model turned the request away.')).toBeHidden()
})

test('a model elsewhere is only asked once the owner has read what goes out', async ({ page }) => {
  const agreements: unknown[] = []
  const state = { model: { name: 'Claude', isOwnMachine: false, recipient: 'Anthropic' }, isShownEachTime: false }
  await page.route('**/api/writing', async (route) => {
    if (route.request().method() === 'PUT') agreements.push(route.request().postDataJSON())
    const isOn = agreements.length > 0
    await route.fulfill({ json: { ...state, isOn, agreedAt: isOn ? '2026-11-22T14:05:00.000Z' : null } })
  })
  await openReviewed(page)
  await page.getByRole('button', { name: 'Ask Claude for its judgment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send your words to Claude?' })
  await dialog.getByRole('button', { name: 'Read the exact text' }).click()
  const text = dialog.getByRole('region', { name: 'The exact text' })
  await expect(text).toContainText(stiff)
  await expect(text).toContainText('The business is called: Harbour Loaf')
  const shown = await text.locator('pre').first().innerText()
  await expectAccessibleAndFitting(page, 'consent to a judgment')
  await page.setViewportSize(deskWindow)
  expect([agreements, model.standIn.asked]).toEqual([[], []])
  model.standIn.answer(twoPairs)
  await dialog.getByRole('button', { name: 'Send to Anthropic' }).click()
  await expect(judgment(page, twoPeople)).toBeVisible()
  expect(agreements).toEqual([{ isOn: true }])
  expect(model.standIn.asked[0]?.prompt).toContain(shown)
})
