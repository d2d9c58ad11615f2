import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Checks a process's resident memory (every 50 ms on Linux, every 250 ms through `ps` elsewhere) and calls `onExcess`
 * above `memoryMb`. Returns a function that stops checking.
 */
export function watchMemory(pid: number | undefined, memoryMb: number, onExcess: () => void): () => void {
  if (pid === undefined) return () => {}
  const check = (kilobytes: number) => {
    if (kilobytes > memoryMb * 1024) onExcess()
  }
  const isLinux = process.platform === 'linux'
  const look = () => (isLinux ? check(readResidentMemory(pid)) : askResidentMemory(pid, check))
  const timer = setInterval(look, isLinux ? 50 : 250)
  return () => clearInterval(timer)
}

/** In kilobytes; 0 if the process has exited. */
export function readResidentMemory(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

function askResidentMemory(pid: number, check: (kilobytes: number) => void): void {
  execFile('/bin/ps', ['-o', 'rss=', '-p', String(pid)], (_error, output) => check(Number(output) || 0))
}
