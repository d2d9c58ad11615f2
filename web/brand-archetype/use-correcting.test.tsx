import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ArchetypeInterview, ArchetypeMessage } from '#contract/brand-archetype.ts'
import { type HeldCalls, holdCalls } from '#testing/web/held-calls.ts'
import { getToastText, makePageWrapper } from '#testing/web/in-page.tsx'
import { useInterview } from '#web/brand-archetype/archetype-queries.ts'
import { useAnswerCorrecting } from '#web/brand-archetype/use-correcting.ts'

const readCall = 'GET /api/brand-archetype'
const correctCall = 'PUT /api/brand-archetype/answers/a1'
const message = (id: string, role: ArchetypeMessage['role'], content: string): ArchetypeMessage => ({
  id,
  role,
  content,
  timestamp: '2026-01-01T00:00:00.000Z',
})
const question = message('q1', 'assistant', 'Why do people come to you?')
const given = message('a1', 'user', 'For bred.')
const next = message('q2', 'assistant', 'And why else?')
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
const corrected = interviewOf(question, { ...given, content: 'For bread.' }, next)

let calls: HeldCalls
beforeEach(() => {
  calls = holdCalls()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

async function openInterview(userId = 'marta') {
  const interview = interviewOf(question, given, next)
  const screen = renderHook(
    () => {
      const { data = interview } = useInterview()
      return {
        ...useAnswerCorrecting(userId, data),
        answer: data.messages.find(({ role }) => role === 'user')?.content,
      }
    },
    { wrapper: makePageWrapper() },
  )
  await calls.next(readCall).answer(interview)
  return screen
}
type Screen = Awaited<ReturnType<typeof openInterview>>
const correct = ({ result }: Screen, text: string) => {
  act(() => result.current.begin(given))
  act(() => result.current.change(text))
}
const save = ({ result }: Screen) => act(() => void result.current.save())

test('a corrected answer replaces the old one once it is saved', async () => {
  const screen = await openInterview()
  correct(screen, ' For bread. ')
  save(screen)
  expect(screen.result.current).toMatchObject({ isSaving: true, answer: 'For bred.' })
  const call = calls.next(correctCall)
  expect(call.body).toEqual({ message: 'For bread.', revision: 'r0' })
  await call.answer(corrected)
  expect(screen.result.current).toMatchObject({ open: undefined, isSaving: false, answer: 'For bread.' })
  expect(getToastText()).toContain('Everything else stays as it is.')
})

test('an unchanged answer is not sent, and an empty one neither', async () => {
  const screen = await openInterview()
  correct(screen, ' ')
  save(screen)
  expect(screen.result.current.open).toBeDefined()
  act(() => screen.result.current.change('For bred. '))
  save(screen)
  expect(screen.result.current.open).toBeUndefined()
  expect(calls.open()).toEqual([])
})

test('a failed save keeps the text in the editor', async () => {
  const screen = await openInterview()
  correct(screen, 'For bread.')
  save(screen)
  await calls.next(correctCall).lose()
  await calls.next(readCall).lose()
  expect(screen.result.current).toMatchObject({ open: { text: 'For bread.' }, isSaving: false })
  expect(getToastText()).toContain('We couldn’t save your correction.')
})

test('a correction that was stored although its reply was lost counts as saved', async () => {
  const screen = await openInterview()
  correct(screen, 'For bread.')
  save(screen)
  await calls.next(correctCall).lose()
  await calls.next(readCall).answer(corrected)
  expect(screen.result.current).toMatchObject({ open: undefined, answer: 'For bread.' })
})

test('if the answer is gone on the server, its text stays on screen until the owner cancels', async () => {
  const screen = await openInterview()
  correct(screen, 'For bread.')
  save(screen)
  await calls.next(correctCall).refuse(404, 'not_found', 'This answer is gone.')
  await calls.next(readCall).answer(interviewOf(question))
  expect(getToastText()).toContain('This answer is gone.')
  expect(screen.result.current).toMatchObject({ open: { text: 'For bread.' }, answer: 'For bred.' })
  act(() => screen.result.current.cancel())
  await calls.next(readCall).answer(interviewOf(question))
  expect(screen.result.current).toMatchObject({ open: undefined, answer: undefined })
})

test('a correction under way is there after a reload, and for nobody else', async () => {
  const screen = await openInterview()
  correct(screen, 'For br')
  screen.unmount()
  const jonas = await openInterview('jonas')
  expect(jonas.result.current.open).toBeUndefined()
  jonas.unmount()
  expect((await openInterview()).result.current).toMatchObject({ open: { text: 'For br' }, hasBegun: false })
})
