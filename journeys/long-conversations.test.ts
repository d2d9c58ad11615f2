/** Long conversations: opened again, with older messages on a press, and started over once they are full. */
import { paths } from '#web/paths.ts'
import { openInterview } from './archetype-interview.ts'
import { addConversation } from './database-fixtures.ts'
import { expectAccessibleAndFitting, waitUntilReady } from './screen-checks.ts'
import { expect, setUp, test } from './visitor.ts'

test('T48 Synapse shows earlier messages on a press, and a full conversation says so and can be started over', async ({
  page,
}) => {
  const { email } = await setUp(page.request)
  await addConversation(email, 'strategist', 400)
  await page.goto(paths.toolkit)
  await waitUntilReady(page)
  await page.getByRole('button', { name: /^Open Synapse/ }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Synapse' })
  const talk = panel.getByRole('log')
  await expect(talk).toContainText('message 400.')
  await expect(talk).not.toContainText('message 360.')
  await talk.getByRole('button', { name: 'Show earlier messages' }).press('Enter')
  await expect(talk).toContainText('message 321.')
  await expect(talk.getByRole('listitem')).toHaveCount(80)
  await expect(panel).toContainText('This conversation is full.')
  await expect(panel.getByRole('textbox')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Start over' }).click()
  await expect(talk).not.toContainText('message')
  await panel.getByRole('textbox', { name: 'Your message' }).fill('What next?')
  await panel.getByRole('textbox', { name: 'Your message' }).press('Enter')
  await expect(talk.locator('.said.me')).toContainText('What next?')
  await expect(panel.getByText('Synapse is writing…')).toHaveCount(0)
})

test('Synapse, closed and opened again, still shows the last messages', async ({ page }) => {
  await setUp(page.request)
  await page.goto(paths.toolkit)
  await waitUntilReady(page)
  const opener = page.getByRole('button', { name: /^Open Synapse/ })
  const panel = page.getByRole('dialog', { name: 'Synapse' })
  const asked = panel.locator('.said.me')
  // By now the page knows that there is no conversation yet.
  await expect(opener).toHaveAccessibleName(/suggestion/)
  for (const question of ['Can I export all of this?', 'What next?']) {
    await opener.press('Enter')
    await panel.getByRole('textbox', { name: 'Your message' }).fill(question)
    await panel.getByRole('textbox', { name: 'Your message' }).press('Enter')
    await expect(asked.last()).toContainText(question)
    await expect(panel.getByText('Synapse is writing…')).toHaveCount(0)
    const answer = (await panel.locator('.said.syn p').last().textContent()) ?? ''
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await opener.press('Enter')
    await expect(asked.last()).toContainText(question)
    await expect(panel.locator('.said.syn').last()).toContainText(answer)
    await page.keyboard.press('Escape')
  }
  await opener.press('Enter')
  await expect(asked).toHaveCount(2)
})

test('T48 an interview with too little to go on ends at forty answers, says what would help and can be started over', async ({
  page,
}) => {
  const { email } = await openInterview(page.request)
  await addConversation(email, 'brand-archetype', 78)
  await page.goto(paths.brandArchetype)
  await page.getByRole('textbox').fill('dont know')
  await page.getByRole('button', { name: 'Send' }).click()
  const full = page.getByRole('region', { name: 'This interview is full' })
  await expect(full).toContainText('None of your 40 answers gives us enough to go on')
  await expect(full.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expectAccessibleAndFitting(page, 'a full interview')
  await full.getByRole('button', { name: 'Start Over' }).click()
  await expect(page.getByRole('textbox')).toBeVisible()
  await expect(full).toHaveCount(0)
  await page.getByRole('button', { name: 'Show earlier conversations' }).click()
  await expect(page.getByRole('dialog')).toContainText('40 answers')
})
