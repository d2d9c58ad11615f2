/** The figures of a set of cases, calculated by its own score.mjs, and those of the project's own cases. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { compareQuestionOrders, scoreArchetypes, scoreStability } from './archetype/score-archetypes.ts'
import { scoreExtraction } from './extraction/score-extraction.ts'
import { scoreGrounding } from './grounding/score-grounding.ts'
import type { EvalFigures } from './judge-figures.ts'
import { predictSet } from './predict-set.ts'
import { scoreLikelySentences } from './predict-values.ts'
import { scoreQuestionSearch } from './questions/score-question-search.ts'
import { readValuesDocuments, scoreValues } from './values/score-values.ts'

/** A set of cases is a folder with a score.mjs that scores predictions. */
export const hasCases = (set: string): boolean => existsSync(path.join(set, 'score.mjs'))

/** Scores predictions with the set's own program, and keeps them in `out` if given. */
export async function scorePredictions(
  set: string,
  predictions: Readonly<Record<string, unknown>>,
  out?: string,
): Promise<EvalFigures> {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'signet-evals-'))
  const file = out ?? path.join(scratch, 'predictions.json')
  await writeFile(file, JSON.stringify(predictions, null, 1))
  const scored = execFileSync(process.execPath, [path.join(set, 'score.mjs'), set, file, '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  await rm(scratch, { recursive: true })
  return z.record(z.string(), z.record(z.string(), z.unknown())).parse(JSON.parse(scored))
}

/** Predicts the set's cases with the engine and scores them. */
export async function scoreSet(set: string, out: string | undefined): Promise<EvalFigures> {
  const { predictions, cpuMs } = predictSet(set)
  const figures = await scorePredictions(set, predictions, out)
  const hasInterviews = existsSync(path.join(set, 'archetype/brands.jsonl'))
  return {
    ...figures,
    ...(hasInterviews && {
      archetype: { ...figures.archetype, ...scoreArchetypes(set) },
      question_order: compareQuestionOrders(set),
      stability: scoreStability(set),
    }),
    values_shown: scoreLikelySentences(set),
    cpu_ms: cpuMs,
  }
}

/** Scores the project's own cases. The engine was not developed on the validation documents. */
export function scoreOwnCases(): EvalFigures {
  const values = readValuesDocuments('validation.jsonl')
  return {
    extraction: scoreExtraction(),
    grounding: scoreGrounding(),
    searched: scoreQuestionSearch(),
    own_values: scoreValues(readValuesDocuments()),
    validation_values: scoreValues(values),
  }
}
