/** The result of the interview: on screen, as a PDF, started over and brought back. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import {
  answerAt,
  answerByCall,
  findConversationLog,
  findMessageField,
  findSendButton,
  openInterview,
  openScreen,
  sendAnswer,
  toast,
} from './archetype-interview.ts'
import { expectAccessibleAndFitting, waitUntilReady } from './screen-checks.ts'
import { expect, test } from './visitor.ts'

/** Answers from the twentieth question on until the completion banner appears. */
async function answerToTheEnd(page: Page): Promise<void> {
  for (let index = 19; index < 32; index += 1) {
    await sendAnswer(page, answerAt(index))
    await expect(findConversationLog(page)).toContainText(answerAt(index))
    await expect(page.locator('.banner-done, .answer textarea:not([readonly])')).toBeVisible()
    if (await page.locator('.banner-done').isVisible()) return
    await expect(page.getByText('Deep Analysis Phase')).toBeVisible()
    await expect(page.getByText('Deep analysis in progress...')).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Analysis Progress' })).toHaveAttribute('aria-valuenow', '100')
  }
}

test('a result that could not be saved says so, is shown anyway and opens the next step', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 500/, /CallError: 500/)
  await openInterview(page.request)
  await answerByCall(page.request, 0, 19)
  await openScreen(page)
  await page.route('**/api/brand-archetype/save', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await answerToTheEnd(page)
  await expect(toast(page)).toContainText('Failed to analyze your response. Please try again.')
  await expect(page.getByRole('region', { name: 'Your Brand Archetype' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Step 6: Website Review' }).click()
  await expect(page).toHaveURL(/brand-review/)
})

test('the last answer brings the result; the owner downloads it, starts over and brings it back', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000)
  complaints.expected.push(/status of 500/, /CallError: 500/)
  await openInterview(page.request)
  await answerByCall(page.request, 0, 19)
  await openScreen(page)
  await expect(page.getByText('Deep Analysis Phase')).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'The wheel of the twelve archetypes, still empty.' })).toBeVisible()
  const saved = page.waitForRequest((request) => request.url().endsWith('/api/brand-archetype/save'))
  await answerToTheEnd(page)
  const { archetypeResult: result, conversationHistory } = (await saved).postDataJSON()
  expect(conversationHistory.at(-2).role).toBe('user')
  const banner = page.locator('.banner-done')
  await expect(banner).toContainText(`${result.questionsAsked} strategic questions`)
  await expect(banner).toContainText('Download your PDF report, or start a new analysis.')
  await expect(banner).toBeInViewport()
  await expect(banner).toBeFocused()
  await expect(page.getByRole('link', { name: 'Go to Step 6: Website Review' })).toBeVisible()
  await expect(findMessageField(page)).toHaveCount(0)
  await expect(page.getByText('Analysis Progress')).toHaveCount(0)

  const panel = page.getByRole('region', { name: 'Your Brand Archetype' })
  for (const said of [
    result.confidenceDistribution,
    'PRIMARY ARCHETYPE',
    result.primary.name,
    result.primary.description,
    'SECONDARY ARCHETYPE',
    'No clear second',
    'Core Motivation',
    'Brand Examples',
    'Industry Examples',
    'Strategic Analysis',
    `of ${result.questionsAsked} answers`,
    'What speaks for it',
    `${result.questionsAsked} Questions Analyzed`,
    'to print',
    'How you sound',
    'Avoid',
    'Pictures',
    'Traps',
    'Why this archetype',
  ])
    await expect(panel).toContainText(said)
  expect(result.secondary).toBe('')
  const marks = page.locator('.result-panel .wheel .mk.first circle')
  await expect(marks).toHaveCount(result.tally[result.primary.id])
  const text = (await panel.textContent()) ?? ''
  const [lead, ...others] = result.evidence
  // The strongest quote also appears beside the name.
  expect(text.split(`“${lead.quote}”`).length - 1, lead.quote).toBe(2)
  for (const { quote } of [...others, ...result.against]) expect(text.split(`“${quote}”`).length - 1, quote).toBe(1)
  expect(text.indexOf('What speaks for it')).toBeLessThan(text.indexOf('What points the other way') >>> 0)
  expect(text, 'one measure, in words').not.toMatch(/\d+%/)
  await page.getByRole('button', { name: 'Copy sentence 1' }).click()
  await expect(toast(page)).toContainText('Copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await expect(page.locator('.print q').first()).toHaveText(`“${copied}”`)
  await expect(page.getByText('Eliminated Archetypes')).toHaveCount(result.archetypesRuledOut.length > 0 ? 1 : 0)
  await waitUntilReady(page)
  await expectAccessibleAndFitting(page, 'the result')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toBe('brand-archetype-analysis.pdf')
  await expect(toast(page)).toContainText('Your Brand Archetype Analysis PDF has been downloaded.')
  await page.route(/brand-archetype\/(pdf|reset)/, (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(toast(page)).toContainText('Failed to download PDF. Please try again.')
  await page.getByRole('button', { name: 'Start Over' }).click()
  await page.getByRole('button', { name: 'Start a New Interview' }).click()
  await expect(toast(page)).toContainText('Failed to reset analysis. Please try again.')
  await page.unrouteAll()

  await page.goto(paths.toolkit)
  const card = page.locator('#step-brand-archetype')
  await expect(card).toContainText(result.primary.name)
  await expect(card).not.toContainText('then')
  await expect(card.getByRole('link', { name: 'View Analysis' })).toBeVisible()
  await expect(page.locator('.record .wheel')).toBeVisible()
  await page.goto(paths.brandArchetypes)
  await expect(page.getByRole('heading', { name: 'Where you stand' })).toBeVisible()
  await expect(page.locator(`#archetype-${result.primary.id}`)).toContainText('Primary')

  await openScreen(page)
  await page.getByRole('button', { name: 'Start Over' }).click()
  await page.getByRole('button', { name: 'Start a New Interview' }).click()
  await expect(toast(page)).toContainText('Analysis Reset')
  await expect(toast(page)).toContainText('Your brand archetype analysis has been reset. You can start fresh.')
  await expect(page.locator('.said')).toHaveCount(1)
  await expect(findMessageField(page)).toBeFocused()
  await expect(page.locator('.analysis-card')).toContainText('0 / 20+')
  await page.getByRole('button', { name: 'Show earlier conversations' }).click()
  const earlier = page.getByRole('dialog', { name: 'Earlier conversations' })
  await expect(earlier).toContainText(`${result.primary.name} first, no clear second`)
  await earlier.getByRole('button', { name: 'Bring this back' }).click()
  await expect(panel).toContainText(result.primary.description)
  await expect(findMessageField(page)).toHaveCount(0)
})

test('a mixed brand is told that it is a mix of two archetypes', async ({ page }) => {
  await openInterview(page.request)
  expect(await answerByCall(page.request, 0, 32)).toBe(true)
  await openScreen(page)
  await expect(page.getByText('Your brand is a mix of two')).toHaveCount(0)
  await page.route('**/api/brand-archetype', async (route) => {
    const response = await route.fetch()
    const interview = await response.json()
    const { primary } = interview.archetypeResult
    const secondary = { ...primary, id: 'explorer', name: 'The Explorer' }
    const archetypeResult = { ...interview.archetypeResult, reading: 'mixed', secondary }
    await route.fulfill({ response, json: { ...interview, archetypeResult } })
  })
  await openScreen(page)
  await expect(page.getByText('Your brand is a mix of two')).toBeVisible()
  await expect(page.getByRole('region', { name: 'The Explorer' })).toContainText('SECONDARY ARCHETYPE')
})

test('an owner who says too little gets no archetype: they see what would help, choose a question and go on', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await openInterview(page.request)
  const silent = ['good quality', 'dont know', 'no', 'happy', 'same as everyone i guess']
  for (let turn = 0; turn < 26; turn += 1)
    await page.request.post('/api/brand-archetype/analyze', { data: { message: silent[turn % silent.length] } })
  await openScreen(page)
  const few = page.getByRole('region', { name: 'Not enough yet' })
  await expect(few).toContainText('None of your 26 answers gives us enough to go on')
  await expect(page.getByRole('region', { name: 'Your Brand Archetype' })).toHaveCount(0)
  await few.getByText('What didn’t count').click()
  await expect(few).toContainText('“good quality” 5 times')
  await expectAccessibleAndFitting(page, 'not enough yet')
  const question = few.getByRole('button').nth(2)
  const asked = (await question.textContent()) ?? ''
  await question.click()
  await expect(page.getByLabel(asked)).toBeFocused()
  await page.getByLabel(asked).fill(answerAt(0))
  await findSendButton(page).click()
  await expect(few).toContainText('1 of your 27 answers gives us something to go on')
  await expect(findConversationLog(page)).toContainText(asked)
  expect(await answerByCall(page.request, 1, 30)).toBe(true)
  await openScreen(page)
  await expect(page.getByRole('region', { name: 'Your Brand Archetype' })).toBeVisible()
})

test('a change elsewhere marks the analysis as outdated; renewing rereads the conversation and keeps the old result', async ({
  page,
}) => {
  await openInterview(page.request)
  expect(await answerByCall(page.request, 0, 32)).toBe(true)
  await page.request.put('/api/user-profile/tagline', { data: { chosenTagline: 'Another line.' } })
  await openScreen(page)
  await expect(page.getByText('Made from earlier answers')).toBeVisible()
  const said = await page.locator('.said').count()
  await page.getByRole('button', { name: 'Read My Answers Again' }).click()
  await expect(toast(page)).toContainText('We read your answers again.')
  await expect(page.locator('.banner-done')).toBeFocused()
  await expect(page.getByText('Made from earlier answers')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Your Brand Archetype' })).toBeVisible()
  await expect(page.locator('.said')).toHaveCount(said)
  await page.getByRole('button', { name: 'Show earlier conversations' }).click()
  await expect(page.getByRole('dialog', { name: 'Earlier conversations' })).toContainText('Renewed')
})
