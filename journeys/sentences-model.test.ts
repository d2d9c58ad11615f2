/** A language model finishes the owner's sentences from their answers, and suggests words: each is the owner's to take. */
import type { APIRequestContext, Page } from '@playwright/test'
import { faults } from '#testing/model/turns.ts'
import { paths } from '#web/paths.ts'
import { addWord, findWordInput, openCategory } from './discovery-screen.ts'
import { pretendElsewhere, serveWithModel } from './model-server.ts'
import { deskWindow, expectAccessibleAndFitting, phoneWindow } from './screen-checks.ts'
import { expect, fillAttributes, setUp, test } from './visitor.ts'

const model = serveWithModel('sentences-model', () => ({ AI_MODEL_FAST: 'quick' }))

const nothing = { does: '', who: '', when: '', after: '', only: '', check: '' }
const finished = [
  'DOES: bake sourdough bread and buns overnight',
  'WHO: early commuters who skip breakfast',
  'AFTER: save £5 a week',
  'ONLY: bake on the boat while the town sleeps',
  'PROOF: every bun carries the name of whoever ordered it',
].join('\n')

const blank = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const askButton = (page: Page) =>
  page.getByRole('button', { name: 'Let Our Writer fill in the blanks from my answers' })
const proposal = (page: Page, name: string) => page.getByRole('group', { name: `Proposal: ${name}` })
const readSaved = async (request: APIRequestContext) =>
  (await (await request.get('/api/user-profile')).json()).sentences

async function openSentences(page: Page): Promise<void> {
  await setUp(page.request)
  await fillAttributes(page.request)
  await page.request.put('/api/user-profile/sentences', { data: nothing })
  await page.goto(paths.uvp)
  await expect(page.getByRole('heading', { name: 'Your sentences' })).toBeVisible()
}

test('a press brings a proposal beside each blank with its source; only what is taken is saved', async ({ page }) => {
  await openSentences(page)
  await blank(page, 'for').fill('whoever is up at five')
  expect(model.standIn.asked).toEqual([])
  model.standIn.answer({ text: finished, pieceMs: 150 })
  await askButton(page).click()
  await expect(page.getByText('Reading your answers…')).toBeVisible()
  await expect(page.getByText('Three proposals, beside the blanks. Nothing is saved until you take it.')).toBeVisible()
  expect(model.standIn.asked).toHaveLength(1)
  expect(model.standIn.asked[0]?.prompt).not.toMatch(/^WHO: for …$/m)
  // What nobody told, and what is finished, is not proposed.
  await expect(page.getByText('£5')).toHaveCount(0)
  await expect(proposal(page, 'for')).toHaveCount(0)
  const does = proposal(page, 'We bake sourdough bread')
  await expect(does).toContainText('Our Writer, from your profile: “Sourdough bread and buns, baked overnight')
  const live = page.getByRole('region', { name: 'How your drafts will read' })
  await expect(live).toContainText('With what is proposed, in italics. Nothing of it is saved yet.')
  await expect(live).toContainText('Harbour Loaf: we bake sourdough bread and buns overnight.')
  expect(await readSaved(page.request)).toMatchObject({ ...nothing, who: 'whoever is up at five' })
  await expectAccessibleAndFitting(page, 'proposals')
  await page.setViewportSize(deskWindow)

  await does.getByRole('button', { name: /^Use it/ }).click()
  await expect(blank(page, 'We')).toHaveValue('bake sourdough bread and buns overnight')
  await expect(page.getByRole('button', { name: /^Use it: bake on the boat/ })).toBeFocused()
  await expect.poll(() => readSaved(page.request)).toMatchObject({ does: 'bake sourdough bread and buns overnight' })
  await blank(page, 'What others don’t: we').fill('sail at five')
  await expect(proposal(page, 'What others don’t').getByRole('button', { name: /^Use it instead/ })).toBeVisible()
  await proposal(page, 'What others don’t')
    .getByRole('button', { name: /^Leave it/ })
    .click()
  await proposal(page, 'You can check it')
    .getByRole('button', { name: /^Leave it/ })
    .click()
  await expect(page.getByText('Nothing is left to decide. You can change any word.')).toBeFocused()
  await expect.poll(() => readSaved(page.request)).toMatchObject({ only: 'sail at five', check: '' })
})

