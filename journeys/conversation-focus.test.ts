/** Keyboard focus keeps its place when a conversation shows earlier messages, fills up or starts over. */
import { paths } from '#web/paths.ts'
import {
  answerByCall,
  findConversationLog,
  findMessageField,
  openInterview,
  openScreen,
} from './archetype-interview.ts'
import { addConversation } from './database-fixtures.ts'
import { waitUntilReady } from './screen-checks.ts'
import { expect, setUp, test } from './visitor.ts'

test('starting over during an interview moves the focus to the field', async ({ page }) => {
  await openInterview(page.request)
  await answerByCall(page.request, 0, 2)
  await openScreen(page)
  await page.getByRole('button', { name: 'Start Over' }).press('Enter')
  await expect(page.locator('.said')).toHaveCount(1)
  await expect(findMessageField(page)).toBeFocused()
})

test('starting over from the result moves the focus to the field', async ({ page }) => {
  await openInterview(page.request)
  expect(await answerByCall(page.request, 0, 30)).toBe(true)
  await openScreen(page)
  await page.getByRole('button', { name: 'Start Over' }).press('Enter')
  await page.getByRole('button', { name: 'Start a New Interview' }).press('Enter')
  await expect(page.locator('.said')).toHaveCount(1)
  await expect(findMessageField(page)).toBeFocused()
})

test('when the last answer fills an interview the focus moves to the notice, and starting over moves it to the field', async ({
  page,
}) => {
  const { email } = await openInterview(page.request)
  await addConversation(email, 'brand-archetype', 78)
  await openScreen(page)
  await findMessageField(page).fill('dont know')
  await findMessageField(page).press('Enter')
  const full = page.getByRole('region', { name: 'This interview is full' })
  await expect(full).toBeVisible()
  await expect(full.getByRole('heading', { name: 'This interview is full' })).toBeFocused()
  await full.getByRole('button', { name: 'Start Over' }).press('Enter')
  await expect(full).toHaveCount(0)
  await expect(findMessageField(page)).toBeFocused()
})

test('a failed attempt to start over leaves the focus on its button', async ({ page, complaints }) => {
  complaints.expected.push(/ERR_FAILED/, /Failed to fetch/)
  await openInterview(page.request)
  await answerByCall(page.request, 0, 1)
  await openScreen(page)
  await page.route('**/api/brand-archetype/reset', (route) => route.abort())
  const button = page.getByRole('button', { name: 'Start Over' })
  await button.press('Enter')
  await expect(page.locator('.toast')).toContainText('Failed to reset analysis')
  await expect(button).toBeFocused()
})

test('showing earlier messages keeps the focus on the button, or moves it to the conversation after the last ones', async ({
  page,
}) => {
  const { email } = await openInterview(page.request)
  await addConversation(email, 'brand-archetype', 200)
  await openScreen(page)
  const more = findConversationLog(page).getByRole('button', { name: 'Show earlier messages' })
  await more.press('Enter')
  await expect(findConversationLog(page)).toContainText('message 41.')
  await expect(more).toBeFocused()
  await more.press('Enter')
  await expect(findConversationLog(page)).toContainText('message 1.')
  await expect(more).toHaveCount(0)
  await expect(findConversationLog(page)).toBeFocused()
})

test('in the Synapse panel showing earlier messages keeps the focus, and starting over moves it to the field', async ({
  page,
}) => {
  const { email } = await setUp(page.request)
  await addConversation(email, 'strategist', 400)
  await page.goto(paths.toolkit)
  await waitUntilReady(page)
  await page.getByRole('button', { name: /^Open Synapse/ }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Synapse' })
  const more = panel.getByRole('button', { name: 'Show earlier messages' })
  await more.press('Enter')
  await expect(panel.getByRole('log')).toContainText('message 321.')
  await expect(more).toBeFocused()
  await panel.getByRole('button', { name: 'Start over' }).press('Enter')
  await expect(panel.getByRole('textbox', { name: 'Your message' })).toBeFocused()
})
