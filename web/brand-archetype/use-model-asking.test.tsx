import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { ArchetypeInterview } from '#contract/brand-archetype.ts'
import { type HeldCalls, holdCalls } from '#testing/web/held-calls.ts'
import { makePageWrapper } from '#testing/web/in-page.tsx'
import { useModelAsking } from '#web/brand-archetype/use-model-asking.ts'

const interviewAfter = (questionsAsked: number): ArchetypeInterview => ({
  messages: [],
  revision: 'r0',
  isAnswering: false,
  questionsAsked,
  archetypeResult: null,
  use: null,
  modelText: null,
  modelReadings: null,
  undecided: null,
  source: null,
  isStale: false,
  earlierCount: 0,
})

let calls: HeldCalls
beforeEach(() => {
  calls = holdCalls()
})

type Given = { interview: ArchetypeInterview; impersonating?: boolean }

/** Opens the interview with a model elsewhere, to which the owner has agreed unless told otherwise. */
async function open(state: { isOn?: boolean; isShownEachTime?: boolean } = {}, given: Partial<Given> = {}) {
  const screen = renderHook(
    ({ interview, impersonating = false }: Given) => useModelAsking({ id: 'marta', impersonating }, interview),
    { wrapper: makePageWrapper(), initialProps: { interview: interviewAfter(2), ...given } },
  )
  const { isOn = true, isShownEachTime = false } = state
  await calls.next('GET /api/writing').answer({
    ...{ model: { name: 'Claude', isOwnMachine: false, recipient: 'Anthropic' }, isOn, isShownEachTime },
    agreedAt: isOn ? '2026-11-22T14:05:00.000Z' : null,
  })
  return screen
}
type Screen = Awaited<ReturnType<typeof open>>
const turn = ({ result }: Screen, isOn: boolean) => act(() => result.current.turn(isOn))

/** Sends an answer; whether the model may word the next question, or undefined if nothing went out. */
function send({ result }: Screen): boolean[] {
  const sent: boolean[] = []
  act(() => result.current.send({ typed: 'For bread.', deliver: (byModel) => void sent.push(byModel) }))
  return sent
}

test('it is off until the owner switches it on, is on after a reload, and off again', async () => {
  const screen = await open()
  expect(send(screen)).toEqual([false])
  turn(screen, true)
  expect(send(screen)).toEqual([true])
  screen.unmount()
  const again = await open()
  expect(again.result.current.isOn).toBe(true)
  turn(again, false)
  expect(send(again)).toEqual([false])
  again.unmount()
  expect((await open()).result.current.isOn).toBe(false)
})

test('who has not agreed is asked at the switch, and nothing is on before', async () => {
  const screen = await open({ isOn: false })
  turn(screen, true)
  expect(screen.result.current).toMatchObject({ isOn: false, writing: { isAsking: true } })
  expect(send(screen)).toEqual([false])
})

test('who wants to see the text each time sees it before an answer goes out', async () => {
  const screen = await open({ isShownEachTime: true })
  turn(screen, true)
  const sent = send(screen)
  expect(sent).toEqual([])
  expect(screen.result.current).toMatchObject({ typed: 'For bread.', writing: { isAsking: true } })
  act(() => screen.result.current.closeText())
  expect(sent).toEqual([])
  const next = send(screen)
  act(() => screen.result.current.writing.writeByModel())
  expect(next).toEqual([true])
})

test('a trouble is told once in an interview', async () => {
  const screen = await open()
  turn(screen, true)
  act(() => screen.result.current.noteTrouble('no-answer'))
  expect(screen.result.current.trouble).toBe('no-answer')
  send(screen)
  expect(screen.result.current.trouble).toBeUndefined()
  act(() => screen.result.current.noteTrouble('no-answer'))
  expect(screen.result.current.trouble).toBeUndefined()
})

test('a trouble of an answer that was on its way does not switch it on again', async () => {
  const screen = await open()
  turn(screen, true)
  const { noteTrouble } = screen.result.current
  turn(screen, false)
  act(() => noteTrouble('no-answer'))
  expect(screen.result.current).toMatchObject({ isOn: false, trouble: undefined })
})

test('a new interview begins without it', async () => {
  const screen = await open()
  turn(screen, true)
  screen.rerender({ interview: interviewAfter(3) })
  expect(screen.result.current.isOn).toBe(true)
  screen.rerender({ interview: interviewAfter(0) })
  screen.rerender({ interview: interviewAfter(3) })
  expect(screen.result.current.isOn).toBe(false)
})

test('an admin who acts as the owner cannot have it on', async () => {
  const screen = await open()
  turn(screen, true)
  screen.unmount()
  const asAdmin = await open({}, { impersonating: true })
  expect(asAdmin.result.current.isOn).toBe(false)
})
