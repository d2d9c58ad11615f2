import { afterEach, expect, test, vi } from 'vitest'
import { stream } from '#web/calls/stream.ts'

afterEach(() => vi.unstubAllGlobals())

/** A response body that sends its answer and closes a moment later, as a real server does. */
function bodyOf(events: string) {
  const seen = { isReadToItsEnd: false, isCanceled: false }
  let turn = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        turn += 1
        if (turn === 1) return controller.enqueue(new TextEncoder().encode(events))
        seen.isReadToItsEnd = true
        controller.close()
      },
      cancel() {
        seen.isCanceled = true
      },
    },
    { highWaterMark: 0 },
  )
  vi.stubGlobal('fetch', async () => new Response(body))
  return seen
}

test('a stream is read to its end, so the browser shows no aborted request', async () => {
  const seen = bodyOf('event: word\ndata: "one"\n\nevent: done\ndata: {"taglines":[]}\n\n')
  const words: unknown[] = []
  await expect(stream('POST /api/generate-taglines', { body: {} }, (word) => words.push(word))).resolves.toEqual({
    taglines: [],
  })
  expect(words).toEqual(['one'])
  expect(seen).toEqual({ isReadToItsEnd: true, isCanceled: false })
})

test('a stream that ends without an answer throws', async () => {
  bodyOf('event: word\ndata: "one"\n\n')
  await expect(stream('POST /api/generate-taglines', { body: {} }, () => undefined)).rejects.toMatchObject({
    status: 502,
  })
})
