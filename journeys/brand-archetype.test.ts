/** The twelve archetypes to browse, and the interview, which survives reloads, failures and other devices. */
import { archetypeIds, archetypes } from '#contract/plain/archetypes.ts'
import { writeEitherOrQuestion } from '#contract/plain/either-or-question.ts'
import { paths } from '#web/paths.ts'
import {
  answerAt,
  answerByCall,
  findConversationLog,
  findMessageField,
  findSendButton,
  openInterview,
  openScreen,
  say,
  sendAnswer,
  toast,
} from './archetype-interview.ts'
import { listCoveredByToast } from './covered-by-toast.ts'
import { expectAccessibleAndFitting } from './screen-checks.ts'
import { completeThroughTagline, expect, setUp, test } from './visitor.ts'

test('every owner can read what each of the twelve archetypes wants, fears and sounds like', async ({ page }) => {
  await setUp(page.request)
  await page.goto(paths.toolkit)
  await page.getByText('The full toolkit').click()
  await page.getByRole('link', { name: 'The twelve archetypes' }).first().click()
  await expect(page).toHaveURL(/\/toolkit\/brand-archetypes$/)
  await expect(page.getByRole('heading', { name: 'The Twelve Brand Archetypes' })).toBeVisible()
  for (const id of archetypeIds) {
    const entry = page.locator(`#archetype-${id}`)
    for (const said of [
      archetypes[id].name,
      archetypes[id].motto,
      'What it wants',
      'What it fears',
      'How it sounds',
      'Well-known examples',
    ])
      await expect(entry).toContainText(said)
  }
  await expect(page.getByRole('img', { name: 'The wheel of the twelve archetypes, still empty.' })).toBeVisible()
  await expect(page.getByText('of your answers speak')).toHaveCount(0)
  await page.getByRole('link', { name: 'The Lover' }).click()
  await expect(page.locator('#archetype-lover')).toBeInViewport()
})

test('without a core value the interview redirects to the toolkit', async ({ page }) => {
  await setUp(page.request)
  await completeThroughTagline(page.request)
  await page.goto(paths.brandArchetype)
  await expect(page).toHaveURL(/\/toolkit$/)
})

test('an answer is replied to and counted, and the conversation continues after a reload and on another device', async ({
  page,
  browser,
}) => {
  await openInterview(page.request)
  await openScreen(page)
  await expect(page.getByText('strategic conversation with Synapse')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Analysis Progress' })).toBeVisible()
  await expect(page.locator('.analysis-card')).toContainText('0 / 20+')
  await expect(page.getByText('Building comprehensive profile...')).toBeVisible()
  await expect(page.locator('.said')).toHaveCount(1)
  await expect(findConversationLog(page)).toContainText('at least 20 questions')
  await expect(findConversationLog(page).locator('time')).toHaveCount(1)
  await findMessageField(page).fill('   ')
  await expect(findSendButton(page)).toBeDisabled()

  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/brand-archetype/analyze', async (route) => {
    await held
    await route.continue()
  })
  await findMessageField(page).fill(answerAt(0))
  await findMessageField(page).press('Enter')
  await expect(findMessageField(page)).toHaveValue('')
  await expect(findConversationLog(page)).toContainText(answerAt(0))
  await expect(page.getByText('Synapse is analyzing your brand psychology...')).toBeVisible()
  await expect(findSendButton(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Voice input' })).toBeDisabled()
  letGo()
  await expect(page.locator('.said')).toHaveCount(3)
  await page.unroute('**/api/brand-archetype/analyze')
  await say(page, answerAt(1))
  await expect(page.locator('.chat-panel .badge', { hasText: '2 questions' })).toBeVisible()
  await expect(page.locator('.analysis-card')).toContainText('2 / 20+')
  await expect(page.getByRole('progressbar', { name: 'Analysis Progress' })).toHaveAttribute('aria-valuenow', '10')
  await expectAccessibleAndFitting(page, 'the interview')
  const stands = await page.locator('.said').allTextContents()

  await findMessageField(page).fill('Half of an answ')
  await page.reload()
  await expect(page.locator('.said')).toHaveText(stands)
  await expect(findMessageField(page)).toHaveValue('Half of an answ')
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() })
  const phone = await elsewhere.newPage()
  await openScreen(phone)
  await expect(phone.locator('.said')).toHaveText(stands)
  await sendAnswer(phone, answerAt(2))
  await expect(phone.locator('.said')).toHaveCount(7)
  await elsewhere.close()
})

test('on a phone the question and the field are both in view, and nothing reveals which archetype leads', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openInterview(page.request)
  await answerByCall(page.request, 0, 5)
  await openScreen(page)
  await expect(page.locator('.said.syn').last()).toBeInViewport({ ratio: 1 })
  await expect(findMessageField(page)).toBeInViewport({ ratio: 1 })
  await expect(page.locator('main')).not.toContainText('%')
  const told = await (await page.request.get('/api/brand-archetype')).text()
  for (const id of archetypeIds) expect(told.toLowerCase()).not.toContain(`"${id}"`)
  await page.getByRole('button', { name: 'Start Over' }).click()
  await expect(toast(page)).toBeVisible()
  await expect.poll(() => listCoveredByToast(page)).toEqual([])
})

