import { type ChildProcess, spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import type { ProcessLimits } from './document-limits.ts'

const here = import.meta.dirname
const root = join(here, '../../..')
/** What the process may read: its own sources, the error codes and messages, and the packages. */
const readable = [
  `${here}/`,
  join(here, '../http/'),
  join(root, 'contract/'),
  join(root, 'package.json'),
  join(root, 'node_modules/'),
  `${realpathSync(join(root, 'node_modules'))}/`,
]

/**
 * Starts a program in a process with no environment, no network, no files other than the packages it needs, and no
 * write access. Limits set by the shell hold even if this server dies first: no core dump (which would contain the
 * file), no written file, limited CPU time.
 */
export function startDocumentChild(script: string, kind: string, limits: ProcessLimits): ChildProcess {
  const processorSeconds = 2 * Math.ceil(limits.timeMs / 1000)
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      `ulimit -c 0; ulimit -f 0; ulimit -t ${processorSeconds}; exec /usr/bin/env -i "$0" "$@"`,
      process.execPath,
      '--permission',
      ...[...readable, `${dirname(script)}/`].map((path) => `--allow-fs-read=${path}`),
      // Only tesseract.js needs a thread, which has the same permissions.
      ...(kind === 'picture' ? ['--allow-worker'] : []),
      // A small young generation keeps resident memory close to actual use.
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

/** Lowers the priority, so that page requests come first. */
function yieldProcessor(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, 10)
  } catch {
    // It has exited, or the system does not allow it: keep the normal priority.
  }
}
