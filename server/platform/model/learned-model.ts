/** What calls have shown about a server and model, for as long as this process runs. */
import type { Rung } from '#server/platform/model/model-settings.ts'

type LearnedModel = {
  /** The way of asking for structure that gave a usable answer. */
  rung?: Rung
  contextTokens?: number
  /** The server calls the limit of output `max_completion_tokens`. */
  namesCompletionTokens?: boolean
}

const learned = new Map<string, LearnedModel>()

/** What is known of a model at an address; what is written into it stays. */
export function recallModel(baseAddress: string, modelId: string): LearnedModel {
  const key = `${baseAddress} ${modelId}`
  const known = learned.get(key) ?? {}
  learned.set(key, known)
  return known
}
