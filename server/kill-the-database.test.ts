import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findPostmaster, stopPostmaster } from '#server/platform/db/embedded-cluster.ts'
import { findCluster } from '#server/platform/db/embedded-place.ts'
import { endProcess, makeDataFolder, type ServerProcess, startProcess } from '#testing/server/process.ts'

let folder: Awaited<ReturnType<typeof makeDataFolder>>
let server: ServerProcess
/** How long this machine takes to start a server with its database under the current load. */
let startSeconds: number
beforeEach(async () => {
  folder = await makeDataFolder()
  const began = performance.now()
  server = await startProcess(folder.dataDir)
  startSeconds = (performance.now() - began) / 1000
})
afterEach(async () => {
  await endProcess(server, 'SIGKILL')
  await folder.remove()
})

type Owner = { cookie: string; acknowledged: string; statuses: Set<number> }

async function signUp(name: string): Promise<Owner> {
  const account = { email: `${name}@example.org`, password: 'a kettle of herons', firstName: 'Ida', lastName: 'Moor' }
  const made = await fetch(`${server.origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  expect(made.status).toBe(200)
  const cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { cookie, acknowledged: '', statuses: new Set() }
}

/** Saves one name after another until `isOver`; a request that breaks off counts as status 0. */
async function keepSaving(owner: Owner, isOver: () => boolean): Promise<void> {
  for (let turn = 1; !isOver(); turn += 1) {
    const businessName = `Turn ${turn}`
    const status = await fetch(`${server.origin}/api/profile`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: owner.cookie },
      body: JSON.stringify({ businessName }),
    }).then(
      (reply) => reply.status,
      () => 0,
    )
    owner.statuses.add(status)
    if (status === 200) owner.acknowledged = businessName
    else await sleep(20)
  }
}

async function untilReady(): Promise<number> {
  const began = performance.now()
  const isReady = () =>
    fetch(`${server.origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await sleep(50)
  return (performance.now() - began) / 1000
}

const nameOf = async ({ cookie }: Owner) => {
  const reply = await fetch(`${server.origin}/api/auth/user`, { headers: { cookie } })
  return Object(await reply.json()).businessName
}

const ways = {
  killed: (pid: number) => process.kill(pid, 'SIGKILL'),
  'stopped at once, as by an operator in a hurry': (pid: number) => process.kill(pid, 'SIGQUIT'),
  'stopped in order, as by an update': (_pid: number, cluster: string) => stopPostmaster(cluster),
}

test.each(Object.entries(ways))(
  'T41 the database is %s during saves: the server survives, is soon ready, and no acknowledged save is lost',
  { timeout: 60_000 },
  async (_, end) => {
    const owners = await Promise.all(['ada', 'ben', 'cleo', 'dora'].map(signUp))
    let isOver = false
    const saving = owners.map((owner) => keepSaving(owner, () => isOver))
    await sleep(500)
    const { cluster } = await findCluster(folder.dataDir)
    await end((await findPostmaster(cluster)) ?? 0, cluster)
    await sleep(100)
    const seconds = await untilReady()
    await sleep(500)
    isOver = true
    await Promise.all(saving)
    expect(server.process.exitCode).toBeNull()
    expect(seconds).toBeLessThan(Math.max(15, 3 * startSeconds))
    for (const owner of owners) {
      expect([...owner.statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
      const last = Number(String(await nameOf(owner)).replace('Turn ', ''))
      // A save that was interrupted before its response may still have been stored.
      expect(last).toBeGreaterThanOrEqual(Number(owner.acknowledged.replace('Turn ', '')))
    }
  },
)
