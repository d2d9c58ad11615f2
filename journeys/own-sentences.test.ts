/** Six sentences that an owner finishes: drafts form beside them, and are written from them. */
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { openUvps, readDraftLines } from './drafts.ts'
import { deskWindow, expectAccessibleAndFitting, phoneWindow } from './screen-checks.ts'
import { fillAttributes, setUp, test } from './visitor.ts'

const nothing = { does: '', who: '', when: '', after: '', only: '', check: '' }
const blank = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const savedSentences = async (request: APIRequestContext) =>
  (await (await request.get('/api/user-profile')).json()).sentences

async function openAskingPage(page: Page): Promise<void> {
  await setUp(page.request)
  await fillAttributes(page.request)
  await page.request.put('/api/user-profile/sentences', { data: nothing })
  await page.goto(paths.uvp)
  await expect(page.getByRole('heading', { name: 'Your sentences' })).toBeVisible()
}

test('drafts form while the owner types, wait for what is missing, and are written from the sentences', async ({
  page,
}) => {
  await openAskingPage(page)
  const live = page.getByRole('region', { name: 'How your drafts will read' })
  await expect(live).toContainText('They form here while you type.')
  await expectAccessibleAndFitting(page, 'the sentences, none finished')
  await page.setViewportSize(deskWindow)
  await page.getByRole('button', { name: 'Write my drafts' }).click()
  await expect(blank(page, 'We')).toBeFocused()
  await blank(page, 'We').fill('Bake rye bread on the boat')
  await expect(live).toContainText('Harbour Loaf: we bake rye bread on the boat.')
  await expect(live).toContainText('Waits for what others don’t')
  await page.keyboard.press('Enter')
  await expect(blank(page, 'What others don’t: we')).toBeFocused()
  await blank(page, 'What others don’t: we').fill('write your name on it')
  await expect(page.getByText('Will a stranger know what “it” is?')).toBeVisible()
  await blank(page, 'What others don’t: we').fill('write your name on every bun')
  await expect(page.getByText('Will a stranger know')).toHaveCount(0)
  await expect(live).toContainText('Harbour Loaf: we bake rye bread on the boat. We write your name on every bun.')
  await expect(live).toContainText('1 of 5 drafts is whole.')
  await blank(page, 'for').fill('whoever is up at five')
  await blank(page, 'With us, you').fill('eat a warm bun at sea')
  await expect.poll(() => savedSentences(page.request)).toMatchObject({ who: 'whoever is up at five' })
  await page.getByRole('button', { name: 'Write my drafts' }).click()
  await expect(page.getByRole('heading', { name: /drafts?$/ })).toBeFocused()
  await expect(page.getByText('Drafts from your sentences, word for word.')).toBeVisible()
  const written = await readDraftLines(page)
  expect(written).toContain('Harbour Loaf: we bake rye bread on the boat, so you eat a warm bun at sea.')
  for (const line of written) {
    expect(line).toContain('Harbour Loaf')
    expect(line).toContain('bake rye bread on the boat')
  }
})

test('an earlier answer is inserted with one press, an overlong sentence says so, and “I” can replace “we”', async ({
  page,
}) => {
  await openAskingPage(page)
  await page.getByRole('radio', { name: 'I', exact: true }).check()
  await blank(page, 'I').fill(`bake ${'very '.repeat(20)}good bread`)
  await expect(blank(page, 'I')).toHaveAccessibleDescription(/Please shorten it by \d+ characters\.$/)
  await blank(page, 'I').fill('sell rye loaves')
  const only = page.locator('.stem').filter({ has: blank(page, 'What others don’t: I') })
  await only.getByText('From what you told us').click()
  // Links half under the sticky header are not a defect of the screen.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessibleAndFitting(page, 'a sentence with what was told')
  await only.getByRole('button', { name: 'We bake on the boat while the town sleeps.' }).click()
  await expect(blank(page, 'What others don’t: I')).toHaveValue('We bake on the boat while the town sleeps.')
  await expect(page.getByRole('region', { name: 'How your drafts will read' })).toContainText(
    'Harbour Loaf: I sell rye loaves. I bake on the boat while the town sleeps.',
  )
})

