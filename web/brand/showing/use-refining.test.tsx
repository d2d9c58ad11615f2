import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RefinementOptions } from '#contract/uvp.ts'
import { type HeldCalls, holdCalls } from '#testing/web/held-calls.ts'
import { useRefining } from '#web/brand/showing/use-refining.ts'

const refineCall = 'POST /api/refine-uvp'
const original = 'We bake bread for families.'
const benchOf = (text: string): RefinementOptions => ({ parts: [text], addable: [], cannot: {} })
const reply = (refinedUvp: string, more: object = {}) => ({
  refinedUvp,
  isChanged: true,
  message: 'Shorter now.',
  source: 'embedded',
  bench: benchOf(refinedUvp),
  ...more,
})
const shorter = { wish: { kind: 'shorter' } } as const

let calls: HeldCalls
beforeEach(() => {
  calls = holdCalls()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** Opens the dialog, and answers which changes are possible. */
async function openDialog() {
  const dialog = renderHook(() => useRefining({ text: original }, 'UVP'))
  await calls.next(refineCall).answer(reply(original, { isChanged: false }))
  return dialog
}
type Dialog = Awaited<ReturnType<typeof openDialog>>
const ask = ({ result }: Dialog, asked: Parameters<typeof result.current.ask>[0] = shorter) =>
  act(() => void result.current.ask(asked))
const sayStem = ({ result }: Dialog, before = '') =>
  act(() => void result.current.sayStem('who', before, 'for early risers'))

test('the dialog opens with the line, and then with the changes that are possible', async () => {
  const { result } = renderHook(() => useRefining({ text: original }, 'UVP'))
  expect(result.current).toMatchObject({ text: original, bench: undefined, canUndo: false })
  const look = calls.next(refineCall)
  expect(look.body).toEqual({ originalUvp: original, earlier: [], wish: { kind: 'look' } })
  await look.answer(reply(original, { isChanged: false }))
  expect(result.current).toMatchObject({ bench: benchOf(original), said: undefined, canUndo: false })
})

test('if the possible changes cannot be loaded, the line can still be edited by hand', async () => {
  const { result } = renderHook(() => useRefining({ text: original }, 'UVP'))
  await calls.next(refineCall).lose()
  expect(result.current.bench).toEqual(benchOf(original))
  expect(result.current.said?.note).toBe('Sorry, I had trouble refining that UVP. Please try again.')
})

test('a change replaces the line and is said; undo brings the line before back', async () => {
  const dialog = await openDialog()
  ask(dialog)
  expect(dialog.result.current.isBusy).toBe(true)
  await calls.next(refineCall).answer(reply('Bread for families.'))
  expect(dialog.result.current).toMatchObject({
    text: 'Bread for families.',
    said: { note: 'Shorter now.', isChange: true },
    isBusy: false,
  })
  act(() => dialog.result.current.undo())
  expect(dialog.result.current).toMatchObject({ text: original, canUndo: false })
})

test('a change back to the line before counts as undoing it', async () => {
  const dialog = await openDialog()
  ask(dialog)
  await calls.next(refineCall).answer(reply('Bread for families.'))
  ask(dialog)
  const call = calls.next(refineCall)
  expect(call.body).toMatchObject({ originalUvp: 'Bread for families.', earlier: [original] })
  await call.answer(reply(original))
  expect(dialog.result.current).toMatchObject({ text: original, canUndo: false })
})

test('a failed wish leaves the line as it is, and says why where that helps', async () => {
  const dialog = await openDialog()
  ask(dialog)
  await calls.next(refineCall).refuse(500, 'internal', 'Oh.')
  expect(dialog.result.current).toMatchObject({ text: original, isBusy: false })
  expect(dialog.result.current.said?.note).toContain('Sorry')
  ask(dialog)
  await calls.next(refineCall).refuse(402, 'access_required', 'Your trial is over.')
  expect(dialog.result.current.said?.note).toBe('Your trial is over.')
})

test('closing the dialog gives up the change under way', async () => {
  const dialog = await openDialog()
  ask(dialog)
  dialog.unmount()
  expect(calls.next(refineCall).isAborted()).toBe(true)
})

test("a change under way does not replace the owner's own words", async () => {
  const dialog = await openDialog()
  ask(dialog)
  const wish = calls.next(refineCall)
  act(() => dialog.result.current.write('Bread, early.'))
  expect(dialog.result.current).toMatchObject({ text: 'Bread, early.', isBusy: false })
  await wish.answer(reply('Bread for families.'))
  expect(dialog.result.current).toMatchObject({ text: 'Bread, early.', said: { note: 'Now it’s in your own words.' } })
  // What is possible now is looked up for the new text.
  expect(calls.next(refineCall).body).toMatchObject({ originalUvp: 'Bread, early.', wish: { kind: 'look' } })
})

test('a finished sentence replaces its old words in the line', async () => {
  const dialog = await openDialog()
  sayStem(dialog, 'For families')
  const call = calls.next(refineCall)
  expect(call.body).toMatchObject({ wish: { kind: 'replace', what: 'For families', with: 'for early risers' } })
  await call.answer(reply('We bake bread for early risers.'))
  expect(dialog.result.current).toMatchObject({ text: 'We bake bread for early risers.', saysStem: true })
})

test('a new sentence is added in the wording that fits, and nothing else can be wished meanwhile', async () => {
  const dialog = await openDialog()
  sayStem(dialog)
  expect(dialog.result.current.isBusy).toBe(true)
  const addable = [{ field: 'who', text: 'for early risers' }]
  await calls.next(refineCall).answer(reply(original, { bench: { ...benchOf(original), addable } }))
  const call = calls.next(refineCall)
  expect(call.body).toMatchObject({ wish: { kind: 'add', what: 'for early risers' } })
  await call.answer(reply(`${original} For early risers.`))
  expect(dialog.result.current).toMatchObject({ saysStem: true, isBusy: false, canUndo: true })
})

test('a new sentence that the line contains already is only confirmed', async () => {
  const dialog = await openDialog()
  sayStem(dialog)
  await calls.next(refineCall).answer(reply(original, { isChanged: false }))
  expect(dialog.result.current).toMatchObject({ text: original, saysStem: false, isBusy: false })
  expect(dialog.result.current.said?.note).toContain('Your sentence is saved.')
})
