/** A line for each owner, which stands as long as somebody is in it: nobody's work waits for more than a share of another's. */
import { type Line, openLine, type Patience } from '#server/platform/threads/wait-in-line.ts'

export type LinesByOwner = <Result>(owner: string, work: () => Promise<Result>, patience: Patience) => Promise<Result>

/** Of each owner `atOnce` pieces of work run, the others wait their turn; refused as a line refuses. */
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
