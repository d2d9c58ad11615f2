import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import { advanceTime } from '#testing/web/held-calls.ts'
import { useFirstWriting, useWriting } from '#web/brand/showing/use-writing.ts'

/** A generation whose lines and end the test decides. */
function heldWriting() {
  const runs: {
    tell: (line: string, at?: number) => void
    end: () => Promise<void>
    fail: () => Promise<void>
    signal: AbortSignal
    byModel: boolean
    endInTrouble: () => Promise<void>
  }[] = []
  const write = (onLine: (line: string, at?: number) => void, signal: AbortSignal, byModel: boolean) => {
    const { promise, resolve, reject } = Promise.withResolvers<WritingTrouble | undefined>()
    const settle = async (finish: () => void) => {
      finish()
      await advanceTime()
    }
    runs.push({
      tell: (line, at) => act(() => onLine(line, at)),
      end: () => settle(() => resolve(undefined)),
      fail: () => settle(() => reject(new Error('away'))),
      signal,
      byModel,
      endInTrouble: () => settle(() => resolve('cut-off')),
    })
    return promise
  }
  const run = (at: number) => {
    const found = runs[at]
    if (!found) throw new Error(`There were ${runs.length} runs.`)
    return found
  }
  return { write, run, count: () => runs.length }
}

let held: ReturnType<typeof heldWriting>
beforeEach(() => {
  held = heldWriting()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
const open = () => renderHook(() => useWriting(held.write))

test('lines show as they arrive, until the list has them', async () => {
  const { result } = open()
  expect(result.current.lines).toBeUndefined()
  act(() => result.current.start())
  expect(result.current.lines).toEqual([])
  held.run(0).tell('Bread first.')
  held.run(0).tell('Then cake.')
  expect(result.current.lines).toEqual(['Bread first.', 'Then cake.'])
  await held.run(0).end()
  expect(result.current.lines).toBeUndefined()
})

test('a line that was checked takes the place of the first one, and nothing counts as arriving any more', async () => {
  const { result } = open()
  act(() => result.current.start(true))
  held.run(0).tell('Award-winning bread.')
  held.run(0).tell('Then cake.')
  expect(result.current.isChecking).toBe(false)
  held.run(0).tell('Award-winning bread.', 0)
  expect(result.current).toMatchObject({ lines: ['Award-winning bread.', 'Then cake.'], isChecking: true })
  held.run(0).tell('Bread first.', 0)
  expect(result.current.lines).toEqual(['Bread first.', 'Then cake.'])
  await held.run(0).end()
  act(() => result.current.start())
  expect(result.current.isChecking).toBe(false)
})

test('a second press while lines are being written starts nothing', async () => {
  const { result } = open()
  act(() => result.current.start())
  act(() => result.current.start())
  expect(held.count()).toBe(1)
  await held.run(0).end()
  act(() => result.current.start())
  expect(held.count()).toBe(2)
})

test('a failure is told, and gone with the next attempt', async () => {
  const { result } = open()
  act(() => result.current.start())
  await held.run(0).fail()
  expect(result.current).toMatchObject({ lines: undefined, failure: new Error('away') })
  act(() => result.current.start())
  expect(result.current).toMatchObject({ lines: [], failure: undefined })
})

test('leaving the screen gives the generation up', () => {
  const { result, unmount } = open()
  act(() => result.current.start())
  unmount()
  expect(held.run(0).signal.aborted).toBe(true)
})

test('stopping gives the generation up, and lines that arrive late are not shown', async () => {
  const { result } = open()
  act(() => result.current.start(true))
  expect([held.run(0).byModel, result.current.isByModel]).toEqual([true, true])
  held.run(0).tell('Bread first.')
  act(() => result.current.stop())
  held.run(0).tell('Then cake.')
  await held.run(0).fail()
  expect([held.run(0).signal.aborted, result.current.lines, result.current.failure]).toEqual([
    true,
    undefined,
    undefined,
  ])
  act(() => result.current.start())
  expect([held.count(), held.run(1).byModel]).toEqual([2, false])
})

test('the whole lines of a stopped model stay until they are left out, or writing starts again', () => {
  const { result } = open()
  act(() => result.current.start(true))
  held.run(0).tell('Bread first.')
  held.run(0).tell('Then cake.')
  act(() => result.current.stop())
  held.run(0).tell('Too late.')
  expect(result.current.stopped).toEqual(['Bread first.', 'Then cake.'])
  act(() => result.current.leaveOut())
  expect(result.current.stopped).toEqual([])
  act(() => result.current.start(true))
  held.run(1).tell('Jam.')
  act(() => result.current.stop())
  expect(result.current.stopped).toEqual(['Jam.'])
  act(() => result.current.start(true))
  expect(result.current.stopped).toEqual([])
})

test.each([
  [true, ['Bread first.']],
  [false, []],
])('lines that had arrived when the connection broke stay only if a model wrote them: %s', async (byModel, stopped) => {
  const { result } = open()
  act(() => result.current.start(byModel))
  held.run(0).tell('Bread first.')
  await held.run(0).fail()
  expect(result.current).toMatchObject({ lines: undefined, stopped })
})

test('the trouble of a language model is told until the next attempt', async () => {
  const { result } = open()
  act(() => result.current.start(true))
  await held.run(0).endInTrouble()
  expect(result.current).toMatchObject({ lines: undefined, trouble: 'cut-off', failure: undefined })
  act(() => result.current.start())
  expect(result.current.trouble).toBeUndefined()
})

test('the first generation starts by itself once all answers are there, and only once in a visit', () => {
  const start = vi.fn()
  const { rerender } = renderHook((isWanted: boolean) => useFirstWriting(isWanted, start), { initialProps: false })
  expect(start).not.toHaveBeenCalled()
  rerender(true)
  rerender(false)
  rerender(true)
  expect(start).toHaveBeenCalledOnce()
})
