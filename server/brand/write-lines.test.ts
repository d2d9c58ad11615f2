import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ResultSource } from '#contract/plain/brand.ts'
import { taglinesCalls } from '#contract/taglines.ts'
import { uvpCalls } from '#contract/uvp.ts'
import { writeLines } from '#server/brand/write-lines.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'

/** Who writes the next reply; a writer may answer with either from one request to the next. */
const next = vi.hoisted((): { source: ResultSource } => ({ source: 'embedded' }))
vi.mock('#server/uvp/uvp-writer.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#server/uvp/uvp-writer.ts')>()
  const { write } = original.embeddedUvpWriter
  const writer: typeof original.embeddedUvpWriter = {
    ...original.embeddedUvpWriter,
    write: async (request) => ({ ...(await write(request)), source: next.source }),
  }
  return { ...original, embeddedUvpWriter: writer }
})
vi.mock('#server/taglines/tagline-writer.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#server/taglines/tagline-writer.ts')>()
  const { write } = original.embeddedTaglineWriter
  const writer: typeof original.embeddedTaglineWriter = {
    write: async (request) => ({ ...(await write(request)), source: next.source }),
  }
  return { ...original, embeddedTaglineWriter: writer }
})

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

test('a list is returned and stored with the source of the reply that wrote it', async () => {
  const { ask } = await site.makeOwner()
  await ask('PUT', '/api/user-profile/sentences', { does: 'teach grown-ups to swim', only: 'stay within reach' })
  for (const source of ['provider', 'embedded'] as const) {
    next.source = source
    await ask('PUT', '/api/user-profile/sentences', { who: `people who ask a ${source}` })
    const uvps = uvpCalls.writeUvps.reply.parse((await ask('POST', '/api/generate-uvp', {})).body)
    expect([uvps.source, uvps.uvps.source], source).toEqual([source, source])
    await ask('PUT', '/api/user-profile/uvp', { chosenUvp: uvps.variations[0]?.uvp })
    const taglines = taglinesCalls.writeTaglines.reply.parse((await ask('POST', '/api/generate-taglines', {})).body)
    expect([taglines.source, taglines.list.source], source).toEqual([source, source])
    expect((await ask('GET', '/api/taglines')).body.source, source).toBe(source)
  }
})

test('earlier lines that come again because the answers changed have the source of the second reply', async () => {
  const signal = new AbortController().signal
  const shown = { texts: ['One.'], standing: [{ text: 'One.' }], isStale: true, seed: 2 }
  const told: string[] = []
  const { written, source } = await writeLines({
    ...{ shown, perTurn: 5, signal },
    write: async ({ exclude }) =>
      exclude.length > 0 ? { source: 'provider', lines: [] } : { source: 'embedded', lines: [{ text: 'One.' }] },
    tell: async ({ text }) => void told.push(text),
  })
  expect([written, source, told]).toEqual([[{ text: 'One.' }], 'embedded', ['One.']])
})
