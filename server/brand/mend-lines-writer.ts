/** Has a language model mend those of its lines that say what nobody told: all of them in one call, each with the reason. */
import type { Claim } from '#contract/plain/claim.ts'
import type { WrittenLine } from '#contract/plain/written-line.ts'
import { listStems } from '#engine/language/stem.ts'
import { type ReadClaims, readClaimsIfFree } from '#server/brand/claims-reader.ts'
import { makeMendPrompt, readMendedLines, writeMendRequest } from '#server/brand/mend-lines-prompt.ts'
import type { ArrivingLine, LinesRequest } from '#server/brand/write-lines.ts'
import type { ModelGate } from '#server/writing/model-gate.ts'
import type { Prompt } from '#server/writing/prompt.ts'
import { readWrittenLine } from '#server/writing/read-written-line.ts'
import { tryModel } from '#server/writing/try-model.ts'

type Mending = {
  /** The whole lines, in the order in which they came. */
  lines: readonly WrittenLine[]
  /** The prompt that wrote them. */
  prompt: Prompt
  /** Whether a line may be shown beside others. */
  isUsable: (text: string, others: readonly string[]) => boolean
  readClaims: ReadClaims
  /** Aborts when the time of the whole act is over. */
  late: AbortSignal
}

/** Two answers that disagree are the owner's to settle, not the line's fault. */
const listUntold = (claims: readonly Claim[] = []) =>
  claims.filter(({ source, isDisputed }) => source === undefined && !isDisputed)

/** The smallest share of main words that a mended line has in common with what was right about the first one. */
const keptShare = 0.5

function resembles(mended: string, { text, claims = [] }: WrittenLine): boolean {
  const right = listUntold(claims).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
  const [kept, stems] = [listStems(right), listStems(mended)]
  const shared = [...kept].filter((stem) => stems.has(stem)).length
  return shared > 0 && shared >= keptShare * Math.max(kept.size, stems.size)
}

/**
 * Yields each line that says what nobody told with its claims, then those that were mended, each with its place. What cannot
 * be mended stays: a failure of this call is no trouble of the owner's. Throws the signal's reason once it aborts.
 */
export async function* mendLines(
  gate: ModelGate,
  { brief, exclude, asker, signal }: LinesRequest,
  mending: Mending,
): AsyncGenerator<ArrivingLine> {
  const { lines, isUsable, readClaims, late } = mending
  const claimed = await readClaimsIfFree(readClaims, lines, brief)
  const faulty = claimed.flatMap((line, at) => (listUntold(line.claims).length > 0 ? [{ ...line, at }] : []))
  if (faulty.length === 0 || late.aborted) return
  yield* faulty
  const prompt = makeMendPrompt(mending.prompt)
  const messages = writeMendRequest(
    brief,
    faulty.map(({ text, claims }) => ({
      text,
      untold: listUntold(claims).map(({ start, end }) => text.slice(start, end)),
    })),
  )
  const { value: mended = [] } = await tryModel(gate, { asker, byModel: true }, async () => {
    const answer = await gate.writeText(asker, prompt, { messages, signal, late })
    const candidates = readMendedLines(answer, faulty.length).flatMap(({ place, text }) => {
      const first = faulty[place]
      return first ? [{ first, line: { text: readWrittenLine(text), writtenBy: first.writtenBy } }] : []
    })
    const read = await readClaimsIfFree(
      readClaims,
      candidates.map(({ line }) => line),
      brief,
    )
    const standing = lines.map(({ text }) => text)
    return candidates.flatMap(({ first }, index) => {
      const line = read[index]
      const others = [...exclude, ...standing.toSpliced(first.at, 1)]
      const isCovered = line?.claims !== undefined && listUntold(line.claims).length === 0
      if (!isCovered || !resembles(line.text, first) || !isUsable(line.text, others)) return []
      standing[first.at] = line.text
      return [{ ...line, at: first.at }]
    })
  })
  yield* mended
}
