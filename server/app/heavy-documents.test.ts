import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentLimits } from '#server/platform/documents/document-limits.ts'
import { WorkTooLargeError } from '#server/platform/threads/open-thread.ts'
import { createThreadPool, type ThreadPool } from '#server/platform/threads/threads.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { createAsk } from '#testing/server/people.ts'
import { makeUpload } from '#testing/server/requests.ts'

const real = createThreadPool()
let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(async () => {
  await site.close()
  await real.close()
})

const values = 'Our values\n\n1. Patience: we wait for the wood.\n2. Candour: we say what a job costs.\n\n'
const sentence =
  'We mend chairs. Our team is steadfast and patient. Our customers are curious, and they come home rested.\n'
const largest = values + sentence.repeat(documentLimits.charactersMax / sentence.length)
const uploads = ['/api/brand-attributes/upload', '/api/extract-core-values', '/api/onboarding/upload']

/** Requests against a server with these threads. */
async function askWith(threads: ThreadPool) {
  const { cookie } = await site.makeOwner()
  return createAsk(await site.again({}, { threads }), cookie)
}

test.each(uploads)('T19 while the largest document is read at %s, other requests are answered', async (path) => {
  const [begun, others] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ask = await askWith({
    ...real,
    run: (work, given, bounds) => {
      begun.resolve()
      return others.promise.then(() => real.run(work, given, bounds))
    },
  })
  const order: string[] = []
  const read = ask('POST', path, undefined, makeUpload(largest)).then((reply) => {
    order.push('document')
    return reply
  })
  await begun.promise
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await ask('GET', '/api/brand-attributes')).toMatchObject({ status: 200 })
    order.push('other')
  }
  others.resolve()
  const { status, text } = await read
  expect(status, text).toBe(200)
  expect(text).toMatch(path === uploads[0] ? /steadfast/ : /Candour/)
  expect(order).toEqual(['other', 'other', 'other', 'document'])
})

test.each(uploads)('T19 a text that takes too much work is 422 with a sentence at %s', async (path) => {
  const ask = await askWith({ ...real, run: () => Promise.reject(new WorkTooLargeError('The work took too long.')) })
  expect(await ask('POST', path, undefined, makeUpload(sentence))).toMatchObject({
    status: 422,
    body: {
      code: 'too_complex',
      error: 'This file takes too long to read. Please try a shorter or simpler one.',
    },
  })
})
