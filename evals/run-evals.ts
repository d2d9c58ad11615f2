/**
 * `npm run evals`: measures the engine on the project's own cases, and on any set of the same shape.
 * Options: `-- --set DIR` (repeatable) a set with its own score.mjs, `--out FILE` keep the predictions of the last set,
 * `--json` print every figure, `--without NAME` leave out a table (`language/cliches`), `--check` exit 1 if a figure is below.
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
  },
})
if (options.without !== undefined) leaveOutTable(options.without)
// Imported only now, so that the engine loads without the table.
const { hasCases, scoreOwnCases, scoreSet } = await import('./score-set.ts')

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

const scored: Record<string, EvalFigures> = {}
for (const set of options.set) scored[set] = await scoreSet(set, options.out)
scored['own cases'] = scoreOwnCases()
const isBelow = Object.entries(scored).map(([title, figures]) => tell(title, figures))
if (options.json) console.log(JSON.stringify(scored, null, 1))
if (options.check && isBelow.includes(true)) process.exitCode = 1
