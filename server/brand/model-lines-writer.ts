/** Lines written by a language model: value propositions or taglines. */
import { type BrandBrief, defaultBusinessName } from '#contract/plain/brand.ts'
import { hasAnswerText } from '#contract/plain/sentences.ts'
import type { WrittenLine } from '#contract/plain/written-line.ts'
import { checkLines, type LineLimits } from '#engine/grounding/check-lines.ts'
import { writeByModel } from '#server/brand/write-by-model.ts'
import type { LinesReply, LinesRequest } from '#server/brand/write-lines.ts'
import type { ModelMessage } from '#server/platform/model/language-model.ts'
import type { ModelGate } from '#server/writing/model-gate.ts'
import { createPlainTextCheck, withoutTold } from '#server/writing/plain-text.ts'
import type { Prompt } from '#server/writing/prompt.ts'
import { readWrittenLine } from '#server/writing/read-written-line.ts'
import { streamLines } from '#server/writing/stream-lines.ts'

/** How one kind of lines is asked for. */
export type LinesAsking = {
  prompt: Prompt
  /** The owner's words and this request: what goes out besides the prompt. */
  writeRequest: (request: Pick<LinesRequest, 'brief' | 'count' | 'exclude'>) => readonly ModelMessage[]
  /** Wider than what is asked for: a line somewhat too long is still the owner's to shorten. */
  limits: LineLimits
  /** Whether each line has to carry the name. */
  isNamed: boolean
}

/** Whether the record says who they are and what is sold; without that a model could only invent. */
const isToldEnough = ({ businessName, sentences, profile }: BrandBrief) =>
  businessName !== defaultBusinessName && (hasAnswerText(sentences.does) || hasAnswerText(profile.productsServices))

/** What a model says before its lines, although only these were asked for. */
const isHeading = (text: string) => text.endsWith(':')

/**
 * Yields each usable line as soon as it is whole: of a sensible length, unlike those shown before, and without a word
 * that was meant for us.
 */
export async function* readModelLines(
  gate: ModelGate,
  request: LinesRequest,
  asking: LinesAsking,
): AsyncGenerator<WrittenLine> {
  const { brief, exclude, asker, signal } = request
  const messages = asking.writeRequest(request)
  const isPlain = createPlainTextCheck(asking.prompt)
  const told = messages.map(({ content }) => content).join('\n')
  const shown = [...exclude]
  const raw = streamLines(
    (onText, ended) => gate.writeText(asker, asking.prompt, { messages, signal: ended }, onText),
    signal,
  )
  for await (const each of raw) {
    const text = readWrittenLine(each)
    const faults = checkLines([...shown, text], asking.limits).at(-1) ?? []
    const isUsable = !isHeading(text) && isPlain(withoutTold(text, told)) && faults.every(({ kind }) => kind === 'worn')
    if (!isUsable || (asking.isNamed && !text.includes(brief.businessName))) continue
    shown.push(text)
    yield { text, ...(gate.model && { writtenBy: gate.model.name }) }
  }
}

/** Writes lines by a model if the owner asks for it and it may, else by the engine. */
export const writeLinesByModel = (
  gate: ModelGate,
  request: LinesRequest,
  { asking, embedded }: { asking: LinesAsking; embedded: (request: LinesRequest) => Promise<LinesReply> },
): Promise<LinesReply> =>
  writeByModel(
    gate,
    { ...request, byModel: request.byModel && isToldEnough(request.brief) },
    { byModel: (asked) => readModelLines(gate, asked, asking), embedded },
  )
