/** Asks for an object by the best way that the server understands: a schema, then any JSON, then text. */
import type { z } from 'zod'
import type { Answer } from '#server/platform/model/ask-model.ts'
import { ModelFailure, type ModelUsage } from '#server/platform/model/language-model.ts'
import { recallModel } from '#server/platform/model/learned-model.ts'
import { type ModelSettings, type Rung, rungs } from '#server/platform/model/model-settings.ts'
import { type PortableSchema, toPortableSchema } from '#server/platform/model/portable-schema.ts'
import { ProviderFailure } from '#server/platform/model/provider-failure.ts'
import { readAnswerObject } from '#server/platform/model/read-answer-object.ts'

function addUsage(one: ModelUsage | undefined, other: ModelUsage | undefined): ModelUsage | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return {
    model: other.model,
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    cachedTokens: one.cachedTokens + other.cachedTokens,
    cacheWrittenTokens: one.cacheWrittenTokens + other.cacheWrittenTokens,
    ms: one.ms + other.ms,
  }
}

/** The rungs to try, best first. */
function listRungs(settings: ModelSettings, known: Rung | undefined): readonly Rung[] {
  if (settings.rung !== undefined) return [settings.rung]
  // Servers that are told not to think may ignore a format, and the thinking may not be wanted at any price.
  const isQuiet = settings.provider === 'openai-compatible' && settings.reasoning === 'none'
  return rungs.slice(rungs.indexOf(known ?? (isQuiet ? 'text' : 'schema')))
}

/** Whether the next rung may do better: the server refuses this one, or it has never worked. */
function mayDescend(failure: ModelFailure, isProven: boolean): boolean {
  if (failure instanceof ProviderFailure && failure.objection === 'format') return true
  return !isProven && (failure.code === 'unreadable' || failure.code === 'empty')
}

type Ladder<Value> = {
  settings: ModelSettings
  modelId: string
  schema: z.ZodType<Value>
  ask: (structure: { rung: Rung; portable: PortableSchema }) => Promise<Answer>
}

/** The first object that fits; the rung that gave it is tried first from then on. Throws a ModelFailure. */
export async function descendLadder<Value>({ settings, modelId, schema, ask }: Ladder<Value>) {
  const portable = toPortableSchema(schema)
  const known = recallModel(settings.baseAddress, modelId)
  const isProven = known.rung !== undefined
  const steps = listRungs(settings, known.rung)
  let usage: ModelUsage | undefined
  let failure = new ModelFailure('unreadable')
  for (const rung of steps) {
    try {
      const answer = await ask({ rung, portable })
      usage = addUsage(usage, answer.usage) ?? answer.usage
      const value = readAnswerObject(answer.text || answer.thoughts, portable, schema)
      if (value !== undefined) {
        if (settings.rung === undefined) known.rung = rung
        return { value, usage }
      }
      failure = new ModelFailure(answer.text === '' ? 'empty' : 'unreadable')
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      failure = error
      usage = addUsage(usage, failure.usage)
    }
    if (!mayDescend(failure, isProven)) break
  }
  const { code, waitMs } = failure
  throw new ModelFailure(code, { ...(usage && { usage }), ...(waitMs !== undefined && { waitMs }) })
}
