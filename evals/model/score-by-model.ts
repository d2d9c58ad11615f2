/** Scores a language model on a set, by the prompts and checks of the product. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '#server/config.ts'
import { createLanguageModel } from '#server/platform/model/create-language-model.ts'
import type { LanguageModel, ModelUsage } from '#server/platform/model/language-model.ts'
import { StartError } from '#server/platform/start-error.ts'
import { createCommandGate } from '#server/writing/command-gate.ts'
import type { ModelGate } from '#server/writing/model-gate.ts'
import type { EvalFigures } from '../judge-figures.ts'
import { scorePredictions } from '../score-set.ts'
import { createAnsweredModel, queueRequests, recordAnswers, replayAnswers } from './model-answers.ts'
import { predictArchetypesByModel } from './predict-archetypes-by-model.ts'
import { predictCopyByModel } from './predict-copy-by-model.ts'
import { predictStrategistByModel } from './predict-strategist-by-model.ts'
import { predictValuesByModel } from './predict-values-by-model.ts'

/** Where the answers come from; without a folder, from the model of the settings. */
export type AnswerSource = { provider?: string; record?: string; replay?: string; queue?: string }

export const isByModel = (source: AnswerSource): boolean => Object.values(source).some((each) => each !== undefined)

/** Throws StartError if the settings name no model. */
function openModel(provider: string | undefined): LanguageModel {
  const { model } = readConfig({ ...process.env, ...(provider !== undefined && { AI_PROVIDER: provider }) })
  if (model === undefined) throw new StartError('No language model is set: name one with --provider and its settings.')
  return createLanguageModel(model)
}

function openSource({ provider, record, replay, queue }: AnswerSource) {
  const noFaults = async (): Promise<string[]> => []
  if (queue !== undefined) return { model: createAnsweredModel('queue', queueRequests(queue)), findFaults: noFaults }
  if (replay !== undefined) {
    const { answer, findFaults } = replayAnswers(replay)
    return { model: createAnsweredModel('replay', answer), findFaults }
  }
  const model = openModel(provider)
  if (record === undefined) return { model, findFaults: noFaults }
  return { model: createAnsweredModel(model.name, recordAnswers(model, record)), findFaults: noFaults }
}

/** The parts that a set may have, by the file they are read from. */
const parts: readonly [file: string, predict: (set: string, gate: ModelGate) => Promise<object>][] = [
  ['copy/briefs.jsonl', predictCopyByModel],
  ['values/expected.jsonl', predictValuesByModel],
  ['strategist/questions.jsonl', predictStrategistByModel],
  ['archetype/brands.jsonl', predictArchetypesByModel],
]

/** How much was sent and came back, as the model counts. */
export type EvalUsage = { calls: number; inputTokens: number; outputTokens: number }

function sumUsages(usages: readonly ModelUsage[]): EvalUsage {
  const sum = (field: 'inputTokens' | 'outputTokens') => usages.reduce((total, usage) => total + usage[field], 0)
  return { calls: usages.length, inputTokens: sum('inputTokens'), outputTokens: sum('outputTokens') }
}

export type ModelScore = { figures: EvalFigures; usage: EvalUsage; faults: string[] }

/** Throws StartError, and ModelFailure where the model fails. `faults` are sentences about records. */
export async function scoreByModel(set: string, source: AnswerSource, out?: string): Promise<ModelScore> {
  const { model, findFaults } = openSource(source)
  const { gate, usages } = createCommandGate(model)
  const has = (file: string) => existsSync(path.join(set, file))
  const made = await Promise.all(parts.filter(([file]) => has(file)).map(([, predict]) => predict(set, gate)))
  const predictions = Object.assign({}, ...made)
  return {
    figures: await scorePredictions(set, predictions, out),
    usage: sumUsages(usages),
    faults: await findFaults(),
  }
}
