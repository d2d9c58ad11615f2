import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { advanceTime } from '#testing/web/held-calls.ts'
import { makeInventedUser } from '#testing/web/make-invented-user.ts'
import type { DictionaryQuery, DictionaryReply } from '#web/account/spelling/dictionary-query.ts'

/** The dictionary's thread, whose answers the test gives. */
function stubDictionary() {
  const asked: DictionaryQuery[] = []
  let tell: (event: { data: DictionaryReply }) => void = () => undefined
  class StubWorker {
    addEventListener(kind: string, listener: (event: { data: DictionaryReply }) => void) {
      if (kind === 'message') tell = listener
    }
    postMessage(question: DictionaryQuery) {
      asked.push(question)
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', StubWorker)
  return {
    asked,
    /** Answers the last question. */
    answer: (words: string[] | undefined) =>
      act(async () => {
        tell({ data: { number: asked.at(-1)?.number ?? 0, words } })
        await vi.advanceTimersByTimeAsync(0)
      }),
  }
}

let dictionary: ReturnType<typeof stubDictionary>
const goOn = vi.fn()
beforeEach(() => {
  dictionary = stubDictionary()
  goOn.mockReset()
})

/** Opens a form with `text` in a page that was just loaded; `rerender` types another one. */
async function openForm(text: string) {
  vi.resetModules()
  const { makePageWrapper } = await import('#testing/web/in-page.tsx')
  const { useMisspellingsOnce } = await import('#web/account/spelling/use-misspellings-once.ts')
  const screen = renderHook((typed: string) => useMisspellingsOnce(typed), {
    wrapper: makePageWrapper({ user: makeInventedUser() }),
    initialProps: text,
  })
  const submit = () => act(() => void screen.result.current.nameFirst(goOn))
  const named = () => screen.result.current.named.map((slip) => slip.text)
  return { ...screen, submit, named }
}

test('a text without a slip is submitted as soon as the dictionary has looked', async () => {
  const { submit, named } = await openForm('we bake bread')
  submit()
  expect(goOn).not.toHaveBeenCalled()
  await dictionary.answer([])
  expect(goOn).toHaveBeenCalledOnce()
  expect(named()).toEqual([])
})

test('a slip is shown first, and a second press submits the text as it is', async () => {
  const { submit, named } = await openForm('we bake bredd')
  submit()
  await dictionary.answer(['bredd'])
  expect(named()).toEqual(['bredd'])
  expect(goOn).not.toHaveBeenCalled()
  submit()
  expect(goOn).toHaveBeenCalledOnce()
})

test('a slip that was corrected is no longer shown', async () => {
  const { submit, named, rerender } = await openForm('we bake bredd')
  submit()
  await dictionary.answer(['bredd'])
  rerender('we bake bread')
  expect(named()).toEqual([])
})

test('a dictionary that takes too long, or cannot be loaded, holds nothing up', async () => {
  const { submit } = await openForm('we bake bredd')
  submit()
  await advanceTime(400)
  expect(goOn).toHaveBeenCalledOnce()
  await dictionary.answer(undefined)
  expect(goOn).toHaveBeenCalledOnce()
})

test('a second press while the dictionary looks submits nothing twice', async () => {
  const { submit } = await openForm('we bake bread')
  submit()
  submit()
  await dictionary.answer([])
  expect(goOn).toHaveBeenCalledOnce()
})
