import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeEmptySentences, type Sentences } from '#contract/plain/sentences.ts'
import { advanceTime, type HeldCalls, holdCalls } from '#testing/web/held-calls.ts'
import { getToastText, makePageWrapper } from '#testing/web/in-page.tsx'
import { makeInventedUser } from '#testing/web/make-invented-user.ts'
import { useSentences } from '#web/uvp/use-sentences.ts'
import { useProfile } from '#web/uvp/uvp-queries.ts'

const profileCall = 'GET /api/user-profile'
const saveCall = 'PUT /api/user-profile/sentences'
const uvps = { uvpVariations: [], source: null, isStale: false, earlierCount: 0, asks: [] }
const reply = (told: Partial<Sentences>) => ({ success: true, sentences: { ...makeEmptySentences(), ...told }, uvps })

let calls: HeldCalls
beforeEach(() => {
  calls = holdCalls()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

// Saves are sent one after the other, also those of the next test.
afterEach(() => calls.loseAll())

/** Opens the form, with `told` as saved. */
async function openForm(told: Partial<Sentences> = {}) {
  const screen = renderHook(
    () => {
      const { data } = useProfile()
      return useSentences(data?.sentences ?? makeEmptySentences())
    },
    { wrapper: makePageWrapper({ user: makeInventedUser() }) },
  )
  const sentences = { ...makeEmptySentences(), ...told }
  await calls.next(profileCall).answer({ sentences, brandAttributesData: uvps })
  return screen
}
type Screen = Awaited<ReturnType<typeof openForm>>

/** Types into blanks and leaves them, which saves. */
async function finish({ result }: Screen, part: Partial<Sentences>) {
  act(() => result.current.change(part))
  act(() => void result.current.save())
  await advanceTime()
}

test('only the sentence that changed is sent', async () => {
  const screen = await openForm({ does: 'bake bread', who: 'families' })
  await finish(screen, { who: 'early risers' })
  expect(calls.next(saveCall).body).toEqual({ who: 'early risers' })
})

test('of two quick edits the last is what is saved and shown', async () => {
  const screen = await openForm()
  await finish(screen, { who: 'families' })
  await finish(screen, { who: 'early risers' })
  expect(calls.open()).toEqual([saveCall])
  await calls.next(saveCall).answer(reply({ who: 'families' }))
  expect(screen.result.current.sentences.who).toBe('early risers')
  const last = calls.next(saveCall)
  expect(last.body).toEqual({ who: 'early risers' })
  await last.answer(reply({ who: 'early risers' }))
  expect(screen.result.current.sentences.who).toBe('early risers')
})

test('a saved sentence stays on screen while the next one is being saved', async () => {
  const screen = await openForm()
  await finish(screen, { who: 'families' })
  await finish(screen, { does: 'bake bread' })
  await calls.next(saveCall).answer(reply({ who: 'families' }))
  expect(screen.result.current.sentences).toMatchObject({ who: 'families', does: 'bake bread' })
})

test('a failed save keeps what was typed, and the next one sends it too', async () => {
  const screen = await openForm()
  await finish(screen, { who: 'families' })
  await calls.next(saveCall).lose()
  expect(screen.result.current.sentences.who).toBe('families')
  expect(getToastText()).toContain('Not saved')
  await finish(screen, { does: 'bake bread' })
  expect(calls.next(saveCall).body).toEqual({ who: 'families', does: 'bake bread' })
})

test('a sentence that is too long is not sent, and stays to be shortened', async () => {
  const screen = await openForm()
  const long = 'families '.repeat(200)
  await finish(screen, { who: long })
  expect(calls.open()).toEqual([])
  expect(screen.result.current.sentences.who).toBe(long)
})
