import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type AttributesData, makeEmptyAttributes } from '#contract/plain/brand.ts'
import { advanceTime, type HeldCalls, holdCalls } from '#testing/web/held-calls.ts'
import { makePageWrapper } from '#testing/web/in-page.tsx'
import { makeInventedUser } from '#testing/web/make-invented-user.ts'
import { runBeforeSignOutTasks } from '#web/account/sign-out.ts'
import { userKey } from '#web/account/use-user.ts'
import { AttributesDraft, autosaveDelayMs } from '#web/brand/saving/attributes-draft.ts'
import { createUseDraft } from '#web/brand/saving/create-use-draft.ts'
import { unsentWordEdits } from '#web/brand/saving/unsent-words.ts'
import { useFailureToast } from '#web/brand/saving/use-failure-toast.ts'
import { send } from '#web/calls/send.ts'
import { queryClient } from '#web/calls/use-call.ts'

const read = 'GET /api/brand-attributes'
const save = 'PUT /api/brand-attributes'
const culture = (...words: string[]) => ({ words, topFive: [], topOne: '' })
const withCulture = (...words: string[]): AttributesData => ({ ...makeEmptyAttributes(), culture: culture(...words) })
const reply = (revision: string, ...words: string[]) => ({
  success: true,
  brandAttributes: { attributesData: withCulture(...words), currentStep: 0, revision },
})
const sending = (...words: string[]) => expect.objectContaining({ attributesData: withCulture(...words) })

let calls: HeldCalls
let useWords: ReturnType<typeof createUseDraft<AttributesDraft>>
beforeEach(() => {
  calls = holdCalls()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // As in a page that was just loaded: no screen has had a draft yet.
  useWords = createUseDraft(
    async (userId) => new AttributesDraft(userId, (await send(read, {})).brandAttributes),
    (userId, draft) => unsentWordEdits.claim(userId, (edits) => draft.adopt(edits)),
  )
})

type Shown = { draft: AttributesDraft | undefined }
async function openScreen() {
  const screen = renderHook(() => useWords(), { wrapper: makePageWrapper({ user: makeInventedUser() }) })
  await advanceTime()
  return screen
}
const enter = ({ draft }: Shown, ...words: string[]) => act(() => draft?.edit('culture', culture(...words)))
const wordsOf = ({ draft }: Shown) => draft?.state.data.culture.words

/** Opens a screen, with `words` as saved. */
async function openWith(...words: string[]) {
  const screen = await openScreen()
  await calls.next(read).answer(reply('r0', ...words))
  return screen
}

test('a screen has its draft once the server has told what is saved', async () => {
  const { result } = await openScreen()
  expect(result.current).toMatchObject({ draft: undefined, hasFailed: false })
  await calls.next(read).answer(reply('r0', 'warm'))
  expect(wordsOf(result.current)).toEqual(['warm'])
})

test('a screen whose draft cannot be loaded says so', async () => {
  const { result } = await openScreen()
  await calls.next(read).lose()
  expect(result.current).toMatchObject({ draft: undefined, hasFailed: true })
})

test('of two quick edits the last one is saved, in one call', async () => {
  const { result } = await openWith()
  enter(result.current, 'warm')
  await advanceTime(autosaveDelayMs - 1)
  enter(result.current, 'warm', 'plain')
  await advanceTime(autosaveDelayMs)
  expect(calls.open()).toEqual([save])
  expect(calls.next(save).body).toEqual(sending('warm', 'plain'))
})

test('leaving the screen sends what was typed at once, in a call that outlives the page', async () => {
  const { result, unmount } = await openWith()
  enter(result.current, 'warm')
  unmount()
  expect(calls.next(save)).toMatchObject({ body: sending('warm'), keepalive: true })
})

test('the next screen waits until the edits of the one before are saved, then shows them', async () => {
  const first = await openWith()
  enter(first.result.current, 'warm')
  first.unmount()
  const { result } = await openScreen()
  expect(calls.open()).toEqual([save])
  await calls.next(save).answer(reply('r1', 'warm'))
  await calls.next(read).answer(reply('r1', 'warm'))
  expect(wordsOf(result.current)).toEqual(['warm'])
})

