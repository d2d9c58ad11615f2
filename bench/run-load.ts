/**
 * `npm run load`: many users at once doing typical things, each pausing between calls (a closed loop).
 * Options: `-- --users N` (200), `--minutes N` (3), `--think MS` (750 on average), `--json FILE`.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import os from 'node:os'
import { parseArgs } from 'node:util'
import { buildWhenStale } from '../scripts/build-when-stale.ts'
import { benchCoreValues, loadKinds } from './load-kinds.ts'
import { type BenchOwner, callApi, makeOwners } from './make-owners.ts'
import { type RunningProduct, startProduct } from './start-product.ts'
import type { LoadKindSamples, UsersReport, UsersTask } from './users-child.ts'

const { values: options } = parseArgs({
  options: {
    users: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '3' },
    think: { type: 'string', default: '750' },
    json: { type: 'string' },
  },
})
const users = Number(options.users)
const minutes = Number(options.minutes)
const thinkMs = Number(options.think)

/** One line of the table; times in ms. */
type LoadLine = {
  what: string
  calls: number
  perSecond: number
  p50: number
  p95: number
  p99: number
  max: number
  errors: number
  /** Errors counted by status or error code. */
  reasons: Record<string, number>
}

function lineOf(what: string, { times, errors }: LoadKindSamples, seconds: number): LoadLine {
  const sorted = times.toSorted((one, other) => one - other)
  const quantile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
  return {
    what,
    calls: sorted.length,
    perSecond: sorted.length / seconds,
    p50: quantile(0.5),
    p95: quantile(0.95),
    p99: quantile(0.99),
    max: quantile(1),
    errors: Object.values(errors).reduce((sum, count) => sum + count, 0),
    reasons: errors,
  }
}

function linesOf({ seconds, kinds }: UsersReport): LoadLine[] {
  const all: LoadKindSamples = { times: [], errors: {} }
  for (const { times, errors } of Object.values(kinds)) {
    for (const time of times) all.times.push(time)
    for (const [why, count] of Object.entries(errors)) all.errors[why] = (all.errors[why] ?? 0) + count
  }
  const each = loadKinds.flatMap(({ name }) => (kinds[name] ? [lineOf(name, kinds[name], seconds)] : []))
  return [lineOf('all', all, seconds), ...each]
}

const reasonsOf = ({ reasons }: LoadLine) =>
  Object.entries(reasons)
    .map(([why, count]) => `${count} x ${why}`)
    .join(', ')

function print(lines: readonly LoadLine[]): void {
  console.log('what                           |  calls | req/s |   p50 |   p95 |   p99 |   max | errors')
  for (const line of lines) {
    const ms = (value: number) => String(Math.round(value)).padStart(5)
    const { what, calls, perSecond, p50, p95, p99, max, errors } = line
    const rate = perSecond.toFixed(1).padStart(5)
    const tail = `${ms(p50)} | ${ms(p95)} | ${ms(p99)} | ${ms(max)} | ${errors} ${reasonsOf(line)}`
    console.log(`${what.padEnd(30)} | ${String(calls).padStart(6)} | ${rate} | ${tail}`.trimEnd())
  }
}

/** Completes every step up to the values, so that everything the users do is unlocked. */
async function makeUsers({ address }: RunningProduct): Promise<BenchOwner[]> {
  const owners = await makeOwners(address, users)
  for (const { cookie } of owners) {
    await callApi(address, 'PUT', '/api/user-profile/tagline', '{"chosenTagline":"Mended for life."}', cookie)
    await callApi(address, 'POST', '/api/core-values', JSON.stringify({ coreValues: benchCoreValues }), cookie)
  }
  return owners
}

async function runUsers(order: UsersTask): Promise<UsersReport> {
  const child = fork(new URL('users-child.ts', import.meta.url))
  const gone = once(child, 'exit').then(() => {
    throw new Error('The load could not be made; the lines above say why.')
  })
  child.send(order)
  const [report]: UsersReport[] = await Promise.race([once(child, 'message'), gone])
  gone.catch(() => undefined)
  child.kill()
  if (!report) throw new Error('The load told nothing.')
  return report
}

if (!(users >= 1 && minutes > 0 && thinkMs >= 0)) {
  console.error('--users takes a number from 1 on, --minutes a number above 0, --think a number of ms from 0 on.')
  process.exit(2)
}

await buildWhenStale('screens')
const product = await startProduct(undefined, { RATE_LIMIT_SCALE: '1000' })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await product.stop()
    process.exit(130)
  })
try {
  console.error(`Signing up ${users} users…`)
  const owners = await makeUsers(product)
  const ms = minutes * 60_000
  const offered = thinkMs > 0 ? `at most ${Math.round((users * 1000) / thinkMs)} calls a second` : 'without a pause'
  const others = `${os.loadavg()[0]?.toFixed(1)} on ${os.availableParallelism()} cores`
  console.error(
    `${users} users for ${minutes} min, ${thinkMs} ms of thought on average: ${offered}; load before: ${others}…`,
  )
  const spreadMs = Math.min(30_000, ms / 4)
  const lines = linesOf(await runUsers({ port: product.port, owners, ms, spreadMs, thinkMs }))
  print(lines)
  if (options.json !== undefined)
    await writeFile(options.json, JSON.stringify({ users, minutes, thinkMs, lines }, null, 1))
  if (lines.some(({ errors }) => errors > 0)) process.exitCode = 1
} finally {
  await product.stop()
}
