// Runs one of the project's TypeScript programs on a bare clone: `node scripts/run.mjs <file.ts> [arguments]`. Works
// with any Node from 18 on: installs what the lock file says and hands over to Node 24.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
// Imported whole, as older versions of Node have no such export and would refuse this file.
import module from 'node:module'
import { constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const nodeMajor = 24
const root = fileURLToPath(new URL('..', import.meta.url))

function complain(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

/** Whether the lock file's packages are installed. npm writes its own list at the end, so an interrupted install has none. */
function isInstalled() {
  const noted = 'node_modules/.package-lock.json'
  if (!existsSync(path.join(root, noted))) return false
  const locked = readJson('package-lock.json').packages
  const installed = readJson(noted).packages
  return Object.entries(locked).every(([place, { version, integrity, optional }]) => {
    if (place === '') return true
    const found = installed[place]
    return found ? found.version === version && found.integrity === integrity : optional === true
  })
}

function install() {
  process.stderr.write('Installing packages…\n')
  const { status, error } = spawnSync('npm', ['ci', '--include=dev', '--include=optional'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
  if (error) complain('npm was not found: please install Node.js together with npm.')
  if (status !== 0) complain('The packages could not be installed; npm says above why.')
}

function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= nodeMajor) return process.execPath
  const packaged = path.join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(packaged)) return packaged
  return complain(
    `Please install Node.js ${nodeMajor} or newer: this is ${process.version}, and none is packaged for this system.`,
  )
}

/** Runs the program as a child process with the same Node options, forwards signals, and exits as it does. */
function handOver(node, file, parameters) {
  const child = spawn(node, [...process.execArgv, file, ...parameters], { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

const [program, ...parameters] = process.argv.slice(2)
if (!program) complain('Usage: node scripts/run.mjs <file.ts> [arguments]')
const file = path.join(root, program)
const wasInstalled = isInstalled()
if (!wasInstalled) install()
const node = findNode()
// The program's own child processes should find the same Node first.
process.env.PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`
if (wasInstalled && node === process.execPath) {
  process.chdir(root)
  process.argv.splice(1, 2, file)
  // Keeps what V8 and the type stripper made of the modules for the next start.
  module.enableCompileCache(path.join(root, '.cache/compiled'))
  await import(pathToFileURL(file).href)
} else {
  handOver(node, file, parameters)
}
