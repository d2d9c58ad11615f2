/** Answers a call of the contract: who may, what came in, what happens, what goes out. Every route is made here. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { mayUse } from '#contract/access.ts'
import { accountHeader } from '#contract/account-header.ts'
import { blockingStep, type StepId, steps } from '#contract/brand.ts'
import type { CallSpec } from '#contract/call.ts'
import type { CallLimits } from '#server/account/call-limits.ts'
import type { SessionCookie } from '#server/account/session-cookie.ts'
import type { Asker, SessionStore } from '#server/account/session-store.ts'
import { createUserTurns } from '#server/account/user-turns.ts'
import { readInput } from '#server/platform/http/read-input.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

type Input<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Output<Reply> = Reply extends z.ZodType ? z.input<Reply> : FastifyReply

/** What a handler gets: everything parsed, the asker known where the call needs one. */
export type Asked<Spec extends CallSpec> = {
  asker: Spec['caller'] extends 'signed-in' ? Asker : Asker | undefined
  body: Input<Spec['body']>
  query: Input<Spec['query']>
  params: Input<Spec['params']>
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<Spec extends CallSpec> = (asked: Asked<Spec>) => Promise<Output<Spec['reply']>>
export type Answer = <const Spec extends CallSpec>(spec: Spec, handler: Handler<Spec>) => void

export const bodyLimitBytes = 64 * 1024

/** Refuses with `access_required` or `step_locked` unless the asker may change what belongs to the step. */
export function checkStep(step: StepId, asker: Asker): void {
  if (!mayUse(asker.access, step, Date.now())) throw new Refusal('access_required', { extra: { link: '/cart' } })
  const blocking = blockingStep(step, asker.chain)
  const first = steps.find(({ id }) => id === blocking)
  if (first) {
    const sentence = `Complete Step ${first.number} First: ${first.name}.`
    throw new Refusal('step_locked', { sentence, extra: { step: first.id } })
  }
}

/** A page that was opened in one account neither reads nor writes in another, to which its browser has changed since. */
function checkAccount(asker: Asker | undefined, { headers }: FastifyRequest): void {
  if (asker === undefined) throw new Refusal('signed_out')
  const opened = headers[accountHeader]
  if (opened !== undefined && opened !== asker.userId) throw new Refusal('wrong_account')
}

/** Makes the function that registers calls on `app`. */
export function createAnswer(
  app: FastifyInstance,
  sessions: SessionStore,
  cookie: SessionCookie,
  limits: CallLimits,
): Answer {
  const takeTurn = createUserTurns()
  const findAsker = async (request: FastifyRequest) => {
    const token = cookie.read(request)
    return token === undefined ? undefined : sessions.find(token)
  }

  async function answerInTurn<Spec extends CallSpec>(
    spec: Spec,
    handler: Handler<Spec>,
    { asker, request, reply }: Pick<Asked<CallSpec>, 'asker' | 'request' | 'reply'>,
  ) {
    const asked = {
      asker,
      params: spec.params && readInput(spec.params, request.params),
      query: spec.query && readInput(spec.query, request.query),
      body: spec.body && readInput(spec.body, request.body),
      request,
      reply,
    }
    if (asker !== undefined && spec.step !== undefined) checkStep(spec.step, asker)
    // The parts were parsed by the schemas of this very spec, which is what the handler's type says.
    return handler(asked as Asked<typeof spec>).catch((error: unknown) => {
      // A stream that has begun has told its error itself.
      if (!reply.sent) throw error
    })
  }

  return (spec, handler) => {
    const count = limits.counterOf(spec)
    const isDocument = limits.isOfDocument(spec)
    app.route({
      method: spec.method,
      url: spec.path,
      bodyLimit: spec.bodyLimitBytes ?? bodyLimitBytes,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        if (spec.body && request.isMultipart()) throw new Refusal('unsupported_type')
        // Who asks for 'self' is looked up by its handler, which needs the same row in full; of 'anyone' it does not matter.
        const asker = spec.caller === 'signed-in' ? await findAsker(request) : undefined
        request.userId = asker?.userId
        if (spec.caller === 'signed-in') checkAccount(asker, request)
        await count(asker, request)
        const work = () => answerInTurn(spec, handler, { asker, request, reply })
        const answer = await (asker === undefined ? work() : takeTurn(asker.userId, isDocument, work))
        if (spec.reply === 'file' || spec.reply === 'page' || reply.sent) return reply
        return spec.reply.parse(answer)
      },
    })
  }
}
