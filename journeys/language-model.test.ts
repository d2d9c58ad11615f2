/** A language model writes value propositions and taglines: on this machine, or elsewhere once the owner has agreed. */
import type { Page } from '@playwright/test'
import { faults } from '#testing/model/turns.ts'
import { paths } from '#web/paths.ts'
import { heading, openUvps, readDraftLines } from './drafts.ts'
import { pretendElsewhere, serveWithModel } from './model-server.ts'
import { deskWindow, expectAccessibleAndFitting, phoneWindow } from './screen-checks.ts'
import { expect, fillAttributes, finishUvp, setUp, test } from './visitor.ts'

const model = serveWithModel('language-model')

const lines = [
  'Harbour Loaf bakes on a boat and is open before anybody else is up.',
  'Up before the sun? Harbour Loaf has warm bread on the boat when the harbour wakes.',
  'Bread from the boat, still warm: Harbour Loaf bakes for whoever is awake.',
]
const answer = { text: lines.flatMap((line) => [line.slice(0, 12), line.slice(12), '\n']), pieceMs: 120 }
const regenerate = (page: Page) => page.getByRole('button', { name: 'Regenerate UVPs' })
const stop = (page: Page) => page.getByRole('button', { name: 'Stop' })

async function openDrafts(page: Page): Promise<string[]> {
  await setUp(page.request)
  await fillAttributes(page.request)
  await openUvps(page)
  return readDraftLines(page)
}

