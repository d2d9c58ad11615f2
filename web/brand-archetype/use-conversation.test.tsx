import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ArchetypeInterview, ArchetypeMessage } from '#contract/brand-archetype.ts'
import { advanceTime, type HeldCalls, holdCalls } from '#testing/web/held-calls.ts'
import { getToastText, makePageWrapper } from '#testing/web/in-page.tsx'
import { useInterview } from '#web/brand-archetype/archetype-queries.ts'
import { useConversation } from '#web/brand-archetype/use-conversation.ts'

const readCall = 'GET /api/brand-archetype'
const resumeCall = 'POST /api/brand-archetype/resume'
const answerCall = 'POST /api/brand-archetype/analyze'
const message = (id: string, role: ArchetypeMessage['role'], content: string): ArchetypeMessage => ({
  id,
  role,
  content,
  timestamp: '2026-01-01T00:00:00.000Z',
})
const interviewOf = (...messages: ArchetypeMessage[]): ArchetypeInterview => ({
  messages,
  revision: 'r0',
  isAnswering: false,
  questionsAsked: 1,
  archetypeResult: null,
  use: null,
  modelText: null,
  modelReadings: null,
  undecided: null,
  source: 'embedded',
  isStale: false,
  earlierCount: 0,
})
/** Nobody has switched the model on. */
const withoutModel: Parameters<typeof useConversation>[2] = {
  send: ({ deliver }) => deliver(false),
  noteTrouble: () => undefined,
}
const question = message('q1', 'assistant', 'Why do people come to you?')
const answered = interviewOf(question, message('a1', 'user', 'For bread.'), message('q2', 'assistant', 'And why else?'))

let calls: HeldCalls
beforeEach(() => {
  calls = holdCalls()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** Opens the interview of `userId`, which has one question. */
async function openInterview(userId = 'marta', interview = interviewOf(question), asking = withoutModel) {
  const screen = renderHook(
    () => {
      const { data = interview } = useInterview()
      return useConversation(userId, data, asking)
    },
    { wrapper: makePageWrapper() },
  )
  await calls.next(readCall).answer(interview)
  return screen
}
type Screen = Awaited<ReturnType<typeof openInterview>>
const texts = ({ result }: Screen) => result.current.messages.map(({ content }) => content)
const answer = ({ result }: Screen, text: string) => {
  act(() => result.current.setDraft(text))
  act(() => void result.current.send())
}

test('an answer stands in the conversation at once, and the reply arrives piece by piece', async () => {
  const screen = await openInterview()
  answer(screen, ' For bread. ')
  expect(texts(screen)).toEqual(['Why do people come to you?', 'For bread.'])
  expect(screen.result.current).toMatchObject({ isWaiting: true, draft: '' })
  const stream = calls.next(answerCall).stream()
  await stream.tell({ text: 'And why ' })
  await stream.tell({ text: 'else?' })
  expect(screen.result.current.arriving).toBe('And why else?')
  await stream.finish({ interview: answered })
  expect(texts(screen)).toEqual(['Why do people come to you?', 'For bread.', 'And why else?'])
  expect(screen.result.current).toMatchObject({ isWaiting: false, arriving: '', hasJustEnded: false })
})

test('nothing is sent twice while an answer is on its way', async () => {
  const screen = await openInterview()
  answer(screen, 'For bread.')
  act(() => void screen.result.current.send('See my result now'))
  expect(calls.open()).toEqual([answerCall])
})

test('an answer that was refused goes back into the field', async () => {
  const screen = await openInterview()
  answer(screen, 'For bread.')
  await calls.next(answerCall).refuse(429, 'too_many_requests', 'Please wait a minute.')
  expect(getToastText()).toContain('Please wait a minute.')
  await calls.next(readCall).answer(interviewOf(question))
  expect(screen.result.current).toMatchObject({ draft: 'For bread.', isWaiting: false })
  expect(texts(screen)).toEqual(['Why do people come to you?'])
})

test('an answer that was stored although its reply was lost is not offered to be sent again', async () => {
  const screen = await openInterview()
  answer(screen, 'For bread.')
  const stream = calls.next(answerCall).stream()
  await stream.tell({ text: 'And' })
  await stream.breakOff()
  await calls.next(readCall).answer(answered)
  expect(screen.result.current.draft).toBe('')
  expect(texts(screen)).toEqual(['Why do people come to you?', 'For bread.', 'And why else?'])
})

test('while offline the answer goes back into the field', async () => {
  const screen = await openInterview()
  answer(screen, 'For bread.')
  await calls.next(answerCall).lose()
  await calls.next(readCall).lose()
  expect(screen.result.current).toMatchObject({ draft: 'For bread.', isWaiting: false })
})

test("a button's message leaves what is being typed alone, also if it fails", async () => {
  const screen = await openInterview()
  act(() => screen.result.current.setDraft('For br'))
  act(() => void screen.result.current.send('See my result now'))
  await calls.next(answerCall).lose()
  await calls.next(readCall).lose()
  expect(screen.result.current.draft).toBe('For br')
})

test('what was being typed is there after a reload, and for nobody else', async () => {
  const screen = await openInterview()
  act(() => screen.result.current.setDraft('For br'))
  screen.unmount()
  const jonas = await openInterview('jonas')
  expect(jonas.result.current.draft).toBe('')
  jonas.unmount()
  expect((await openInterview()).result.current.draft).toBe('For br')
})

test('an answer that another device is sending shows its reply without a reload', async () => {
  const screen = await openInterview('marta', { ...interviewOf(question), isAnswering: true })
  await calls.next(resumeCall).answer({ ...interviewOf(question), isAnswering: true })
  expect(screen.result.current.isWaiting).toBe(true)
  await advanceTime(2000)
  await calls.next(resumeCall).answer(answered)
  expect(screen.result.current.isWaiting).toBe(false)
  await advanceTime(10_000)
  expect(calls.open()).toEqual([])
})

test('an answer that reaches the server after a stop is not offered to be sent again', async () => {
  const byModel: typeof withoutModel = { ...withoutModel, send: ({ deliver }) => deliver(true) }
  const screen = await openInterview('marta', interviewOf(question), byModel)
  const toldBefore = getToastText()
  answer(screen, 'For bread.')
  act(() => screen.result.current.stop?.())
  await calls.next(answerCall).lose()
  await calls.next(readCall).answer(interviewOf(question))
  await advanceTime(2000)
  await calls.next(readCall).answer(answered)
  expect(screen.result.current).toMatchObject({ draft: '', isWaiting: false, stop: undefined })
  expect(texts(screen)).toEqual(['Why do people come to you?', 'For bread.', 'And why else?'])
  expect(getToastText()).toBe(toldBefore)
})