test('sentences can be changed beside their drafts, and a reload keeps them', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await openUvps(page)
  await page.getByText('Not quite you? Change your sentences').click()
  await blank(page, 'We').fill('bake rye bread on the quay')
  await blank(page, 'What others don’t: we').fill('sell out by nine')
  await page.getByRole('button', { name: 'Save and write new drafts' }).click()
  await expect
    .poll(async () => (await readDraftLines(page)).join())
    .toContain('Harbour Loaf: we bake rye bread on the quay. We sell out by nine.')
  await page.reload()
  await page.getByText('Not quite you? Change your sentences').click()
  await expect(blank(page, 'We')).toHaveValue('bake rye bread on the quay')
})

test('drafts with a long business name offer a shorter one, at its field among the sentences', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await page.request.put('/api/profile', { data: { businessName: 'Harbour Loaf Bakery and Coffee Boat' } })
  await openUvps(page)
  const offer = page.getByRole('button', { name: 'Use the name people call you' })
  await offer.click()
  await expect(blank(page, 'People call us')).toBeFocused()
  await page.keyboard.type('Harbour Loaf')
  await page.getByRole('button', { name: 'Save and write new drafts' }).click()
  await expect.poll(async () => (await readDraftLines(page)).join()).toContain('Harbour Loaf: we bake')
  await expect(offer).toHaveCount(0)
})

test('an inserted answer that is too long stays whole in its field, which says so, and is not saved', async ({
  page,
}) => {
  const long = `We bake rye bread on the boat, ${'and buns, '.repeat(10)}every night`
  await openAskingPage(page)
  await page.request.put('/api/profile', { data: { productsServices: `${long}. my sister sells them.` } })
  await page.reload()
  const does = page.locator('.stem').filter({ has: blank(page, 'We') })
  await expect(does.getByRole('button', { name: 'my sister sells them.' })).toBeVisible()
  await does.getByRole('button', { name: /^We bake rye bread/ }).click()
  await expect(blank(page, 'We')).toHaveValue(`${long}.`)
  await expect(blank(page, 'We')).toHaveAccessibleDescription(/Please shorten it by \d+ characters\.$/)
  await blank(page, 'What others don’t: we').fill('write your name on every bun')
  await blank(page, 'We').focus()
  await expect
    .poll(() => savedSentences(page.request))
    .toMatchObject({ does: '', only: 'write your name on every bun' })
  await expect(blank(page, 'We')).toHaveValue(`${long}.`)
})

test('on a phone the forming draft stays above the bar and the keyboard, and a press leads to all drafts', async ({
  page,
}) => {
  await openAskingPage(page)
  await page.setViewportSize(phoneWindow)
  const peek = page.getByRole('button', { name: /Go to your drafts$/ })
  await expect(peek).toContainText('Your drafts form below your sentences')
  await blank(page, 'We').fill('bake rye bread on the boat')
  await expect(peek).toContainText('Harbour Loaf: we bake rye bread on the boat.')
  await blank(page, 'What others don’t: we').fill('write your name on every bun')
  await blank(page, 'With us, you').pressSequentially('eat a warm bun')
  await expect(peek).toContainText('Harbour Loaf: we bake rye bread on the boat, so you eat a warm bun.')
  await expect(peek).toBeInViewport({ ratio: 1 })
  await expect(peek.getByText('eat a warm bun', { exact: true })).toHaveCSS('text-decoration-line', 'underline')
  // Simulates an on-screen keyboard shrinking the visible viewport, which a desktop browser never does.
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { value: 420 })
    window.visualViewport?.dispatchEvent(new Event('resize'))
  })
  await expect.poll(async () => Math.round((await peek.boundingBox())?.y ?? 0)).toBeLessThan(420)
  const box = await peek.boundingBox()
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) - 420)).toBeLessThanOrEqual(1)
  await peek.click()
  await expect(page.getByRole('heading', { name: 'How your drafts will read' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'How your drafts will read' })).toBeInViewport()
  await expect(peek).toContainText('Five drafts below your sentences')
})

