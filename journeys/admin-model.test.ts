/** An operator looks at the language model: none, one that answers, and one that does not. */
import { type StandIn, startStandIn } from '#testing/model/stand-in.ts'
import { faults } from '#testing/model/turns.ts'
import { endProcess, makeDataFolder, type ServerProcess, startProcess } from '#testing/server/process.ts'
import { adminPages } from '#web/paths.ts'
import { newPerson, openAsAdmin } from './admin-screen.ts'
import { addModelCall, makeAdmin } from './database-fixtures.ts'
import { expectAccessibleAndFitting, waitUntilReady } from './screen-checks.ts'
import { expect, setUp, test } from './visitor.ts'

test('without a model an operator reads how to set one up', async ({ page }) => {
  await openAsAdmin(page)
  await page.goto(adminPages.people)
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Model' }).click()
  await expect(page.getByRole('heading', { name: 'Language model', level: 1 })).toBeVisible()
  await expect(page.getByText('AI_BASE_URL=http://127.0.0.1:11434')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try it now' })).toHaveCount(0)
  await expectAccessibleAndFitting(page, 'no model')
})

test.describe('with a model', () => {
  let standIn: StandIn
  let folder: Awaited<ReturnType<typeof makeDataFolder>>
  let server: ServerProcess
  /** A port of its own, beside the journeys' server and those of other tests. */
  const port = String(Number(process.env.JOURNEYS_PORT ?? 3177) + 13)
  test.use({ baseURL: `http://localhost:${port}` })

  test.beforeAll(async () => {
    standIn = await startStandIn()
    folder = await makeDataFolder()
    standIn.answer({ text: '{"color":"blue"}' })
    const settings = { AI_BASE_URL: standIn.baseAddress, AI_MODEL: 'writer', AI_API_KEY: 'sk-secret-of-the-operator' }
    server = await startProcess(folder.dataDir, { PORT: port, ...settings, AI_DAILY_TOKENS: '5000' })
    await expect.poll(() => server.said()).toContain('A language model writes')
  })
  test.afterAll(async () => {
    await endProcess(server, 'SIGTERM')
    await folder.remove()
    await standIn.close()
  })

  test('an operator sees who writes and what it took, tries it, and reads what is wrong', async ({ page }) => {
    const admin = await setUp(page.request, newPerson('Dana'))
    await makeAdmin(admin.email, folder.dataDir)
    await page.goto(adminPages.model)
    await expect(page.getByText('It was not asked yet.')).toBeVisible()
    const writes = page.getByRole('region', { name: 'Who writes' })
    await expect(writes).toContainText('writer')
    await expect(writes).toContainText('Set, and shown nowhere')
    await expect(page.getByRole('region', { name: 'What it can do' })).toContainText('Answers in a schema')
    for (let days = 0; days < 20; days += 1)
      await addModelCall(admin.email, folder.dataDir, { outcome: days === 3 ? 'timed_out' : 'answered', days })
    for (let turn = 0; turn < 2; turn += 1)
      await addModelCall(admin.email, folder.dataDir, { outcome: 'answered', days: 0 })
    await page.reload()
    await expect(page.getByRole('img', { name: /^Calls by day: 3 today/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /^Value propositions 100% 22 / })).toBeVisible()
    const limits = page.getByRole('region', { name: 'Limits' })
    await expect(limits.getByRole('row', { name: /^Tokens, one user in a day 5,000/ })).toContainText(admin.lastName)
    await expect(page.getByRole('region', { name: 'Last errors' })).toContainText('It did not answer in time.')
    await page.getByText('The same as a table, by day and tool').click()
    await waitUntilReady(page)
    await expectAccessibleAndFitting(page, 'a model that answers')
    standIn.answer(faults.wrongKey)
    await page.getByRole('button', { name: 'Try it now' }).click()
    await expect(page.getByRole('alert')).toContainText('Its server refuses the key.')
    await expect(page.getByRole('alert')).toContainText('Set a new AI_API_KEY and start again')
    await expect(page.getByRole('button', { name: 'Try it now' })).toBeFocused()
    await expectAccessibleAndFitting(page, 'a model that does not answer')
    standIn.answer({ text: '{"color":"blue"}' })
    await page.getByRole('button', { name: 'Try it now' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await page.content()).not.toContain('sk-secret')
  })
})
