/** Six sentences that an owner finishes: the drafts form beside them, and are written from them. */
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { lines, openUvps } from './drafts.ts'
import { desk, expectSoundScreen } from './sound-screen.ts'
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

test('drafts form while the sentences are typed, wait for what is missing, and are written from them', async ({
  page,
}) => {
  await openAskingPage(page)
  const live = page.getByRole('region', { name: 'How your drafts will read' })
  await expect(live).toContainText('They form here while you type.')
  await expectSoundScreen(page, 'the sentences, none finished')
  await page.setViewportSize(desk)
  await page.getByRole('button', { name: 'Write my drafts' }).click()
  await expect(blank(page, 'We')).toBeFocused()
  await blank(page, 'We').fill('Bake rye bread on the boat')
  await expect(live).toContainText('Harbour Loaf: we bake rye bread on the boat.')
  await expect(live).toContainText('Waits for what others don’t')
  await page.keyboard.press('Enter')
  await expect(blank(page, 'What others don’t: we')).toBeFocused()
  await blank(page, 'What others don’t: we').fill('write your name on every bun')
  await expect(live).toContainText('Harbour Loaf: we bake rye bread on the boat. We write your name on every bun.')
  await expect(live).toContainText('One draft of 5 whole.')
  await blank(page, 'for').fill('whoever is up at five')
  await blank(page, 'With us, you').fill('eat a warm bun at sea')
  await expect.poll(() => savedSentences(page.request)).toMatchObject({ who: 'whoever is up at five' })
  await page.getByRole('button', { name: 'Write my drafts' }).click()
  await expect(page.getByRole('heading', { name: /drafts?$/ })).toBeFocused()
  await expect(page.getByText('Drafts from your sentences, word for word.')).toBeVisible()
  const written = await lines(page)
  expect(written).toContain(
    'With Harbour Loaf, you eat a warm bun at sea. We bake rye bread on the boat. We write your name on every bun.',
  )
  for (const line of written) {
    expect(line).toContain('Harbour Loaf')
    expect(line).toContain('bake rye bread on the boat')
  }
})

test('what was told elsewhere is a press away, a sentence that is too long says so, and I can speak instead of we', async ({
  page,
}) => {
  await openAskingPage(page)
  await page.getByRole('radio', { name: 'I', exact: true }).check()
  await blank(page, 'I').fill(`bake ${'very '.repeat(20)}good bread`)
  await expect(blank(page, 'I')).toHaveAccessibleDescription(/Please shorten it: \d+ too many\.$/)
  await blank(page, 'I').fill('sell rye loaves')
  const only = page.locator('.stem').filter({ has: blank(page, 'What others don’t: I') })
  await only.getByText('From what you told us').click()
  // A heading's links half under the sticky header are no fault of the screen.
  await page.evaluate(() => scrollTo(0, 0))
  await expectSoundScreen(page, 'a sentence with what was told')
  await only.getByRole('button', { name: 'We bake on the boat while the town sleeps.' }).click()
  await expect(blank(page, 'What others don’t: I')).toHaveValue('We bake on the boat while the town sleeps.')
  await expect(page.getByRole('region', { name: 'How your drafts will read' })).toContainText(
    'Harbour Loaf: I sell rye loaves. I bake on the boat while the town sleeps.',
  )
})

test('sentences beside their drafts can be changed, and a reload keeps them', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await openUvps(page)
  await page.getByText('Not quite you? Change your sentences').click()
  await blank(page, 'We').fill('bake rye bread on the quay')
  await blank(page, 'What others don’t: we').fill('sell out by nine')
  await page.getByRole('button', { name: 'Save and write new drafts' }).click()
  await expect
    .poll(async () => (await lines(page)).join())
    .toContain('Harbour Loaf: we bake rye bread on the quay. We sell out by nine.')
  await page.reload()
  await page.getByText('Not quite you? Change your sentences').click()
  await expect(blank(page, 'We')).toHaveValue('bake rye bread on the quay')
})

for (const answer of ['Bread', 'パンを焼きます', 'bake 🍞 bread']) {
  test(`an offer of "${answer}" leads to a line, never to a broken screen`, async ({ page }) => {
    await openAskingPage(page)
    await blank(page, 'We').fill(answer)
    await blank(page, 'What others don’t: we').fill(`${answer} 24`)
    await page.getByRole('button', { name: 'Write my drafts' }).click()
    await expect(page.locator('.draft').first()).toBeVisible()
    await expectSoundScreen(page, 'what came of it')
  })
}

for (const answer of ['🍞'.repeat(40), '!?!', 'x'])
  test(`"${answer}" finishes no sentence, and stays as it was typed`, async ({ page }) => {
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

test('a pasted page is said to be too long, and stays in its field', async ({ page }) => {
  await openAskingPage(page)
  await blank(page, 'We').fill(`We bake bread.\n\n${'And buns, every night. '.repeat(30)}`)
  await expect(blank(page, 'We')).toHaveAccessibleDescription(/Please shorten it: \d+ too many\.$/)
  await expect(blank(page, 'We')).toHaveValue(/And buns, every night/)
})
