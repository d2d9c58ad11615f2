import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BrandAttributes } from '#contract/brand-attributes.ts'
import { type AttributesData, makeEmptyAttributes } from '#contract/plain/brand.ts'
import { unsentEditsKey } from '#web/account/browser-storage.ts'

const user = 'marta'
const withCulture = (...words: string[]): AttributesData => ({
  ...makeEmptyAttributes(),
  culture: { words, topFive: [], topOne: '' },
})

/** Stubs the localStorage that all tabs share. */
function stubStorage(): Record<string, string> {
  const kept: Record<string, string> = {}
  const hidden = (name: string, value: unknown) => Object.defineProperty(kept, name, { value })
  hidden('getItem', (key: string) => kept[key] ?? null)
  hidden('removeItem', (key: string) => Reflect.deleteProperty(kept, key))
  hidden('setItem', (key: string, value: string) => {
    kept[key] = value
  })
  vi.stubGlobal('localStorage', kept)
  return kept
}

/**
 * Stubs the Web Locks that all tabs share: one holder per lock, others queue; `release` simulates closing the
 * holder's tab.
 */
function stubLocks() {
  const lines = new Map<string, Promise<unknown>>()
  const goodbyes = new Map<string, () => void>()
  const request = (name: string, ...rest: unknown[]) => {
    const [work] = rest.slice(-1)
    const turn = (lines.get(name) ?? Promise.resolve()).then(() => {
      const gone = new Promise<void>((resolve) => goodbyes.set(name, resolve))
      return Promise.race([gone, typeof work === 'function' ? work() : undefined])
    })
    lines.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
  vi.stubGlobal('navigator', { locks: { request } })
  return { release: (name: string) => goodbyes.get(name)?.() }
}

/** A stand-in server that accepts saves as the real one does. */
function stubServer() {
  const server = {
    saved: { attributesData: makeEmptyAttributes(), currentStep: 0, revision: 'r0' } satisfies BrandAttributes,
    saves: 0,
    isAway: false,
  }
  vi.stubGlobal('fetch', async (_url: string, init: { method: string; body: string }) => {
    if (server.isAway) throw new TypeError('Failed to fetch')
    if (init.method === 'GET') return Response.json({ success: true, brandAttributes: server.saved })
    const given = JSON.parse(init.body)
    if (given.revision !== server.saved.revision)
      return Response.json({ error: 'Stale.', code: 'stale_revision', brandAttributes: server.saved }, { status: 409 })
    server.saves += 1
    server.saved = { ...given, revision: `r${server.saves}` }
    return Response.json({ success: true, revision: server.saved.revision, brandAttributes: server.saved })
  })
  return server
}

let server: ReturnType<typeof stubServer>
let storage: ReturnType<typeof stubStorage>
let locks: ReturnType<typeof stubLocks>
beforeEach(() => {
  vi.useFakeTimers()
  server = stubServer()
  storage = stubStorage()
  locks = stubLocks()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const settle = () => vi.advanceTimersByTimeAsync(0)
const wordsSaved = () => server.saved.attributesData.culture.words

/** Opens the words in a new tab, with fresh modules. */
async function openTab() {
  vi.resetModules()
  const { AttributesDraft, autosaveDelayMs } = await import('#web/brand/saving/attributes-draft.ts')
  const { unsentWordEdits } = await import('#web/brand/saving/unsent-words.ts')
  const { sendUnsentEdits } = await import('#web/brand/saving/send-unsent-edits.ts')
  const draft = new AttributesDraft(user, server.saved)
  const before = Object.keys(storage)
  unsentWordEdits.claim(user, (edits) => draft.adopt(edits))
  const wordsNow = () => draft.state.data.culture.words
  const add = (word: string) => draft.edit('culture', withCulture(word, ...wordsNow()).culture)
  const remove = (word: string) =>
    draft.edit('culture', withCulture(...wordsNow().filter((each) => each !== word)).culture)
  /** Closes the tab, with its edits unsent. */
  const close = () => {
    vi.clearAllTimers()
    for (const key of Object.keys(storage)) if (!before.includes(key)) locks.release(key)
  }
  await settle()
  return { draft, add, remove, close, sendUnsentEdits, autosaveDelayMs }
}

describe('a tab opened while another has unsent words', () => {
  test('T28 leaves them to that tab: a change undone before it was sent is not saved, and nothing is sent twice', async () => {
    const first = await openTab()
    first.add('Clam')
    const second = await openTab()
    expect(second.draft.state.data.culture.words).toEqual([])
    first.remove('Clam')
    first.add('Calm')
    second.add('Frank')
    await vi.advanceTimersByTimeAsync(first.autosaveDelayMs)
    await settle()
    expect([...wordsSaved()].sort()).toEqual(['Calm', 'Frank'])
    expect(Object.keys(storage)).toEqual([])
  })

  test('T28 takes them over as soon as that tab is closed', async () => {
    const first = await openTab()
    first.add('Calm')
    const second = await openTab()
    first.close()
    await settle()
    expect(second.draft.state.data.culture.words).toEqual(['Calm'])
    expect(wordsSaved()).toEqual(['Calm'])
    expect(Object.keys(storage)).toEqual([])
  })

  test('T28 sends none of them from another screen either, until that tab is closed', async () => {
    const first = await openTab()
    first.add('Calm')
    const { sendUnsentEdits } = await openTab()
    sendUnsentEdits(user)
    await settle()
    expect(server.saves).toBe(0)
  })
})

describe('words left unsent by a closed page', () => {
  const leave = (page: string, data: AttributesData) => {
    storage[`${unsentEditsKey(user)}:${page}`] = JSON.stringify({ base: makeEmptyAttributes(), data, currentStep: 0 })
  }

  test('T28 are merged in, sent, and cleared', async () => {
    leave('gone', withCulture('Calm'))
    leave('gone too', withCulture('Bold'))
    server.saved = { ...server.saved, attributesData: withCulture('Frank') }
    const { draft } = await openTab()
    expect(draft.state.data.culture.words).toEqual(expect.arrayContaining(['Frank', 'Calm', 'Bold']))
    await settle()
    expect([...wordsSaved()].sort()).toEqual(['Bold', 'Calm', 'Frank'])
    expect(Object.keys(storage)).toEqual([])
  })

  test('T28 are taken by only one of the tabs that open', async () => {
    leave('gone', withCulture('Calm'))
    await Promise.all([openTab(), openTab()])
    await settle()
    expect(wordsSaved()).toEqual(['Calm'])
    expect(server.saves).toBe(1)
  })

  test('T28 stay in the browser while the server is unreachable, whatever screen is open', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    leave('gone', withCulture('Calm'))
    server.isAway = true
    const { draft } = await openTab()
    expect(draft.state.saveState).toBe('offline')
    expect(Object.values(storage).join()).toContain('Calm')
  })

  test('T28 are sent one after the other by screens that do not edit them, and kept if they could not be sent', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.resetModules()
    const { sendUnsentEdits } = await import('#web/brand/saving/send-unsent-edits.ts')
    for (const word of ['Calm', 'Bold', 'Frank', 'Kind', 'Plain']) leave(word, withCulture(word))
    server.isAway = true
    sendUnsentEdits(user)
    await settle()
    expect(Object.keys(storage)).toHaveLength(5)
    server.isAway = false
    sendUnsentEdits(user)
    await settle()
    expect([...wordsSaved()].sort()).toEqual(['Bold', 'Calm', 'Frank', 'Kind', 'Plain'])
    expect(Object.keys(storage)).toEqual([])
  })

  test('are taken over without Web Locks too, unless newer edits have replaced them', async () => {
    vi.stubGlobal('navigator', {})
    leave('open', withCulture('Calm'))
    vi.resetModules()
    const { unsentWordEdits } = await import('#web/brand/saving/unsent-words.ts')
    const taken: string[] = []
    unsentWordEdits.claim(user, async ({ data }) => {
      taken.push(...data.culture.words)
      leave('open', withCulture('Bold', 'Calm'))
    })
    await settle()
    expect(taken).toEqual(['Calm'])
    expect(storage[`${unsentEditsKey(user)}:open`]).toContain('Bold')
  })
})