test('words that could not be sent are still there on the next screen, and sent when the network is back', async () => {
  const first = await openWith()
  enter(first.result.current, 'warm')
  first.unmount()
  const { result } = await openScreen()
  await calls.next(save).lose()
  expect(wordsOf(result.current)).toEqual(['warm'])
  expect(result.current.draft?.state.saveState).toBe('offline')
  act(() => void window.dispatchEvent(new Event('online')))
  await calls.next(save).answer(reply('r1', 'warm'))
  expect(result.current.draft?.state.saveState).toBe('saved')
})

test('words that could not be sent wait for their own account, and are not shown to another', async () => {
  const { result } = await openWith()
  enter(result.current, 'warm')
  act(() => queryClient.setQueryData(userKey, makeInventedUser({ id: 'jonas' })))
  await advanceTime()
  await calls.next(save).refuse(403, 'wrong_account')
  expect(result.current.draft).toBeUndefined()
  await calls.next(read).answer(reply('j0', 'bold'))
  expect(wordsOf(result.current)).toEqual(['bold'])
  expect(JSON.stringify(localStorage)).toContain('warm')
})

test('words of a session that has ended stay in this browser until their owner signs in again', async () => {
  const first = await openWith()
  enter(first.result.current, 'warm')
  await advanceTime(autosaveDelayMs)
  await calls.next(save).refuse(401, 'signed_out')
  expect(first.result.current.draft?.state.saveState).toBe('offline')
  expect(JSON.stringify(localStorage)).toContain('warm')
  // Nothing is sent in anybody else's name meanwhile.
  await advanceTime(60_000)
  expect(calls.open()).toEqual([])
})

test('what a closed page left unsent is added to the draft of the next, saved and forgotten', async () => {
  localStorage.setItem(
    'signet:waiting:marta:closed',
    JSON.stringify({ base: withCulture('warm'), data: withCulture('warm', 'plain'), currentStep: 0 }),
  )
  const { result } = await openWith('warm', 'bold')
  expect(wordsOf(result.current)).toEqual(['warm', 'bold', 'plain'])
  await calls.next(save).answer(reply('r1', 'warm', 'bold', 'plain'))
  expect(localStorage).toHaveLength(0)
})

test('hiding the page sends at once; so does signing out, which waits for the answer', async () => {
  const { result } = await openWith()
  enter(result.current, 'warm')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await calls.next(save).answer(reply('r1', 'warm'))
  enter(result.current, 'warm', 'plain')
  let hasEnded = false
  void runBeforeSignOutTasks().then(() => {
    hasEnded = true
  })
  await advanceTime()
  expect(hasEnded).toBe(false)
  await calls.next(save).answer(reply('r2', 'warm', 'plain'))
  expect(hasEnded).toBe(true)
})

test('a screen that was left while it loaded is not given to the next one', async () => {
  const first = await openScreen()
  first.unmount()
  const { result } = await openScreen()
  await calls.next(read).answer(reply('r0', 'warm'))
  await calls.next(read).answer(reply('r1', 'bold'))
  expect(wordsOf(result.current)).toEqual(['bold'])
})

test('a failed save is reported once, however often it is retried, and again after a success', async () => {
  const tell = vi.fn()
  const { result } = await openWith()
  const { draft } = result.current
  const told = renderHook(() => useFailureToast(draft?.state ?? { saveState: 'saved', failure: undefined }, tell))
  draft?.subscribe(() => told.rerender())
  enter(result.current, 'warm')
  await advanceTime(autosaveDelayMs)
  await calls.next(save).refuse(500, 'internal')
  await advanceTime(2000)
  await calls.next(save).refuse(500, 'internal')
  expect(tell).toHaveBeenCalledOnce()
  await advanceTime(4000)
  await calls.next(save).answer(reply('r1', 'warm'))
  enter(result.current, 'plain')
  await advanceTime(autosaveDelayMs)
  await calls.next(save).refuse(500, 'internal')
  expect(tell).toHaveBeenCalledTimes(2)
})
