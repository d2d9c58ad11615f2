import { type ChildProcess, spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import type { ProcessLimits } from './document-limits.ts'

const here = import.meta.dirname
const root = join(here, '../../..')
/** What the process may read: its own sources, the shape and sentences of refusals, and the packages; nothing else. */
const readable = [
  `${here}/`,
  join(here, '../http/'),
  join(root, 'contract/'),
  join(root, 'package.json'),
  join(root, 'node_modules/'),
  `${realpathSync(join(root, 'node_modules'))}/`,
]

/**
 * Starts a program in a process that has no environment, no network, no other file than the packages it runs on, and
 * cannot write. The shell sets limits that hold even when this server dies first: no core dump (it would leave the
 * file's content on disk), no written file, a bound on processor time.
 */
export function startChild(script: string, kind: string, limits: ProcessLimits): ChildProcess {
  const processorSeconds = 2 * Math.ceil(limits.timeMs / 1000)
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      `ulimit -c 0; ulimit -f 0; ulimit -t ${processorSeconds}; exec /usr/bin/env -i "$0" "$@"`,
      process.execPath,
      '--permission',
      ...[...readable, `${dirname(script)}/`].map((path) => `--allow-fs-read=${path}`),
      // Only tesseract.js needs a thread; it is under the same permissions.
      ...(kind === 'picture' ? ['--allow-worker'] : []),
      // A small young generation keeps resident memory near to what is in use.
      '--max-semi-space-size=4',
      `--max-old-space-size=${Math.ceil(limits.memoryMb * 0.6)}`,
      '--disable-warning=SecurityWarning',
      `--import=${join(here, 'without-network.ts')}`,
      script,
      kind,
    ],
    { cwd: here, env: {}, stdio: ['pipe', 'pipe', 'pipe'] },
  )
  yieldProcessor(child.pid)
  return child
}

/** Whoever waits for a page goes before whoever waits for a document. */
function yieldProcessor(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, 10)
  } catch {
    // It is gone already, or the system does not allow it: then it runs like any other.
  }
}
