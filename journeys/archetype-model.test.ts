/** A language model words the questions of the interview, and writes what its result means, beside what was counted. */
import type { Page } from '@playwright/test'
import { faults } from '#testing/model/turns.ts'
import { readOurs, reword } from '#testing/server/interview-questions.ts'
import { paths } from '#web/paths.ts'
import {
  answerAt,
  findConversationLog,
  finishInterview,
  openInterview,
  openScreen,
  say,
} from './archetype-interview.ts'
import { pretendElsewhere, serveWithModel } from './model-server.ts'
import { expectAccessibleAndFitting } from './screen-checks.ts'
import { expect, setUp, test } from './visitor.ts'

const model = serveWithModel('archetype-model')

const text = [
  'VOICE: Speak quietly and wait for the answer, as you do on the boat. Short sentences are enough.',
  'MORE: Say more about the nurses after a night shift, and about the basket for the hospice.',
  'LESS: Leave out anything that hurries people. Nobody has to be told that bread is warm.',
  'LINE: Harbour Loaf bakes on a boat before anybody else is up.',
].join('\n')
const invented = text.replace('LINE:', 'LINE: Award-winning since 1987:')

const section = (page: Page) => page.getByRole('region', { name: 'What it could mean' })
const button = (page: Page, name: string) => section(page).getByRole('button', { name })
const result = (page: Page) => page.locator('.result-panel .read')

test('at a press the model writes beside the result, again, and is taken out', async ({ page }) => {
  await setUp(page.request)
  await finishInterview(page.request)
  await page.goto(paths.brandArchetype)
  await expect(section(page).getByText('The result stays as it was counted.')).toBeVisible()
  const counted = await result(page).innerText()
  expect(model.standIn.asked).toEqual([])
  await expectAccessibleAndFitting(page, 'offer')

  model.standIn.answer({ text, headersMs: 60_000 })
  await button(page, 'Write it with Our Writer').click()
  await expect(button(page, 'Stop')).toBeFocused()
  await expect.poll(() => model.standIn.asked.length).toBe(1)
  await button(page, 'Stop').click()
  await expect(button(page, 'Write it with Our Writer')).toBeFocused()
  expect(await model.standIn.asked[0]?.closed).toEqual({ early: true })

  model.standIn.answer({ text })
  await button(page, 'Write it with Our Writer').click()
  await expect(section(page).getByText('Written by Our Writer')).toBeVisible()
  await expect(section(page).getByText('A reading, not a count')).toBeVisible()
  await expect(section(page).getByRole('heading', { name: 'How you could sound' })).toBeVisible()
  await expect(section(page)).toContainText('nurses after a night shift')
  await expect(section(page).locator('.unsaid')).toHaveCount(0)
  await expect(button(page, 'Write it again')).toBeFocused()
  await expectAccessibleAndFitting(page, 'written')
  await page.reload()
  await expect(section(page)).toContainText('Harbour Loaf bakes on a boat before anybody else is up.')

  model.standIn.answer(faults.wrongKey)
  await button(page, 'Write it again').click()
  await expect(section(page).getByText(/turned the request away/)).toBeVisible()
  await expect(section(page).getByText('The text from before stays.')).toBeVisible()
  await expect(section(page)).toContainText('nurses after a night shift')
  await expectAccessibleAndFitting(page, 'trouble')

  model.standIn.answer({ text: invented })
  await button(page, 'Write it again').click()
  await expect(section(page).locator('.unsaid').first()).toHaveText(/award-winning/i)
  await expect(section(page).getByText('You didn’t tell us what is underlined.')).toBeVisible()
  await expectAccessibleAndFitting(page, 'untold')
  expect(await result(page).innerText()).toBe(counted)

  await button(page, 'That’s not us').click()
  await expect(section(page).getByRole('heading', { name: 'What it could mean' })).toBeFocused()
  await expect(button(page, 'Write it with Our Writer')).toBeVisible()
  expect(await result(page).innerText()).toBe(counted)
})

test('before anything is sent elsewhere the owner reads it, answers and quotes too', async ({ page }) => {
  const agreements = await pretendElsewhere(page)
  await setUp(page.request)
  await finishInterview(page.request)
  await page.goto(paths.brandArchetype)
  await button(page, 'Write it with Claude').click()
  const dialog = page.getByRole('dialog', { name: 'Send your words to Claude?' })
  await dialog.getByRole('button', { name: 'Read the exact text' }).click()
  const shown = await dialog.getByRole('region', { name: 'The exact text' }).locator('pre').first().innerText()
  expect(shown).toContain('We never let anybody leave hungry, even when they cannot pay.')
  await dialog.getByRole('button', { name: /^Not now/ }).click()
  await expect(button(page, 'Write it with Claude')).toBeFocused()
  expect([agreements, model.standIn.asked]).toEqual([[], []])
  model.standIn.answer({ text })
  await button(page, 'Write it with Claude').click()
  await dialog.getByRole('button', { name: 'Send to Anthropic' }).click()
  await expect(section(page)).toContainText('nurses after a night shift')
  await expect(button(page, 'Write it again')).toBeFocused()
  expect(agreements).toEqual([{ isOn: true }])
  expect(model.standIn.asked[0]?.prompt).toContain(shown)
})

test('the owner lets the model word the questions, reads ours, and takes it back', async ({ page }) => {
  await openInterview(page.request)
  await openScreen(page)
  const log = findConversationLog(page)
  const ours = log.locator('.worded p')
  const turnOn = page.getByRole('switch', { name: 'Let Our Writer ask the questions' })
  await turnOn.click()
  await expect(turnOn).toBeChecked()
  expect(model.standIn.asked).toEqual([])

  model.standIn.answer(({ prompt }) => ({ text: reword(readOurs(prompt)) }))
  await say(page, answerAt(0))
  await expect(log).toContainText('Going on from there,')
  await expect(ours).toBeHidden()
  await log.getByText('Worded by Our Writer').click()
  await expect(ours).toHaveText(readOurs(model.standIn.asked[0]?.prompt ?? ''))
  expect(model.standIn.asked).toHaveLength(1)
  await expectAccessibleAndFitting(page, 'worded')
  await page.reload()
  await expect(turnOn).toBeChecked()
  await expect(log).toContainText('Going on from there,')

  model.standIn.answer(faults.wrongKey)
  await say(page, answerAt(1))
  const trouble = page.getByText(/turned the request away/)
  await expect(trouble).toBeVisible()
  await expect(log.getByText('Worded by Our Writer')).toHaveCount(1)
  await expectAccessibleAndFitting(page, 'trouble')
  await say(page, answerAt(2))
  await expect(trouble).toHaveCount(0)

  model.standIn.answer({ never: true })
  const sent = model.standIn.asked.length
  await page.getByRole('textbox', { name: 'Your answer' }).fill(answerAt(3))
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => model.standIn.asked.length).toBe(sent + 1)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.locator('.said')).toHaveCount(9)
  await expect(page.getByText('Synapse is analyzing')).toHaveCount(0)

  await turnOn.click()
  await expect(turnOn).not.toBeChecked()
  const before = model.standIn.asked.length
  await say(page, answerAt(4))
  await page.reload()
  await expect(turnOn).not.toBeChecked()
  expect(model.standIn.asked).toHaveLength(before)
})
