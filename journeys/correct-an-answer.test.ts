/** Correcting an answer that was already sent: everything said after it stays. */
import type { Page } from '@playwright/test'
import { writeEitherOrQuestion } from '#contract/plain/either-or-question.ts'
import {
  answerAt,
  answerByCall,
  findConversationLog,
  findMessageField,
  openInterview,
  openScreen,
  say,
  toast,
} from './archetype-interview.ts'
import { endTrial } from './database-fixtures.ts'
import { expectAccessibleAndFitting } from './screen-checks.ts'
import { expect, test } from './visitor.ts'

const better = 'Night nurses, fishermen before the tide, and whoever else is awake and alone at five.'
const correct = (page: Page, begin: string) =>
  findConversationLog(page).getByRole('button', { name: `Correct your answer “${begin}` })
const editor = (page: Page) => findConversationLog(page).getByRole('textbox', { name: 'Your corrected answer' })
const save = (page: Page) => findConversationLog(page).getByRole('button', { name: 'Save' })

test('an owner corrects an early answer by keyboard; later answers and the open question stay, also after a reload', async ({
  page,
}) => {
  await openInterview(page.request)
  await answerByCall(page.request, 0, 4)
  await openScreen(page)
  const said = page.locator('.said > p:last-child')
  const before = await said.allTextContents()
  await findMessageField(page).fill('Half of an answ')

  await correct(page, 'Nurses after a night').press('Enter')
  await expect(editor(page)).toBeFocused()
  await expect(editor(page)).toHaveValue(answerAt(1))
  await editor(page).fill('Not what I meant either')
  await editor(page).press('Escape')
  await expect(editor(page)).toHaveCount(0)
  await expect(correct(page, 'Nurses after a night')).toBeFocused()
  await expect(said).toHaveText(before)

  await page.keyboard.press('Enter')
  await editor(page).fill('   ')
  await expect(save(page)).toBeDisabled()
  await editor(page).fill(better)
  await editor(page).press('Enter')
  await expect(toast(page)).toContainText('Everything else stays as it is.')
  await expect(correct(page, 'Night nurses')).toBeFocused()
  const after = before.map((text) => (text === answerAt(1) ? better : text))
  await expect(said).toHaveText(after)
  await expect(findConversationLog(page).getByText('corrected', { exact: true })).toHaveCount(1)
  await expect(page.locator('.chat-panel .badge', { hasText: '4 questions' })).toBeVisible()

  await page.reload()
  await expect(said).toHaveText(after)
  await expect(findMessageField(page)).toHaveValue('Half of an answ')
  await say(page, answerAt(4))
  await expect(said.nth(3)).toHaveText(better)
})

test('a follow-up to a corrected answer is replaced by the next question', async ({ page }) => {
  await openInterview(page.request)
  await answerByCall(page.request, 0, 1)
  await openScreen(page)
  await say(page, 'no')
  const open = page.locator('.said.syn').last()
  await expect(open).toContainText('another way')
  await correct(page, 'no”').click()
  await editor(page).fill(better)
  await save(page).click()
  await expect(toast(page)).toContainText('Synapse’s last question is a new one now.')
  await expect(open).not.toContainText('another way')
  await say(page, answerAt(2))
})

