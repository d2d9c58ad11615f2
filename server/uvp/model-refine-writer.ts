/** Refines a line by a language model: any wish, in the owner's words. */
import { checkLines } from '#engine/grounding/check-lines.ts'
import { type ReadRefinement, readArrivingLine, readRefinement } from '#server/uvp/read-refinement.ts'
import { type RefineAsking, refinePrompt, writeRefineRequest } from '#server/uvp/refine-prompt.ts'
import type { ModelGate, WritingAsker } from '#server/writing/model-gate.ts'
import { createPlainTextCheck, withoutTold } from '#server/writing/plain-text.ts'

/** A changed line, or a question with the readings of the wish to choose from. */
export type ModelRefinement =
  | { kind: 'refined'; text: string; note: string }
  | { kind: 'kept'; note: string; options: string[] }

export type ModelRefineRequest = RefineAsking & {
  asker: WritingAsker
  signal: AbortSignal
  /** Called with the line so far, each time it has grown by a word. */
  onText: (text: string) => void
}

const wordsMax = { uvp: 80, tagline: 15 } as const
const optionsMax = 3
const noteLengthMax = 240

const isPlain = createPlainTextCheck(refinePrompt)

type IsClean = (text: string, words?: number) => boolean

/** Makes the check of what may be shown; `told` is all that the model was told. */
const makeCheck =
  (told: string): IsClean =>
  (text, words = 60) =>
    isPlain(withoutTold(text, told)) &&
    checkLines([text], { wordsMin: 1, wordsMax: words })[0]?.every(({ kind }) => kind === 'worn') === true

function judge(read: ReadRefinement, { line: before, kind }: RefineAsking, isClean: IsClean) {
  const { line, note, question, options } = read
  /** A remark to the owner, or what to say instead if it holds what was meant for us. */
  const cleanNote = (otherwise: string) => (isClean(note) && note.length <= noteLengthMax ? note : otherwise)
  const kept = (said: string, readings: string[]): ModelRefinement => ({ kind: 'kept', note: said, options: readings })
  if (line === '' && question !== '')
    return isClean(question)
      ? kept(question, options.filter((option) => isClean(option, 12)).slice(0, optionsMax))
      : undefined
  if (!isClean(line, wordsMax[kind])) return undefined
  if (line === before) return kept(cleanNote('The line stays as it was.'), [])
  const refined: ModelRefinement = { kind: 'refined', text: line, note: cleanNote('Changed as you asked.') }
  return refined
}

/** Undefined if what came back is of no use. Throws as the gate does. */
export async function refineByModel(
  gate: ModelGate,
  { asker, signal, onText, ...asking }: ModelRefineRequest,
): Promise<ModelRefinement | undefined> {
  const messages = writeRefineRequest(asking)
  const isClean = makeCheck(messages.map(({ content }) => content).join('\n'))
  let heard = ''
  let shown = ''
  const text = await gate.writeText(asker, refinePrompt, { messages, signal }, (piece) => {
    heard += piece
    const line = readArrivingLine(heard)
    if (line.length <= shown.length || !isClean(line, wordsMax[asking.kind])) return
    shown = line
    onText(line)
  })
  return judge(readRefinement(text), asking, isClean)
}