test('each part of a forming draft names its sentence and leads there, by mouse and by keyboard', async ({ page }) => {
  await openAskingPage(page)
  await blank(page, 'We').fill('bake rye bread on the boat')
  await blank(page, 'What others don’t: we').fill('write your name on every bun')
  const first = page.getByRole('region', { name: 'How your drafts will read' }).getByRole('listitem').first()
  const part = first.getByRole('button', { name: 'We write your name on every bun.' })
  await part.hover()
  await expect(first).toContainText('Your sentence “What others don’t: we …”')
  await part.click()
  await expect(blank(page, 'What others don’t: we')).toBeFocused()
  await first.getByRole('button', { name: 'Harbour Loaf:' }).focus()
  await expect(first).toContainText('Your business name')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(blank(page, 'We')).toBeFocused()
})

test('a pinned draft stays when its sentences change, and says so', async ({ page }) => {
  await openAskingPage(page)
  await blank(page, 'We').fill('bake rye bread on the boat')
  await blank(page, 'What others don’t: we').fill('write your name on every bun')
  await page.getByRole('button', { name: 'Write my drafts' }).click()
  await page.getByRole('button', { name: 'Pin UVP 1', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pinned UVP 1', exact: true })).toBeVisible()
  const pinned = 'Harbour Loaf: we bake rye bread on the boat. We write your name on every bun.'
  await expect.poll(async () => (await readDraftLines(page))[0]).toBe(pinned)
  await blank(page, 'What others don’t: we').fill('sell out by nine')
  await page.getByRole('button', { name: 'Save and write new drafts' }).click()
  await expect.poll(async () => (await readDraftLines(page)).join()).toContain('We sell out by nine.')
  expect((await readDraftLines(page))[0]).toBe(pinned)
  await expect(page.locator('.draft').first()).toContainText('From earlier sentences')
  await expect(page.getByText('From earlier sentences')).toHaveCount(1)
})

for (const answer of ['Bread', 'パンを焼きます', 'bake 🍞 bread']) {
  test(`"${answer}" as an answer gives a draft, never a broken page`, async ({ page }) => {
    await openAskingPage(page)
    await blank(page, 'We').fill(answer)
    await blank(page, 'What others don’t: we').fill(`${answer} 24`)
    await page.getByRole('button', { name: 'Write my drafts' }).click()
    await expect(page.locator('.draft').first()).toBeVisible()
    await expectAccessibleAndFitting(page, 'what came of it')
  })
}

for (const answer of ['🍞'.repeat(40), '!?!', 'x'])
  test(`"${answer}" does not count as an answer, and stays as it was typed`, async ({ page }) => {
    await openAskingPage(page)
    await blank(page, 'We').fill(answer)
    await blank(page, 'What others don’t: we').fill('bake on the boat')
    await expect(blank(page, 'We')).toHaveAccessibleDescription('Please write it in words.')
    await page.getByRole('button', { name: 'Write my drafts' }).click()
    await expect(page.getByText('One more makes a first draft')).toBeVisible()
    await expect(page.locator('.draft')).toHaveCount(0)
    await expect.poll(() => savedSentences(page.request)).toMatchObject({ does: answer })
    await page.reload()
    await expect(blank(page, 'We')).toHaveValue(answer)
  })

test('a pasted page is reported as too long, and stays in its field', async ({ page }) => {
  await openAskingPage(page)
  await blank(page, 'We').fill(`We bake bread.\n\n${'And buns, every night. '.repeat(30)}`)
  await expect(blank(page, 'We')).toHaveAccessibleDescription(/Please shorten it by \d+ characters\.$/)
  await expect(blank(page, 'We')).toHaveValue(/And buns, every night/)
})
