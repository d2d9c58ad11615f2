/** The first look at the discovery: question, field and words; the first line; the strand of the six words. */

import { paths } from '#web/paths.ts'
import { addWord, card, expectSaved, findWordInput, openCategory, ring, savedWords } from './discovery-screen.ts'
import { deskWindow, expectAccessibleAndFitting, phoneWindow } from './screen-checks.ts'
import { expect, fillAttributes, fives, setUp, test } from './visitor.ts'

test.beforeEach(async ({ page }) => {
  await setUp(page.request)
})

test('the question, the field and the owner’s words are on the first screen, and a new word appears at once', async ({
  page,
}) => {
  for (const size of [deskWindow, phoneWindow]) {
    await page.setViewportSize(size)
    await openCategory(page, 'customers')
    await addWord(page, `Up at ${size.width}`)
    const tops = await page.evaluate(() =>
      ['h1', '.entry .input', '.words h2', '.words .wcard'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN,
      ),
    )
    expect(tops).toEqual([...tops].sort((one, other) => one - other))
    expect(tops[3]).toBeLessThan(620)
    await expect(card(page, `Up at ${size.width}`)).toBeInViewport()
    await expect(page.getByRole('list', { name: 'Six categories' })).toHaveCount(1)
  }
})

test('with the on-screen keyboard open the field and the newest words stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 430 })
  await openCategory(page, 'voice')
  for (const word of ['dry', 'plain', 'never in a hurry']) {
    await addWord(page, word)
    await expect(findWordInput(page), 'the keyboard stays').toBeFocused()
    for (const part of [findWordInput(page), card(page, word)]) {
      await expect(part).toBeInViewport({ ratio: 1 })
      const isInSight = await part.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        return seen !== null && element.contains(seen)
      })
      expect(isInSight, `nothing lies over ${word} or its field`).toBe(true)
    }
  }
})

test('on a phone the words to start from are offered on the first screen, clear of the bar', async ({ page }) => {
  await page.setViewportSize(phoneWindow)
  await openCategory(page, 'culture')
  const offer = page.getByText('words to start from, if you’re stuck')
  const bar = await page.locator('.bar-stack').boundingBox()
  const box = await offer.boundingBox()
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? Number.NaN)
})

test('the first five words are picked but none as number one; an unpicked word stays so, and a sixth is not picked', async ({
  page,
}) => {
  await openCategory(page, 'voice')
  await expect(page.getByText('Five of your own are enough')).toBeVisible()
  await findWordInput(page).fill('dry, warm, salty, brief, unhurried, frank')
  await findWordInput(page).press('Enter')
  await expect(page.locator('.tray .count')).toHaveText(/^5\/5/)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(findWordInput(page), 'the owner may go on typing').toBeFocused()
  await ring(page, 'dry').click()
  await addWord(page, 'tide-worn')
  await expect(page.locator('.tray .count')).toHaveText(/^4\/5/)
  await expectSaved(page)
  await page.reload()
  for (const word of ['dry', 'frank', 'tide-worn'])
    await expect(ring(page, word)).toHaveAttribute('aria-pressed', 'false')
  await ring(page, 'frank').click()
  await page.getByRole('radio', { name: 'salty' }).check()
  await expectSaved(page)
  expect((await savedWords(page.request)).voice).toMatchObject({
    topFive: ['warm', 'salty', 'brief', 'unhurried', 'frank'],
    topOne: 'salty',
  })
})

test('while the number one is missing the screen says so, and the bar leads to it instead of onwards', async ({
  page,
}) => {
  await fillAttributes(page.request)
  const five = [...fives.xfactor]
  const entryOf = { words: five, topFive: five, topOne: '' }
  await page.request.put('/api/brand-attributes', { data: { attributesData: { xfactor: entryOf } } })
  await page.goto(paths.brandAttributes)
  await expect(page.getByRole('link', { name: /^X Factor/ })).toContainText('Choose your number one')
  for (const size of [deskWindow, phoneWindow]) {
    await page.setViewportSize(size)
    await openCategory(page, 'xfactor')
    const complete = page.getByRole('button', { name: 'Complete Journey' })
    await expect(complete).toHaveCount(0)
    await page.getByRole('button', { name: 'Choose your number one' }).click()
    const asked = page.getByText('Now choose your number one: the word that matters most.')
    await expect(asked.filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('radio', { name: 'baked on the boat' })).toBeFocused()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expectAccessibleAndFitting(page, 'the choice of the number one')
    await page.setViewportSize(size)
    await page.getByRole('radio', { name: 'names on the buns' }).check()
    await expect(complete).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Choose your number one' })).toHaveCount(0)
    await expectSaved(page)
    await page.request.put('/api/brand-attributes', { data: { attributesData: { xfactor: entryOf } } })
  }
})

test('the first category gives a first line in the owner’s own words, and Next leads into the next field', async ({
  page,
}) => {
  await openCategory(page, 'culture')
  await expect(page.locator('.acts-bar .save'), 'nothing was saved yet').toHaveText('')
  for (const word of fives.culture) await addWord(page, word)
  await page.getByText('words to start from, if you’re stuck').click()
  await expectAccessibleAndFitting(page, 'the words')
  await ring(page, 'steady').click()
  await ring(page, 'steady').click()
  await expect(page.getByRole('radio').first(), 'the way to the one is open').toBeFocused()
  await page.getByRole('radio', { name: 'steady' }).check()
  await page.getByRole('button', { name: 'Next Step' }).click()
  await expect(
    page.getByText(
      '“Steady. Harbour Loaf: Sourdough bread and buns, baked overnight and sold from a van at the harbour.”',
    ),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectAccessibleAndFitting(page, 'the first line')
  await page.getByRole('button', { name: 'Continue to Customers' }).click()
  await expect(page.getByText('Step 2 of 6')).toBeVisible()
  await expect(findWordInput(page)).toBeFocused()
})

test('the strand of the six words is one piece at any width, however long the words are', async ({ page }) => {
  const long = 'somebody finally picked up the other end'
  const five = [long, 'b', 'c', 'd', 'e']
  const entryOf = {
    words: [...five, ...Array.from({ length: 10 }, (_, at) => `spare ${at}`)],
    topFive: five,
    topOne: long,
  }
  await fillAttributes(page.request)
  await page.request.put('/api/brand-attributes', { data: { attributesData: { voice: entryOf, impact: entryOf } } })
  for (const size of [deskWindow, phoneWindow]) {
    await page.setViewportSize(size)
    await page.goto('/toolkit')
    const strand = page.locator('.dna-strand')
    await expect(strand).toHaveCount(1)
    const box = await strand.boundingBox()
    for (const word of await page.locator('.dna .word').all()) {
      const { y = 0 } = (await word.boundingBox()) ?? {}
      expect(y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})
