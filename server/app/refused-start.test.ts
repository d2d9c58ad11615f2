import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBinaries } from '#server/platform/db/embedded-binaries.ts'
import { postgresMajor } from '#server/platform/db/embedded-cluster.ts'
import { findCluster, removeCluster } from '#server/platform/db/embedded-place.ts'
import { compileCache, endProcess, serverProgram, startProcess } from '#testing/server/process.ts'

let home: string
let dataDir: string
beforeEach(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'signet-refused-'))
  await chmod(home, 0o711)
  dataDir = path.join(home, 'data')
})
afterEach(async () => {
  await removeCluster(dataDir).catch(() => undefined)
  await rm(home, { recursive: true, force: true })
})

/** Starts a server that should refuse; returns its output and exit status. */
function start(settings: Record<string, string> = {}) {
  const env = { ...compileCache, DATA_DIR: dataDir, PORT: '0', ...settings }
  const { status, stderr } = spawnSync(process.execPath, [serverProgram], { env, encoding: 'utf8' })
  return { status, said: stderr.trim() }
}

/** Makes a data folder that a server has used. */
async function makeUsed(): Promise<void> {
  await endProcess(await startProcess(dataDir), 'SIGTERM')
}

const aSentence = /^[A-Z/].*\.$/

test('T35 an empty secret file refuses the start and is not replaced', async () => {
  await makeUsed()
  await writeFile(path.join(dataDir, 'session-secret'), '')
  const { status, said } = start()
  expect([status, said.split('\n').length]).toEqual([1, 1])
  expect(said).toMatch(aSentence)
  expect(said).toContain('session-secret holds no secret')
  expect(await readFile(path.join(dataDir, 'session-secret'), 'utf8')).toBe('')
})

test('T35 a database of another PostgreSQL version is refused and left alone', async () => {
  await makeUsed()
  const { cluster } = await findCluster(dataDir)
  await writeFile(path.join(cluster, 'PG_VERSION'), '17\n')
  const before = await readdir(cluster)
  const { status, said } = start()
  expect(status).toBe(1)
  expect(said).toMatch(aSentence)
  expect(said).toContain(`PostgreSQL 17, and this Signet brings ${postgresMajor}`)
  expect(await readdir(cluster)).toEqual(before)
})

test('the expected version is that of the packaged PostgreSQL', async () => {
  const programs = await findBinaries(undefined)
  const { stdout } = spawnSync(path.join(programs, 'postgres'), ['--version'], { encoding: 'utf8' })
  expect(stdout).toMatch(new RegExp(`PostgreSQL\\) ${postgresMajor}\\.`))
})

test('T35 an unusable data folder is refused with a sentence', async () => {
  await writeFile(dataDir, 'a file')
  expect(start()).toMatchObject({ status: 1, said: expect.stringMatching(/^The data folder .* cannot be made .*\.$/) })
})

test('T35 an unreadable secret is refused with a sentence', async () => {
  await makeUsed()
  await rm(path.join(dataDir, 'session-secret'))
  await mkdir(path.join(dataDir, 'session-secret'))
  const { status, said } = start()
  expect(status).toBe(1)
  expect(said).toMatch(/^The file .*session-secret cannot be used .*\.$/)
})

test('T35 an unreachable DATABASE_URL is refused with a sentence that hides its password', () => {
  const { status, said } = start({ DATABASE_URL: 'postgres://signet:hush@127.0.0.1:9/signet' })
  expect(status).toBe(1)
  expect(said).toMatch(/^The database that DATABASE_URL names cannot be used .*\.$/)
  expect(said).not.toContain('hush')
})
