import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { WritingState } from '#contract/writing.ts'
import { type HeldCalls, holdCalls } from '#testing/web/held-calls.ts'
import { makePageWrapper } from '#testing/web/in-page.tsx'
import { useModelWriting } from '#web/writing/use-model-writing.ts'

const elsewhere: WritingState = {
  model: { name: 'Claude', isOwnMachine: false, recipient: 'Anthropic' },
  ...{ isOn: false, agreedAt: null, isShownEachTime: false },
}
const agreed = { ...elsewhere, isOn: true, agreedAt: '2026-11-22T14:05:00.000Z' }

let calls: HeldCalls
beforeEach(() => {
  calls = holdCalls()
})

async function open(state: WritingState, isImpersonated = false) {
  const start = vi.fn()
  const { result } = renderHook(() => useModelWriting({ tool: 'uvp', isImpersonated, start }), {
    wrapper: makePageWrapper(),
  })
  await calls.next('GET /api/writing').answer(state)
  return { result, start }
}

test('a model elsewhere is offered, and until the owner agrees the engine writes', async () => {
  const { result, start } = await open(elsewhere)
  expect(result.current.isOffered).toBe(true)
  act(() => result.current.write())
  expect(start.mock.calls).toEqual([[false]])
})

test('once agreed to, it writes at a press and is not offered again', async () => {
  const { result, start } = await open(agreed)
  expect(result.current.isOffered).toBe(false)
  act(() => result.current.write())
  expect(start.mock.calls).toEqual([[true]])
})

test('who wants to see the text each time sees it before it goes', async () => {
  const { result, start } = await open({ ...agreed, isShownEachTime: true })
  act(() => result.current.write())
  expect([result.current.isAsking, start.mock.calls]).toEqual([true, []])
  act(() => result.current.writeByModel())
  expect([result.current.isAsking, start.mock.calls]).toEqual([false, [[true]]])
})

test.each([
  ['without a model', { ...elsewhere, model: null }, false],
  ['turned off', { ...agreed, isOn: false }, false],
  ['while an admin acts as the owner', agreed, true],
])('%s, nothing is offered and the engine writes', async (_name, state, isImpersonated) => {
  const { result, start } = await open(state, isImpersonated)
  expect(result.current.isOffered).toBe(false)
  act(() => result.current.write())
  expect(start.mock.calls).toEqual([[false]])
})

test('a model on the operator’s own machine writes at a press without a question', async () => {
  const own = { ...elsewhere, isOn: true, model: { name: 'qwen3:8b', isOwnMachine: true, recipient: 'localhost' } }
  const { result, start } = await open({ ...own, isShownEachTime: true })
  act(() => result.current.write())
  expect([result.current.isAsking, start.mock.calls]).toEqual([false, [[true]]])
})

test('a press before the page knows who writes waits for it, and writes once', async () => {
  const start = vi.fn()
  const { result } = renderHook(() => useModelWriting({ tool: 'uvp', isImpersonated: false, start }), {
    wrapper: makePageWrapper(),
  })
  act(() => result.current.write())
  act(() => result.current.write())
  expect(start).not.toHaveBeenCalled()
  await calls.next('GET /api/writing').answer(agreed)
  await vi.waitFor(() => expect(start.mock.calls).toEqual([[true]]))
})
