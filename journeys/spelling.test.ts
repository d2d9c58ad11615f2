/** Spelling: a slip is marked under its field with suggestions and never corrected by itself; names and kept words are not. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { addWord, findWordInput, openCategory, ring } from './discovery-screen.ts'
import { deskWindow, expectAccessibleAndFitting } from './screen-checks.ts'
import { findAnswerBox, goOn } from './set-up.ts'
import { expect, fillAttributes, setUp, signUp, test } from './visitor.ts'

const dictionary = /\/assets\/(spelling-w|spelling-r|slip-list)/
const answer = (page: Page, name: string) => page.getByRole('textbox', { name })
const notes = (page: Page) => page.locator('.spelling')

/** Collects the page's requests for dictionary files. */
function dictionaryCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (dictionary.test(request.url())) calls.push(request.url())
  })
  return calls
}

async function openProfile(page: Page): Promise<void> {
  await setUp(page.request)
  await fillAttributes(page.request)
  await page.goto(`${paths.profile}?edit=true`)
  await expect(answer(page, 'Products & Services')).toBeVisible()
}

test('a misspelling is marked with suggestions, and only pressing one changes the text', async ({ page }) => {
  await openProfile(page)
  const field = answer(page, 'Products & Services')
  await field.fill('We sweep the chimny and i mend stoves')
  await expect(notes(page)).toContainText('2 words to check')
  await page.getByRole('button', { name: 'chimny' }).click()
  const offered = page.getByRole('group', { name: '“chimny” is not in the dictionary.' })
  await expect(offered.getByRole('button')).toHaveText(['chimney', 'Keep it'])
  await expect(field).toHaveValue('We sweep the chimny and i mend stoves')
  await expectAccessibleAndFitting(page, 'a slip and its offers')
  await page.setViewportSize(deskWindow)
  await offered.getByRole('button', { name: 'chimney' }).click()
  await expect(field).toHaveValue('We sweep the chimney and i mend stoves')
  await expect(field).toBeFocused()
  await expect(page.getByRole('button', { name: 'chimny' })).toBeHidden()
  await page.keyboard.type('!')
  await expect(field).toHaveValue('We sweep the chimney and i mend stoves!')
  await page.getByRole('button', { name: 'i', exact: true }).click()
  await page.getByRole('button', { name: 'I', exact: true }).click()
  await expect(field).toHaveValue('We sweep the chimney and I mend stoves!')
  await page.keyboard.press('Control+z')
  await expect(field).toHaveValue('We sweep the chimney and i mend stoves!')
})

test('kept words, the owner’s names, their picked words and British spelling are not marked', async ({ page }) => {
  await openProfile(page)
  const field = answer(page, 'Products & Services')
  await field.fill('Lind’s neighbourly colours, chimny')
  await page.getByRole('button', { name: 'chimny' }).click()
  await expect(notes(page)).toContainText('1 word to check')
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(notes(page)).toHaveText('')
  await expect(field).toBeFocused()
  await page.reload()
  await field.fill('chimny of marta, harbour unfussy and the the flue')
  await expect(notes(page)).toContainText('1 word to check')
  await expect(page.getByRole('button', { name: 'the the' })).toBeVisible()
})

test('a kept word stays kept after signing out', async ({ page }) => {
  const owner = await setUp(page.request)
  await page.goto(`${paths.profile}?edit=true`)
  await answer(page, 'Products & Services').fill('the chimny')
  await page.getByRole('button', { name: 'chimny' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: /your account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.getByLabel('Email').first().fill(owner.email)
  await page.getByLabel('Password', { exact: true }).first().fill(owner.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/toolkit$/)
  await page.goto(`${paths.profile}?edit=true`)
  await answer(page, 'Products & Services').fill('the chimny and the fluue')
  await expect(notes(page)).toHaveText('1 word to checkfluue')
})

test('the setup points out marked words once before going on, and never blocks', async ({ page }) => {
  await signUp(page.request)
  await page.goto(`${paths.onboarding}&question=does`)
  const field = findAnswerBox(page, 'What do you do for customers?')
  await field.fill('run a buisness for u')
  await expect(page.getByRole('button', { name: 'buisness' })).toBeVisible()
  await goOn(page)
  await expect(page.getByText('“buisness” and “u” are marked. Fix them or keep them.')).toBeVisible()
  await page.getByRole('button', { name: 'u', exact: true }).click()
  await page.getByRole('button', { name: 'you', exact: true }).click()
  await expect(page.getByText('“buisness” is not in the dictionary. Fix it or keep it.')).toBeVisible()
  await expectAccessibleAndFitting(page, 'words to check before going on')
  await goOn(page)
  const next = findAnswerBox(page, 'Who is it for?')
  await expect(next).toBeFocused()
  await next.fill('whoever is up early')
  await page.keyboard.press('Enter')
  await expect(findAnswerBox(page, 'When do they need you?'), 'nothing is marked').toBeFocused()
})

test('a word is not marked while it is being typed', async ({ page }) => {
  await openProfile(page)
  const field = answer(page, 'Products & Services')
  await field.fill('helo ')
  await expect(notes(page)).toHaveText('1 word to checkhelo')
  // Each pause is longer than the delay after which a text is checked.
  await field.pressSequentially('chimn', { delay: 800 })
  expect(await notes(page).textContent()).toBe('1 word to checkhelo')
  await field.blur()
  await expect(notes(page)).toHaveText('2 words to checkhelochimn')
})

test('misspellings in the sentences of the brand are marked', async ({ page }) => {
  await setUp(page.request)
  await fillAttributes(page.request)
  await page.request.put('/api/user-profile/sentences', { data: { does: '', only: '', after: '' } })
  await page.goto(paths.uvp)
  await page.getByRole('textbox', { name: 'for', exact: true }).fill('famillies with a boat')
  await page.getByRole('button', { name: 'famillies', exact: true }).click()
  await page.getByRole('button', { name: 'families', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'for', exact: true })).toHaveValue('families with a boat')
})

test('a word of the brand is checked once it is in the list, and its correction takes its place', async ({ page }) => {
  await setUp(page.request)
  await openCategory(page, 'culture')
  await addWord(page, 'freindly')
  await notes(page).getByRole('button', { name: 'freindly' }).click()
  await notes(page).getByRole('button', { name: 'friendly', exact: true }).click()
  await expect(ring(page, 'friendly')).toBeVisible()
  await expect(ring(page, 'freindly')).toBeHidden()
  await expect(findWordInput(page)).toBeFocused()
})

test('no dictionary file is loaded before a text field gets the focus', async ({ page }) => {
  const calls = dictionaryCalls(page)
  for (const address of [paths.home, paths.help, paths.login]) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
  }
  await openProfile(page)
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
  await answer(page, 'Products & Services').focus()
  await expect.poll(() => calls.length).toBeGreaterThan(0)
})

test('if the dictionary cannot be loaded nothing is marked and no error is shown', async ({ page, complaints }) => {
  complaints.expected.push(/net::ERR_FAILED/, /Failed to fetch/)
  await page.route(/\/assets\/spelling-(rules|words|worker)/, (route) => route.abort())
  await openProfile(page)
  const failed = page.waitForEvent('requestfailed')
  await answer(page, 'Products & Services').fill('We sweep the chimny well')
  await failed
  await page.waitForTimeout(3000)
  await expect(notes(page)).toHaveText('')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(answer(page, 'Products & Services')).toHaveValue('We sweep the chimny well')
})
