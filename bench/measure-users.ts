/**
 * How the admin's user table scales: `node bench/measure-users.ts 1000 100000 1000000` fills a temporary database with
 * each of these numbers (`bench/make-users.ts`) and prints how long the admin's queries and screen take, in ms.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createStatsStore } from '#server/admin/stats-store.ts'
import { listUsers, type UserQuery } from '#server/admin/users-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { withFilledDatabase } from './make-users.ts'
import { measureAdminScreen } from './measure-admin-screen.ts'

type Times = { p50: number; p95: number; most: number }
const first: UserQuery = { sort: 'joined', direction: 'desc', page: 1, size: 25 }
const orders = ['joined', 'lastLogin', 'name', 'email'] as const

function summarize(took: readonly number[]): Times {
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10
  return { p50: at(0.5), p95: at(0.95), most: at(1) }
}

async function time(works: readonly (() => Promise<unknown>)[]): Promise<Times> {
  const took: number[] = []
  for (const work of works) {
    const began = performance.now()
    await work()
    took.push(performance.now() - began)
  }
  return summarize(took)
}

const repeat = <Work>(count: number, work: Work) => Array.from({ length: count }, () => work)

/** Typical searches: parts of existing names and addresses from one character up, and some without results. */
async function inventSearches(database: Database): Promise<Record<string, string[]>> {
  const { rows } = await database.$client.query<{ email: string; last: string; first: string }>(
    'SELECT email, last_name AS last, first_name AS first FROM users ORDER BY md5(id::text) LIMIT 40',
  )
  const of = (take: (row: (typeof rows)[number], at: number) => string) => rows.map(take)
  return {
    'a whole address': of(({ email }) => email),
    'the beginning of an address': of(({ email }) => email.slice(0, 9)),
    'a last name': of(({ last }) => last),
    'a part of a last name': of(({ last }) => last.slice(1, 5)),
    'a first name': of(({ first: name }) => name),
    'first and last name': of(({ first: name, last }) => `${name} ${last}`),
    'three characters': of(({ last }, at) => last.slice(at % 3, (at % 3) + 3)),
    'two characters': of(({ last }, at) => last.slice(at % 4, (at % 4) + 2)),
    'one character': [...'aeqxzj0789éи%_@.'],
    'a domain': ['example.org', '@mail', 'studio.ex', '.example'],
    'nothing there': of(({ last }, at) => `${last.slice(0, 4)}qqx${at}`),
  }
}

/** Searches whose first rows differ each time, because the screen test waits for the rows to change. */
const named = ['a whole address', 'a last name', 'a part of a last name', 'a first name', 'first and last name']

async function measure(count: number): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'signet-users-'))
  try {
    let searches: string[] = []
    await withFilledDatabase(dataDir, count, async (database) => {
      await reportUserQueries(database)
      const found = await inventSearches(database)
      searches = named.flatMap((kind) => (found[kind] ?? []).slice(0, 5))
    })
    console.log('On screen:')
    const samples = Object.entries(await measureAdminScreen(dataDir, searches))
    console.table(Object.fromEntries(samples.map(([what, took]) => [what, summarize(took)])))
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Times the queries of the admin's user table on a filled database and prints the times as one table. */
export async function reportUserQueries(database: Database): Promise<void> {
  const stats = () => createStatsStore(database)
  const total = await stats().countUsers()
  const count = async () => total
  const list = (query: Partial<UserQuery>) => () => listUsers({ ...first, ...query }, count, database)
  const table: Record<string, Times> = {}
  const all: (() => Promise<unknown>)[] = []
  for (const [kind, searches] of Object.entries(await inventSearches(database))) {
    const works = searches.flatMap((search) => orders.map((sort) => list({ search, sort })))
    all.push(...works)
    table[`search: ${kind}`] = await time(works)
  }
  table['search: all of these'] = await time(all)
  for (const sort of orders) {
    table[`first page by ${sort}`] = await time(repeat(20, list({ sort })))
    const page = Math.max(1, Math.floor(total / 25))
    table[`page ${page} by ${sort}`] = await time(repeat(5, list({ sort, page })))
  }
  table['the number of users'] = await time(repeat(5, () => stats().countUsers()))
  table['figures and twelve weeks'] = await time(repeat(5, () => stats().readStats()))
  console.log(`${total} users`)
  console.table(table)
}

for (const count of process.argv.slice(2)) await measure(Number(count))
