/**
 * A stand-in for a language model's server on this machine: it speaks OpenAI's chat completions and Anthropic's messages,
 * streamed and whole, and lists models. Each test says what it answers, and reads what it was asked.
 */
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { type Dialect, findDialect } from '#testing/model/dialects.ts'
import type { Answering, Turn } from '#testing/model/turns.ts'

export type Asked = {
  method: string
  path: string
  headers: http.IncomingHttpHeaders
  /** The body as JSON; undefined for a GET. */
  body: unknown
  /** Everything in the prompt, joined. */
  prompt: string
  /** Resolves when the connection ends; `early` if that was before the answer did. */
  closed: Promise<{ early: boolean }>
}

type Script = Turn | ((asked: Asked) => Turn)

export type StandIn = {
  /** Its address, ending in `/v1`. */
  baseAddress: string
  /** The calls of a model, oldest first. Lists of models are not among them. */
  asked: readonly Asked[]
  /** Every request, lists of models too. */
  all: readonly Asked[]
  /** What it answers from now on. */
  answer: (script: Script) => void
  /** What it answers first, one request each. */
  queue: (...scripts: readonly Script[]) => void
  /** The models that it lists, or a status instead of the list. */
  list: (models: readonly (string | { id: string; [more: string]: unknown })[] | { status: number }) => void
  /** What a GET of another path answers, as JSON. The path begins at the root. */
  serve: (path: string, answer: unknown) => void
  /** Forgets scripts and requests. */
  reset: () => void
  close: () => Promise<void>
}

const bodySchema = z.looseObject({
  stream: z.boolean().optional(),
  model: z.string().optional(),
  system: z.unknown().optional(),
  messages: z.unknown().optional(),
})
type Body = z.output<typeof bodySchema>

/** Every text in a prompt, whatever its form. */
function joinTexts(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(joinTexts).join('\n')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .filter(([key]) => key === 'content' || key === 'text')
    .map(([, each]) => joinTexts(each))
    .join('\n')
}

async function readBody(request: http.IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const text = Buffer.concat(parts).toString()
  return text === '' ? undefined : JSON.parse(text)
}

/** Writes as fast as it is read. */
async function writeEndlessly(response: http.ServerResponse, part: string): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  let wake = () => undefined
  response.on('drain', () => wake()).on('close', () => wake())
  while (!response.destroyed) {
    const woken = new Promise<void>((resolve) => {
      wake = () => void resolve()
    })
    await (response.write(part) ? new Promise(setImmediate) : woken)
  }
}

type Sending = { response: http.ServerResponse; dialect: Dialect; body: Body; prompt: string }

async function sendAnswer({ response, dialect, body, prompt }: Sending, turn: Answering): Promise<void> {
  const { text = '', thoughts = '', headersMs = 0, pieceMs = 0, finish = 'stop' } = turn
  const pieces = typeof text === 'string' ? [text] : text
  const joined = pieces.join('')
  const tokens =
    turn.tokens === null
      ? undefined
      : { input: Math.ceil(prompt.length / 3.5), output: Math.ceil(joined.length / 4), cached: 0, ...turn.tokens }
  const whole = { model: body.model ?? '', thoughts, finish, tokens }
  await sleep(headersMs)
  if (!body.stream) {
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(dialect.writeWhole({ ...whole, text: joined })))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
  for (const part of dialect.begin(whole)) response.write(part)
  for (const piece of pieces) {
    if (pieceMs > 0) await sleep(pieceMs)
    if (piece !== '' && !response.destroyed) response.write(dialect.writePiece(piece))
  }
  if (turn.ending === 'hang') return
  if (turn.ending === 'cut') {
    await sleep(20)
    response.destroy()
    return
  }
  for (const part of dialect.end(whole)) response.write(part)
  response.end()
}

async function play(sending: Sending, turn: Turn): Promise<void> {
  const { response } = sending
  if ('never' in turn) return
  if ('endless' in turn) return writeEndlessly(response, turn.endless)
  if ('status' in turn) {
    response.writeHead(turn.status, { ...turn.headers }).end(turn.body ?? '')
    return
  }
  return sendAnswer(sending, turn)
}

/** Starts a stand-in on a free port of this machine; it answers "Hello." until told otherwise. */
export async function startStandIn(): Promise<StandIn> {
  const all: Asked[] = []
  const asked: Asked[] = []
  const first: Script[] = []
  let script: Script = { text: 'Hello.' }
  const served = new Map<string, string>()
  let models: Parameters<StandIn['list']>[0] = []

  const listModels = (response: http.ServerResponse) => {
    if ('status' in models) return response.writeHead(models.status, { 'content-type': 'application/json' }).end('{}')
    const data = models.map((each) => ({ object: 'model', ...(typeof each === 'string' ? { id: each } : each) }))
    return response.setHeader('content-type', 'application/json').end(JSON.stringify({ object: 'list', data }))
  }

  const server = http.createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const closed = once(response, 'close').then(() => ({ early: !response.writableFinished }))
    const body = await readBody(request)
    const read = bodySchema.safeParse(body)
    const prompt = read.success ? joinTexts([read.data.system, read.data.messages]) : ''
    const each: Asked = { method, path, headers, body, prompt, closed }
    all.push(each)
    const dialect = findDialect(path)
    if (method === 'GET' && /\/models(\?|$)/.test(path)) return listModels(response)
    const found = method === 'GET' ? served.get(path) : undefined
    if (found) return response.setHeader('content-type', 'application/json').end(found)
    if (!dialect || !read.success) return response.writeHead(404).end('404 page not found')
    asked.push(each)
    const next = first.shift() ?? script
    return play({ response, dialect, body: read.data, prompt }, typeof next === 'function' ? next(each) : next)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port }: AddressInfo = Object(server.address())
  return {
    baseAddress: `http://127.0.0.1:${port}/v1`,
    asked,
    all,
    answer: (next) => {
      script = next
    },
    queue: (...scripts) => void first.push(...scripts),
    list: (next) => {
      models = next
    },
    serve: (path, answer) => void served.set(path, JSON.stringify(answer)),
    reset: () => {
      served.clear()
      for (const each of [all, asked, first]) each.length = 0
      script = { text: 'Hello.' }
      models = []
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
