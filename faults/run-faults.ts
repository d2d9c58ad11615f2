/**
 * `npm run faults`: the fault campaign. Each fault runs against its own servers; one table shows the results.
 * Options: `-- --rounds N` (3), `--only NAME,NAME`, `--short` (what `npm test` runs), `--json FILE`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildWhenStale } from '../scripts/build-when-stale.ts'
import { cleanUpOnSignals, runCleanUp } from './clean-up.ts'
import { type Fault, type FaultRound, makeFaultCampaign } from './fault.ts'
import { formatFaultTable, listFaultLines } from './fault-table.ts'
import { fillDiskFault } from './fill-disk.ts'
import { floodFault } from './flood.ts'
import { grownConversationsFault } from './grown-conversations.ts'
import { hangMailFault } from './hang-mail.ts'
import { killFaults } from './kill.ts'
import { restartDatabaseFault } from './restart-database.ts'
import { slowClientsFault } from './slow-clients.ts'
import { slowSitesFault } from './slow-sites.ts'
import { stopServersFault } from './stop-servers.ts'

const faults: readonly Fault[] = [
  ...killFaults,
  restartDatabaseFault,
  fillDiskFault,
  hangMailFault,
  slowSitesFault,
  floodFault,
  grownConversationsFault,
  slowClientsFault,
  stopServersFault,
]

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string' },
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})
const rounds = Number(options.rounds ?? (options.short ? 1 : 3))
const names = options.only?.split(',')
const chosen = faults.filter(({ name, isLong }) => names?.includes(name) ?? !(options.short && isLong))
if (!(rounds >= 1) || chosen.length < (names?.length ?? 1)) {
  console.error(`--rounds takes a number from 1 on; --only takes ${faults.map(({ name }) => name).join(',')}.`)
  process.exit(2)
}

/** A fault that throws counts as failed. */
async function tryFault({ title, name, run }: Fault): Promise<{ title: string; rounds: FaultRound[] }> {
  const began = performance.now()
  console.error(`${name}…`)
  try {
    return { title, rounds: await run(makeFaultCampaign(rounds, options.short)) }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { title, rounds: [{ failures: [`could not be tried to its end: ${why}`] }] }
  } finally {
    // Remove what a broken round left behind.
    await runCleanUp()
    console.error(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
}

cleanUpOnSignals()
await buildWhenStale('screens')
const lines = []
for (const each of chosen) lines.push(...listFaultLines(await tryFault(each)))
console.log(formatFaultTable(lines))
if (options.json !== undefined) {
  await mkdir(path.dirname(options.json), { recursive: true })
  await writeFile(options.json, JSON.stringify({ lines }, null, 1))
}
if (lines.some(({ state }) => state === 'failed')) process.exitCode = 1
