import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CoreValue } from '#contract/plain/core-value.ts'
import { createCoreValuesDraft, valuesSaveDelayMs } from '#web/brand/saving/core-values-draft.ts'
import { queryClient } from '#web/calls/use-call.ts'

const value = (id: string, title = id, description = ''): CoreValue => ({
  id,
  title,
  description,
  order: 0,
  createdAt: '',
  updatedAt: '',
})

type Save = { coreValues: CoreValue[]; revision?: string }

/** A stand-in server that stores the list as the real one does: it assigns ids and recognises temporary ones. */
function createServer() {
  const ids = new Map<string, string>()
  const server = {
    saves: [] as Save[],
    saved: { coreValues: [] as CoreValue[], revision: 'r0', earlierCount: 0 },
    delay: Promise.resolve(),
    saveElsewhere: (...coreValues: CoreValue[]) => {
      server.saved = { coreValues, revision: `elsewhere ${server.saved.revision}`, earlierCount: 0 }
    },
  }
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    const given: Save = JSON.parse(init.body)
    server.saves.push(given)
    await server.delay
    if (given.revision !== server.saved.revision)
      return Response.json({ error: 'Stale.', code: 'stale_revision', ...server.saved }, { status: 409 })
    const stored = given.coreValues.map((each, order) => {
      const id = each.id.startsWith('new-') ? (ids.get(each.id) ?? `stored ${ids.size}`) : each.id
      if (id !== each.id) ids.set(each.id, id)
      return { ...each, id, order, createdAt: 'then', updatedAt: 'now' }
    })
    server.saved = { coreValues: stored, revision: `r${server.saves.length}`, earlierCount: 0 }
    const sent = Object.fromEntries(given.coreValues.map(({ id }, at) => [id, stored[at]?.id]))
    return Response.json({ success: true, ...server.saved, ids: sent })
  })
  return server
}

let server: ReturnType<typeof createServer>
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
  server = createServer()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const open = () => createCoreValuesDraft('marta', server.saved)
const titles = () => server.saved.coreValues.map(({ title }) => title)

describe('saving', () => {
  test('what is typed is saved a second after the last key', async () => {
    const draft = open()
    draft.change([value('new-1', 'Cand')])
    await vi.advanceTimersByTimeAsync(valuesSaveDelayMs - 1)
    draft.change([value('new-1', 'Candour')])
    await vi.advanceTimersByTimeAsync(valuesSaveDelayMs - 1)
    expect(server.saves).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(titles()).toEqual(['Candour'])
  })

  test("a card takes the server's id and stays the same card, along with what was typed during the save", async () => {
    const draft = open()
    let answer = () => {}
    server.delay = new Promise((resolve) => {
      answer = resolve
    })
    draft.change([value('new-1', 'Candour')], true)
    draft.change([value('new-1', 'Candour always'), value('new-2', 'Thrift')])
    answer()
    await draft.saveNow()
    expect(titles()).toEqual(['Candour always', 'Thrift'])
    expect(draft.data.map(({ id }) => id)).toEqual(['stored 0', 'stored 1'])
    expect(draft.data.map(({ id }) => draft.keyOf(id))).toEqual(['new-1', 'new-2'])
    expect(draft.saving.saveState).toBe('saved')
  })

  test('the saved title is kept while its field is empty', async () => {
    server.saveElsewhere(value('a', 'Candour'))
    const draft = open()
    draft.change([value('a', '  ', 'We say so.')], true)
    await draft.saveNow()
    expect(server.saved.coreValues).toMatchObject([{ title: 'Candour', description: 'We say so.' }])
    expect(draft.saving.saveState).toBe('saved')
    expect(server.saves).toHaveLength(1)
  })

  test('whitespace around a text is no change', async () => {
    server.saveElsewhere(value('a', 'Candour'))
    const draft = open()
    draft.change([value('a', 'Candour ')], true)
    await draft.saveNow()
    expect(server.saves).toHaveLength(0)
  })
})

describe('two tabs', () => {
  test('T27 values added in both are kept, including those typed during the merge', async () => {
    const draft = open()
    server.saveElsewhere(value('theirs', 'Frankness'))
    draft.change([value('new-1', 'Candour')], true)
    draft.change([value('new-1', 'Candour'), value('new-2', 'Thrift')])
    await draft.saveNow()
    expect(new Set(titles())).toEqual(new Set(['Frankness', 'Candour', 'Thrift']))
  })

  test('a value deleted here and edited there is kept, with the new text', async () => {
    server.saveElsewhere(value('a', 'Candour'), value('b', 'Thrift'))
    const draft = open()
    server.saveElsewhere(value('a', 'Candour', 'We say so.'), value('b', 'Thrift'))
    draft.change([], true)
    await draft.saveNow()
    expect(server.saved.coreValues).toMatchObject([{ title: 'Candour', description: 'We say so.' }])
  })
})
