/** What a language model writes for a set's briefs, by the product's own prompts and checks. */
import { taglineOfLine, uvpOfLine, type WrittenLine } from '#contract/plain/written-line.ts'
import { taglinesPerTurn } from '#contract/taglines.ts'
import { uvpsPerTurn } from '#contract/uvp.ts'
import { createClaimsReader } from '#server/brand/claims-reader.ts'
import { type LinesAsking, writeModelLines } from '#server/brand/model-lines-writer.ts'
import { placeLine } from '#server/brand/write-lines.ts'
import { taglinesAsking } from '#server/taglines/taglines-prompt.ts'
import { refineByModel } from '#server/uvp/model-refine-writer.ts'
import { uvpAsking } from '#server/uvp/uvp-prompt.ts'
import { commandAsker } from '#server/writing/command-gate.ts'
import type { ModelGate } from '#server/writing/model-gate.ts'
import { readCopyCases } from '../predict-copy.ts'
import { threadsInline } from './threads-inline.ts'

const readClaims = createClaimsReader(threadsInline)
const signal = new AbortController().signal

/** The same parts as `predictCopy`, each request at once. Throws as the gate does. */
export async function predictCopyByModel(set: string, gate: ModelGate) {
  const { cases, briefs, wishes } = readCopyCases(set)
  async function writeLines(id: string, asking: LinesAsking, count: number): Promise<WrittenLine[]> {
    const brief = briefs.get(id)
    if (!brief) return []
    const request = {
      brief,
      count,
      exclude: [],
      seed: 0,
      asker: commandAsker,
      byModel: true,
      signal,
      onTrouble: () => {},
    }
    const lines: WrittenLine[] = []
    for await (const line of writeModelLines(gate, request, { asking, readClaims })) placeLine(lines, line)
    return lines
  }
  const uvp = cases.map(async ({ id }) => ({
    ...{ id, asks: [] },
    variations: (await writeLines(id, uvpAsking, uvpsPerTurn)).map(uvpOfLine),
  }))
  const taglines = cases.map(async ({ id }) => ({
    id,
    taglines: (await writeLines(id, taglinesAsking, taglinesPerTurn)).map(taglineOfLine),
  }))
  const refine = wishes.map(async ({ id, brief, original: line, request: wish }) => {
    const asking = { brief, line, wish, kind: 'uvp' as const, turns: [], asker: commandAsker, signal, onText: () => {} }
    const said = await refineByModel(gate, asking)
    if (said?.kind === 'refined') return { id, refined: said.text }
    return { id, refined: line, ...(said?.options.length ? { clarifying: said.note } : { declined: said?.note ?? '' }) }
  })
  return { uvp: await Promise.all(uvp), taglines: await Promise.all(taglines), refine: await Promise.all(refine) }
}
