/** Answers a call of the contract: who may, what came in, what happens, what goes out. Every route is made here. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { CallSpec } from '#contract/call.ts'
import { mayUse, whyClosed } from '#contract/plain/access.ts'
import { accountHeader } from '#contract/plain/account-header.ts'
import { blockingStep, type StepId, steps } from '#contract/plain/brand.ts'
import { noteDeed } from '#server/account/admin-log.ts'
import type { CallLimits } from '#server/account/call-limits.ts'
import type { SessionCookie } from '#server/account/session-cookie.ts'
import type { Asker, SessionStore } from '#server/account/session-store.ts'
import { createUserTurns } from '#server/account/user-turns.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { allowStream, cutWhenEnded, wantsEvents } from '#server/platform/http/event-stream.ts'
import { readInput } from '#server/platform/http/read-input.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

type Input<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Output<Reply> = Reply extends z.ZodType ? z.input<Reply> : FastifyReply

/** What a handler gets: everything parsed, the asker known where the call needs one. */
export type Asked<Spec extends CallSpec> = {
  asker: Spec['caller'] extends 'signed-in' | 'admin' ? Asker : Asker | undefined
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
  const now = Date.now()
  if (!mayUse(asker.access, step, now)) {
    const way = asker.access.subscriptionStatus === 'past_due' ? 'Change the card in your profile' : 'Choose a plan'
    const sentence = `${whyClosed(asker.access, now)} ${way} to keep working. Everything you made stays yours.`
    throw new Refusal('access_required', { sentence, extra: { link: '/cart' } })
  }
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

/** The step, and the password or a code where an open session is not enough; the browser learns which of them there is. */
function checkOpen({ step, needsConfirmation }: CallSpec, asker: Asker): void {
  if (step !== undefined) checkStep(step, asker)
  if (!needsConfirmation || asker.isConfirmed) return
  const ways = [...(asker.hasPassword ? ['password'] : []), ...(asker.hasSecondFactor ? ['code'] : [])]
  throw new Refusal('confirm_required', { extra: { ways } })
}

/** What an admin may not who is signed in as a user, and an ordinary user at the calls of admins. */
function refusalOf(
  { caller, notWhileImpersonating, refuses }: CallSpec,
  asker: Asker,
  isAdminFactorRequired: boolean,
): Refusal | undefined {
  const isOfAdmins = caller === 'admin'
  if (asker.impersonatorId !== null && (isOfAdmins || notWhileImpersonating))
    return new Refusal(refuses?.includes('already_impersonating') ? 'already_impersonating' : 'impersonating')
  if (!isOfAdmins) return undefined
  if (!asker.isAdmin) return new Refusal('admin_required')
  if (!isAdminFactorRequired) return undefined
  if (!asker.hasSecondFactor) return new Refusal('second_factor_required')
  // Its password alone may have opened this session, before there was a second factor.
  return asker.hasUsedFactor ? undefined : new Refusal('confirm_required', { extra: { ways: ['code'] } })
}

/** What an admin asks to be changed as somebody else is a row of the log, before it is done; so is all that is refused. */
async function noteImpersonated(
  { method, path }: CallSpec,
  { impersonatorId, userId }: Asker,
  refusal: Refusal | undefined,
  on: Queryable,
): Promise<void> {
  if (impersonatorId === null || (method === 'GET' && !refusal)) return
  const what = { action: 'call-while-impersonating', subject: `${method} ${path}` } as const
  await noteDeed({ ...what, adminId: impersonatorId, userId, ...(refusal && { refusal: refusal.message }) }, on)
}

export type AnswerParts = {
  sessions: SessionStore
  cookie: SessionCookie
  limits: CallLimits
  database: Queryable
  isAdminFactorRequired: boolean
}

async function checkRights(
  spec: CallSpec,
  asker: Asker,
  { database: on, isAdminFactorRequired }: AnswerParts,
): Promise<void> {
  const refusal = refusalOf(spec, asker, isAdminFactorRequired)
  if (!refusal) return
  await noteImpersonated(spec, asker, refusal, on)
  throw refusal
}

const isOfOwn = ({ caller }: CallSpec) => caller === 'signed-in' || caller === 'admin'
/** Who asks for 'self' is looked up by its handler, which needs the same row in full; of 'anyone' it does not matter. */
const needsAsker = (spec: CallSpec) => isOfOwn(spec) || spec.caller === 'either' || spec.notWhileImpersonating

/** What came in, parsed. */
const readParts = ({ params, query, body }: CallSpec, request: FastifyRequest) => ({
  params: params && readInput(params, request.params),
  query: query && readInput(query, request.query),
  body: body && readInput(body, request.body),
})

/** Makes the function that registers calls on `app`. */
export function createAnswer(app: FastifyInstance, parts: AnswerParts): Answer {
  const { sessions, cookie, limits, database } = parts
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
    if (asker !== undefined) await checkRights(spec, asker, parts)
    const asked = { asker, ...readParts(spec, request), request, reply }
    if (asker !== undefined) {
      checkOpen(spec, asker)
      await noteImpersonated(spec, asker, undefined, database)
    }
    const leave = asker && wantsEvents(request) ? cutWhenEnded(reply, () => findAsker(request)) : undefined
    try {
      // The parts were parsed by the schemas of this very spec, which is what the handler's type says.
      return await handler(asked as Asked<typeof spec>)
    } catch (error) {
      // A stream that has begun has told its error itself.
      if (!reply.sent) throw error
      return undefined
    } finally {
      leave?.()
    }
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
        const asker = needsAsker(spec) ? await findAsker(request) : undefined
        request.userId = asker?.userId
        if (isOfOwn(spec) || (spec.caller === 'either' && accountHeader in request.headers))
          checkAccount(asker, request)
        await count(asker, request)
        const work = () => answerInTurn(spec, handler, { asker, request, reply })
        allowStream(reply, spec)
        const answer = await (asker === undefined ? work() : takeTurn(asker.userId, isDocument, work))
        if (spec.reply === 'file' || spec.reply === 'page' || reply.sent) return reply
        return spec.reply.parse(answer)
      },
    })
  }
}
