/** Writes taglines: the embedded engine, or a language model once one is set up. */
import { writeTaglines } from '#engine/taglines/write-taglines.ts'
import type { ReadClaims } from '#server/brand/claims-reader.ts'
import { writeLinesByModel } from '#server/brand/model-lines-writer.ts'
import type { LinesReply, LinesRequest } from '#server/brand/write-lines.ts'
import { taglinesAsking } from '#server/taglines/taglines-prompt.ts'
import type { ModelGate } from '#server/writing/model-gate.ts'

/** Lines of a language model name it; the engine takes over when it fails. */
export type TaglineWriter = { write: (request: LinesRequest) => Promise<LinesReply> }

const embedded: TaglineWriter['write'] = async ({ brief, ...turn }) => writeTaglines(brief, turn)

export const createTaglineWriter = (gate: ModelGate, readClaims: ReadClaims): TaglineWriter => ({
  write: (request) => writeLinesByModel(gate, request, { asking: taglinesAsking, readClaims, embedded }),
})
