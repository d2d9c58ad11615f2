/** Value propositions written by a language model. */
import type { WrittenLine } from '#contract/plain/written-line.ts'
import { checkLines } from '#engine/grounding/check-lines.ts'
import type { LinesRequest } from '#server/brand/write-lines.ts'
import { uvpPrompt, writeUvpRequest } from '#server/uvp/uvp-prompt.ts'
import type { ModelGate } from '#server/writing/model-gate.ts'
import { readWrittenLine } from '#server/writing/read-written-line.ts'
import { streamLines } from '#server/writing/stream-lines.ts'

/** Wider than what is asked for: a line somewhat too long is still the owner's to shorten. */
const limits = { wordsMin: 5, wordsMax: 60 }

/**
 * Yields each usable line as soon as it is whole: of a sensible length, with the exact name, unlike those shown before,
 * and without a word that was meant for us.
 */
export async function* writeUvpsByModel(gate: ModelGate, request: LinesRequest): AsyncGenerator<WrittenLine> {
  const { brief, exclude, asker, signal } = request
  const messages = writeUvpRequest(brief, request)
  const shown = [...exclude]
  const raw = streamLines(
    (onText, ended) => gate.writeText(asker, uvpPrompt, { messages, signal: ended }, onText),
    signal,
  )
  for await (const each of raw) {
    const text = readWrittenLine(each)
    const faults = checkLines([...shown, text], limits).at(-1) ?? []
    if (!text.includes(brief.businessName) || faults.some(({ kind }) => kind !== 'worn')) continue
    shown.push(text)
    yield { text, ...(gate.model && { writtenBy: gate.model.name }) }
  }
}
