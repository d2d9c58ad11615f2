/** Where too little was told for a value proposition: the page asks, and writes with the answer. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { lines, openUvps } from './drafts.ts'
import { desk, expectSoundScreen } from './sound-screen.ts'
import { expect, fillAttributes, setUp, test } from './visitor.ts'

const tooLittle = { productsServices: '', competitiveDifferentiator: 'Quality', customerPainPoints: '' }

test('where too little was told the page asks first, with what stands there to be changed, and then writes', async ({
  page,
}) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await noProof(page)
  await page.request.put('/api/profile', { data: tooLittle })
  await page.goto(paths.uvp)
  await expect(page.getByRole('heading', { name: 'Two short answers first' })).toBeVisible()
  const offer = page.getByRole('textbox', { name: 'What do you sell?' })
  const difference = page.getByRole('textbox', { name: 'What do you do that others don’t?' })
  await expect(difference).toHaveValue('Quality')
  await expect(page.getByText('early commuters who skip breakfast')).toBeVisible()
  await page.getByRole('button', { name: 'Write my drafts' }).click()
  await expect(offer).toBeFocused()
  await expect(offer).toHaveAccessibleDescription(/Please answer in a few words/)
  await expectSoundScreen(page, 'the questions')
  await page.setViewportSize(desk)
  await difference.fill('a'.repeat(5000))
  await offer.fill('We bake sourdough bread overnight')
  await expect(page.getByRole('complementary', { name: 'Your first draft so far' })).toContainText(
    'Harbour Loaf: We bake sourdough bread overnight.',
  )
  await page.getByRole('button', { name: 'Write my drafts' }).click()
  await expect(difference).toHaveAccessibleDescription(/under 2,000 characters. This has 5,000/)
  await difference.fill('We bake on the boat, with flour from the island mill')
  await page.getByRole('button', { name: 'Write my drafts' }).click()
  const drafts = page.getByRole('heading', { name: /drafts?$/ })
  await expect(drafts).toBeFocused()
  for (const line of await lines(page)) expect(line).toContain('sourdough bread overnight')
  const { productsServices } = await (await page.request.get('/api/auth/user')).json()
  expect(productsServices).toBe('We bake sourdough bread overnight')
})

for (const answer of ['Bread', '🍞🍞🍞', 'パンを焼きます', 'word '.repeat(399)]) {
  test(`an offer of "${answer.slice(0, 12)}" leads to a line or back to the question, never to a broken screen`, async ({
    page,
  }) => {
    await setUp(page.request)
    await fillAttributes(page.request)
    await page.request.put('/api/profile', { data: { productsServices: '' } })
    await page.goto(paths.uvp)
    await page.getByRole('textbox', { name: 'What do you sell?' }).fill(answer)
    await page.getByRole('button', { name: 'Write my drafts' }).click()
    await expect(
      page.locator('.draft').or(page.getByText('We can’t write a line from this yet.')).first(),
    ).toBeVisible()
    await expectSoundScreen(page, 'what came of it')
  })
}

/** Picks that say nothing of what sets a business apart. */
async function noProof(page: Page): Promise<void> {
  const topFive = ['bold', 'quick', 'local', 'kind', 'old']
  const xfactor = {
    words: [...topFive, ...Array.from({ length: 10 }, (_, at) => `spare ${at}`)],
    topFive,
    topOne: 'bold',
  }
  const reply = await page.request.put('/api/brand-attributes', { data: { attributesData: { xfactor } } })
  expect(reply.ok(), await reply.text()).toBe(true)
}

test('drafts that lack what sets the business apart say so in one note, and are written anew with the answer', async ({
  page,
}) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await openUvps(page)
  await noProof(page)
  await page.request.put('/api/profile', {
    data: { productsServices: 'We bake sourdough bread overnight', competitiveDifferentiator: '' },
  })
  await page.reload()
  const field = page.getByRole('textbox', { name: 'What do you do that others don’t?' })
  await expect(field).toBeVisible()
  await expect(page.getByText('Made from earlier answers')).toBeHidden()
  await expectSoundScreen(page, 'the question above the drafts')
  await field.fill('The island mill grinds our flour every Monday')
  await page.getByRole('button', { name: 'Add to my drafts' }).click()
  await expect(field).toBeHidden()
  await expect.poll(async () => (await lines(page)).join()).toContain('island mill')
  await page.getByText('Not quite you? Tidy your answers').click()
  await expect(field).toHaveValue('The island mill grinds our flour every Monday')
})

test('answers can be tidied beside their drafts, which are then written from them', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await page.request.put('/api/profile', { data: { productsServices: 'sourdough bread and buns i guess' } })
  await page.goto(paths.uvp)
  await page.getByText('Not quite you? Tidy your answers').click()
  const offer = page.getByRole('textbox', { name: 'What do you sell?' })
  await expect(offer).toHaveValue('sourdough bread and buns i guess')
  await expectSoundScreen(page, 'the answers beside the drafts')
  await offer.fill('We bake rye bread on the quay')
  await page.getByRole('button', { name: 'Save and write new drafts' }).click()
  await expect(page.getByRole('heading', { name: /drafts?$/ })).toBeFocused()
  for (const line of await lines(page)) expect(line).toContain('bake rye bread on the quay')
})