test('one press takes all, and the drafts are written from them', async ({ page }) => {
  await page.setViewportSize(phoneWindow)
  await openSentences(page)
  model.standIn.answer({ text: finished })
  await askButton(page).click()
  await page.getByRole('button', { name: 'Use all of them' }).click()
  await expect(blank(page, 'You can check it:')).toHaveValue('every bun carries the name of whoever ordered it')
  await expect
    .poll(() => readSaved(page.request))
    .toMatchObject({
      ...{ who: 'early commuters who skip breakfast', only: 'bake on the boat while the town sleeps', after: '' },
    })
})

test('trouble is told, and the form stays as it was', async ({ page }) => {
  await openSentences(page)
  await blank(page, 'for').fill('whoever is up at five')
  model.standIn.answer(faults.wrongKey)
  await askButton(page).click()
  await expect(page.getByText('The model turned the request away.')).toContainText('Your blanks are as you left them.')
  await expect(blank(page, 'for')).toHaveValue('whoever is up at five')
  model.standIn.answer({ text: 'DOES: bake on', ending: 'hang' })
  await askButton(page).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Reading your answers…')).toBeHidden()
  await expect(page.locator('.proposal')).toHaveCount(0)
  await expect.poll(async () => model.standIn.asked.at(-1)?.closed).toEqual({ early: true })
})

test('before anything is sent elsewhere the owner reads the text and agrees, in both places', async ({ page }) => {
  await pretendElsewhere(page)
  await openSentences(page)
  const button = page.getByRole('button', { name: 'Let Claude fill in the blanks from my answers' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Send your words to Claude?' })
  await dialog.getByRole('button', { name: 'Not now: keep drafts in my own words' }).click()
  await expect(button).toBeFocused()
  await openCategory(page, 'culture')
  await findWordInput(page).fill('wa')
  await page.getByRole('button', { name: 'Suggest with Claude' }).click()
  await dialog.getByRole('button', { name: 'Read the exact text' }).click()
  await expect(dialog.getByRole('region', { name: 'The exact text' })).toContainText('What you typed')
  expect(model.standIn.asked).toEqual([])
  model.standIn.answer({ text: 'warm-handed\n' })
  await dialog.getByRole('button', { name: 'Send to Anthropic' }).click()
  await expect(chips(page)).toHaveText(['warm-handed'])
  expect(model.standIn.asked).toHaveLength(1)
  await expect(page.getByRole('button', { name: 'Suggest with Claude' })).toBeHidden()
})

const chips = (page: Page) => page.getByRole('group', { name: 'Suggestions' }).getByRole('button')

test('words are suggested by the fast model at a press, never while typing; trouble leaves the word list', async ({
  page,
}) => {
  await setUp(page.request)
  await openCategory(page, 'culture')
  await addWord(page, 'calm')
  model.standIn.answer({ text: '1. tide-minded\n2. Calm\n3. award-winning\n4. early to rise\n' })
  await findWordInput(page).fill('wa')
  await expect(page.getByText('From our word list:')).toBeVisible()
  expect(model.standIn.asked).toEqual([])
  await findWordInput(page).fill('')
  await page.getByRole('button', { name: 'Get suggestions' }).click()
  await expect(page.getByText('From Our Writer:')).toBeVisible()
  await expect(chips(page)).toHaveText(['tide-minded', 'early to rise'])
  expect(model.standIn.asked.map(({ body }) => body)).toMatchObject([{ model: 'quick' }])
  await expectAccessibleAndFitting(page, 'suggestions by a model')
  await page.setViewportSize(deskWindow)
  await chips(page).first().click()
  await expect(chips(page)).toHaveText(['early to rise'])
  model.standIn.answer(faults.serverError)
  await page.getByRole('button', { name: 'Get suggestions' }).click()
  await expect(page.getByText('These come from our word list.')).toBeVisible()
  await expect(chips(page).first()).toBeVisible()
})
