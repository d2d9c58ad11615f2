/** A stand-in for the server whose answers the test gives, in the order it wants to try. */
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** A call that waits for its answer. */
export type HeldCall = {
  /** Method and path, as in 'GET /api/auth/user'. */
  name: string
  body: unknown
  keepalive: boolean
  /** Whether the page has given the call up. */
  isAborted: () => boolean
  /** Answers, and lets the page take the answer in. */
  answer: (reply: object, status?: number) => Promise<void>
  /** Answers with an error body. */
  refuse: (status: number, code: string, error?: string, more?: object) => Promise<void>
  /** Begins an answer that streams in. */
  stream: () => HeldStream
  /** Fails as while offline. */
  lose: () => Promise<void>
}

export type HeldStream = {
  tell: (event: object) => Promise<void>
  /** Ends the stream with the full reply. */
  finish: (reply: object) => Promise<void>
  /** Loses the connection. */
  breakOff: () => Promise<void>
}

export type HeldCalls = {
  /** The names of the calls without an answer so far, oldest first. */
  open: () => string[]
  /** The oldest call with this name that was not returned before. Throws if there is none. */
  next: (name: string) => HeldCall
  /** Fails all open calls and those that follow from it, for modules that send one call after the other. */
  loseAll: () => Promise<void>
}

/** Lets `ms` pass for the page. */
export const advanceTime = (ms = 0): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })

const settle = (end: () => void) =>
  act(async () => {
    end()
    await vi.advanceTimersByTimeAsync(0)
  })

function holdStream(begin: (response: Response) => void): HeldStream {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const write = (event: string, data: object) =>
    settle(() => void writer.write(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)))
  begin(new Response(readable))
  return {
    tell: (event) => write('text', event),
    finish: async (reply) => {
      await write('done', reply)
      await settle(() => void writer.close())
    },
    breakOff: () => settle(() => void writer.abort(new TypeError('Failed to fetch')).catch(() => undefined)),
  }
}

/** Replaces `fetch` until the end of the test. */
export function holdCalls(): HeldCalls {
  const waiting: HeldCall[] = []
  const unread: HeldCall[] = []
  const hold = (url: string, init: RequestInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      const { signal } = init
      const leave = () => {
        if (waiting.includes(call)) waiting.splice(waiting.indexOf(call), 1)
      }
      const end = (finish: () => void) => {
        leave()
        return settle(finish)
      }
      const answer = (reply: object, status = 200) => end(() => resolve(Response.json(reply, { status })))
      const call: HeldCall = {
        name: `${init.method} ${url}`,
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        keepalive: init.keepalive === true,
        isAborted: () => signal?.aborted === true,
        answer,
        refuse: (status, code, error = 'No.', more = {}) => answer({ error, code, ...more }, status),
        stream: () => {
          leave()
          return holdStream(resolve)
        },
        lose: () => end(() => reject(new TypeError('Failed to fetch'))),
      }
      signal?.addEventListener('abort', () => {
        leave()
        reject(signal.reason)
      })
      waiting.push(call)
      unread.push(call)
    })
  vi.stubGlobal('fetch', hold)
  return {
    open: () => waiting.map(({ name }) => name),
    next: (name) => {
      const at = unread.findIndex((call) => call.name === name)
      const [call] = at < 0 ? [] : unread.splice(at, 1)
      if (!call) throw new Error(`No call ${name}; there are: ${unread.map((each) => each.name).join(', ') || 'none'}.`)
      return call
    },
    loseAll: async () => {
      for (let [call] = waiting; call; [call] = waiting) await call.lose()
    },
  }
}