test('from the twentieth question on the deep analysis begins and the progress bar is full', async ({ page }) => {
  await openInterview(page.request)
  for (const { questionsAsked, percent } of [
    { questionsAsked: 10, percent: 50 },
    { questionsAsked: 19, percent: 95 },
    { questionsAsked: 20, percent: 100 },
    { questionsAsked: 25, percent: 100 },
  ]) {
    await page.route('**/api/brand-archetype', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), questionsAsked } })
    })
    await openScreen(page)
    const isDeep = questionsAsked >= 20
    await expect(page.locator('.analysis-card')).toContainText(`${questionsAsked} / 20+`)
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percent))
    await expect(page.getByText('Deep Analysis Phase')).toHaveCount(isDeep ? 1 : 0)
    await expect(page.getByText('Deep analysis in progress...')).toHaveCount(isDeep ? 1 : 0)
    await expect(page.getByText('Building comprehensive profile...')).toHaveCount(isDeep ? 0 : 1)
  }
})

test('turns from another tab are shown, and an answer to an earlier question is not taken as an answer to the next', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 409/, /CallError: 409/)
  await openInterview(page.request)
  await openScreen(page)
  await say(page, answerAt(0))
  await answerByCall(page.request, 1, 2)
  await sendAnswer(page, 'Too late for that question.')
  await expect(toast(page)).toContainText('continued in another tab')
  await expect(findConversationLog(page)).toContainText(answerAt(1))
  await expect(findConversationLog(page)).not.toContainText('Too late')
  await expect(findMessageField(page)).toHaveValue('Too late for that question.')
})

test('a failed answer says so and keeps what was typed; sent again, it counts once', async ({ page, complaints }) => {
  complaints.expected.push(/status of 500/, /CallError: 500/, /ERR_FAILED/, /Failed to fetch/)
  await openInterview(page.request)
  await openScreen(page)
  await page.route('**/api/brand-archetype/analyze', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await sendAnswer(page, answerAt(0))
  await expect(toast(page)).toContainText('Failed to analyze your response. Please try again.')
  await expect(findMessageField(page)).toHaveValue(answerAt(0))
  await page.unroute('**/api/brand-archetype/analyze')
  // The server receives the answer, but its reply is lost.
  await page.route('**/api/brand-archetype/analyze', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await findSendButton(page).click()
  await expect(page.locator('.said')).toHaveCount(3)
  await expect(findMessageField(page)).toHaveValue('')
})

test('speech fills the field, and a missing or failing recognizer is reported', async ({ page }) => {
  await openInterview(page.request)
  await page.addInitScript(() => {
    class Stand {
      lang = ''
      continuous = true
      interimResults = true
      onresult = (_event: unknown) => {}
      onerror = () => {}
      onend = () => {}
      start() {
        Object.assign(window, { heard: this })
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Stand, webkitSpeechRecognition: undefined })
  })
  await openScreen(page)
  const voice = page.getByRole('button', { name: 'Voice input' })
  const listening = page.getByRole('button', { name: 'Listening…' })
  await voice.click()
  await expect(listening).toBeDisabled()
  expect(
    await page.evaluate(() => {
      const { lang, continuous, interimResults, onresult } = Object(window).heard
      onresult({ results: [[{ transcript: 'we bake at night' }]] })
      return { lang, continuous, interimResults }
    }),
  ).toEqual({ lang: 'en-US', continuous: false, interimResults: false })
  await expect(findMessageField(page)).toHaveValue('we bake at night')
  await voice.click()
  await findMessageField(page).fill('Well, we bake at night')
  await page.evaluate(() => Object(window).heard.onresult({ results: [[{ transcript: 'on a boat' }]] }))
  await expect(findMessageField(page)).toHaveValue('Well, we bake at night on a boat')
  await voice.click()
  await expect(listening).toBeVisible()
  await page.evaluate(() => Object(window).heard.onerror())
  await expect(toast(page)).toContainText('Voice Input Error')
  await expect(toast(page)).toContainText('Could not capture voice input. Please try again.')
  await expect(voice).toBeEnabled()
  await voice.click()
  await page.evaluate(() => Object(window).heard.onerror({ error: 'audio-capture' }))
  await expect(toast(page)).toContainText('Could not capture voice input. Please try again. No microphone was found.')
  await page.evaluate(() => Object.assign(window, { SpeechRecognition: undefined }))
  await voice.click()
  await expect(toast(page)).toContainText('Not Supported')
  await expect(toast(page)).toContainText('Voice input is not supported in your browser.')
})

test('an owner answers a choice of two lines with one press, and the answer stays in the conversation', async ({
  page,
}) => {
  await openInterview(page.request)
  await answerByCall(page.request, 0, 5)
  await page.route('**/api/brand-archetype', async (route) => {
    const response = await route.fetch()
    const interview = await response.json()
    interview.messages.at(-1).content = writeEitherOrQuestion(
      'Which would you rather hear',
      'You kept us safe',
      'You made us laugh',
    )
    await route.fulfill({ response, json: interview })
  })
  await openScreen(page)
  const choice = page.getByRole('button', { name: 'B: “You made us laugh.”', exact: true })
  await expect(choice).toBeVisible()
  await expectAccessibleAndFitting(page, 'a choice of two')
  await page.unroute('**/api/brand-archetype')
  await choice.click()
  await expect(findConversationLog(page).locator('.said.me, .said:not(.syn)').last()).toHaveText(
    /B: “You made us laugh\.”/,
  )
  await expect(choice).toBeHidden()
})
