/** Tries the model of the settings: which models its server has, and one tiny question that finds the way to ask. */
import { z } from 'zod'
import type { ModelFailureCode } from '#contract/plain/model-failures.ts'
import { createLanguageModel } from '#server/platform/model/create-language-model.ts'
import { findNearestName } from '#server/platform/model/find-nearest-name.ts'
import { ModelFailure, type ModelUsage } from '#server/platform/model/language-model.ts'
import { recallModel } from '#server/platform/model/learned-model.ts'
import { findLoadedWindow, type ListedModel, listModels } from '#server/platform/model/list-models.ts'
import type { ModelSettings, Rung } from '#server/platform/model/model-settings.ts'

/** A model that the server does not list, and the most similar one that it does. */
export type MissingModel = { name: string; nearest: string | undefined }

export type ModelReport = { models: readonly string[] } & (
  | {
      works: true
      rung: Rung
      contextTokens: number | undefined
      /** What it answered to the question, and what that took. */
      answer: string
      usage: ModelUsage
      /** The model for suggestions is not among those listed. */
      missingFast: MissingModel | undefined
    }
  | { works: false; code: ModelFailureCode; missing: MissingModel | undefined }
)

export const probeQuestion = {
  instructions: 'You answer with one word.',
  messages: [{ role: 'user', content: 'Which color is a clear sky at noon?' }],
  outputTokensMax: 64,
} as const
const schema = z.object({ color: z.string() })

/** Listed names may have an ending that a request need not have. */
const isListed = (name: string, ids: readonly string[]) =>
  ids.some((id) => id === name || id === `${name}:latest` || id.startsWith(`${name}-20`))

function findMissing(name: string, ids: readonly string[]): MissingModel | undefined {
  return ids.length === 0 || isListed(name, ids) ? undefined : { name, nearest: findNearestName(name, ids) }
}

/** Failures that an unknown name can look like. */
const nameless: ReadonlySet<ModelFailureCode> = new Set(['unknown_model', 'provider_error', 'unreachable'])

async function findWindow(settings: ModelSettings, listed: readonly ListedModel[]): Promise<number | undefined> {
  const { contextTokens, isOwnMachine, models } = settings
  if (contextTokens !== undefined) return contextTokens
  const told = listed.find(({ id }) => id === models.main)?.contextTokens
  return told ?? (isOwnMachine ? findLoadedWindow(settings, models.main) : undefined)
}

/** Asks; what is found out serves later calls too. Throws only the signal's reason. */
export async function probeModel(settings: ModelSettings, signal: AbortSignal): Promise<ModelReport> {
  const { main, fast } = settings.models
  // A server may list nothing and still write.
  const listed = await listModels(settings).catch(() => [])
  const models = listed.map(({ id }) => id)
  try {
    const { value, usage } = await createLanguageModel(settings).readObject({ ...probeQuestion, signal, schema })
    const known = recallModel(settings.baseAddress, main)
    const contextTokens = await findWindow(settings, listed)
    if (contextTokens !== undefined) known.contextTokens = contextTokens
    const rung = settings.rung ?? known.rung ?? 'text'
    return {
      works: true,
      models,
      rung,
      contextTokens,
      answer: value.color,
      usage,
      missingFast: findMissing(fast, models),
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    const missing = nameless.has(error.code) ? findMissing(main, models) : undefined
    return { works: false, models, code: missing ? 'unknown_model' : error.code, missing }
  }
}
