import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { advanceTime, type HeldCalls, holdCalls } from '#testing/web/held-calls.ts'
import { useSuggestions } from '#web/brand-attributes/use-suggestions.ts'

const suggestCall = 'POST /api/suggest-words'
const reply = (...suggestions: string[]) => ({ suggestions, source: 'engine' })
const own = ['warm']

let calls: HeldCalls
beforeEach(() => {
  calls = holdCalls()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** Opens the field; `rerender` types a text. */
const open = (text = '') => renderHook((typed: string) => useSuggestions('culture', typed, own), { initialProps: text })

test('suggestions are asked after a pause in typing, for the text as it is then', async () => {
  const { result, rerender } = open('ca')
  await advanceTime(299)
  rerender('calm ')
  await advanceTime(299)
  expect(calls.open()).toEqual([])
  await advanceTime(1)
  const call = calls.next(suggestCall)
  expect(call.body).toEqual({ category: 'culture', existingWords: own, count: 6, input: 'calm' })
  await call.answer(reply('calm', 'quiet'))
  expect(result.current.suggestions).toMatchObject({ words: ['calm', 'quiet'], input: 'calm', isAsking: false })
})

test('a single letter asks nothing', async () => {
  open('c')
  await advanceTime(1000)
  expect(calls.open()).toEqual([])
})

test('what is typed during a request is asked once that is answered', async () => {
  const { result, rerender } = open('ca')
  await advanceTime(300)
  rerender('calm')
  await advanceTime(900)
  expect(calls.open()).toHaveLength(1)
  await calls.next(suggestCall).answer(reply('candid'))
  await advanceTime(300)
  await calls.next(suggestCall).answer(reply('calm'))
  expect(result.current.suggestions).toMatchObject({ words: ['calm'], input: 'calm' })
})

test('a failure empties the list, and the next request may follow', async () => {
  const { result } = open()
  act(() => void result.current.ask(''))
  await calls.next(suggestCall).lose()
  expect(result.current.suggestions).toMatchObject({ words: [], source: undefined, isAsking: false })
  act(() => void result.current.ask(''))
  await calls.next(suggestCall).answer(reply('quiet'))
  expect(result.current.suggestions.words).toEqual(['quiet'])
})

test('a word that was picked is no longer offered', async () => {
  const { result } = open()
  act(() => void result.current.ask(''))
  await calls.next(suggestCall).answer(reply('quiet', 'calm'))
  act(() => result.current.drop('quiet'))
  expect(result.current.suggestions.words).toEqual(['calm'])
})

test('suggestions for a text that was added in the meantime are not shown', async () => {
  const { result, rerender } = open('calm')
  await advanceTime(300)
  act(() => result.current.forget())
  rerender('')
  expect(result.current.suggestions.isAsking).toBe(false)
  await calls.next(suggestCall).answer(reply('calm', 'quiet'))
  expect(result.current.suggestions.words).toEqual([])
})

test('a language model is asked at a press alone, and a pause in typing asks nothing for the same text', async () => {
  const { result } = open('calm')
  act(() => void result.current.ask('calm', true))
  const call = calls.next(suggestCall)
  expect(call.body).toMatchObject({ input: 'calm', byModel: true })
  await call.answer({ suggestions: ['quietly kind'], source: 'provider', writtenBy: 'Some Model', trouble: undefined })
  await advanceTime(1000)
  expect(calls.open()).toEqual([])
  expect(result.current.suggestions).toMatchObject({ words: ['quietly kind'], writtenBy: 'Some Model' })
})

test('typing on gives up the request to the model and asks the word list', async () => {
  const { result, rerender } = open('calm')
  act(() => void result.current.ask('calm', true))
  const slow = calls.next(suggestCall)
  rerender('candid')
  await advanceTime(300)
  await calls.next(suggestCall).answer(reply('candid'))
  await slow.answer(reply('too late'))
  expect(result.current.suggestions.words).toEqual(['candid'])
})

test('a press for a language model counts more than what is asked while typing', async () => {
  const { result } = open('ca')
  await advanceTime(300)
  const typed = calls.next(suggestCall)
  act(() => void result.current.ask('ca', true))
  expect(typed.isAborted()).toBe(true)
  const pressed = calls.next(suggestCall)
  expect(pressed.body).toMatchObject({ byModel: true, input: 'ca' })
  await pressed.answer(reply('candid'))
  expect(result.current.suggestions.words).toEqual(['candid'])
})
