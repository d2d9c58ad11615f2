/** What the tools may ask of a language model, whoever answers. */
import type { z } from 'zod'
import type { ModelFailureCode } from '#contract/plain/model-failures.ts'

/** A picture as it is sent, without anything about where and how it was taken. */
export type ModelPicture = { bytes: Uint8Array; mediaType: string }

/** `picture` stands before the text of a user's message. */
export type ModelMessage = { role: 'user' | 'assistant'; content: string; picture?: ModelPicture }

export type ModelRequest = {
  /** The tool's own prompt: the same for every owner, so that a provider can cache it. */
  instructions: string
  /** The record as data, and the conversation. */
  messages: readonly ModelMessage[]
  /** `fast` is the model for suggestions. */
  size?: 'main' | 'fast'
  outputTokensMax: number
  /** Ends the call at the provider. */
  signal: AbortSignal
}

/** What a call took, without a word of what was said. */
export type ModelUsage = {
  model: string
  inputTokens: number
  outputTokens: number
  /** Input tokens that the provider read from its cache. */
  cachedTokens: number
  /** Input tokens that it wrote into its cache, which costs more than to read them. */
  cacheWrittenTokens: number
  ms: number
}

/** How a call ended. */
export type ModelOutcome = 'answered' | 'stopped' | ModelFailureCode

/** A call that gave no usable answer. Holds neither the prompt nor the answer nor the provider's error. */
export class ModelFailure extends Error {
  readonly code: ModelFailureCode
  /** Tokens spent all the same. */
  readonly usage: ModelUsage | undefined
  /** How long the provider asks to wait. */
  readonly waitMs: number | undefined

  constructor(code: ModelFailureCode, { usage, waitMs }: { usage?: ModelUsage; waitMs?: number } = {}) {
    super(`The language model gave no usable answer (${code}).`)
    this.code = code
    this.usage = usage
    this.waitMs = waitMs
  }
}

export type LanguageModel = {
  /** The name shown on screen. */
  name: string
  /** The setting that chose it: "anthropic", "openai" or "openai-compatible". */
  provider: string
  /** Who receives what is sent: "Anthropic", "OpenAI", or the host of another server. */
  recipient: string
  /** Whether it runs on the operator's own machine or network, so that nothing leaves it. */
  isOwnMachine: boolean
  /** The name of the main model at its server. */
  modelId: string
  /** What a call cost, in millionths of a US dollar; null if its model's price is not known. */
  costOf: (usage: ModelUsage) => number | null
  /** How many tokens fit into a prompt with its answer, if that is known. */
  findWindow?: () => number | undefined
  /**
   * Writes plain text; `onText` gets each piece as it arrives. Throws ModelFailure, also if the stream broke after some
   * pieces, and the signal's reason once it aborts.
   */
  writeText: (request: ModelRequest, onText?: (piece: string) => void) => Promise<{ text: string; usage: ModelUsage }>
  /** Asks for one flat object of this shape, by the best way that the server understands. Throws as `writeText`. */
  readObject: <Value>(
    request: ModelRequest & { schema: z.ZodType<Value> },
  ) => Promise<{ value: Value; usage: ModelUsage }>
}
