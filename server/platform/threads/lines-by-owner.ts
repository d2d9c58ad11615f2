/** A queue per owner, kept while it has members, so that owners do not wait for each other. */
import { type Line, openLine, type Patience } from '#server/platform/threads/wait-in-line.ts'

export type LinesByOwner = <Result>(owner: string, work: () => Promise<Result>, patience: Patience) => Promise<Result>

/** Runs at most `atOnce` tasks per owner; throws like `openLine`. */
export function openLinesByOwner(atOnce: number): LinesByOwner {
  const lines = new Map<string, { line: Line; members: number }>()
  return async (owner, work, patience) => {
    const own = lines.get(owner) ?? { line: openLine(atOnce), members: 0 }
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
