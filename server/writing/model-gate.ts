/**
 * The one way to a language model. For each request: is there one, did the owner agree, is today's share left, is the
 * provider resting, is a place free. Every call leaves a row without texts.
 */
import type { z } from 'zod'
import type { ModelFailureCode } from '#contract/plain/model-failures.ts'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import type { Asker } from '#server/calls/asker.ts'
import {
  type LanguageModel,
  ModelFailure,
  type ModelMessage,
  type ModelRequest,
  type ModelUsage,
} from '#server/platform/model/language-model.ts'
import type { Breaker } from '#server/writing/breaker.ts'
import type { ConsentStore } from '#server/writing/consent-store.ts'
import type { ModelCallStore } from '#server/writing/model-call-store.ts'
import type { ModelLeases } from '#server/writing/model-leases.ts'
import { createModelCallNote, type OnModelCall } from '#server/writing/note-model-call.ts'
import type { Prompt } from '#server/writing/prompt.ts'

/** The one whose words would be sent. */
export type WritingAsker = Pick<Asker, 'userId' | 'impersonatorId'>

/** Why a model may not be asked: nothing is set up or agreed to, or a trouble to tell the owner about. */
export type ModelObstacle = 'not-set-up' | 'not-agreed' | 'used-up' | 'spent' | 'resting'

/** What the owner is told about an obstacle; undefined if nobody expected the model to write. */
export const troubleOfObstacle = (obstacle: ModelObstacle): WritingTrouble | undefined =>
  obstacle === 'not-set-up' || obstacle === 'not-agreed' ? undefined : obstacle

/** `late` aborts when the time is over; set where several calls share the time of one (`startTime`). */
export type ModelCallRequest = { messages: readonly ModelMessage[]; signal: AbortSignal; late?: AbortSignal }

export type ModelGate = {
  /** Undefined if no language model is set up. */
  model: LanguageModel | undefined
  /** Undefined if the model may be asked now. */
  findObstacle: (asker: WritingAsker) => Promise<ModelObstacle | undefined>
  /** Starts the time that a call may take, to be shared by the calls of one act as `late`. */
  startTime: () => AbortSignal
  /**
   * Writes plain text; `onText` gets each piece. Ask `findObstacle` first. Throws ModelFailure, or the signal's reason
   * once it aborts.
   */
  writeText: (
    asker: WritingAsker,
    prompt: Prompt,
    request: ModelCallRequest,
    onText?: (piece: string) => void,
  ) => Promise<string>
  /** Asks for one flat object of this shape. Otherwise as `writeText`. */
  readObject: <Value>(
    asker: WritingAsker,
    prompt: Prompt,
    request: ModelCallRequest & { schema: z.ZodType<Value> },
  ) => Promise<Value>
}

type Parts = {
  model: LanguageModel | undefined
  consents: ConsentStore
  calls: ModelCallStore
  leases: ModelLeases
  breaker: Breaker
  /** How long a call may take, with the wait for its turn. */
  callMs: number
  /** Tokens for a user and day; undefined for no limit. */
  dailyTokensMax: number | undefined
  /** What all calls of a month may cost, in millionths of a US dollar; undefined for no limit. */
  monthlyCostMax: number | undefined
  onModelCall: OnModelCall | undefined
}

/** Failures that say something about the provider, not about one request. */
const isProviderFailure = (code: ModelFailureCode) =>
  !['too_long', 'forgot_input', 'empty', 'unreadable', 'refused', 'picture_refused'].includes(code)

async function mayWrite(
  { userId, impersonatorId }: WritingAsker,
  { isOwnMachine, recipient }: LanguageModel,
  consents: ConsentStore,
): Promise<boolean> {
  // Nothing is sent for somebody who is not there to see it.
  if (impersonatorId !== null) return false
  const consent = await consents.read(userId, recipient)
  return consent?.isOn ?? isOwnMachine
}

async function findObstacle(
  asker: WritingAsker,
  { model, consents, calls, breaker, dailyTokensMax, monthlyCostMax }: Parts,
): Promise<ModelObstacle | undefined> {
  if (!model) return 'not-set-up'
  if (!(await mayWrite(asker, model, consents))) return 'not-agreed'
  if (dailyTokensMax !== undefined && (await calls.countTokensToday(asker.userId)) >= dailyTokensMax) return 'used-up'
  if (monthlyCostMax !== undefined && (await calls.sumCostThisMonth()) >= monthlyCostMax) return 'spent'
  return breaker.isOpen() ? 'resting' : undefined
}

export function createModelGate(parts: Parts): ModelGate {
  const { model, consents, calls, leases, breaker, callMs, onModelCall } = parts

  const startTime = () => AbortSignal.timeout(callMs)

  /** Runs a call in a lease, and tells the breaker how it ended. */
  async function run<Value>(
    asker: WritingAsker,
    prompt: Prompt,
    { messages, signal, late = startTime() }: ModelCallRequest,
    call: (
      model: LanguageModel,
      request: ModelRequest,
      hear: (piece: string) => void,
    ) => Promise<{ value: Value; usage: ModelUsage }>,
  ): Promise<Value> {
    if (!model || !(await mayWrite(asker, model, consents))) throw new Error('A model was asked that may not be asked.')
    const both = AbortSignal.any([signal, late])
    const endLease = await leases.take(asker.userId, both).catch((error: unknown) => {
      throw late.aborted ? new ModelFailure('busy') : error
    })
    const { instructions, outputTokensMax, size } = prompt
    const sent = [instructions, ...messages.map(({ content }) => content)].join('')
    const note = createModelCallNote({ asked: model, userId: asker.userId, prompt, sent }, calls, onModelCall)
    const request = { instructions, messages, outputTokensMax, ...(size && { size }), signal: both }
    try {
      const { value, usage } = await call(model, request, note.hear)
      breaker.noteSuccess()
      await note.end('answered', usage)
      return value
    } catch (met) {
      const error = late.aborted && !signal.aborted ? new ModelFailure('timed_out') : met
      if (error instanceof ModelFailure) {
        if (isProviderFailure(error.code)) breaker.noteFailure()
        await note.end(error.code, error.usage)
      } else if (signal.aborted) await note.end('stopped')
      throw error
    } finally {
      await endLease()
    }
  }

  return {
    model,
    findObstacle: (asker) => findObstacle(asker, parts),
    startTime,
    writeText: (asker, prompt, request, onText) =>
      run(asker, prompt, request, async (asked, asking, hear) => {
        const { text, usage } = await asked.writeText(asking, (piece) => {
          hear(piece)
          onText?.(piece)
        })
        return { value: text, usage }
      }),
    readObject: (asker, prompt, { schema, ...request }) =>
      run(asker, prompt, request, (asked, asking) => asked.readObject({ ...asking, schema })),
  }
}

const troubles: Readonly<Record<ModelFailureCode, WritingTrouble>> = {
  unreachable: 'no-answer',
  wrong_key: 'refused',
  no_credit: 'refused',
  unknown_model: 'refused',
  busy: 'no-answer',
  provider_error: 'no-answer',
  refused: 'refused',
  redirected: 'refused',
  timed_out: 'no-answer',
  cut_off: 'cut-off',
  too_long: 'cut-off',
  forgot_input: 'not-usable',
  empty: 'not-usable',
  unreadable: 'not-usable',
  picture_refused: 'no-picture',
}

/** What the owner is told about a failure. */
export const troubleOf = ({ code }: ModelFailure): WritingTrouble => troubles[code]
