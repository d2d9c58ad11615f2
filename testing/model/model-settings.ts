/** Settings of a model on a stand-in, for tests. */
import type { ModelSettings } from '#server/platform/model/model-settings.ts'

/** An OpenAI-compatible model on this machine, unless told otherwise. */
export const makeModelSettings = (baseAddress: string, more: Partial<ModelSettings> = {}): ModelSettings => ({
  provider: 'openai-compatible',
  baseAddress,
  apiKey: undefined,
  models: { main: 'writer', fast: 'sprinter' },
  name: 'Writer',
  recipient: 'this machine',
  isOwnMachine: true,
  rung: undefined,
  reasoning: undefined,
  contextTokens: undefined,
  timeoutMs: 5000,
  callsAtOnceMax: 4,
  setPrice: undefined,
  ...more,
})
