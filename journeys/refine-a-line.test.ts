/** Refining a line: by tapping parts, by a typed request, by rewriting it; nothing is kept before "Use this". */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { findDraftLines, openUvps, visibleTextOnly } from './drafts.ts'
import { deskWindow, expectAccessibleAndFitting, phoneWindow } from './screen-checks.ts'
import { expect, fillAttributes, finishUvp, setUp, test } from './visitor.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Refine UVP 1' })
const bench = (page: Page) => dialog(page).getByRole('group', { name: 'UVP 1, part by part' })
const parts = (page: Page) => bench(page).getByRole('button')
const wish = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const note = (page: Page) => dialog(page).locator('.was')

async function openBench(page: Page, line = 'Your Business Name: we bake bread. We bake on the boat. Back by nine.') {
  await setUp(page.request)
  await fillAttributes(page.request)
  const put = await page.request.put('/api/user-profile/uvps', { data: { uvpVariations: [line, 'Another one.'] } })
  expect(put.ok(), await put.text()).toBe(true)
  await page.goto(paths.uvp)
  await page.getByRole('button', { name: 'Refine UVP 1' }).click()
  await expect(parts(page)).toHaveCount(3)
}

test('parts of the line can lead or be left out, Undo goes back, and only "Use this" keeps the change', async ({
  page,
}) => {
  await openBench(page)
  await expect(dialog(page)).toContainText('specificity, tone, benefit focus or language')
  await expect(wish(page, 'Use this')).toBeDisabled()
  await parts(page).nth(1).click()
  await wish(page, 'Lead with it').click()
  await expect(parts(page).first()).toHaveText('We bake on the boat.')
  await expect(bench(page).locator(':focus')).toHaveCount(1)
  await wish(page, 'Leave out…').click()
  await expect(note(page)).toHaveText('Tap the part to leave out.')
  await parts(page).nth(2).click()
  await expect(parts(page)).toHaveCount(2)
  await expect(note(page)).toContainText('Taken out: “Back by nine”')
  await wish(page, 'Undo').click()
  await expect(parts(page)).toHaveCount(3)
  await expect(findDraftLines(page).first()).toHaveText(/^Harbour Loaf: we bake bread/, visibleTextOnly)
  await wish(page, 'Use this').click()
  await expect(dialog(page)).toBeHidden()
  await expect(findDraftLines(page).first()).toHaveText(
    'We bake on the boat. Harbour Loaf: we bake bread. Back by nine.',
    visibleTextOnly,
  )
  await expect(page.getByText('Edited by you')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Refine UVP 1' })).toBeFocused()
  await page.reload()
  await expect(findDraftLines(page).first()).toHaveText(/^We bake on the boat\./, visibleTextOnly)
})

for (const [name, leave] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the cross', (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
  ['"Keep the old one"', (page: Page) => wish(page, 'Keep the old one').click()],
] as const) {
  test(`${name} keeps the old line and closes`, async ({ page }) => {
    let saves = 0
    await openBench(page)
    page.on('request', (request) => {
      if (request.method() === 'PUT') saves += 1
    })
    await wish(page, 'Shorter').click()
    await expect(parts(page)).toHaveCount(2)
    await leave(page)
    await expect(dialog(page)).toBeHidden()
    await expect(findDraftLines(page).first()).toHaveText(
      'Harbour Loaf: we bake bread. We bake on the boat. Back by nine.',
      visibleTextOnly,
    )
    expect(saves).toBe(0)
  })
}

test('the owner’s answers can be added and words replaced, and a change that is not possible says why', async ({
  page,
}) => {
  await openBench(page)
  await wish(page, 'Add…').click()
  await dialog(page)
    .getByRole('button', { name: /You need us when supermarket loaves are stale by noon/ })
    .click()
  await expect(bench(page)).toContainText('You need us when supermarket loaves are stale by noon.')
  await wish(page, 'Replace…').click()
  await dialog(page).getByLabel('Take out').fill('by nine')
  await dialog(page).getByLabel('Replace it with').fill('before the tide')
  await wish(page, 'Replace').click()
  await expect(bench(page)).toContainText('Back before the tide.')
  // The focus goes to the changed line; going elsewhere before that, no person is fast enough.
  await expect(bench(page).locator(':focus')).toHaveCount(1)
  const dashed = dialog(page).locator('.wish[aria-disabled="true"]').first()
  await expect(dashed).toHaveAccessibleDescription(/\w+/)
  const before = await bench(page).innerText()
  await dashed.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).locator('.why')).not.toBeEmpty()
  expect(await bench(page).innerText()).toBe(before)
  await expect(dialog(page).locator('.wishes').getByRole('button')).toHaveCount(11)
})

