/** Confirming the email of a new account on a server that sends mail: the reminder, the mailed link, the button. */
import PostalMime from 'postal-mime'
import { endProcess, makeDataFolder, type ServerProcess, startProcess } from '#testing/server/process.ts'
import { paths, secondFactorPath } from '#web/paths.ts'
import { type HangingMailServer, startHangingMailServer } from '../faults/hanging-mail-server.ts'
import { expectAccessibleAndFitting } from './screen-checks.ts'
import { expect, setUp, test } from './visitor.ts'

let mail: HangingMailServer
let folder: Awaited<ReturnType<typeof makeDataFolder>>
let server: ServerProcess

/** A port of its own, beside the servers of the other journeys. */
const port = String(Number(process.env.JOURNEYS_PORT ?? 3177) + 4)
test.use({ baseURL: `http://localhost:${port}` })

test.beforeAll(async () => {
  mail = await startHangingMailServer()
  mail.wakeUp()
  folder = await makeDataFolder()
  server = await startProcess(folder.dataDir, { PORT: port, SMTP_URL: mail.url })
})
test.afterAll(async () => {
  await endProcess(server, 'SIGTERM')
  await folder.remove()
  await mail.stop()
})

/** The confirmation links in all mails to an address, oldest first. */
async function linksTo(email: string): Promise<string[]> {
  const mails = await Promise.all(mail.messages().map((message) => PostalMime.parse(message)))
  return mails
    .filter(({ to }) => to?.some(({ address }) => address === email))
    .flatMap(({ text = '' }) => /https?:\S+\/confirm-email\?\S+/.exec(text)?.[0] ?? [])
}

test('T45 a new owner confirms their email with the mailed link, and the reminder is gone', async ({ page }) => {
  const { email } = await setUp(page.request)
  await page.goto(paths.toolkit)
  const line = page.getByText(`Please confirm your email: press the link we mailed to ${email}.`)
  await expect(line).toBeVisible()
  await expectAccessibleAndFitting(page, 'the dashboard of an owner whose address is not confirmed')

  await page.goto(secondFactorPath)
  await expect(page.getByText('Confirm your email first.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up a second factor' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Send the Link Again' }).click()
  await expect(page.locator('.toast')).toContainText(`The link goes to ${email}.`)
  await expect.poll(async () => (await linksTo(email)).length).toBe(2)

  const [link = ''] = await linksTo(email)
  await page.goto(link)
  await expect(page).toHaveURL(/\/confirm-email$/)
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  await expectAccessibleAndFitting(page, 'the page that confirms an address')
  const user = await page.request.get('/api/auth/user')
  expect(await user.json()).toMatchObject({ emailProven: false })
  await page.getByRole('button', { name: 'Yes, this address is mine' }).click()
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Open the Toolkit' }).click()
  await expect(page.getByRole('heading', { name: 'Toolkit' }).first()).toBeVisible()
  await expect(line).toHaveCount(0)
  await page.goto(secondFactorPath)
  await expect(page.getByRole('button', { name: 'Set up a second factor' })).toBeVisible()
})

test('T45 a used link says that it no longer works', async ({ page, complaints }) => {
  complaints.expected.push(/the server responded with a status of 400/)
  const { email } = await setUp(page.request)
  await expect.poll(async () => (await linksTo(email)).length).toBe(1)
  const [link = ''] = await linksTo(email)
  for (const heading of ['Your email is confirmed', 'This link no longer works']) {
    await page.goto(link)
    await page.getByRole('button', { name: 'Yes, this address is mine' }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
})
