/** A queue per owner, kept while it has members, so that owners do not wait for each other. */
import { createWorkQueue, type QueueLimits, type WorkQueue } from '#server/platform/threads/work-queue.ts'

export type QueuesByOwner = <Result>(
  owner: string,
  work: () => Promise<Result>,
  patience: QueueLimits,
) => Promise<Result>

/** Runs at most `atOnce` tasks per owner; throws like `createWorkQueue`. */
export function createQueuesByOwner(atOnce: number): QueuesByOwner {
  const lines = new Map<string, { line: WorkQueue; members: number }>()
  return async (owner, work, patience) => {
    const own = lines.get(owner) ?? { line: createWorkQueue(atOnce), members: 0 }
    lines.set(owner, own)
    own.members += 1
    try {
      return await own.line(work, patience)
    } finally {
      own.members -= 1
      if (own.members === 0) lines.delete(owner)
    }
  }
}
