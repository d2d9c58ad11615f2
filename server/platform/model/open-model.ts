/** Opens a provider's model through the SDK, which is loaded here, when it is first used. */
import type { LanguageModel } from 'ai'
import { recallModel } from '#server/platform/model/learned-model.ts'
import type { ModelFetch } from '#server/platform/model/model-fetch.ts'
import type { ModelSettings } from '#server/platform/model/model-settings.ts'

export type OpenedModel = { sdk: typeof import('ai'); model: LanguageModel }

/** The SDK's own form of a fetch. */
const adaptFetch =
  (modelFetch: ModelFetch): typeof fetch =>
  (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const headers = Object.fromEntries(new Headers(init?.headers))
    const signal = init?.signal ?? new AbortController().signal
    return modelFetch(url, { method: 'POST', headers, body: String(init?.body ?? ''), signal })
  }

async function openPlainModel(settings: ModelSettings, modelId: string, fetch: typeof globalThis.fetch) {
  const { provider, baseAddress: baseURL, apiKey = '' } = settings
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ baseURL, apiKey, fetch })(modelId)
  }
  if (provider === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI({ baseURL, apiKey, fetch }).chat(modelId)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const known = recallModel(settings.baseAddress, modelId)
  const compatible = createOpenAICompatible({
    name: 'compatible',
    baseURL,
    fetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(settings.apiKey === undefined ? {} : { apiKey }),
    transformRequestBody: ({ max_tokens, ...body }) => ({
      ...body,
      [known.namesCompletionTokens ? 'max_completion_tokens' : 'max_tokens']: max_tokens,
    }),
  })
  return compatible(modelId)
}

/** Loads the SDK and the provider, and opens the model. Nothing is sent. */
export async function openModel(
  settings: ModelSettings,
  modelId: string,
  modelFetch: ModelFetch,
): Promise<OpenedModel> {
  const sdk = await import('ai')
  // Warnings would go to the console, with what was sent.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const model = await openPlainModel(settings, modelId, adaptFetch(modelFetch))
  return { sdk, model }
}
