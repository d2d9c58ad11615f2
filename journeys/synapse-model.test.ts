/** Synapse as a conversation: a language model answers, on this machine or elsewhere once the owner has agreed. */
import type { Page } from '@playwright/test'
import { faults } from '#testing/model/turns.ts'
import { paths } from '#web/paths.ts'
import { pretendElsewhere, serveWithModel } from './model-server.ts'
import { deskWindow, expectAccessibleAndFitting, phoneWindow, waitUntilReady } from './screen-checks.ts'
import { expect, fillAttributes, finishUvp, setUp, test } from './visitor.ts'

const model = serveWithModel('synapse-model', () => ({ AI_TIMEOUT_S: '10' }))
test.beforeEach(async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await finishUvp(page.request)
})

const panel = (page: Page) => page.getByRole('dialog', { name: 'Synapse' })
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Your message' })
const stop = (page: Page) => panel(page).getByRole('button', { name: 'Stop' })
const send = (page: Page) => panel(page).getByRole('button', { name: 'Send' })
const lastReply = (page: Page) => panel(page).locator('.said.syn').last()

async function open(page: Page): Promise<void> {
  await page.goto(paths.toolkit)
  await waitUntilReady(page)
  await page.getByRole('button', { name: /^Open Synapse/ }).press('Enter')
  await expect(panel(page).locator('.said.syn').first()).toBeVisible()
}

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question)
  await send(page).click()
}

/** Cites the statement whose line holds `words`. */
const answerFrom = (words: string, pieceMs: number) => (asked: { prompt: string }) => {
  const number = asked.prompt
    .split('\n')
    .find((line) => line.includes(words))
    ?.split('.')[0]
  const text = ['Put the boat first. ', 'You have baked there ', 'since 1987.', `\nFrom: ${number}`]
  return { text, pieceMs }
}

test('an answer streams in under its writer’s name, and shows what it rests on and what nobody told', async ({
  page,
}) => {
  await open(page)
  await expect(panel(page).getByText('Ask me anything about your brand')).toBeVisible()
  await expect(panel(page).getByText('Written by Our Writer on this site’s own computer')).toBeVisible()
  expect(model.standIn.asked).toEqual([])
  model.standIn.answer(answerFrom('The value proposition that the owner chose', 400))
  await ask(page, 'should i put the boat first or is that boring')
  await expect(panel(page).locator('.said-text').last()).toHaveText('Put the boat first.')
  await expect(stop(page)).toBeFocused()
  await expect(lastReply(page)).toContainText('Put the boat first. You have baked there since 1987.')
  await expect(lastReply(page)).not.toContainText('From:')
  await expect(lastReply(page).getByText('Written by Our Writer')).toBeVisible()
  await expect(field(page)).toBeFocused()
  expect(model.standIn.asked).toHaveLength(1)
  const chip = panel(page).getByRole('link', { name: /^Your value proposition/ })
  for (const size of [deskWindow, phoneWindow]) {
    await page.setViewportSize(size)
    await expectAccessibleAndFitting(page, `an answer of a model ${size.width}`)
  }
  await page.setViewportSize(deskWindow)
  await open(page)
  await expect(lastReply(page)).toContainText('Put the boat first. You have baked there since 1987.')
  await expect(lastReply(page).locator('.said-text .unsaid')).toHaveText('1987')
  await expect(lastReply(page)).toContainText('Written by Our Writer')
  await chip.click()
  await expect(page).toHaveURL(/uvp-generator$/)
})

test('Stop ends the call at the model, and the question stands in its field again', async ({ page, complaints }) => {
  // The server may still be ending the answer when the next question comes, which is then asked again.
  complaints.expected.push(/status of 409/)
  await open(page)
  model.standIn.answer({ text: ['Put the boat first. ', 'And then'], ending: 'hang' })
  await ask(page, 'what goes first?')
  await expect(panel(page).locator('.said-text').last()).toHaveText('Put the boat first.')
  await stop(page).press('Enter')
  await expect(field(page)).toHaveValue('what goes first?')
  await expect(field(page)).toBeFocused()
  await expect(panel(page).locator('.said.me')).toHaveCount(0)
  expect(await model.standIn.asked[0]?.closed).toEqual({ early: true })
  model.standIn.answer({ text: 'The boat.' })
  await field(page).press('Enter')
  await expect(lastReply(page)).toContainText('The boat.')
  await expect(panel(page).locator('.said.me')).toHaveCount(1)
})

test('a model in trouble is told in a sentence above what the search finds, and after a reload too', async ({
  page,
}) => {
  await open(page)
  model.standIn.answer(faults.wrongKey)
  await ask(page, 'what makes a good tagline')
  await expect(lastReply(page)).toContainText('Here is what I found on that')
  await expect(lastReply(page)).toContainText('The model turned the request away.')
  await expect(lastReply(page).locator('.hit').first()).toBeVisible()
  await expect(lastReply(page)).not.toContainText('Written by')
  model.standIn.answer({ text: ['It is short. And it', ' is '], ending: 'cut' })
  await ask(page, 'and why?')
  await expect(lastReply(page)).toContainText('It is short.')
  await expect(lastReply(page)).toContainText('The answer broke off.')
  await expectAccessibleAndFitting(page, 'a model in trouble')
  await open(page)
  await expect(panel(page).getByText('The model turned the request away.')).toBeVisible()
  await expect(panel(page).getByText('The answer broke off.')).toBeVisible()
})

test('a question that is a button is answered without the model', async ({ page }) => {
  await open(page)
  model.standIn.answer(faults.wrongKey)
  await ask(page, 'should i hire a second cook')
  await lastReply(page).getByRole('button', { name: 'What should I do next?' }).click()
  await expect(lastReply(page).locator('.next-card')).toContainText('Next step')
  expect(model.standIn.asked).toHaveLength(1)
})

for (const [name, size] of [
  ['1440 px', deskWindow],
  ['360 px', phoneWindow],
] as const) {
  test(`the first Send to a model elsewhere asks; “Not now” lets the search answer, at ${name}`, async ({ page }) => {
    await page.setViewportSize(size)
    const agreements = await pretendElsewhere(page)
    await open(page)
    await expect(panel(page).getByText('I search your brand, the method and the help')).toBeVisible()
    await ask(page, 'what makes a good tagline')
    const dialog = page.getByRole('dialog', { name: 'Send your words to Claude?' })
    await dialog.getByRole('button', { name: 'Read the exact text' }).click()
    const text = dialog.getByRole('region', { name: 'The exact text' })
    await expect(text).toContainText('The business is called: Harbour Loaf')
    await expect(text).toContainText('what makes a good tagline')
    await expectAccessibleAndFitting(page, `consent of Synapse ${name}`)
    await dialog.getByRole('button', { name: 'Not now: show me what the search finds' }).click()
    await expect(lastReply(page)).toContainText('Here is what I found on that')
    await expect(dialog).toBeHidden()
    await ask(page, 'what is my value proposition')
    await expect(lastReply(page).locator('.hit.of-brand').first()).toBeVisible()
    expect([agreements, model.standIn.asked]).toEqual([[], []])
    await panel(page).getByRole('button', { name: 'Ask Claude instead' }).click()
    model.standIn.answer({ text: 'The boat.' })
    await ask(page, 'what goes first?')
    await dialog.getByRole('button', { name: 'Send to Anthropic' }).click()
    await expect(lastReply(page)).toContainText('The boat.')
    await expect(panel(page).getByText('Written by Claude at Anthropic')).toBeVisible()
    expect([agreements, model.standIn.asked.length]).toEqual([[{ isOn: true }], 1])
  })
}
