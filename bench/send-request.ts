/**
 * Makes one timed call over kept-alive connections. Never fails: under load and faults, a broken connection is a result
 * too.
 */
import http from 'node:http'

export type HttpRequest = {
  method: string
  path: string
  cookie?: string | undefined
  /** Sent as JSON unless `headers` say otherwise. */
  body?: string | Buffer | undefined
  headers?: Readonly<Record<string, string>>
}

export type TimedResponse = {
  /** 0 if no complete response arrived. */
  status: number
  ms: number
  body: string
  /** The first cookie set, in the form a browser sends it back. */
  cookie: string | undefined
  /** Why no complete response arrived: ECONNRESET, TIMEOUT, … */
  failure?: string
  /** Whether the connection was reused, so the server may have closed it just as this call was sent. */
  wasKept: boolean
}

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : error.message)

/** Never rejects. Gives up the connection if there is no response after `limitMs`. */
export function sendRequest(
  agent: http.Agent,
  port: number,
  asked: HttpRequest,
  limitMs = 60_000,
): Promise<TimedResponse> {
  const { method, path, cookie, body, headers } = asked
  const began = performance.now()
  return new Promise((resolve) => {
    const request = http.request({ agent, port, host: '127.0.0.1', method, path })
    let timer: NodeJS.Timeout | undefined
    const end = (result: Pick<TimedResponse, 'status' | 'body' | 'cookie'> & { failure?: string }) => {
      clearTimeout(timer)
      resolve({ ...result, ms: performance.now() - began, wasKept: request.reusedSocket })
    }
    const fail = (failure: string) => end({ status: 0, body: '', cookie: undefined, failure })
    timer = setTimeout(() => {
      fail('TIMEOUT')
      request.destroy()
    }, limitMs)
    if (cookie !== undefined) request.setHeader('cookie', cookie)
    if (body !== undefined) {
      request.setHeader('content-type', 'application/json')
      request.setHeader('content-length', Buffer.byteLength(body))
    }
    for (const [name, value] of Object.entries(headers ?? {})) request.setHeader(name, value)
    request.on('error', (error) => fail(codeOf(error)))
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', (error) => fail(codeOf(error)))
      response.on('end', () =>
        end({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString(),
          cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
        }),
      )
    })
    request.end(body)
  })
}
