/** Asks a model, and once more where a second request may succeed. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, askModel, type Prompt } from '#server/platform/model/ask-model.ts'
import { recallModel } from '#server/platform/model/learned-model.ts'
import type { ModelSettings } from '#server/platform/model/model-settings.ts'
import type { OpenedModel } from '#server/platform/model/open-model.ts'
import { ProviderFailure } from '#server/platform/model/provider-failure.ts'
import type { CallTime } from '#server/platform/model/run-in-time.ts'

/** The pause when the provider names none. */
const usualWaitMs = 1000

type Asking = {
  settings: ModelSettings
  modelId: string
  open: (modelId: string) => Promise<OpenedModel>
  prompt: Prompt
  time: CallTime
  onText?: ((piece: string) => void) | undefined
}

/**
 * Asks; after a 429 or 5xx asks again, when the provider says, if that is in time and nothing was shown. A server that
 * names the limit of output differently is asked again at once. Throws a ModelFailure.
 */
export async function askWithRetry({ settings, modelId, open, prompt, time, onText }: Asking): Promise<Answer> {
  let hasShown = false
  const ask = async () =>
    askModel({
      ...(await open(modelId)),
      modelId,
      prompt,
      mayCutPrompt: settings.provider === 'openai-compatible',
      signal: time.signal,
      onText: (piece) => {
        hasShown = true
        onText?.(piece)
      },
    })
  try {
    return await ask()
  } catch (error) {
    time.signal.throwIfAborted()
    if (!(error instanceof ProviderFailure) || hasShown) throw error
    const failure = error
    const known = recallModel(settings.baseAddress, modelId)
    if (failure.objection === 'limit_name' && !known.namesCompletionTokens) {
      known.namesCompletionTokens = true
      return ask()
    }
    const waitMs = failure.waitMs ?? usualWaitMs
    // A server that cannot follow the format will not follow it a second time.
    if (!failure.mayRetry || failure.objection !== undefined || waitMs > time.msLeft()) throw failure
    await sleep(waitMs, undefined, { signal: time.signal })
    return ask()
  }
}
