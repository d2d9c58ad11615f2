/** The disk of the data folder fills up during saves, is emptied again, and is full at a start. */
import { execFile } from 'node:child_process'
import { chmod, mkdir, open, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type BenchOwner, makeOwners } from '../bench/make-owners.ts'
import { findFreePort } from '../bench/start-product.ts'
import { registerCleanUp } from './clean-up.ts'
import { defineFault, type FaultCampaign, type FaultRound, judgeRecovery } from './fault.ts'
import { makeOwnDataDir, type OwnServer, spawnServer, startServer } from './own-server.ts'
import { judgeReadOutcomes, startReader } from './reader.ts'
import { waitFor } from './wait-for.ts'
import { makeBrandWriters } from './writers.ts'

const run = promisify(execFile)
const diskMegabytes = 300
const leftBytes = 2 * 2 ** 20
const noticeMs = 15_000
const startMs = 60_000
const closedMs = 4000
const writersCount = 3

type Disk = { dataDir: string; fill: () => Promise<void>; empty: () => Promise<void>; remove: () => Promise<void> }

/** A small disk in memory; undefined if none can be mounted. */
async function mountDisk(): Promise<Disk | undefined> {
  const { home, remove } = await makeOwnDataDir()
  const mount = path.join(home, 'disk')
  await mkdir(mount)
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=0711`, 'signet-faults', mount])
  } catch {
    await remove()
    return undefined
  }
  const unmount = registerCleanUp(() => run('umount', ['-l', mount]))
  await chmod(mount, 0o711)
  const ballast = path.join(mount, 'ballast')
  return {
    dataDir: path.join(mount, 'data'),
    // Other writes take space too, so measure again until only the intended space is left.
    fill: async () => {
      const file = await open(ballast, 'a')
      for (;;) {
        const { bavail, bsize } = await statfs(mount)
        const more = bavail * bsize - leftBytes
        if (more <= 0) break
        await file.write(Buffer.alloc(Math.min(more, 8 * 2 ** 20))).catch(() => undefined)
      }
      await file.close()
    },
    empty: () => rm(ballast, { force: true }),
    remove: async () => {
      await unmount()
      await remove()
    },
  }
}

const save = (server: OwnServer, { cookie }: BenchOwner) =>
  fetch(`${server.address}/api/profile`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ primaryGoal: 'Mend more' }),
    signal: AbortSignal.timeout(10_000),
  }).then(
    async (reply) => ({ status: reply.status, text: await reply.text() }),
    () => ({ status: 0, text: '' }),
  )

/** Checks that sign-out works and clears the session cookie, even if the database cannot be written to. */
async function trySignOut(server: OwnServer, { cookie }: BenchOwner): Promise<string[]> {
  const reply = await fetch(`${server.address}/api/auth/logout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: '{}',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined)
  if (reply === undefined) return ['signing out: no answer']
  const [name = ''] = cookie.split('=')
  const isCleared = reply.headers
    .getSetCookie()
    .some((set) => set.startsWith(`${name}=`) && /max-age=0|expires=thu, 01 jan 1970/i.test(set))
  return isCleared ? [] : [`signing out: ${reply.status}, the cookie stays`]
}

async function tryFull(campaign: FaultCampaign, server: OwnServer, disk: Disk): Promise<FaultRound> {
  const writers = await makeBrandWriters(server.address, writersCount)
  const [owner, leaver] = await makeOwners(server.address, 2)
  if (!owner || !leaver) throw new Error('Nobody could be signed up.')
  const reader = await startReader(campaign, [server])
  const calm = await reader.calm()
  const writing = writers.write([server.port])
  const { value, reads, outcomes } = await reader.during(async () => {
    const failures: string[] = []
    await writing.waitForSaves()
    await disk.fill()
    const isRefused = await waitFor(async () => (await save(server, owner)).status === 503, noticeMs)
    if (!isRefused) failures.push(`writes were not refused within ${noticeMs / 1000} s`)
    // By now the database refuses all writes.
    await sleep(closedMs)
    failures.push(...(await trySignOut(server, leaver)))
    await disk.empty()
    const began = performance.now()
    const isBack = await waitFor(async () => (await save(server, owner)).status === 200, startMs)
    const seconds = isBack ? (performance.now() - began) / 1000 : Number.POSITIVE_INFINITY
    await writing.waitForSaves(1)
    return { failures, seconds }
  })
  const written = await writing.stop()
  const odd = Object.entries(written).flatMap(([outcome, count]) =>
    ['200', '503'].includes(outcome) ? [] : [`${count} writes: ${outcome}`],
  )
  const lost = await writers.countLost(server.address)
  await reader.end()
  const ended = server.ended()
  const failures = [
    ...(ended === undefined ? [] : [`the server ${ended}`]),
    ...value.failures,
    ...judgeRecovery(lost, value.seconds, campaign.limits),
    ...odd,
    ...judgeReadOutcomes(outcomes, ['200']),
  ]
  const acknowledged = writers.acknowledged()
  return { row: 'while it runs', lost, acknowledged, readyS: value.seconds, calm, during: reads, failures }
}

/**
 * Checks that a start on a full disk explains itself in a sentence, and that the next start with free space finds all
 * data.
 */
async function tryStart(server: OwnServer, disk: Disk): Promise<FaultRound> {
  const writers = await makeBrandWriters(server.address, writersCount)
  const writing = writers.write([server.port])
  await writing.waitForSaves()
  await writing.stop()
  await server.end('SIGTERM')
  await disk.fill()
  const failures: string[] = []
  const starved = spawnServer(disk.dataDir, server.port, {})
  const hasEnded = await waitFor(() => starved.ended() !== undefined, startMs)
  if (!hasEnded) await starved.end('SIGKILL')
  const said = starved.complaints().trim()
  const lines = said.split('\n').filter((line) => !line.startsWith('Rate limits'))
  if (starved.ended() !== 'ended with 1')
    failures.push(`a start on the full disk ${hasEnded ? starved.ended() : 'goes on'}`)
  // The disk space monitor may have logged its warning first.
  const isTold = lines.length <= 2 && /^[A-Z].*\.$/.test(lines.at(-1) ?? '')
  if (!isTold) failures.push(`a start on the full disk says ${lines.length} lines: ${lines.slice(0, 2).join(' / ')}`)
  await disk.empty()
  const again = await startServer(disk.dataDir, server.port)
  const lost = await writers.countLost(again.address)
  if (lost > 0) failures.push(`${lost} acknowledged writes lost`)
  await again.end('SIGTERM')
  return {
    row: 'at a start',
    lost,
    acknowledged: writers.acknowledged(),
    failures,
    notes: isTold ? lines.slice(-1) : [],
  }
}

export const fillDiskFault = defineFault(
  'T36 on a full disk, writes are refused and reads keep working',
  'fill-disk',
  async (campaign) => {
    const rounds: FaultRound[] = []
    for (let round = 0; round < campaign.rounds; round += 1) {
      const disk = await mountDisk()
      if (disk === undefined) return [{ failures: [], notRun: 'cannot mount' }]
      const server = await startServer(disk.dataDir, await findFreePort())
      rounds.push(await tryFull(campaign, server, disk), await tryStart(server, disk))
      await disk.remove()
    }
    return rounds
  },
  true,
)
