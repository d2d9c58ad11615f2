/** Writes taglines: the embedded engine, or a language model once one is set up. */
import { writeTaglines } from '#engine/taglines/write-taglines.ts'
import type { LinesReply, LinesRequest } from '#server/brand/write-lines.ts'

export type TaglineWriter = { write: (request: LinesRequest) => Promise<LinesReply> }

export const embeddedTaglineWriter: TaglineWriter = {
  write: async ({ brief, ...turn }) => writeTaglines(brief, turn),
}
