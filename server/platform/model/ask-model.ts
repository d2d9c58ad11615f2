/** Asks a model once, and settles what came: text, tokens, and whether it is whole. */
import type { FinishReason, LanguageModelUsage, OutputInterface, ModelMessage as SdkMessage } from 'ai'
import type { ModelFailureCode } from '#contract/plain/model-failures.ts'
import { cleanText } from '#server/platform/model/clean-text.ts'
import { createThoughtFilter } from '#server/platform/model/create-thought-filter.ts'
import { estimateTokens, hasForgottenInput } from '#server/platform/model/estimate-tokens.ts'
import { ModelFailure, type ModelMessage, type ModelUsage } from '#server/platform/model/language-model.ts'
import type { ReasoningEffort } from '#server/platform/model/model-settings.ts'
import type { OpenedModel } from '#server/platform/model/open-model.ts'
import type { PortableSchema } from '#server/platform/model/portable-schema.ts'
import { failureOfError, failureWithPicture } from '#server/platform/model/provider-failure.ts'

const charactersMax = 1_000_000

/** What is sent. */
export type Prompt = {
  instructions: string
  messages: readonly ModelMessage[]
  /** A schema, or any JSON; undefined asks for text. */
  format: PortableSchema | 'json' | undefined
  /** What the model may write, thinking included. */
  outputTokensMax: number
  reasoning: ReasoningEffort | undefined
}

export type Answer = {
  text: string
  /** What it thought aloud: some servers put the answer there. */
  thoughts: string
  usage: ModelUsage
}

type Asking = OpenedModel & {
  modelId: string
  prompt: Prompt
  /** Whether the server may drop a part of a long prompt without saying so. */
  mayCutPrompt: boolean
  signal: AbortSignal
  onText: (piece: string) => void
}

/** Lets the SDK ask for a format without reading the answer, which it would do again for every piece. */
function makeOutput(format: Prompt['format']): OutputInterface<string, number, never> {
  const schema = format === 'json' ? {} : { schema: format, name: 'answer' }
  return {
    name: 'text',
    responseFormat: Promise.resolve(format === undefined ? { type: 'text' } : { type: 'json', ...schema }),
    parseCompleteOutput: async ({ text }) => text,
    // The SDK passes a piece on when this changes.
    parsePartialOutput: async ({ text }) => ({ partial: text.length }),
    createElementStreamTransform: () => undefined,
  }
}

/** Each provider has a shape of its own for a picture, which the SDK knows. */
function toSdkMessage({ role, content, picture }: ModelMessage): SdkMessage {
  if (role === 'assistant' || picture === undefined) return { role, content }
  const { bytes, mediaType } = picture
  return {
    role,
    content: [
      { type: 'file', mediaType, data: bytes },
      { type: 'text', text: content },
    ],
  }
}

function start({ sdk, model, prompt, signal }: Asking) {
  const { instructions, messages, format, outputTokensMax, reasoning } = prompt
  return sdk.streamText({
    model,
    instructions: {
      role: 'system',
      content: instructions,
      // They are the same for every owner, so a provider that charges for reading may keep them.
      providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
    },
    messages: messages.map(toSdkMessage),
    output: makeOutput(format),
    maxOutputTokens: outputTokensMax,
    maxRetries: 0,
    abortSignal: signal,
    providerOptions: { openai: { store: false } },
    telemetry: { isEnabled: false },
    // Without this, the SDK prints errors with all that was sent.
    onError: () => undefined,
    ...(reasoning === undefined ? {} : { reasoning }),
  })
}

type Received = { text: string; thoughts: string; outcome: Outcome | undefined }
type Outcome = { reason: FinishReason; rawReason: string | undefined; usage: LanguageModelUsage }

/** After some text, an end that the SDK cannot read is a connection that ended. */
function failureAfter({ text }: Received, error: unknown): ModelFailure {
  const failure = failureOfError(error)
  return text !== '' && failure.code === 'unreadable' ? new ModelFailure('cut_off') : failure
}

/** `stop` ends the request: leaving the loop alone would wait until the stream ends by itself. */
async function receive(asking: Asking, stop: () => void): Promise<Received> {
  const received: Received = { text: '', thoughts: '', outcome: undefined }
  const filter = createThoughtFilter()
  const add = ({ text, thoughts }: { text: string; thoughts: string }) => {
    received.thoughts += thoughts
    // Blank lines before the first word are no text yet.
    const piece = received.text === '' ? cleanText(text).trimStart() : cleanText(text)
    received.text += piece
    if (received.text.length + received.thoughts.length > charactersMax) {
      stop()
      throw new ModelFailure('too_long')
    }
    if (piece !== '') asking.onText(piece)
  }
  for await (const part of start(asking).stream) {
    if (part.type === 'error') throw failureAfter(received, part.error)
    if (part.type === 'reasoning-delta') add({ text: '', thoughts: part.text })
    if (part.type === 'text-delta') add(filter.push(part.text))
    if (part.type === 'finish')
      received.outcome = { reason: part.finishReason, rawReason: part.rawFinishReason, usage: part.totalUsage }
  }
  add(filter.end())
  return received
}

/** Whether a call that ended by itself is to be believed. */
function findFault(cuttable: string | undefined, { text, thoughts, outcome }: Received): ModelFailureCode | undefined {
  if (outcome === undefined) return 'cut_off'
  const { reason, rawReason, usage } = outcome
  const { inputTokens, outputTokens } = usage
  const isFull = reason === 'length'
  if (cuttable !== undefined && hasForgottenInput(cuttable, { inputTokens, outputTokens, isFull }))
    return 'forgot_input'
  if (isFull) return 'too_long'
  if (reason === 'content-filter') return 'refused'
  if (reason === 'error') return 'provider_error'
  const isBroken = reason === 'interrupted' || (reason === 'other' && rawReason === undefined)
  if (isBroken) return text + thoughts === '' ? 'empty' : 'cut_off'
  return text.trim() + thoughts.trim() === '' ? 'empty' : undefined
}

/** Asks once. Throws a ModelFailure that knows the tokens spent; the request ends with this call, however it ends. */
export async function askModel(asking: Asking): Promise<Answer> {
  const { prompt, modelId } = asking
  const began = performance.now()
  const ending = new AbortController()
  const signal = AbortSignal.any([asking.signal, ending.signal])
  const sent = [prompt.instructions, ...prompt.messages.map(({ content }) => content)].join('\n')
  const measure = ({ text, thoughts, outcome }: Received): ModelUsage => ({
    model: modelId,
    // A server that counts nothing is counted for.
    inputTokens: outcome?.usage.inputTokens || estimateTokens(sent),
    outputTokens: outcome?.usage.outputTokens || estimateTokens(text + thoughts),
    cachedTokens: outcome?.usage.inputTokenDetails.cacheReadTokens ?? 0,
    cacheWrittenTokens: outcome?.usage.inputTokenDetails.cacheWriteTokens ?? 0,
    ms: Math.round(performance.now() - began),
  })
  try {
    const received = await receive({ ...asking, signal }, () => ending.abort())
    asking.signal.throwIfAborted()
    const usage = measure(received)
    const fault = findFault(asking.mayCutPrompt ? sent : undefined, received)
    if (fault) throw new ModelFailure(fault, { usage })
    return { text: received.text.trimEnd(), thoughts: received.thoughts, usage }
  } catch (error) {
    asking.signal.throwIfAborted()
    const failure = failureOfError(error)
    throw prompt.messages.some(({ picture }) => picture !== undefined) ? failureWithPicture(failure) : failure
  } finally {
    ending.abort()
  }
}