test('a correction survives a failure, a refusal and a reload, and is saved once', async ({ page, complaints }) => {
  complaints.expected.push(/status of 409/, /CallError: 409/, /ERR_FAILED/, /Failed to fetch/)
  await openInterview(page.request)
  await answerByCall(page.request, 0, 2)
  await openScreen(page)
  const answers = '**/api/brand-archetype/answers/*'
  await page.route(answers, (route) => route.abort())
  await correct(page, 'We bake on a boat').click()
  await editor(page).fill(better)
  await save(page).click()
  await expect(toast(page)).toContainText('We couldn’t save your correction. Please try again.')
  await expect(editor(page)).toHaveValue(better)
  await expect(editor(page)).toBeFocused()
  await page.unroute(answers)

  await page.reload()
  await expect(editor(page)).toHaveValue(better)
  await answerByCall(page.request, 2, 3)
  await save(page).click()
  await expect(toast(page)).toContainText('continued in another tab')
  await expect(editor(page)).toHaveValue(better)
  await expect(findConversationLog(page)).toContainText(answerAt(2))

  // The server receives the correction, but its reply is lost.
  await page.route(answers, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await save(page).click()
  await expect(editor(page)).toHaveCount(0)
  await expect(toast(page)).toContainText('Corrected')
  await expect(findConversationLog(page)).toContainText(better)
  await expect(findConversationLog(page)).toContainText(answerAt(2))
})

test('when an answer is corrected in two tabs the second is told, and sees the current text before it saves', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 409/, /CallError: 409/)
  await openInterview(page.request)
  await answerByCall(page.request, 0, 2)
  await openScreen(page)
  const other = await page.context().newPage()
  await openScreen(other)
  await correct(page, 'We bake on a boat').click()
  await correct(other, 'We bake on a boat').click()
  await editor(other).fill('We bake on two boats now.')
  await save(other).click()
  await expect(editor(other)).toHaveCount(0)
  await editor(page).fill(better)
  await save(page).click()
  await expect(toast(page)).toContainText('Your words were changed in another tab or on another device.')
  await expect(findConversationLog(page)).toContainText('It reads now: We bake on two boats now.')
  await expect(editor(page)).toHaveValue(better)
  await save(page).click()
  await expect(editor(page)).toHaveCount(0)
  await expect(findConversationLog(page)).toContainText(better)
})

test('correcting a choice of two shows both again, accessible and fitting at every width, light and dark', async ({
  page,
}) => {
  await openInterview(page.request)
  await answerByCall(page.request, 0, 3)
  const question = writeEitherOrQuestion('Which would you rather hear', 'You kept us safe', 'You made us laugh')
  await page.route('**/api/brand-archetype', async (route) => {
    const response = await route.fetch()
    const interview = await response.json()
    Object.assign(interview.messages[2], { content: question })
    Object.assign(interview.messages[3], { content: 'A: “You kept us safe.”' })
    await route.fulfill({ response, json: interview })
  })
  await openScreen(page)
  await correct(page, 'A: “You kept us safe').click()
  await expect(page.getByRole('button', { name: 'A: “You kept us safe.”', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessibleAndFitting(page, 'an answer being corrected')
  await page.getByRole('button', { name: 'B: “You made us laugh.”' }).click()
  await expect(editor(page)).toHaveValue('B: “You made us laugh.”')
  await save(page).click()
  await expect(editor(page)).toHaveCount(0)
  await expect(findConversationLog(page)).toContainText('B: “You made us laugh.”')
})

test('after a correction the result stays, marked as made from earlier answers, until it is renewed', async ({
  page,
}) => {
  await openInterview(page.request)
  expect(await answerByCall(page.request, 0, 30)).toBe(true)
  await openScreen(page)
  await expect(page.getByText('Made from earlier answers.')).toHaveCount(0)
  await correct(page, 'Nurses after a night').first().click()
  await editor(page).fill(better)
  await save(page).click()
  await expect(toast(page)).toContainText('Your findings are from earlier answers now.')
  await expect(page.getByText('Made from earlier answers.')).toBeVisible()
  await page.getByRole('button', { name: 'Read My Answers Again' }).click()
  await expect(page.getByText('Made from earlier answers.')).toHaveCount(0)
  await expect(findConversationLog(page)).toContainText(better)
})

test('once the trial is over no answer can be corrected', async ({ page }) => {
  const { email } = await openInterview(page.request)
  await answerByCall(page.request, 0, 2)
  await endTrial(email)
  await openScreen(page)
  await expect(findConversationLog(page)).toContainText(answerAt(1))
  await expect(findConversationLog(page).getByRole('button')).toHaveCount(0)
})
