import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BrandAttributes } from '#contract/brand-attributes.ts'
import {
  type AttributesData,
  type CategoryWords,
  categories,
  categoryWordsMax,
  makeEmptyAttributes,
} from '#contract/plain/brand.ts'
import { AttributesDraft, autosaveDelayMs } from '#web/brand/saving/attributes-draft.ts'
import { cacheReply, getCallKey, queryClient } from '#web/calls/use-call.ts'

const user = 'marta'
const list = (...words: string[]): CategoryWords => ({ words, topFive: [], topOne: '' })
const withCulture = (...words: string[]): AttributesData => ({ ...makeEmptyAttributes(), culture: list(...words) })

type Save = { attributesData: AttributesData; currentStep: number; revision: string }

/**
 * A stand-in server that stores the words as the real one does; `refuse` makes the next saves fail with that status.
 */
function createServer() {
  const saves: (Save & { keepalive: boolean })[] = []
  const server = {
    saves,
    saved: { attributesData: makeEmptyAttributes(), currentStep: 0, revision: 'r0' } satisfies BrandAttributes,
    refusals: [] as (number | 'away')[],
    /** Responses are held until this resolves. */
    delay: Promise.resolve(),
    /** Simulates a save from another tab. */
    saveElsewhere: (attributesData: AttributesData) => {
      server.saved = { ...server.saved, attributesData, revision: `elsewhere ${server.saved.revision}` }
    },
  }
  vi.stubGlobal('fetch', async (_url: string, init: { body: string; keepalive?: boolean }) => {
    const given: Save = JSON.parse(init.body)
    saves.push({ ...given, keepalive: init.keepalive === true })
    await server.delay
    const refusal = server.refusals.shift()
    if (refusal === 'away') throw new TypeError('Failed to fetch')
    if (refusal !== undefined) return Response.json({ error: 'No.', code: 'access_required' }, { status: refusal })
    if (given.revision !== server.saved.revision) {
      const body = { error: 'Stale.', code: 'stale_revision', brandAttributes: server.saved }
      return Response.json(body, { status: 409 })
    }
    server.saved = { ...given, revision: `r${saves.length}` }
    return Response.json({ success: true, revision: server.saved.revision, brandAttributes: server.saved })
  })
  return server
}

