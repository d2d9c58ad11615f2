/** Lets a language model read the answers of an interview into signs of character. What counts is decided by the engine. */
import type { InterviewSoFar } from '#server/brand-archetype/measure-interview.ts'
import { type KeptReadings, keepReadRows, listWhatToRead } from '#server/brand-archetype/measure-readings.ts'
import { readingsPrompt, readReadingRows, writeReadingsRequest } from '#server/brand-archetype/readings-prompt.ts'
import type { ModelGate, WritingAsker } from '#server/writing/model-gate.ts'

/** More rows than any answer should have; the rest is not read. */
const rowsMax = 80

type Request = { asker: WritingAsker; soFar: InterviewSoFar; signal: AbortSignal }

/** Undefined if no row holds. Throws as the gate does. */
export async function writeReadings(
  gate: ModelGate,
  { asker, soFar, signal }: Request,
): Promise<KeptReadings | undefined> {
  const { signs, answers } = listWhatToRead(soFar)
  const messages = writeReadingsRequest(signs, answers)
  const rows = readReadingRows(await gate.writeText(asker, readingsPrompt, { messages, signal })).slice(0, rowsMax)
  const items = keepReadRows(rows, soFar)
  return gate.model && items.length > 0 ? { items, writtenBy: gate.model.name } : undefined
}
