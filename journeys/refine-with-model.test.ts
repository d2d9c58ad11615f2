/** Refining a line in a conversation with a language model. */
import type { Page } from '@playwright/test'
import { faults } from '#testing/model/turns.ts'
import { paths } from '#web/paths.ts'
import { findDraftLines, visibleTextOnly } from './drafts.ts'
import { serveWithModel } from './model-server.ts'
import { deskWindow, expectAccessibleAndFitting, phoneWindow } from './screen-checks.ts'
import { expect, fillAttributes, setUp, test } from './visitor.ts'

const model = serveWithModel('refine-with-model')

const opened = 'Harbour Loaf: we bake bread. We bake on the boat. Back by nine.'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Refine UVP 1' })
const bench = (page: Page) => dialog(page).locator('.bench')
const field = (page: Page) => dialog(page).getByLabel('What would you change?')
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

async function openBench(page: Page) {
  await setUp(page.request)
  await fillAttributes(page.request)
  const put = await page.request.put('/api/user-profile/uvps', { data: { uvpVariations: [opened, 'Another one.'] } })
  expect(put.ok(), await put.text()).toBe(true)
  await page.goto(paths.uvp)
  await page.getByRole('button', { name: 'Refine UVP 1' }).click()
  await expect(dialog(page).getByText('Any wish, in your own words.')).toBeVisible()
}

async function say(page: Page, wish: string) {
  await field(page).fill(wish)
  await field(page).press('Enter')
}

const shorter = 'LINE: Harbour Loaf bakes bread on the boat.\nNOTE: The hour is out.'

test('wishes are talked over: changes are marked, a question comes back, versions are a tap away, one is kept', async ({
  page,
}) => {
  await openBench(page)
  expect(model.standIn.asked).toEqual([])
  model.standIn.answer({ text: shorter, pieceMs: 20 })
  await button(page, 'Shorter').click()
  await expect(dialog(page).getByText('The hour is out.')).toBeVisible()
  await expect(bench(page).locator('ins')).not.toHaveCount(0)
  await expect(bench(page).locator('del')).toContainText('Back by nine.')
  model.standIn.answer({ text: 'ASK: Which of the two?\nOPTION: The boat first\nOPTION: The bread first' })
  await say(page, 'make it punchier')
  await expect(button(page, 'The boat first')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  for (const size of [deskWindow, phoneWindow]) {
    await page.setViewportSize(size)
    await expectAccessibleAndFitting(page, `refining by a model ${size.width}`)
  }
  model.standIn.answer({ text: 'LINE: On the boat Harbour Loaf has baked bread since 1987.\nNOTE: The boat is first.' })
  await button(page, 'The boat first').click()
  await expect(dialog(page).getByText('Not from what you told us:')).toContainText('1987')
  const sent = model.standIn.asked.at(-1)?.prompt ?? ''
  for (const part of ['make it punchier', 'Harbour Loaf bakes bread on the boat.', 'The boat first'])
    expect(sent).toContain(part)
  await dialog(page)
    .getByRole('group', { name: 'Versions of this line' })
    .getByRole('button', { name: /Shorter/ })
    .click()
  await expect(bench(page).locator('.text')).toHaveText('Harbour Loaf bakes bread on the boat.')
  await button(page, 'Use this').click()
  await expect(dialog(page)).toBeHidden()
  await expect(findDraftLines(page).first()).toHaveText('Harbour Loaf bakes bread on the boat.', visibleTextOnly)
  await expect(page.locator('.draft .way').first()).toHaveText('Written by Our Writer')
})

test('Stop ends the call and keeps line and wish; a model in trouble is told, and the buttons still work', async ({
  page,
}) => {
  await openBench(page)
  model.standIn.answer({ text: ['LINE: Harbour Loaf ', 'bakes '], ending: 'hang' })
  await say(page, 'say it like my dad')
  await expect(bench(page).locator('.text')).toHaveText(/^Harbour Loaf/)
  await expect(bench(page).getByText('Kept:')).toBeVisible()
  await button(page, 'Stop').click()
  expect(await model.standIn.asked[0]?.closed).toEqual({ early: true })
  await expect(field(page)).toHaveValue('say it like my dad')
  await expect(bench(page).getByText('Kept:')).toBeHidden()
  model.standIn.answer(faults.wrongKey)
  await button(page, 'Send').click()
  await expect(dialog(page).getByText('The model turned the request away.')).toBeVisible()
  await expect(field(page)).toHaveValue('say it like my dad')
  await button(page, 'One sentence').click()
  await expect(bench(page).locator('.text')).not.toHaveText(opened)
})
