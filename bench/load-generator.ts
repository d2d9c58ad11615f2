/** Sends requests as fast as a server answers, from a separate process. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { LoadResult, LoadTask } from './load-child.ts'

export type LoadGenerator = {
  /** Returns the throughput; throws if the server refused any request. */
  run: (order: LoadTask) => Promise<LoadResult>
  stop: () => void
}

export type HttpRequestOptions = { cookie?: string; body?: string; headers?: Readonly<Record<string, string>> }

/** Builds the bytes of an HTTP request, as text in latin1. */
export function formatHttpRequest(
  method: string,
  path: string,
  { cookie, body, headers = {} }: HttpRequestOptions = {},
): string {
  const bytes = body === undefined ? undefined : Buffer.from(body)
  const lines = {
    host: 'localhost',
    ...(cookie !== undefined && { cookie }),
    ...(bytes && { 'content-type': 'application/json', 'content-length': String(bytes.length) }),
    ...headers,
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${bytes?.toString('latin1') ?? ''}`
}

async function ask(child: ChildProcess, order: LoadTask): Promise<LoadResult> {
  child.send(order)
  const gone = once(child, 'exit').then(() => {
    throw new Error('The load could not be made; the lines above say why.')
  })
  const [load]: LoadResult[] = await Promise.race([once(child, 'message'), gone])
  if (!load) throw new Error('The load told nothing.')
  if (load.failures > 0) throw new Error(`${load.failures} requests were refused: ${order.requests[0]?.split('\r')[0]}`)
  return load
}

export function createLoadGenerator(): LoadGenerator {
  const child = fork(new URL('load-child.ts', import.meta.url))
  // Each order leaves an exit listener on the child, so lift the warning limit.
  child.setMaxListeners(0)
  return { run: (order) => ask(child, order), stop: () => child.kill() }
}
