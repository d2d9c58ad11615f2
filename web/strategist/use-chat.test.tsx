import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Nudge } from '#contract/strategist.ts'
import { advanceTime, type HeldCalls, holdCalls } from '#testing/web/held-calls.ts'
import { makePageWrapper } from '#testing/web/in-page.tsx'
import { failureText, useChat } from '#web/strategist/use-chat.ts'

const readCall = 'GET /api/strategist/conversation'
const askCall = 'POST /api/strategist/chat'
const resetCall = 'POST /api/strategist/reset'
const nudge: Nudge = {
  id: 'n1',
  type: 'navigate',
  action: '/toolkit/core-values',
  label: 'Name your values',
  priority: 'high',
  reason: 'They are missing.',
}

let calls: HeldCalls
beforeEach(() => {
  calls = holdCalls()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

type Known = Parameters<typeof useChat>[0]
const open = (known: Known) =>
  renderHook((props: { known: Known }) => useChat(props.known), { wrapper: makePageWrapper(), initialProps: { known } })
type Screen = ReturnType<typeof open>
const texts = ({ result }: Screen) =>
  result.current.messages.map(({ id, content }) => (id === 'welcome' ? id : content))
const ask = ({ result }: Screen, text: string) => act(() => void result.current.ask(text, '/toolkit'))
const fresh = { nudges: [], hasConversation: false }
const stored = { nudges: [], hasConversation: true }
const past = { id: 'm1', role: 'user', content: 'What is next?', timestamp: '2026-01-01T00:00:00.000Z' }

test('a first visit is welcomed, and told a second later what was noticed', async () => {
  const screen = open({ nudges: [nudge], hasConversation: false })
  expect(texts(screen)).toEqual(['welcome'])
  await advanceTime(1000)
  expect(screen.result.current.messages[1]).toMatchObject({ id: 'nudges', nudges: [nudge] })
})

test('whoever asks within that second gets the answer instead', async () => {
  const screen = open({ nudges: [nudge], hasConversation: false })
  ask(screen, 'What is next?')
  await advanceTime(5000)
  expect(texts(screen)).toEqual(['welcome', 'What is next?'])
})

test('an earlier conversation is loaded, and followed by what is said now', async () => {
  const screen = open(stored)
  expect(screen.result.current.isLoading).toBe(true)
  await calls.next(readCall).answer({ messages: [past] })
  ask(screen, 'And then?')
  const call = calls.next(askCall)
  expect(call.body).toMatchObject({ message: 'And then?', conversationHistory: [{ content: 'What is next?' }] })
  expect(texts(screen)).toEqual(['What is next?', 'And then?'])
})

test('if the earlier conversation cannot be loaded, a new one begins with the welcome', async () => {
  const screen = open(stored)
  await calls.next(readCall).lose()
  expect(texts(screen)).toEqual(['welcome'])
})

test('an answer arrives piece by piece, and then stands in the conversation', async () => {
  const screen = open(fresh)
  ask(screen, 'What is next?')
  expect(screen.result.current.writing).toBe('')
  const stream = calls.next(askCall).stream()
  await stream.tell({ text: 'Your ' })
  await stream.tell({ text: 'values.' })
  expect(screen.result.current.writing).toBe('Your values.')
  await stream.finish({ response: 'Your values.', source: 'embedded', suggestions: [], nudges: [] })
  expect(texts(screen)).toEqual(['welcome', 'What is next?', 'Your values.'])
  expect(screen.result.current.writing).toBeUndefined()
})

test('an answer that breaks off says so, and keeps the question', async () => {
  const screen = open(fresh)
  ask(screen, 'What is next?')
  const stream = calls.next(askCall).stream()
  await stream.tell({ text: 'Your ' })
  await stream.breakOff()
  expect(texts(screen)).toEqual(['welcome', 'What is next?', failureText])
  expect(screen.result.current.writing).toBeUndefined()
})

test('Stop ends a model’s answer and takes the question back', async () => {
  const screen = open(fresh)
  act(() => void screen.result.current.ask('What is next?', '/toolkit', { byModel: true }))
  const call = calls.next(askCall)
  expect(call.body).toMatchObject({ message: 'What is next?', byModel: true })
  const stream = call.stream()
  await stream.tell({ text: 'Your ' })
  let question = ''
  act(() => {
    question = screen.result.current.stop()
  })
  expect([question, texts(screen), screen.result.current.writing]).toEqual(['What is next?', ['welcome'], undefined])
})

test('a question right after Stop waits until the server has ended the answer before', async () => {
  const screen = open(fresh)
  act(() => void screen.result.current.ask('What is next?', '/toolkit', { byModel: true }))
  calls.next(askCall).stream()
  act(() => void screen.result.current.stop())
  ask(screen, 'And now?')
  await calls.next(askCall).refuse(409, 'conversation_busy')
  await advanceTime(400)
  await calls.next(askCall).stream().finish({ response: 'Your values.', source: 'embedded' })
  expect(texts(screen)).toEqual(['welcome', 'And now?', 'Your values.'])
})

test('leaving ends a model’s answer, and lets the engine finish', async () => {
  for (const byModel of [true, false]) {
    const screen = open(fresh)
    act(() => void screen.result.current.ask('What is next?', '/toolkit', { byModel }))
    const call = calls.next(askCall)
    screen.unmount()
    expect(call.isAborted()).toBe(byModel)
  }
})

test('a full conversation says so instead of a failure, and starting over opens it again', async () => {
  const screen = open(fresh)
  ask(screen, 'What is next?')
  await calls.next(askCall).refuse(409, 'conversation_full')
  expect(screen.result.current.isFull).toBe(true)
  expect(texts(screen)).toEqual(['welcome', 'What is next?'])
  act(() => void screen.result.current.startOver())
  await calls.next(resetCall).answer({ success: true })
  expect(texts(screen)).toEqual(['welcome'])
  expect(screen.result.current.isFull).toBe(false)
})

test('what is said now is not shown twice when the server knows of the conversation', async () => {
  const screen = open(fresh)
  ask(screen, 'What is next?')
  screen.rerender({ known: stored })
  await advanceTime()
  expect(calls.open()).toEqual([askCall])
  expect(texts(screen)).toEqual(['welcome', 'What is next?'])
})
