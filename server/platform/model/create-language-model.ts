/** The language model of the settings, for the tools. */
import { askWithRetry } from '#server/platform/model/ask-with-retry.ts'
import { descendLadder } from '#server/platform/model/descend-ladder.ts'
import { type LanguageModel, ModelFailure, type ModelRequest } from '#server/platform/model/language-model.ts'
import { findWindow, makePrompt, type Wanted } from '#server/platform/model/make-prompt.ts'
import { priceCall } from '#server/platform/model/model-cost.ts'
import { createModelFetch } from '#server/platform/model/model-fetch.ts'
import type { ModelSettings } from '#server/platform/model/model-settings.ts'
import { type OpenedModel, openModel } from '#server/platform/model/open-model.ts'
import { dropThoughts } from '#server/platform/model/read-answer-object.ts'
import { type CallTime, runInTime } from '#server/platform/model/run-in-time.ts'

/** Makes the model; the SDK is loaded by its first call. */
export function createLanguageModel(settings: ModelSettings): LanguageModel {
  const { timeoutMs, isOwnMachine, name, recipient } = settings
  // An own machine may load the model for minutes before it sends a header.
  const modelFetch = createModelFetch(isOwnMachine ? timeoutMs : timeoutMs / 2)
  const opened = new Map<string, Promise<OpenedModel>>()
  const open = (modelId: string) => {
    const model = opened.get(modelId) ?? openModel(settings, modelId, modelFetch)
    opened.set(modelId, model)
    return model
  }
  const nameModel = ({ size = 'main' }: ModelRequest) => settings.models[size]
  const ask = (wanted: Wanted, time: CallTime, onText?: (piece: string) => void) =>
    askWithRetry({ settings, modelId: wanted.modelId, open, prompt: makePrompt(settings, wanted), time, onText })

  return {
    ...{ name, isOwnMachine, recipient, provider: settings.provider, modelId: settings.models.main },
    costOf: (usage) => priceCall(usage, settings),
    findWindow: () => findWindow(settings, settings.models.main),
    writeText: (request, onText) =>
      runInTime({ timeoutMs, signal: request.signal }, async (time) => {
        const { text, usage } = await ask({ request, modelId: nameModel(request) }, time, onText)
        const said = dropThoughts(text).trim()
        if (said === '') throw new ModelFailure('empty', { usage })
        return { text: said, usage }
      }),
    readObject: (request) =>
      runInTime({ timeoutMs, signal: request.signal }, (time) => {
        const modelId = nameModel(request)
        const { schema } = request
        return descendLadder({
          settings,
          modelId,
          schema,
          ask: (structure) => ask({ request, modelId, structure }, time),
        })
      }),
  }
}
