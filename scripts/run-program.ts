/** Runs a program to its end in this terminal; signals that stop us stop it too. */
import { spawn } from 'node:child_process'

export type ProgramEnd = {
  /** The exit code; 1 if a signal or the time limit ended the program. */
  code: number
  isLate: boolean
}

export type ProgramOptions = { env?: Readonly<Record<string, string>>; limitMs?: number }

/** Never rejects: a program that cannot be started ends with code 1 and an error line. */
export async function runProgram(
  command: string,
  parameters: readonly string[],
  { env = {}, limitMs }: ProgramOptions = {},
): Promise<ProgramEnd> {
  const child = spawn(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
  const stop = () => child.kill('SIGTERM')
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  let isLate = false
  const timer =
    limitMs === undefined
      ? undefined
      : setTimeout(() => {
          isLate = true
          stop()
          setTimeout(() => child.kill('SIGKILL'), 10_000).unref()
        }, limitMs)
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`)
      resolve(1)
    })
    child.on('exit', (exitCode) => resolve(exitCode ?? 1))
  })
  clearTimeout(timer)
  process.off('SIGTERM', stop)
  process.off('SIGINT', stop)
  return { code, isLate }
}
