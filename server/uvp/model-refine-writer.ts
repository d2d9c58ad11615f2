/** Refines a line by a language model: any wish, in the owner's words. */
import { checkLines } from '#engine/grounding/check-lines.ts'
import { type ReadRefinement, readArrivingLine, readRefinement } from '#server/uvp/read-refinement.ts'
import { type RefineAsking, refinePrompt, writeRefineRequest } from '#server/uvp/refine-prompt.ts'
import type { ModelGate, WritingAsker } from '#server/writing/model-gate.ts'

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

const isClean = (text: string, words = 60) =>
  checkLines([text], { wordsMin: 1, wordsMax: words })[0]?.every(({ kind }) => kind === 'worn') === true
/** A remark to the owner, or what to say instead if it holds what was meant for us. */
const cleanNote = (note: string, otherwise: string) =>
  isClean(note) && note.length <= noteLengthMax ? note : otherwise

function judge({ line, note, question, options }: ReadRefinement, asking: RefineAsking): ModelRefinement | undefined {
  if (line === '' && question !== '')
    return isClean(question)
      ? { kind: 'kept', note: question, options: options.filter((option) => isClean(option, 12)).slice(0, optionsMax) }
      : undefined
  if (!isClean(line, wordsMax[asking.kind])) return undefined
  return line === asking.line
    ? { kind: 'kept', note: cleanNote(note, 'The line stays as it was.'), options: [] }
    : { kind: 'refined', text: line, note: cleanNote(note, 'Changed as you asked.') }
}

/** Undefined if what came back is of no use. Throws as the gate does. */
export async function refineByModel(
  gate: ModelGate,
  { asker, signal, onText, ...asking }: ModelRefineRequest,
): Promise<ModelRefinement | undefined> {
  let heard = ''
  let shown = ''
  const text = await gate.writeText(asker, refinePrompt, { messages: writeRefineRequest(asking), signal }, (piece) => {
    heard += piece
    const line = readArrivingLine(heard)
    if (line.length <= shown.length || !isClean(line, wordsMax[asking.kind])) return
    shown = line
    onText(line)
  })
  return judge(readRefinement(text), asking)
}
