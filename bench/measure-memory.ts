/** The server's memory when idle, after it has answered some requests. Read from /proc: Linux only. */
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Figure, makeFigure } from './figure.ts'
import { makeOwners } from './make-owners.ts'
import type { RunningProduct } from './start-product.ts'

const restMs = 60_000
const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process has ended.
    return ''
  }
}
const mbOf = (text: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024

/** The process and all its descendants. */
function listFamily(pid: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const [, parent] = /\) \S (\d+)/.exec(read(`/proc/${name}/stat`)) ?? []
    if (parent !== undefined) parents.set(Number(name), Number(parent))
  }
  const family = [pid]
  for (const member of family) for (const [child, parent] of parents) if (parent === member) family.push(child)
  return family
}

/** Takes all measurements of memory. */
export async function measureMemory({ address, pid }: RunningProduct): Promise<Figure[]> {
  const [owner] = await makeOwners(address, 1)
  const cookie = owner?.cookie ?? ''
  for (const path of ['/login', '/toolkit', '/api/auth/user', '/api/brand-attributes']) {
    await fetch(`${address}${path}`, { headers: { cookie } }).then((reply) => reply.arrayBuffer())
  }
  await sleep(restMs)
  // A shell starts the server, possibly through a small Node launcher. The largest of these processes is the server.
  const rssOf = (member: number) => mbOf(read(`/proc/${member}/status`), 'VmRSS')
  const [server = pid, ...others] = listFamily(pid).toSorted((one, other) => rssOf(other) - rssOf(one))
  // PSS divides shared pages among the processes, so that the sum counts them once.
  const othersMb = others.reduce((sum, other) => sum + mbOf(read(`/proc/${other}/smaps_rollup`), 'Pss'), 0)
  return [
    makeFigure('server process at rest', 'MB', [rssOf(server)], { atMost: 160 }),
    makeFigure('its database beside it', 'MB', [othersMb], { shown: true }),
  ]
}
