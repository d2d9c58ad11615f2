/** What the tools may ask of a language model, whoever answers. */
import type { z } from 'zod'

export type ModelMessage = { role: 'user' | 'assistant'; content: string }

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
  ms: number
}

/** Why a model gave no usable answer: a closed list, so that no provider's words reach a log, a row or a screen. */
export const modelFailureCodes = [
  // Nothing answers at the address, or nothing that speaks this language.
  'unreachable',
  'wrong_key',
  'unknown_model',
  // Too many calls: at the provider, or of our own.
  'busy',
  // The account at the provider has no credit left.
  'no_credit',
  'provider_error',
  // The provider's rules forbid the answer.
  'refused',
  'redirected',
  'timed_out',
  'cut_off',
  // Prompt and answer do not fit the window, the limit of output or our own limit.
  'too_long',
  // The server cut the prompt without saying so.
  'forgot_input',
  'empty',
  'unreadable',
] as const
export type ModelFailureCode = (typeof modelFailureCodes)[number]

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
