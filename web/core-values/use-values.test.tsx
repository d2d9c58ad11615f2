import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CoreValue } from '#contract/plain/core-value.ts'
import { advanceTime, type HeldCall, type HeldCalls, holdCalls } from '#testing/web/held-calls.ts'
import { getToastText, makePageWrapper } from '#testing/web/in-page.tsx'
import { createCoreValuesDraft } from '#web/brand/saving/core-values-draft.ts'
import { useValues } from '#web/core-values/use-values.ts'

const saveCall = 'POST /api/core-values'
const value = (id: string, title = id): CoreValue => ({
  id,
  title,
  description: '',
  order: 0,
  createdAt: '',
  updatedAt: '',
})

let calls: HeldCalls
let saves: number
beforeEach(() => {
  calls = holdCalls()
  saves = 0
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** Opens the list with `titles` as saved. */
function openList(...titles: string[]) {
  const coreValues = titles.map((title) => value(title))
  const draft = createCoreValuesDraft('marta', { coreValues, revision: 'r0', earlierCount: 0 })
  return renderHook(() => useValues(draft), { wrapper: makePageWrapper() })
}
type Screen = ReturnType<typeof openList>
const titles = ({ result }: Screen) => result.current.values.map(({ title }) => title)

/** The titles that a save sends. */
const titlesIn = ({ body }: HeldCall) => {
  const { coreValues }: { coreValues: CoreValue[] } = JSON.parse(JSON.stringify(body))
  return coreValues.map(({ title }) => title)
}

/** Answers a save as the server does: new values get the id 'stored <title>'. */
async function accept(call: HeldCall) {
  const { coreValues }: { coreValues: CoreValue[] } = JSON.parse(JSON.stringify(call.body))
  const idOf = ({ id, title }: CoreValue) => (/^(new|extracted)-/.test(id) ? `stored ${title}` : id)
  const ids = Object.fromEntries(coreValues.map((each) => [each.id, idOf(each)]))
  const stored = coreValues.map((each) => ({ ...value(idOf(each)), ...each, id: idOf(each) }))
  saves += 1
  await call.answer({ success: true, coreValues: stored, revision: `r${saves}`, earlierCount: 0, ids })
}

test('a card that is added can be typed into at once, and keeps its place when the server gives it an id', async () => {
  const screen = openList('Candour')
  let key = ''
  act(() => {
    key = screen.result.current.add()
  })
  const save = calls.next(saveCall)
  act(() => screen.result.current.type(screen.result.current.idOf(key) ?? '', { title: 'Thrift' }))
  await accept(save)
  expect(titles(screen)).toEqual(['Candour', 'Thrift'])
  await advanceTime(1000)
  const next = calls.next(saveCall)
  expect(titlesIn(next)).toEqual(['Candour', 'Thrift'])
  await accept(next)
  expect(screen.result.current.idOf(key)).toMatch(/^stored /)
  expect(screen.result.current.saveState).toBe('saved')
})

test('a deleted card can be brought back to its place', async () => {
  const screen = openList('Candour', 'Thrift', 'Patience')
  act(() => screen.result.current.remove('Thrift'))
  await accept(calls.next(saveCall))
  expect(titles(screen)).toEqual(['Candour', 'Patience'])
  act(() => void screen.result.current.undo())
  await advanceTime()
  expect(titlesIn(calls.next(saveCall))).toEqual(['Candour', 'Thrift', 'Patience'])
  expect(screen.result.current.deleted).toBeUndefined()
})

test('a deleted card is brought back once, however often undo is pressed', async () => {
  const screen = openList('Candour')
  act(() => screen.result.current.remove('Candour'))
  const { undo } = screen.result.current
  act(() => void undo())
  act(() => void undo())
  expect(titles(screen)).toEqual(['Candour'])
})

test('moved cards are saved in their new order, and the last of two quick moves wins', async () => {
  const screen = openList('Candour', 'Thrift', 'Patience')
  act(() => void screen.result.current.move(0, 2))
  act(() => void screen.result.current.move(0, 1))
  await accept(calls.next(saveCall))
  const next = calls.next(saveCall)
  expect(titlesIn(next)).toEqual(['Patience', 'Thrift', 'Candour'])
  await accept(next)
  expect(titles(screen)).toEqual(['Patience', 'Thrift', 'Candour'])
  expect(getToastText()).toContain('Core values saved successfully!')
})

test('a save that the server refuses is told with its reason, and the text stays', async () => {
  const screen = openList('Candour')
  act(() => screen.result.current.type('Candour', { title: 'Candour, always' }))
  act(() => void screen.result.current.commit())
  await calls.next(saveCall).refuse(402, 'access_required', 'Your trial is over.')
  expect(titles(screen)).toEqual(['Candour, always'])
  expect(screen.result.current.saveState).toBe('refused')
  expect(getToastText()).toContain('Your trial is over.')
})
