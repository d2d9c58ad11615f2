/**
 * `npm run evals`: measures the engine on the project's own cases, and on any set of the same shape.
 * Options: `-- --set DIR` (repeatable) a set with its own score.mjs, `--out FILE` keep the predictions of the last set,
 * `--json` print every figure, `--without NAME` leave out a table (`language/cliches`), `--check` exit 1 if a figure is below.
 * A language model beside the engine, in one table: `--provider NAME` with its settings, and with `--record DIR` its answers are
 * kept and asked for once; `--replay DIR` reads them and fails on a missing, an unused or an old one; `--queue DIR` writes each
 * request as a file and waits for the file with its answer.
 */
import { parseArgs } from 'node:util'
import { type EvalFigures, judgeFigures } from './judge-figures.ts'
import { leaveOutTable } from './leave-out-table.ts'

const { values: options } = parseArgs({
  options: {
    set: { type: 'string', multiple: true, default: [] },
    out: { type: 'string' },
    json: { type: 'boolean', default: false },
    without: { type: 'string' },
    check: { type: 'boolean', default: false },
    provider: { type: 'string' },
    record: { type: 'string' },
    replay: { type: 'string' },
    queue: { type: 'string' },
  },
})
if (options.without !== undefined) leaveOutTable(options.without)
// Imported only now, so that the engine loads without the table.
const { hasCases, scoreOwnCases, scoreSet } = await import('./score-set.ts')
const { isByModel, scoreByModel } = await import('./model/score-by-model.ts')
const { compareFigures, printComparison } = await import('./model/compare-figures.ts')

const missing = options.set.find((set) => !hasCases(set))
if (missing !== undefined) {
  console.error(`There is no set of cases in ${missing}: a set is a folder with a score.mjs.`)
  process.exit(2)
}

function tell(title: string, figures: EvalFigures): boolean {
  const judged = judgeFigures(figures)
  if (!options.json) console.log([`== ${title}`, ...judged.map(({ line }) => line), ''].join('\n'))
  return judged.some(({ isBelow }) => isBelow)
}

const { provider, record, replay, queue } = options
const source = {
  ...(provider !== undefined && { provider }),
  ...(record !== undefined && { record }),
  ...(replay !== undefined && { replay }),
  ...(queue !== undefined && { queue }),
}

/** Compares the model with the engine on a set. */
async function compareOn(set: string, embedded: EvalFigures): Promise<object> {
  const { figures, usage, faults } = await scoreByModel(set, source, options.out)
  const compared = compareFigures(embedded, figures)
  if (!options.json) {
    console.log(`== ${set} by the language model\n${printComparison(compared)}`)
    console.log(`${usage.calls} calls, ${usage.inputTokens} tokens read, ${usage.outputTokens} written\n`)
  }
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
  return { compared, usage, faults }
}

const scored: Record<string, EvalFigures> = {}
const byModel: Record<string, object> = {}
for (const set of options.set) {
  scored[set] = await scoreSet(set, isByModel(source) ? undefined : options.out)
  if (isByModel(source)) byModel[set] = await compareOn(set, scored[set])
}
scored['own cases'] = scoreOwnCases()
const isBelow = Object.entries(scored).map(([title, figures]) => tell(title, figures))
if (options.json) console.log(JSON.stringify(isByModel(source) ? { ...scored, byModel } : scored, null, 1))
if (options.check && isBelow.includes(true)) process.exitCode = 1
