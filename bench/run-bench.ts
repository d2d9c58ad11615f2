/**
 * `npm run bench`: the product's speed and resource use, compared with yardsticks measured at the same time.
 * Options: `-- --only pages|calls|engine|tools|model|pdf|start|memory` (repeatable), `--rounds N`, `--users N` (adds this
 * many users to the database first), `--json`.
 */
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { buildWhenStale } from '../scripts/build-when-stale.ts'
import { type Figure, formatFigureTable, isFigureWithinLimit } from './figure.ts'
import { withFilledDatabase } from './make-users.ts'
import { measureCalls } from './measure-calls.ts'
import { measureDeeperTools } from './measure-deeper-tools.ts'
import { measureEngine } from './measure-engine.ts'
import { measureMemory } from './measure-memory.ts'
import { measureModel } from './measure-model.ts'
import { measurePageLoads } from './measure-page-loads.ts'
import { measurePdf } from './measure-pdf.ts'
import { measureStart } from './measure-start.ts'
import { makeDataDir, type RunningProduct, startProduct } from './start-product.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    rounds: { type: 'string', default: '5' },
    users: { type: 'string', default: '0' },
    json: { type: 'boolean' },
  },
})
const rounds = Number(options.rounds)
const users = Number(options.users)

/** Runs one part of the benchmark on a fresh product, so that it is not affected by what another part left behind. */
async function withProduct(measure: (product: RunningProduct, rounds: number) => Promise<Figure[]>): Promise<Figure[]> {
  const dataDir = await makeDataDir()
  try {
    if (users > 0) await withFilledDatabase(dataDir, users)
    const product = await startProduct(dataDir)
    return await measure(product, rounds).finally(() => product.stop())
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
  pages: () => withProduct(measurePageLoads),
  calls: () => withProduct(measureCalls),
  engine: measureEngine,
  tools: () => measureDeeperTools(rounds),
  model: () => measureModel(rounds),
  pdf: () => withProduct(measurePdf),
  start: () => measureStart(rounds),
  memory: () => withProduct(measureMemory),
}

const wanted = options.only ?? Object.keys(parts)
const unknown = wanted.filter((part) => parts[part] === undefined)
if (unknown.length > 0 || !(rounds >= 1)) {
  console.error(`--only takes ${Object.keys(parts).join(', ')}; --rounds takes a number from 1 on.`)
  process.exit(2)
}

await buildWhenStale('screens')
const figures: Figure[] = []
for (const part of wanted) {
  console.error(`Measuring ${part}…`)
  figures.push(...((await parts[part]?.()) ?? []))
}
console.log(options.json ? JSON.stringify(figures, null, 1) : formatFigureTable(figures))
if (!figures.every(isFigureWithinLimit)) process.exitCode = 1