test('opening the page asks no model; a press does, and its lines arrive one by one under its name', async ({
  page,
}) => {
  await openDrafts(page)
  expect(model.standIn.asked).toEqual([])
  model.standIn.answer(answer)
  await regenerate(page).click()
  await expect(page.locator('.draft .line').first()).toHaveText(lines[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Writing…' })).toBeVisible()
  await expect(heading(page)).toBeVisible()
  await expect.poll(() => readDraftLines(page)).toEqual(lines)
  await expect(page.locator('.draft .way').first()).toHaveText('Written by Our Writer')
  expect(model.standIn.asked).toHaveLength(1)
  await page.reload()
  await expect(page.locator('.draft .way').first()).toHaveText('Written by Our Writer')
})

test('Stop ends the call at the model and leaves the list as it was', async ({ page }) => {
  const before = await openDrafts(page)
  model.standIn.answer({ text: [`${lines[0]}\n`, 'Up before'], ending: 'hang' })
  await regenerate(page).click()
  await expect(page.locator('.draft .line').first()).toHaveText(lines[0] ?? '')
  await stop(page).click()
  await expect(regenerate(page)).toBeEnabled()
  await expect(regenerate(page)).toBeFocused()
  expect(await readDraftLines(page)).toEqual(before)
  expect(await model.standIn.asked[0]?.closed).toEqual({ early: true })
})

test('what was whole when it was stopped is left out or kept, and is stored only then', async ({ page }) => {
  const before = await openDrafts(page)
  model.standIn.answer({ text: [`${lines[0]}\n`, `${lines[1]}\n`, 'Bread from'], ending: 'hang' })
  const stopped = page.getByRole('region', { name: 'Lines that were written before the stop' })
  const stopAfterTwo = async () => {
    await regenerate(page).click()
    await expect(page.locator('.draft .line').nth(1)).toHaveText(lines[1] ?? '')
    await stop(page).click()
    await expect(stopped.getByRole('status')).toHaveText('Stopped. Two lines were whole.')
    await expect(stopped.getByRole('listitem')).toHaveText(lines.slice(0, 2))
  }
  await stopAfterTwo()
  for (const size of [deskWindow, phoneWindow]) {
    await page.setViewportSize(size)
    await expectAccessibleAndFitting(page, `stopped lines ${size.width}`)
  }
  await stopped.getByRole('button', { name: 'Leave them out' }).click()
  await expect(stopped).toBeHidden()
  await expect(page.getByRole('heading', { name: /drafts?$/ })).toBeFocused()
  expect(await readDraftLines(page)).toEqual(before)
  await stopAfterTwo()
  await page.reload()
  await expect.poll(() => readDraftLines(page)).toEqual(before)
  await stopAfterTwo()
  await stopped.getByRole('button', { name: 'Keep them' }).click()
  await expect.poll(() => readDraftLines(page)).toEqual(lines.slice(0, 2))
  await page.reload()
  await expect.poll(() => readDraftLines(page)).toEqual(lines.slice(0, 2))
  await expect(page.locator('.draft .way').first()).toHaveText('Written by Our Writer')
})

test('two answers that don’t agree are asked about, and what rests on them is marked until both are right', async ({
  page,
}) => {
  await openDrafts(page)
  const answers = { productsServices: 'Bread and buns since 1987', competitiveDifferentiator: 'We started in 2011' }
  await page.request.put('/api/profile', { data: answers })
  await page.reload()
  model.standIn.answer({ text: 'Harbour Loaf has warm bread since 1987.' })
  await regenerate(page).click()
  const note = page.getByRole('region', { name: 'Two of your answers don’t agree: the founding year' })
  await expect(note.locator('q')).toHaveText(['Bread and buns since 1987', 'We started in 2011'])
  await expect(note.getByRole('link', { name: 'Change it in your profile' }).first()).toHaveAttribute(
    'href',
    paths.profileEdit,
  )
  await expect(page.locator('.draft .unsaid')).toHaveText(/1987/)
  await expect(page.locator('.draft').getByText('You told us two different things about this.')).toBeVisible()
  for (const size of [deskWindow, phoneWindow]) {
    await page.setViewportSize(size)
    await expectAccessibleAndFitting(page, `disagreeing answers ${size.width}`)
  }
  await note.getByRole('button', { name: 'Both are right' }).click()
  await expect(note).toBeHidden()
  await expect(page.locator('.draft .unsaid')).toHaveCount(0)
  await page.goto(paths.taglines)
  await expect(page.getByRole('heading', { name: 'Brand Taglines' })).toBeVisible()
  await expect(page.getByText('Two of your answers don’t agree')).toHaveCount(0)
})

test('a model in trouble is told in a sentence, and drafts in the owner’s own words stand there', async ({ page }) => {
  await openDrafts(page)
  model.standIn.answer(faults.wrongKey)
  await regenerate(page).click()
  await expect(page.getByText('The model turned the request away.')).toBeVisible()
  await expect(heading(page)).toBeVisible()
  for (const line of await readDraftLines(page)) expect(line).toContain('Harbour Loaf')
  model.standIn.answer(answer)
  await regenerate(page).click()
  await expect.poll(() => readDraftLines(page)).toEqual(lines)
  await expect(page.getByText('The model turned the request away.')).toBeHidden()
})

test('it can be turned off in the profile, which shows how much was sent', async ({ page }) => {
  await openDrafts(page)
  model.standIn.answer(answer)
  await regenerate(page).click()
  await expect.poll(() => readDraftLines(page)).toEqual(lines)
  await page.goto(paths.profile)
  const section = page.getByRole('region', { name: 'Language model' })
  await expect(section.getByRole('row', { name: /Value propositions 1 [\d,]+/ })).toBeVisible()
  const toggle = section.getByRole('switch', { name: 'Let Our Writer write with my words' })
  await expect(toggle).toBeChecked()
  await toggle.click()
  await expect(toggle).not.toBeChecked()
  await openUvps(page)
  await regenerate(page).click()
  await expect.poll(() => readDraftLines(page)).not.toEqual(lines)
  expect(model.standIn.asked).toHaveLength(1)
})

test('what nobody told us is underlined, and the owner tells it or takes it out', async ({ page }) => {
  await openDrafts(page)
  const invented = [
    'Harbour Loaf, the award-winning baker, bakes on a boat before anybody is up.',
    'Up before the sun? Harbour Loaf has warm bread since 1987.',
  ]
  model.standIn.answer({ text: invented.join('\n') })
  await regenerate(page).click()
  await expect(page.getByRole('heading', { name: 'Two drafts' })).toBeVisible()
  const first = page.locator('.draft').first()
  await expect(first.locator('.unsaid')).toHaveText('award-winning')
  await expect(first.getByText('Not from what you told us')).toBeVisible()
  for (const size of [deskWindow, phoneWindow]) {
    await page.setViewportSize(size)
    await expectAccessibleAndFitting(page, `untold ${size.width}`)
  }
  await first.getByRole('button', { name: 'Tell us how you know: award-winning' }).click()
  await first
    .getByLabel('Is it so? Tell us how it goes, and the words stay.')
    .fill('we are award-winning, best loaf 2024')
  await first.getByRole('button', { name: 'Keep these words' }).click()
  await expect(first.locator('.unsaid')).toHaveCount(0)
  const second = page.locator('.draft').nth(1)
  await second.getByRole('button', { name: /^Take it out/ }).click()
  await second.getByRole('button', { name: 'Done' }).click()
  await expect(second.locator('.line')).toHaveText('Up before the sun? Harbour Loaf has warm bread.')
  await expect(second.locator('.unsaid')).toHaveCount(0)
})

test('what nobody told us is mended once, while the line stands underlined, and the mended one takes its place', async ({
  page,
}) => {
  await openDrafts(page)
  const told = 'Harbour Loaf bakes on a boat before anybody is up.'
  const invented = 'Harbour Loaf, the award-winning baker, has warm bread on the boat when the harbour wakes.'
  const mended = 'Harbour Loaf has warm bread on the boat when the harbour wakes.'
  model.standIn.queue({ text: `${told}\n${invented}` })
  model.standIn.answer({ text: `1: ${mended}`, headersMs: 1500 })
  await regenerate(page).click()
  const draft = page.locator('.draft').nth(1)
  await expect(page.getByRole('heading', { name: 'Checking…' })).toBeVisible()
  await expect(page.getByText('Checking against what you told us.')).toBeAttached()
  await expect(draft.locator('.unsaid')).toHaveText('award-winning')
  await expect(draft.getByText('Not from what you told us')).toHaveCount(0)
  await expect(stop(page)).toBeEnabled()
  await expect(page.getByRole('heading', { name: 'Two drafts' })).toBeVisible()
  await expect.poll(() => readDraftLines(page)).toEqual([told, mended])
  await expect(page.getByText('Checked against what you told us.')).toBeAttached()
  await expect(page.locator('.draft .unsaid')).toHaveCount(0)
  await expect(draft.locator('.way')).toHaveText('Written by Our Writer')
  expect(model.standIn.asked).toHaveLength(2)
  await page.reload()
  await expect.poll(() => readDraftLines(page)).toEqual([told, mended])
})

const second = (page: Page) => page.locator('.tl').nth(1)

test('taglines by the model arrive one by one under its name, and what nobody told is marked', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await finishUvp(page.request)
  await page.goto(paths.taglines)
  await expect(page.getByRole('heading', { name: /^\w+ lines?$/ })).toBeVisible()
  expect(model.standIn.asked).toEqual([])
  model.standIn.answer({ text: ['Up before the gulls.\n', 'Warm bread ', 'since 1987.\n'], pieceMs: 120 })
  await page.getByRole('button', { name: 'Regenerate Taglines' }).click()
  await expect(page.locator('.tl .said-line').first()).toHaveText('Up before the gulls.')
  await expect(page.getByRole('button', { name: 'Regenerate Taglines' })).toBeEnabled()
  await expect(page.locator('.tl .kind').first()).toContainText('Written by Our Writer')
  await expect(second(page).locator('.unsaid')).toHaveText('1987')
  for (const size of [deskWindow, phoneWindow]) {
    await page.setViewportSize(size)
    await expectAccessibleAndFitting(page, `taglines by a model ${size.width}`)
  }
  await second(page)
    .getByRole('button', { name: /^Take it out/ })
    .click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(second(page).locator('.said-line')).toHaveText('Warm bread.')
  // Once more with the reason, and the same came back.
  expect(model.standIn.asked).toHaveLength(2)
})

for (const [name, size] of [
  ['1440 px', deskWindow],
  ['360 px', phoneWindow],
] as const) {
  test(`before anything is sent elsewhere the owner reads what goes where, at ${name}`, async ({ page }) => {
    await page.setViewportSize(size)
    const agreements = await pretendElsewhere(page)
    await openDrafts(page)
    await page.getByRole('button', { name: 'Write with Claude' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send your words to Claude?' })
    await expect(dialog.getByText('Nothing has gone out yet.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Read the exact text' }).click()
    const text = dialog.getByRole('region', { name: 'The exact text' })
    await expect(text).toContainText('The business is called: Harbour Loaf')
    await expectAccessibleAndFitting(page, `consent ${name}`)
    await dialog.getByRole('button', { name: 'Not now: keep drafts in my own words' }).click()
    await expect(page.getByRole('button', { name: 'Write with Claude' })).toBeFocused()
    expect([agreements, model.standIn.asked]).toEqual([[], []])
    await page.getByRole('button', { name: 'Write with Claude' }).click()
    await dialog.getByRole('button', { name: 'Read the exact text' }).click()
    const shown = await text.locator('pre').first().innerText()
    model.standIn.answer(answer)
    await dialog.getByRole('button', { name: 'Send to Anthropic' }).click()
    await expect.poll(() => readDraftLines(page)).toEqual(lines)
    expect(agreements).toEqual([{ isOn: true }])
    expect(model.standIn.asked[0]?.prompt).toContain(shown)
    await expect(page.getByRole('button', { name: 'Write with Claude' })).toBeHidden()
    await expectAccessibleAndFitting(page, `model drafts ${name}`)
  })
}
