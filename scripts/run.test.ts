/** The script before every command, in a project of its own with nothing to install. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'

let project = ''

beforeEach(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), 'signet-run-'))
  await mkdir(path.join(project, 'scripts'))
  await copyFile('scripts/run.mjs', path.join(project, 'scripts/run.mjs'))
  await put('package.json', '{ "name": "small", "version": "1.0.0", "type": "module" }')
  await put('package-lock.json', '{ "name": "small", "version": "1.0.0", "lockfileVersion": 3, "packages": {} }')
})
afterEach(() => rm(project, { recursive: true, force: true }))

const put = (file: string, source: string) => writeFile(path.join(project, file), source)
const noteInstalled = async (packages: object) => {
  await mkdir(path.join(project, 'node_modules'), { recursive: true })
  await put('node_modules/.package-lock.json', JSON.stringify({ packages }))
}

function start(...parameters: string[]) {
  return spawn(process.execPath, [path.join(project, 'scripts/run.mjs'), ...parameters], { cwd: os.tmpdir() })
}

async function run(...parameters: string[]) {
  const child = start(...parameters)
  const [output, complaints, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { output, complaints, code }
}

test('a program runs in the project root with its arguments, and its exit code is passed on', async () => {
  await noteInstalled({})
  await put('scripts/told.ts', 'console.log(process.cwd(), ...process.argv.slice(2)); process.exitCode = 7 as number')
  const { output, complaints, code } = await run('scripts/told.ts', '--to', 'you')
  expect(output.trim()).toMatch(new RegExp(`${path.basename(project)} --to you$`))
  expect(complaints).toBe('')
  expect(code).toBe(7)
})

test('missing packages are installed first, once', async () => {
  await put('scripts/told.ts', "console.log('ran')")
  const first = await run('scripts/told.ts')
  expect(first.complaints).toContain('Installing packages…')
  expect(first.output).toContain('ran')
  await noteInstalled({})
  expect((await run('scripts/told.ts')).complaints).toBe('')
})

test('a package with the wrong version triggers an install; a missing one for another platform does not', async () => {
  const packages = {
    'node_modules/a': { version: '2.0.0', integrity: 'sha512-a' },
    'node_modules/b': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  }
  await put('package-lock.json', JSON.stringify({ name: 'small', version: '1.0.0', lockfileVersion: 3, packages }))
  await put('scripts/told.ts', "console.log('ran')")
  await noteInstalled({ 'node_modules/a': { version: '2.0.0', integrity: 'sha512-a' } })
  expect((await run('scripts/told.ts')).complaints).toBe('')
  await noteInstalled({ 'node_modules/a': { version: '1.0.0', integrity: 'sha512-old' } })
  expect((await run('scripts/told.ts')).complaints).toContain('Installing packages…')
})

test('a signal is forwarded to the program, and the command ends with its exit code', async () => {
  await put(
    'scripts/wait.ts',
    "process.on('SIGTERM', () => process.exit(3)); setInterval(() => {}, 1000); console.log('up')",
  )
  const child = start('scripts/wait.ts')
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([3, null])
})