test('a clear request is carried out, any other opens the line for editing, and a failure says so', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 500/, /CallError: 500/)
  await openBench(page)
  const field = dialog(page).getByLabel('What should change')
  await field.fill('   ')
  await expect(wish(page, 'Send')).toBeDisabled()
  await page.route('**/api/refine-uvp', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await field.fill('shorter please')
  await wish(page, 'Send').click()
  await expect(note(page)).toHaveText('Sorry, I had trouble refining that UVP. Please try again.')
  await page.unroute('**/api/refine-uvp')
  await field.press('Enter')
  await expect(parts(page)).toHaveCount(2)
  await expect(field).toHaveValue('')
  await field.fill('make it sound more like my dad would of said it')
  await field.press('Enter')
  await expect(note(page)).toHaveText(
    'No button here does that: it takes your own hand, or a language model. The line is open for you.',
  )
  await expect(dialog(page)).toContainText('You asked: “make it sound more like my dad would of said it”')
  const line = dialog(page).getByRole('textbox', { name: 'UVP 1' })
  await expect(line).toBeFocused()
  await expect(line).toHaveValue('Harbour Loaf: we bake bread. We bake on the boat.')
  await line.fill('Bread like my dad made.')
  await wish(page, 'Done').click()
  await expect(parts(page)).toHaveText(['Bread like my dad made.'])
  await wish(page, 'Use this').click()
  await expect(findDraftLines(page).first()).toHaveText('Bread like my dad made.', visibleTextOnly)
})

test('words named in a request are marked in the line, to be taken out or replaced', async ({ page }) => {
  await openBench(page, 'Your Business Name: we bake timeless bread. We bake on the boat. Back by nine.')
  const field = dialog(page).getByLabel('What should change')
  await field.fill('no timeless')
  await field.press('Enter')
  await expect(dialog(page).locator('mark')).toHaveText(['timeless'])
  await expect(note(page)).toHaveText('“timeless” is marked. Take it out, or replace it.')
  await expectAccessibleAndFitting(page, 'marked words')
  await page.setViewportSize(deskWindow)
  await dialog(page).getByRole('button', { name: 'Replace “timeless”…' }).click()
  await dialog(page).getByLabel('Replace it with').fill('rye')
  await wish(page, 'Replace').click()
  await expect(parts(page)).toHaveText(['Harbour Loaf: we bake rye bread.', 'We bake on the boat.', 'Back by nine.'])
  await field.fill('who wrote “on the boat”? delete')
  await field.press('Enter')
  await dialog(page).getByRole('button', { name: 'Take out “on the boat”' }).click()
  await expect(parts(page)).toHaveText(['Harbour Loaf: we bake rye bread.', 'We bake.', 'Back by nine.'])
})

test('a request for something new offers the sentence it belongs to, saves it there and adds it to the line', async ({
  page,
}) => {
  await openBench(page)
  const field = dialog(page).getByLabel('What should change')
  await field.fill('mention 40 loaves')
  await field.press('Enter')
  await expect(note(page)).toHaveText('The line doesn’t say that yet. In which of your sentences does it belong?')
  await expectAccessibleAndFitting(page, 'the choice of a sentence')
  await page.setViewportSize(deskWindow)
  await dialog(page)
    .getByRole('button', { name: /Write it in: You can check it:/ })
    .click()
  await expect(dialog(page)).toContainText('You asked: “mention 40 loaves”')
  const check = dialog(page).getByLabel('You can check it:')
  await expect(check).toHaveValue('every bun carries your name')
  await expectAccessibleAndFitting(page, 'the new words beside the sentence')
  await page.setViewportSize(deskWindow)
  await wish(page, 'Put in “40 loaves”').click()
  await expect(check).toHaveValue('every bun carries your name, 40 loaves')
  await expect(wish(page, 'Put in “40 loaves”')).toBeHidden()
  await check.fill('40 loaves, every night')
  await expectAccessibleAndFitting(page, 'the sentence')
  await page.setViewportSize(deskWindow)
  await wish(page, 'Save the sentence').click()
  await expect(parts(page).last()).toHaveText('You can check it: 40 loaves, every night.')
  await expect(field).toHaveValue('')
  const { sentences: told } = await (await page.request.get('/api/user-profile')).json()
  expect(told.check).toBe('40 loaves, every night')
})

test('an unfinished sentence opens with the new words, and nothing is saved before its button is pressed', async ({
  page,
}) => {
  await openBench(page)
  await page.request.put('/api/user-profile/sentences', { data: { who: '' } })
  await page.reload()
  await page.getByRole('button', { name: 'Refine UVP 1' }).click()
  const field = dialog(page).getByLabel('What should change')
  await field.fill(`add for ${'everybody and '.repeat(7)}whoever is up at five`)
  await field.press('Enter')
  const who = dialog(page).getByRole('textbox', { name: 'for', exact: true })
  await expect(who).toHaveValue(/^everybody and .* up at five$/)
  await expect(who).toHaveAccessibleDescription(/Please shorten it by \d+ characters\.$/)
  await expect(wish(page, 'Save the sentence')).toBeDisabled()
  await who.fill('whoever is up at five')
  const { sentences: told } = await (await page.request.get('/api/user-profile')).json()
  expect(told.who).toBe('')
  await wish(page, 'Save the sentence').click()
  await expect(note(page)).toHaveText('Your sentence is saved. New drafts are written with it.')
})

