/** What the operator chose: which model writes, where, and how it is asked. */

export const modelProviders = ['anthropic', 'openai', 'openai-compatible'] as const
export type ModelProvider = (typeof modelProviders)[number]

/** How structure is asked for: a schema, any JSON, or text that is read leniently. */
export const rungs = ['schema', 'json', 'text'] as const
export type Rung = (typeof rungs)[number]

export const reasoningEfforts = ['none', 'low', 'medium', 'high'] as const
export type ReasoningEffort = (typeof reasoningEfforts)[number]

export type ModelSettings = {
  provider: ModelProvider
  /** Normalized: the call's own path follows it. */
  baseAddress: string
  /** Undefined only for a server that needs none. */
  apiKey: string | undefined
  /** `fast` is for suggestions; it may be the same. */
  models: { main: string; fast: string }
  /** The name shown on screen. */
  name: string
  /** Who receives what is sent: a company, or the host of another server. */
  recipient: string
  /** Whether nothing leaves the operator's own machine or network. */
  isOwnMachine: boolean
  /** Undefined finds out. */
  rung: Rung | undefined
  /** Undefined leaves it to the provider. */
  reasoning: ReasoningEffort | undefined
  /** The model's window, if the operator says so. */
  contextTokens: number | undefined
  /** For a whole call, retry included. */
  timeoutMs: number
  /** For everybody, on all servers together. */
  callsAtOnceMax: number
  /** The operator's own prices, in US dollars per million tokens, for models whose price is not listed. */
  setPrice: { input: number; output: number } | undefined
}
