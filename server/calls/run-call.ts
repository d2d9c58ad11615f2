/** Runs a call independent of transport: counts the use, checks the asker, parses input and output. */
import type { CallSpec } from '#contract/call.ts'
import type { Asker } from '#server/calls/asker.ts'
import { checkCallOpen, findRefusal } from '#server/calls/check-asker.ts'
import type { HandlerInput } from '#server/calls/handler.ts'
import type { CallLimit, LimitCounters } from '#server/calls/limits.ts'
import { chooseUserQueue, createUserQueues } from '#server/calls/user-queues.ts'
import type { UploadedFile } from '#server/platform/documents/detect-type.ts'
import { readInput } from '#server/platform/http/read-input.ts'
import type { Refusal } from '#server/platform/http/refusal.ts'

/** A call before anything is parsed or checked. */
export type IncomingCall = {
  asker: Asker | undefined
  /** The network address that 'address' limits count by. */
  network: string
  input: { params?: unknown; query?: unknown; body?: unknown; readDocument?: () => Promise<UploadedFile> }
  /** Sends an event to the listener. */
  send?: (event: string, data: unknown) => Promise<void>
  signal: AbortSignal
}

/** A handler of any call; its input was parsed with its own spec. */
export type AnyHandler = (asked: HandlerInput<CallSpec>) => Promise<unknown>

/** Returns the answer, parsed with the contract; throws a `Refusal`. */
export type RunCall = (asking: IncomingCall, handler: AnyHandler) => Promise<unknown>

export type CallRunnerParts = {
  limits: LimitCounters
  /** Logs a call by an impersonating admin; `refusal` is the reason if it was refused. */
  noteImpersonated: (call: string, asker: Asker, refusal?: Refusal) => Promise<void>
  isAdminFactorRequired: boolean
}

/** A call's name: method and path. */
export const makeCallName = ({ method, path }: CallSpec) => `${method} ${path}`

async function parseInput({ params, query, body, upload }: CallSpec, { input }: IncomingCall) {
  return {
    params: params && readInput(params, input.params),
    query: query && readInput(query, input.query),
    body: body && readInput(body, input.body),
    document: upload && (await input.readDocument?.()),
  }
}

/** Parses events with the contract, so that only fields it names are sent. */
const tellOf =
  ({ events = {} }: CallSpec, { send }: IncomingCall) =>
  async (name: string, data: unknown) => {
    await send?.(name, events[name]?.parse(data))
  }

/** Returns a factory that creates the run function of a call. */
export function createCallRunner(parts: CallRunnerParts): (spec: CallSpec, limits: readonly CallLimit[]) => RunCall {
  const { limits: allLimits, noteImpersonated, isAdminFactorRequired } = parts
  const takeTurn = createUserQueues()

  async function checkRights(spec: CallSpec, asker: Asker): Promise<void> {
    const refusal = findRefusal(spec, asker, isAdminFactorRequired)
    if (!refusal) return
    if (asker.impersonatorId !== null) await noteImpersonated(makeCallName(spec), asker, refusal)
    throw refusal
  }

  async function runInTurn(spec: CallSpec, asking: IncomingCall, handler: AnyHandler): Promise<unknown> {
    const { asker, signal } = asking
    if (asker) await checkRights(spec, asker)
    const input = await parseInput(spec, asking)
    if (asker) {
      checkCallOpen(spec, asker)
      if (asker.impersonatorId !== null && spec.method !== 'GET') await noteImpersonated(makeCallName(spec), asker)
    }
    // Safe: parsed with this spec, which the handler's type is derived from.
    const asked = { asker, ...input, tell: tellOf(spec, asking), signal } as HandlerInput<CallSpec>
    const answer = await handler(asked)
    return typeof spec.reply === 'string' ? answer : spec.reply.parse(answer)
  }

  return (spec, limits) => {
    const count = allLimits.counterOf(limits)
    return async (asking, handler) => {
      const { asker, network, input } = asking
      await count(asker, network)
      const work = () => runInTurn(spec, asking, handler)
      return asker ? takeTurn(asker.userId, chooseUserQueue(limits, input.query), work) : work()
    }
  }
}