test('“so you …” is a part of its own, and a request about a word that is not there says so', async ({ page }) => {
  await openBench(page, 'Your Business Name: we bake bread, so you eat at sea. Back by nine.')
  await expect(parts(page)).toHaveText(['Harbour Loaf: we bake bread,', 'so you eat at sea.', 'Back by nine.'])
  const speak = dialog(page).getByRole('button', { name: /^Speak to “you”/ })
  await expect(speak).toHaveAccessibleDescription('It already speaks to “you”.')
  await parts(page).nth(1).click()
  await wish(page, 'Lead with it').click()
  await expect(parts(page)).toHaveText(['You eat at sea.', 'Harbour Loaf: we bake bread.', 'Back by nine.'])
  const field = dialog(page).getByLabel('What should change')
  await field.fill('take out careful')
  await field.press('Enter')
  await expect(note(page)).toHaveText('There is no “careful” in this line.')
  await expect(field).toHaveValue('take out careful')
})

test('drafts whose sentence changed during refining count as up to date once the refined line is used', async ({
  page,
}) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await openUvps(page)
  await page.getByRole('button', { name: 'Refine UVP 1' }).click()
  const field = dialog(page).getByLabel('What should change')
  await field.fill('we write 40 names')
  await field.press('Enter')
  await dialog(page)
    .getByRole('button', { name: /Write it in: What others don’t: we/ })
    .click()
  await dialog(page).getByRole('textbox', { name: 'What others don’t: we' }).fill('write 40 names a night')
  await wish(page, 'Save the sentence').click()
  await expect(bench(page)).toContainText('We write 40 names a night.')
  await wish(page, 'Keep the old one').click()
  await expect(page.getByText('Made from earlier answers')).toBeVisible()
  await page.request.post('/api/generate-uvp', { data: {} })
  await page.reload()
  await page.getByRole('button', { name: 'Refine UVP 1' }).click()
  await field.fill('we write 50 names')
  await field.press('Enter')
  await dialog(page)
    .getByRole('button', { name: /Write it in: What others don’t: we/ })
    .click()
  await dialog(page).getByRole('textbox', { name: 'What others don’t: we' }).fill('write 50 names a night')
  await wish(page, 'Save the sentence').click()
  await expect(bench(page)).toContainText('We write 50 names a night.')
  await wish(page, 'Use this').click()
  await expect(findDraftLines(page).first()).toContainText('We write 50 names a night.')
  await expect(page.getByText('Made from earlier answers')).toBeHidden()
  await page.reload()
  await expect(findDraftLines(page).first()).toContainText('We write 50 names a night.')
  await expect(page.getByText('Made from earlier answers')).toBeHidden()
})

test('the refine dialog is accessible and fits the screen in each of its states, and fills a phone', async ({
  page,
}) => {
  await openBench(page)
  await expectAccessibleAndFitting(page, 'the bench')
  await parts(page).nth(1).click()
  await expectAccessibleAndFitting(page, 'a part tapped')
  await wish(page, 'Add…').click()
  await expectAccessibleAndFitting(page, 'adding')
  await wish(page, 'Replace…').click()
  await expectAccessibleAndFitting(page, 'replacing')
  await page.setViewportSize(phoneWindow)
  const box = await dialog(page).boundingBox()
  expect([box?.width, box?.height]).toEqual([phoneWindow.width, phoneWindow.height])
  await dialog(page).getByLabel('What should change').scrollIntoViewIfNeeded()
  await expect(parts(page).first()).toBeInViewport()
  await page.setViewportSize(deskWindow)
  await wish(page, 'Edit the line').click()
  await expectAccessibleAndFitting(page, 'her own hand')
})

test('a tagline is refined in the same way, and marked as edited by the owner', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await finishUvp(page.request)
  await page.request.post('/api/generate-taglines', { data: {} })
  await page.request.put('/api/taglines', { data: { lines: [{ tagline: 'Stale by noon? Not here.' }] } })
  await page.goto(paths.taglines)
  await page.getByRole('button', { name: 'Refine line 1' }).click()
  const refining = page.getByRole('dialog', { name: 'Refine Tagline 1' })
  await expect(refining.getByRole('button', { name: 'Another way to say it' })).toHaveAttribute('aria-disabled', 'true')
  await refining.getByRole('button', { name: 'Not here.', exact: true }).click()
  await refining.getByRole('button', { name: 'Lead with it' }).click()
  await refining.getByRole('button', { name: 'Use this' }).click()
  await expect(page.locator('.tl .said-line')).toHaveText('Not here. Stale by noon?')
  await expect(page.getByText('Edited by you')).toBeVisible()
})