/** Stubs localStorage. */
function stubStorage() {
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

let server: ReturnType<typeof createServer>
let storage: ReturnType<typeof stubStorage>
beforeEach(() => {
  vi.useFakeTimers()
  server = createServer()
  storage = stubStorage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const open = () => new AttributesDraft(user, server.saved)
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('saving', () => {
  test('T28 a change is kept in the browser at once and sent three seconds later', async () => {
    const draft = open()
    draft.edit('culture', list('Calm'))
    expect(Object.keys(storage)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(autosaveDelayMs - 1)
    expect(server.saves).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(server.saved.attributesData.culture.words).toEqual(['Calm'])
    expect(draft.state.saveState).toBe('saved')
    expect(Object.keys(storage)).toEqual([])
  })

  test('T28 only one request is in flight; what was typed during it is sent next', async () => {
    const draft = open()
    let answer = () => {}
    server.delay = new Promise((resolve) => {
      answer = resolve
    })
    draft.edit('culture', list('Calm'), true)
    draft.edit('culture', list('Bold', 'Calm'), true)
    draft.edit('culture', list('Kind', 'Bold', 'Calm'), true)
    expect(server.saves).toHaveLength(1)
    answer()
    await settle()
    expect(server.saves).toHaveLength(2)
    expect(server.saved.attributesData.culture.words).toEqual(['Kind', 'Bold', 'Calm'])
  })

  test('saveNow waits for the running save and for what was typed during it', async () => {
    const draft = open()
    draft.edit('culture', list('Calm'), true)
    draft.edit('culture', list('Bold', 'Calm'))
    await draft.saveNow()
    expect(server.saved.attributesData.culture.words).toEqual(['Bold', 'Calm'])
    expect(draft.isUnsent).toBe(false)
  })

  test('saveNow rejects while offline; the words stay in the browser and are sent on reconnect', async () => {
    const draft = open()
    server.refusals = ['away']
    draft.edit('culture', list('Calm'))
    await expect(draft.saveNow()).rejects.toThrow('Failed to fetch')
    expect(draft.state.saveState).toBe('offline')
    expect(Object.keys(storage)).toHaveLength(1)
    draft.retry()
    await settle()
    expect(server.saved.attributesData.culture.words).toEqual(['Calm'])
  })

  test("T28 a hidden page sends with keepalive, unless the body exceeds the browser's keepalive limit", async () => {
    const draft = open()
    draft.edit('culture', list('Calm'))
    draft.flushOnHide()
    await settle()
    const long = list(...Array.from({ length: categoryWordsMax }, (_, index) => `${'界'.repeat(36)} ${index}`))
    const data = makeEmptyAttributes()
    for (const category of categories) data[category] = long
    await draft.editAll(data)
    draft.edit('impact', { ...long, words: long.words.toReversed() })
    draft.flushOnHide()
    await settle()
    expect(server.saves.map(({ keepalive }) => keepalive)).toEqual([true, false, false])
    expect(draft.state.saveState).toBe('saved')
  })

  test('a read-only user can page through the categories without seeing a failed save', async () => {
    const draft = open()
    server.refusals = [402, 402]
    draft.moveTo(3)
    await settle()
    expect(draft.state).toMatchObject({ saveState: 'saved', currentStep: 3 })
    expect(Object.keys(storage)).toEqual([])
    draft.edit('culture', list('Calm'), true)
    await settle()
    expect(draft.state.saveState).toBe('refused')
    expect(Object.keys(storage)).toHaveLength(1)
  })

  test('results made from the words are refetched once the words are saved', async () => {
    cacheReply('GET /api/taglines', {
      taglines: ['Calm, on tap.'],
      details: [],
      source: 'embedded',
      madeAt: null,
      isStale: false,
      earlierCount: 0,
    })
    const isAskedAgain = () => queryClient.getQueryState(getCallKey('GET /api/taglines'))?.isInvalidated
    const draft = open()
    draft.moveTo(2)
    await settle()
    expect(isAskedAgain()).toBe(false)
    draft.edit('culture', list('Calm'), true)
    await settle()
    expect(isAskedAgain()).toBe(true)
  })
})

describe('two tabs', () => {
  test('T27 words added in both are kept, including those typed during the merge', async () => {
    const draft = open()
    server.saveElsewhere(withCulture('Frank'))
    draft.edit('culture', list('Calm'), true)
    draft.edit('culture', list('Bold', 'Calm'))
    await draft.saveNow()
    expect(new Set(server.saved.attributesData.culture.words)).toEqual(new Set(['Frank', 'Bold', 'Calm']))
  })

  test('a list that grows past its limit in two tabs drops words that are not picked, never a picked one', async () => {
    const words = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name} ${index}`)
    server.saveElsewhere(withCulture(...words('old', 20)))
    const draft = open()
    server.saveElsewhere(withCulture(...words('there', 80), ...words('old', 20)))
    const topFive = words('here', 5)
    draft.edit('culture', { words: [...words('here', 20), ...words('old', 20)], topFive, topOne: 'here 2' }, true)
    await settle()
    const { culture } = server.saved.attributesData
    expect(culture).toMatchObject({ topFive, topOne: 'here 2' })
    expect(culture.words).toHaveLength(categoryWordsMax)
    expect(culture.words.filter((word) => word.startsWith('old'))).toEqual([])
  })

  test('a confirmed sample word loses its mark once a merge has removed it from the list', async () => {
    server.saveElsewhere({ ...makeEmptyAttributes(), culture: { ...list('Honest', 'Calm'), kept: ['Honest'] } })
    const draft = open()
    const voice = list('Warm')
    server.saveElsewhere({ ...server.saved.attributesData, voice })
    draft.edit('culture', list(), true)
    await settle()
    expect(server.saved.attributesData).toMatchObject({ culture: list(), voice })
    expect(server.saved.attributesData.culture.kept).toBeUndefined()
  })
})

test("the words are saved even when the browser's storage throws", async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const draft = open()
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  })
  draft.edit('culture', list('Calm'), true)
  await settle()
  expect(server.saved.attributesData.culture.words).toEqual(['Calm'])
})
