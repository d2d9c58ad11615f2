/** HTTP to a model's server: no redirects, a deadline for the headers, capped answers, and failures as codes. */
import type { Readable } from 'node:stream'
import { Agent, request } from 'undici'
import { ModelFailure } from '#server/platform/model/language-model.ts'
import { failureOfResponse } from '#server/platform/model/provider-failure.ts'

const connectMs = 10_000
/** A megabyte of text arrives as some thirty of events. */
const bytesMax = 32 * 1024 * 1024
const lineBytesMax = 2 * 1024 * 1024
const refusalBytesMax = 64 * 1024
const lineEnd = 10

export type ModelFetch = (url: string, init: ModelRequestInit) => Promise<Response>
type ModelRequestInit = {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
}

/** The start of a refusal's body, which tells its kind. */
async function readStart(body: Readable): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of body) {
      parts.push(part)
      length += part.length
      if (length > refusalBytesMax) break
    }
  } catch {
    // What has come is enough to judge by.
  }
  body.destroy()
  return Buffer.concat(parts).toString('utf8')
}

/** Passes the body on; one without end, or with an endless line, breaks off as too long. */
function capBody(body: Readable): ReadableStream<Uint8Array> {
  const parts: AsyncIterator<Buffer> = body[Symbol.asyncIterator]()
  let length = 0
  let lineLength = 0
  const count = (part: Buffer) => {
    length += part.length
    const last = part.lastIndexOf(lineEnd)
    lineLength = last < 0 ? lineLength + part.length : part.length - last
    return length <= bytesMax && lineLength <= lineBytesMax
  }
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = await parts.next()
        if (done) return controller.close()
        if (count(value)) return controller.enqueue(new Uint8Array(value))
        body.destroy()
        controller.error(new ModelFailure('too_long'))
      } catch {
        controller.error(new ModelFailure('cut_off'))
      }
    },
    cancel: () => void body.destroy(),
  })
}

type Headers = Readonly<Record<string, string | string[] | undefined>>
const readHeader = (headers: Headers) => (name: string) => [headers[name] ?? []].flat()[0]

/** Which failure an error before the headers is. */
function failureOfConnection(error: unknown): ModelFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^UND_ERR_(SOCKET|RES)|ECONNRESET|EPIPE|^HPE_/.test(code)) return new ModelFailure('cut_off')
  return new ModelFailure('unreachable')
}

/**
 * Makes the function that all calls go through. It throws a ModelFailure for everything but a readable answer, and the
 * signal's reason once that aborts.
 */
export function createModelFetch(headersMs: number): ModelFetch {
  // Undici's own limits of five minutes would end a slow model on a small machine.
  const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: connectMs } })
  return async (url, { method, headers, body, signal }) => {
    signal.throwIfAborted()
    const hurry = new AbortController()
    const timer = setTimeout(() => hurry.abort(), headersMs)
    const both = AbortSignal.any([signal, hurry.signal])
    // Nothing compressed comes back, so that no answer is larger than what arrives.
    const asked = { ...headers, 'accept-encoding': 'identity' }
    try {
      const answer = await request(url, { dispatcher, method, headers: asked, body: body ?? null, signal: both })
      const header = readHeader(answer.headers)
      if (answer.statusCode >= 300) throw failureOfResponse(answer.statusCode, header, await readStart(answer.body))
      const contentType = header('content-type') ?? ''
      if (/html/i.test(contentType)) {
        answer.body.on('error', () => undefined).destroy()
        throw new ModelFailure('unreadable')
      }
      return new Response(capBody(answer.body), { headers: { 'content-type': contentType } })
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ModelFailure) throw error
      throw hurry.signal.aborted ? new ModelFailure('timed_out') : failureOfConnection(error)
    } finally {
      clearTimeout(timer)
    }
  }
}
