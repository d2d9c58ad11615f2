/** Registers the contract's calls with the HTTP server. Every API route is created here. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallSpec } from '#contract/call.ts'
import { accountHeader } from '#contract/plain/account-header.ts'
import type { Asker } from '#server/calls/asker.ts'
import { acceptsEventStream, createEventStream, endStreamWithSession } from '#server/calls/event-stream.ts'
import type { Handler, HandlerInput, HttpExchange, HttpHandler } from '#server/calls/handler.ts'
import type { CallLimit } from '#server/calls/limits.ts'
import {
  type AnyHandler,
  type CallRunnerParts,
  createCallRunner,
  type IncomingCall,
  makeCallName,
} from '#server/calls/run-call.ts'
import { readUpload } from '#server/platform/documents/read-upload.ts'
import { createDisconnectSignal } from '#server/platform/http/disconnect-signal.ts'
import { toRefusal } from '#server/platform/http/error-handler.ts'
import { makeNetworkKey } from '#server/platform/http/network-key.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every registered call, by method and path. */
    calls: ReadonlyMap<string, RegisteredCall>
  }
}

/** A registered call. */
export type RegisteredCall = {
  limits: readonly CallLimit[]
  /** Runs the call without HTTP, with the same checks. Absent if the handler needs the request and reply. */
  run?: (asking: IncomingCall) => Promise<unknown>
}

/** Registers the route of a call; `limits` are counted before the handler runs. */
export type RegisterCall = {
  <const Spec extends CallSpec>(spec: Spec, limits: readonly CallLimit[], handler: Handler<Spec>): void
  /** For handlers that need the request and reply. */
  overHttp: <const Spec extends CallSpec>(spec: Spec, limits: readonly CallLimit[], handler: HttpHandler<Spec>) => void
}

type FindAsker = (request: FastifyRequest) => Promise<Asker | undefined>
export type RegisterCallParts = CallRunnerParts & { findAsker: FindAsker }

export const bodyLimitBytes = 64 * 1024

const isForSignedIn = ({ caller }: CallSpec) => caller === 'signed-in' || caller === 'admin'
/** The handler of a 'self' call looks up the user itself, because it needs the whole row. */
const needsAsker = (spec: CallSpec) => isForSignedIn(spec) || spec.caller === 'either' || spec.notWhileImpersonating

/** Refuses requests of a page that was opened in another account. */
function checkAccount(asker: Asker | undefined, { headers }: FastifyRequest): void {
  if (asker === undefined) throw new Refusal('signed_out')
  const opened = headers[accountHeader]
  if (opened !== undefined && opened !== asker.userId) throw new Refusal('wrong_account')
}

/** Reads asker and input from the HTTP request. */
async function readAsking(
  spec: CallSpec,
  { request, reply }: HttpExchange,
  findAsker: FindAsker,
): Promise<IncomingCall> {
  if (spec.body && request.isMultipart()) throw new Refusal('unsupported_type')
  const asker = needsAsker(spec) ? await findAsker(request) : undefined
  request.userId = asker?.userId
  if (isForSignedIn(spec) || (spec.caller === 'either' && accountHeader in request.headers))
    checkAccount(asker, request)
  const { params, query, body } = request
  return {
    asker,
    network: makeNetworkKey(request.ip),
    input: { params, query, body, readDocument: () => readUpload(request) },
    signal: createDisconnectSignal(reply),
  }
}

type Run = (asking: IncomingCall) => Promise<unknown>

/** Streams events as they come, then the complete answer as `done`; an error on the way becomes an `error` event. */
async function streamAnswer(asking: IncomingCall, { request, reply }: HttpExchange, run: Run, findAsker: FindAsker) {
  const stream = createEventStream(reply)
  const ended = new AbortController()
  const signal = AbortSignal.any([asking.signal, ended.signal])
  const stopWatch =
    asking.asker &&
    endStreamWithSession(
      stream,
      () => findAsker(request),
      () => ended.abort(),
    )
  try {
    await stream.send('done', await run({ ...asking, send: stream.send, signal }))
    stream.end()
  } catch (error) {
    if (!stream.isOpen()) throw error
    if (!signal.aborted) stream.fail(toRefusal(error, request))
  } finally {
    stopWatch?.()
  }
  return reply
}

/** Creates the function that registers calls on `app`, and decorates `app.calls`. */
export function createRegisterCall(app: FastifyInstance, { findAsker, ...parts }: RegisterCallParts): RegisterCall {
  const createRun = createCallRunner(parts)
  const calls = new Map<string, RegisteredCall>()
  app.decorate('calls', calls)

  function addRoute(spec: CallSpec, run: (asking: IncomingCall, http: HttpExchange) => Promise<unknown>): void {
    app.route({
      method: spec.method,
      url: spec.path,
      bodyLimit: spec.bodyLimitBytes ?? bodyLimitBytes,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const http = { request, reply }
        const asking = await readAsking(spec, http, findAsker)
        if (spec.events && acceptsEventStream(request))
          return streamAnswer(asking, http, (streaming) => run(streaming, http), findAsker)
        const answer = await run(asking, http)
        return reply.sent ? reply : answer
      },
    })
  }

  const answer: RegisterCall = (spec, limits, handler) => {
    const run = createRun(spec, limits)
    // Safe: the handler's input is parsed with the spec it was registered with.
    const own = handler as AnyHandler
    calls.set(makeCallName(spec), { limits, run: (asking) => run(asking, own) })
    addRoute(spec, (asking) => run(asking, own))
  }
  answer.overHttp = (spec, limits, handler) => {
    const run = createRun(spec, limits)
    calls.set(makeCallName(spec), { limits })
    addRoute(spec, (asking, http) =>
      run(asking, (asked) => handler({ ...(asked as HandlerInput<typeof spec>), ...http })),
    )
  }
  return answer
}
