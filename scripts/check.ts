/** `npm run check`: all static checks. Runs every one of them, then fails if any failed. */
import path from 'node:path'
import { runProgram } from './run-program.ts'

const checks = [
  { name: 'types', command: ['tsc', '-b'] },
  {
    name: 'format and lint',
    command: [
      'biome',
      'ci',
      '--diagnostic-level=warn',
      '--error-on-warnings',
      `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
      '.',
    ],
  },
  { name: 'function lengths', command: [process.execPath, 'scripts/check-function-lengths.ts'] },
  {
    name: 'boundaries',
    command: [
      'depcruise',
      '--config',
      'dependency-cruiser.config.ts',
      'contract',
      'drawing',
      'engine',
      'server',
      'web',
    ],
  },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'API description', command: [process.execPath, 'scripts/check-api-description.ts'] },
] as const

const failed: string[] = []
for (const { name, command } of checks) {
  const [program, ...parameters] = command
  const began = performance.now()
  const { code } = await runProgram(path.resolve('node_modules/.bin', program), parameters)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`)
  if (code !== 0) failed.push(name)
}
if (failed.length > 0) {
  process.stderr.write(`The check found something in: ${failed.join(', ')}.\n`)
  process.exit(1)
}
