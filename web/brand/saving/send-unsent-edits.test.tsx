import { beforeEach, expect, test, vi } from 'vitest'
import { type AttributesData, makeEmptyAttributes } from '#contract/plain/brand.ts'
import type { CoreValue } from '#contract/plain/core-value.ts'
import { advanceTime, type HeldCalls, holdCalls } from '#testing/web/held-calls.ts'
import { sendUnsentEdits } from '#web/brand/saving/send-unsent-edits.ts'

const readWords = 'GET /api/brand-attributes'
const saveWords = 'PUT /api/brand-attributes'
const readValues = 'GET /api/core-values'
const saveValues = 'POST /api/core-values'

const withCulture = (...words: string[]): AttributesData => ({
  ...makeEmptyAttributes(),
  culture: { words, topFive: [], topOne: '' },
})
const wordsReply = (revision: string, ...words: string[]) => ({
  success: true,
  brandAttributes: { attributesData: withCulture(...words), currentStep: 0, revision },
})
const sending = (revision: string, ...words: string[]) =>
  expect.objectContaining({ attributesData: withCulture(...words), revision })
const leaveWords = (page: string, base: readonly string[], data: readonly string[], owner = 'marta') =>
  localStorage.setItem(
    `signet:waiting:${owner}:${page}`,
    JSON.stringify({ base: withCulture(...base), data: withCulture(...data), currentStep: 0 }),
  )

let calls: HeldCalls
beforeEach(() => {
  calls = holdCalls()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('words that a closed page left are merged with what the server has now, and forgotten once saved', async () => {
  leaveWords('closed', ['warm'], ['warm', 'plain'])
  sendUnsentEdits('marta')
  await advanceTime()
  await calls.next(readWords).answer(wordsReply('r4', 'warm', 'bold'))
  const save = calls.next(saveWords)
  expect(save.body).toEqual(sending('r4', 'warm', 'bold', 'plain'))
  expect(localStorage).toHaveLength(1)
  await save.answer(wordsReply('r5', 'warm', 'bold', 'plain'))
  expect(localStorage).toHaveLength(0)
})

test('if another device saves in between, they are merged again', async () => {
  leaveWords('closed', [], ['plain'])
  sendUnsentEdits('marta')
  await advanceTime()
  await calls.next(readWords).answer(wordsReply('r4'))
  await calls.next(saveWords).refuse(409, 'stale_revision')
  await calls.next(readWords).answer(wordsReply('r5', 'bold'))
  expect(calls.next(saveWords).body).toEqual(sending('r5', 'bold', 'plain'))
})

test('after three saves of another device in between, they stay in the browser for later', async () => {
  leaveWords('closed', [], ['plain'])
  sendUnsentEdits('marta')
  await advanceTime()
  for (const revision of ['r4', 'r5', 'r6']) {
    await calls.next(readWords).answer(wordsReply(revision))
    await calls.next(saveWords).refuse(409, 'stale_revision')
  }
  expect(calls.open()).toEqual([])
  expect(localStorage).toHaveLength(1)
})

test('the edits of two closed pages are sent one after the other, also if the first cannot be', async () => {
  leaveWords('first', [], ['warm'])
  leaveWords('second', [], ['plain'])
  sendUnsentEdits('marta')
  await advanceTime()
  expect(calls.open()).toEqual([readWords])
  await calls.next(readWords).lose()
  await calls.next(readWords).answer(wordsReply('r4'))
  await calls.next(saveWords).answer(wordsReply('r5', 'plain'))
  expect(Object.keys(localStorage)).toEqual(['signet:waiting:marta:first'])
})

test('edits stay in the browser if nobody is signed in any more', async () => {
  leaveWords('closed', [], ['plain'])
  sendUnsentEdits('marta')
  await advanceTime()
  await calls.next(readWords).refuse(401, 'signed_out')
  expect(calls.open()).toEqual([])
  expect(localStorage).toHaveLength(1)
})

test('the edits of another account are neither sent nor touched', async () => {
  leaveWords('closed', [], ['plain'], 'jonas')
  sendUnsentEdits('marta')
  await advanceTime()
  expect(calls.open()).toEqual([])
  expect(Object.keys(localStorage)).toEqual(['signet:waiting:jonas:closed'])
})

test('values are sent from a screen of words, whose own draft takes the words', async () => {
  const value: CoreValue = { id: 'new-1', title: 'Candour', description: '', order: 0, createdAt: '', updatedAt: '' }
  leaveWords('closed', [], ['plain'])
  localStorage.setItem('signet:waiting:marta:values:closed', JSON.stringify({ base: [], data: [value] }))
  sendUnsentEdits('marta', 'words')
  await advanceTime()
  await calls.next(readValues).answer({ coreValues: [], revision: 'r1', earlierCount: 0 })
  const save = calls.next(saveValues)
  expect(save.body).toMatchObject({ coreValues: [{ id: 'new-1', title: 'Candour' }], revision: 'r1' })
  await save.answer({ coreValues: [{ ...value, id: 'a' }], revision: 'r2', earlierCount: 0, ids: { 'new-1': 'a' } })
  expect(Object.keys(localStorage)).toEqual(['signet:waiting:marta:closed'])
  expect(calls.open()).toEqual([])
})
