/** Lines written by a language model: value propositions or taglines. */
import { type BrandBrief, defaultBusinessName } from '#contract/plain/brand.ts'
import { hasAnswerText } from '#contract/plain/sentences.ts'
import type { WrittenLine } from '#contract/plain/written-line.ts'
import { checkLines, type LineLimits } from '#engine/grounding/check-lines.ts'
import type { ReadClaims } from '#server/brand/claims-reader.ts'
import { makeMendPrompt } from '#server/brand/mend-lines-prompt.ts'
import { mendLines } from '#server/brand/mend-lines-writer.ts'
import { writeByModel } from '#server/brand/write-by-model.ts'
import type { ArrivingLine, LinesReply, LinesRequest } from '#server/brand/write-lines.ts'
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
 * Makes the check whether a line may be shown beside others: of a sensible length, unlike them, and without a word that was
 * meant for us.
 */
function createLineCheck(
  { businessName }: BrandBrief,
  { prompt, limits, isNamed }: LinesAsking,
  messages: readonly ModelMessage[],
) {
  const checks = [prompt, makeMendPrompt(prompt)].map(createPlainTextCheck)
  const told = messages.map(({ content }) => content).join('\n')
  return (text: string, others: readonly string[]): boolean => {
    const faults = checkLines([...others, text], limits).at(-1) ?? []
    const bare = withoutTold(text, told)
    if (isHeading(text) || (isNamed && !text.includes(businessName))) return false
    return checks.every((isPlain) => isPlain(bare)) && faults.every(({ kind }) => kind === 'worn')
  }
}

/** Yields each usable line as soon as it is whole, then what becomes of those that say what nobody told. */
export async function* writeModelLines(
  gate: ModelGate,
  request: LinesRequest,
  { asking, readClaims }: { asking: LinesAsking; readClaims: ReadClaims },
): AsyncGenerator<ArrivingLine> {
  const { count, exclude, asker, signal } = request
  const { prompt } = asking
  const messages = asking.writeRequest(request)
  const isUsable = createLineCheck(request.brief, asking, messages)
  const late = gate.startTime()
  const lines: WrittenLine[] = []
  const raw = streamLines(
    (onText, ended) => gate.writeText(asker, prompt, { messages, signal: ended, late }, onText),
    signal,
  )
  for await (const each of raw) {
    const text = readWrittenLine(each)
    if (!isUsable(text, [...exclude, ...lines.map((line) => line.text)])) continue
    const line = { text, ...(gate.model && { writtenBy: gate.model.name }) }
    lines.push(line)
    yield line
    if (lines.length === count) break
  }
  yield* mendLines(gate, request, { lines, prompt, isUsable, readClaims, late })
}

/** Writes lines by a model if the owner asks for it and it may, else by the engine. */
export const writeLinesByModel = (
  gate: ModelGate,
  request: LinesRequest,
  {
    embedded,
    ...writing
  }: { asking: LinesAsking; readClaims: ReadClaims; embedded: (request: LinesRequest) => Promise<LinesReply> },
): Promise<LinesReply> =>
  writeByModel(
    gate,
    { ...request, byModel: request.byModel && isToldEnough(request.brief) },
    { byModel: (asked) => writeModelLines(gate, asked, writing), embedded },
  )
