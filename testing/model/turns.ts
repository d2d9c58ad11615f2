/** What the stand-in for a language model's server may do with one request. */

export type Answering = {
  /** Sent in pieces when streamed. */
  text?: string | readonly string[]
  /** Sent as `reasoning_content`, or as a thinking block. */
  thoughts?: string
  /** Pause before the headers, and before each piece. */
  headersMs?: number
  pieceMs?: number
  /** `null` counts nothing. Unset: counted from what was sent. */
  tokens?: { input?: number; output?: number; cached?: number } | null
  /** Why it ended, in OpenAI's words. `null` says nothing. */
  finish?: 'stop' | 'length' | 'content_filter' | null
  /** After the last piece: cuts the connection, or says nothing more. */
  ending?: 'cut' | 'hang'
}

export type Turn =
  | Answering
  | { status: number; body?: string; headers?: Readonly<Record<string, string>> }
  /** Accepts the request and never answers. */
  | { never: true }
  /** Repeats this for as long as anybody reads. */
  | { endless: string }

const json = { 'content-type': 'application/json' }
/** A refusal in the words that providers' servers use. */
export const refuse = (status: number, message: string, type = 'invalid_request_error'): Turn => ({
  status,
  body: JSON.stringify({ type: 'error', error: { type, code: type, message } }),
  headers: json,
})

const event = (delta: object) => `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta }] })}\n\n`

/** A refused key whose message repeats it, as some servers do. */
const echo = 'Incorrect API key provided: sk-secret-of-the-operator'

/** Everything that goes wrong with real servers, by name, so that a test can walk all of it. */
export const faults = {
  slowHeaders: { text: 'too late', headersMs: 60_000 },
  hungBeforeHeaders: { never: true },
  hungAfterHeaders: { text: ['A first piece'], ending: 'hang' },
  cutOff: { text: ['A first piece, '], ending: 'cut' },
  endedEarly: { text: ['A first piece, '], finish: null },
  html: { status: 200, body: '<!doctype html><h1>Welcome</h1>', headers: { 'content-type': 'text/html' } },
  nonsense: { status: 200, body: 'lorem ipsum', headers: { 'content-type': 'text/plain' } },
  brokenEvents: { status: 200, body: 'data: {"choi\n\ndata: ]]\n\n', headers: { 'content-type': 'text/event-stream' } },
  wrongKey: refuse(401, echo, 'authentication_error'),
  unknownModel: refuse(404, 'The model "nobody" does not exist', 'not_found_error'),
  wrongPath: { status: 404, body: '404 page not found', headers: { 'content-type': 'text/plain' } },
  noCredit: refuse(429, 'You exceeded your current quota, please check your plan', 'insufficient_quota'),
  tooManyRequests: refuse(429, 'Rate limit reached', 'rate_limit_error'),
  serverError: refuse(500, 'Something went wrong', 'server_error'),
  overloaded: refuse(529, 'Overloaded', 'overloaded_error'),
  windowTooSmall: refuse(400, "This model's maximum context length is 4096 tokens", 'context_length_exceeded'),
  redirect: { status: 307, headers: { location: 'http://127.0.0.1:9/elsewhere' } },
  empty: { text: '' },
  full: { text: 'An answer that', finish: 'length' },
  filtered: { text: '', finish: 'content_filter' },
  huge: { text: 'x'.repeat(10 * 1024 * 1024) },
  endless: { endless: event({ content: 'and on and on '.repeat(200) }) },
  endlessLine: { endless: 'x'.repeat(64 * 1024) },
} as const satisfies Readonly<Record<string, Turn>>
