/**
 * `npm run bench`: how fast the product is and how much it needs, beside yardsticks measured in the same minutes.
 * Options: `-- --only pages|calls|engine|tools|pdf|start|memory` (more than once), `--rounds N`, `--users N` (fills the database with so many first), `--json`.
 */
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { buildWhenStale } from '../scripts/build-when-stale.ts'
import { type Figure, isMet, tableOf } from './figure.ts'
import { withUsers } from './make-users.ts'
import { measureCalls } from './measure-calls.ts'
import { measureDeeperTools } from './measure-deeper-tools.ts'
import { measureEngine } from './measure-engine.ts'
import { measureMemory } from './measure-memory.ts'
import { measurePages } from './measure-pages.ts'
import { measurePdf } from './measure-pdf.ts'
import { measureStart } from './measure-start.ts'
import { makeDataDir, type Product, startProduct } from './start-product.ts'

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

/** Measures with a product of its own, so that no part meets what another has left. */
async function withProduct(measure: (product: Product, rounds: number) => Promise<Figure[]>): Promise<Figure[]> {
  const dataDir = await makeDataDir()
  try {
    if (users > 0) await withUsers(dataDir, users)
    const product = await startProduct(dataDir)
    return await measure(product, rounds).finally(() => product.stop())
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
  pages: () => withProduct(measurePages),
  calls: () => withProduct(measureCalls),
  engine: measureEngine,
  tools: () => measureDeeperTools(rounds),
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

await buildWhenStale()
const figures: Figure[] = []
for (const part of wanted) {
  console.error(`Measuring ${part}…`)
  figures.push(...((await parts[part]?.()) ?? []))
}
console.log(options.json ? JSON.stringify(figures, null, 1) : tableOf(figures))
if (!figures.every(isMet)) process.exitCode = 1
