/** A language model reads the answers of a finished interview; the owner takes readings back. */
import type { Page } from '@playwright/test'
import { faults } from '#testing/model/turns.ts'
import { makeRow } from '#testing/server/archetype-readings.ts'
import { paths } from '#web/paths.ts'
import { finishInterview } from './archetype-interview.ts'
import { pretendElsewhere, serveWithModel } from './model-server.ts'
import { expectAccessibleAndFitting } from './screen-checks.ts'
import { expect, setUp, test } from './visitor.ts'

const model = serveWithModel('archetype-readings')

const hungry = {
  ...{ of: 'leave hungry', sign: 'treating everyone the same', quote: 'even when they cannot pay' },
}
const lamp = { of: 'Flour on blue aprons', sign: 'the comfort of home', quote: 'one lamp in the fog, the kettle on' }
const sayReadings = () =>
  model.standIn.answer(({ prompt }) => ({ text: [hungry, lamp].map((row) => makeRow(prompt, row)).join('\n') }))

const section = (page: Page) => page.getByRole('region', { name: 'Between the lines' })
const button = (page: Page, name: string | RegExp) => section(page).getByRole('button', { name })

test('the model reads the answers at a press; what is taken back counts nothing', async ({ page }) => {
  await setUp(page.request)
  await finishInterview(page.request)
  await page.goto(paths.brandArchetype)
  await expect(button(page, 'Read them with Our Writer')).toBeVisible()
  expect(model.standIn.asked).toEqual([])
  await expectAccessibleAndFitting(page, 'offer')

  model.standIn.answer({ text: '', headersMs: 60_000 })
  await button(page, 'Read them with Our Writer').click()
  await expect(button(page, 'Stop')).toBeFocused()
  await expect.poll(() => model.standIn.asked.length).toBe(1)
  await button(page, 'Stop').click()
  await expect(button(page, 'Read them with Our Writer')).toBeFocused()

  sayReadings()
  await button(page, 'Read them with Our Writer').click()
  await expect(section(page).getByText('Read by Our Writer')).toBeVisible()
  await expect(section(page).getByRole('listitem')).toHaveCount(2)
  await expect(section(page)).toContainText('“even when they cannot pay”')
  await expect(section(page)).toContainText('a sign of treating everyone the same, like The Regular Person')
  await expect(section(page).getByText(/^2 of them count/)).toBeVisible()
  await expect(button(page, 'Read them again')).toBeFocused()
  await expect(page.getByText('with what Our Writer read in them.')).toBeVisible()
  await expectAccessibleAndFitting(page, 'read')

  const first = button(page, 'That’s not it “even when they cannot pay”')
  await first.click()
  await expect(section(page).getByText(/^One of them counts/)).toBeVisible()
  await expect(button(page, 'Count it again “even when they cannot pay”')).toBeFocused()
  await expectAccessibleAndFitting(page, 'taken back')
  await page.reload()
  await expect(button(page, 'Count it again “even when they cannot pay”')).toBeVisible()

  model.standIn.answer(faults.wrongKey)
  await button(page, 'Read them again').click()
  await expect(section(page).getByText(/turned the request away/)).toBeVisible()
  await expect(section(page).getByText('What was read before stays.')).toBeVisible()
  await expect(section(page).getByRole('listitem')).toHaveCount(2)

  await button(page, 'Count without these').click()
  await expect(section(page).getByRole('heading', { name: 'Between the lines' })).toBeFocused()
  await expect(section(page).getByRole('listitem')).toHaveCount(0)
})

test('before anything is sent elsewhere the owner reads which answers go', async ({ page }) => {
  const agreements = await pretendElsewhere(page)
  await setUp(page.request)
  await finishInterview(page.request)
  await page.goto(paths.brandArchetype)
  await button(page, 'Read them with Claude').click()
  const dialog = page.getByRole('dialog', { name: 'Send your words to Claude?' })
  await dialog.getByRole('button', { name: 'Read the exact text' }).click()
  const shown = await dialog.getByRole('region', { name: 'The exact text' }).locator('pre').first().innerText()
  expect(shown).toContain('We never let anybody leave hungry, even when they cannot pay.')
  await dialog.getByRole('button', { name: /^Not now/ }).click()
  expect([agreements, model.standIn.asked]).toEqual([[], []])
  sayReadings()
  await button(page, 'Read them with Claude').click()
  await dialog.getByRole('button', { name: 'Send to Anthropic' }).click()
  await expect(section(page)).toContainText('“even when they cannot pay”')
  expect(model.standIn.asked[0]?.prompt).toContain(shown)
})
