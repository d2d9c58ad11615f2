/**
 * `npm run evals`: how good the engine is on a set of cases, scored by the set's own score.mjs, and on our own briefs.
 * Options: `-- --set DIR` another set of the same shape, `--out FILE` keep the predictions, `--json` every figure.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { compareOrders, scoreArchetypes } from './archetype/score-archetypes.ts'
import { scoreExtraction } from './extraction/score-extraction.ts'
import { type Figures, judgeFigures } from './judge-figures.ts'
import { predictAll } from './predict-all.ts'
import { hardestWriter, readQuestions, scoreKinds, scoreQuestions } from './questions/score-questions.ts'
import { readValuesDocuments, scoreValues } from './values/score-values.ts'

const { values: options } = parseArgs({
  options: { set: { type: 'string' }, out: { type: 'string' }, json: { type: 'boolean' } },
})
const usualSet = '../shared/evals'

const holdsCases = (set: string) => existsSync(path.join(set, 'score.mjs'))

/** Predicts the set's cases and has its own program score them. */
async function scoreSet(set: string): Promise<Figures> {
  const { predictions, cpuMs } = predictAll(set)
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'signet-evals-'))
  const file = options.out ?? path.join(scratch, 'predictions.json')
  await writeFile(file, JSON.stringify(predictions, null, 1))
  const scored = execFileSync(process.execPath, [path.join(set, 'score.mjs'), set, file, '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  await rm(scratch, { recursive: true })
  const figures = z.record(z.string(), z.record(z.string(), z.unknown())).parse(JSON.parse(scored))
  return {
    ...figures,
    archetype: { ...figures.archetype, ...scoreArchetypes(set, predictions.archetype) },
    question_order: compareOrders(set),
    cpu_ms: cpuMs,
  }
}

if (options.set !== undefined && !holdsCases(options.set)) {
  console.error(`There is no set of cases in ${options.set}: a set is a folder with a score.mjs.`)
  process.exit(2)
}
const set = options.set ?? (holdsCases(usualSet) ? usualSet : undefined)
if (set === undefined) console.error('Only our own briefs: `npm run evals -- --set DIR` scores a set of cases.')

const unseen = readValuesDocuments('held-out.jsonl')
const unseenQuestions = readQuestions('held-out.jsonl')
const figures = {
  ...(set !== undefined && (await scoreSet(set))),
  extraction: scoreExtraction(),
  unseen_questions: scoreQuestions(unseenQuestions.filter(({ writer }) => writer !== hardestWriter)),
  hardest_questions: scoreQuestions(unseenQuestions.filter(({ writer }) => writer === hardestWriter)),
  unseen_kinds: scoreKinds(unseenQuestions),
  own_values: scoreValues(readValuesDocuments()),
  unseen_values: scoreValues(unseen),
  rare_values: scoreValues(readValuesDocuments('rare-forms.jsonl')),
  unseen_values_listed: scoreValues(unseen.filter(({ kind }) => kind === 'explicit')),
  unseen_values_shown: scoreValues(unseen.filter(({ kind }) => kind === 'implicit')),
}
const judged = judgeFigures(figures)
if (options.json) console.log(JSON.stringify(figures, null, 1))
else for (const { line } of judged) console.log(line)
if (judged.some(({ isBelow }) => isBelow)) process.exitCode = 1
