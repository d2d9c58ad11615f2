/** Answers of a language model as Synapse, told sentence by sentence. */
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import type { AnswerMarks } from '#contract/strategist.ts'
import type { StrategistRequest } from '#contract/writers.ts'
import { hasLeak } from '#engine/grounding/check-lines.ts'
import { ModelFailure } from '#server/platform/model/language-model.ts'
import type { ThreadPool } from '#server/platform/threads/threads.ts'
import type { measureUntold } from '#server/strategist/measure-untold.ts'
import { listSources, listTellings, type Source, type Sources } from '#server/strategist/sources-writer.ts'
import { synapsePrompt, writeSynapseRequest } from '#server/strategist/synapse-prompt.ts'
import { cleanSentence } from '#server/writing/clean-sentence.ts'
import type { ModelGate, WritingAsker } from '#server/writing/model-gate.ts'
import { createPlainTextCheck } from '#server/writing/plain-text.ts'
import { streamSentences } from '#server/writing/stream-lines.ts'

/** A message to answer; `tell` gets each piece of the answer, which together are its text. */
export type AskedTurn = Omit<StrategistRequest, 'record'> & {
  asker: WritingAsker
  /** Whether a language model may answer. */
  byModel: boolean
  signal: AbortSignal
  tell: (piece: string) => Promise<void>
}

export type ModelAnswerParts = { gate: ModelGate; threads: ThreadPool; productName: string }
export type ModelAnswer = AnswerMarks & { response: string }

/** More than anybody reads in a conversation; the call ends there. */
const charactersMax = 3000
const sentenceLengthMax = 600
const sourcesMax = 6

const isPlain = createPlainTextCheck(synapsePrompt)
const isShown = (sentence: string) =>
  /\p{L}/u.test(sentence) && sentence.length <= sentenceLengthMax && isPlain(sentence) && !hasLeak(sentence)

const lineOf = ({ line }: Source) => line

/** Whether a sentence is a numbered line that was sent, or its beginning. */
const isSentLine = (raw: string, lines: readonly string[]) =>
  /^\s*\d{1,3}\. \S/.test(raw) && lines.some((line) => line.startsWith(raw.trim()))

type Written = { response: string; cited: number[]; trouble?: WritingTrouble }

/** Tells each clean sentence as soon as it is whole. Throws ModelFailure if there was none before the answer broke off. */
async function writeAnswer(gate: ModelGate, turn: AskedTurn, sources: Sources): Promise<Written> {
  const { asker, signal, conversation, message, tell } = turn
  const [record, passages] = [sources.record.map(lineOf), sources.passages.map(lineOf)]
  const lines = [...record, ...passages]
  const messages = writeSynapseRequest({ record, passages, conversation, question: message })
  const raw = streamSentences(
    (onText, ended) => gate.writeText(asker, synapsePrompt, { messages, signal: ended }, onText),
    signal,
  )
  const written: Written = { response: '', cited: [] }
  let gap = ''
  try {
    for await (const each of raw) {
      const { text, cited } = cleanSentence(each)
      written.cited.push(...cited)
      if (isShown(text) && !isSentLine(each, lines)) {
        const piece = written.response === '' ? text : gap + text
        written.response += piece
        gap = ' '
        await tell(piece)
      }
      if (each.endsWith('\n')) gap = '\n'
      if (written.response.length > charactersMax) break
    }
  } catch (error) {
    if (!(error instanceof ModelFailure) || written.response === '') throw error
    written.trouble = 'cut-off'
  }
  return written
}

/** What the owner said in the conversation counts as told. */
function listTold(sources: Sources, { conversation, message }: AskedTurn) {
  const told = listTellings(sources)
  const said = [...conversation.filter(({ role }) => role === 'user').map(({ content }) => content), message]
  return [...told, ...said.map((text, at) => ({ number: told.length + at + 1, field: 'quote' as const, text }))]
}

const measuring = { module: '#server/strategist/measure-untold.ts', name: 'measureUntold' }

/** Undefined if nothing of what came back can be shown. Throws as `ModelGate.writeText` does. */
export async function answerByModel(
  { gate, threads, productName }: ModelAnswerParts,
  record: StrategistRecord,
  turn: AskedTurn,
): Promise<ModelAnswer | undefined> {
  const sources = listSources(record, turn.message, productName)
  const { response, cited, trouble } = await writeAnswer(gate, turn, sources)
  if (response === '') return undefined
  const known = [...sources.record, ...sources.passages].filter(({ number }) => cited.includes(number))
  const told = listTold(sources, turn)
  const untold = await threads.run<typeof measureUntold>(measuring, [response, told, record.brief.businessName])
  return {
    response,
    ...(gate.model && { writtenBy: gate.model.name }),
    ...(trouble && { trouble }),
    sources: known.slice(0, sourcesMax).map(({ shown }) => shown),
    untold,
  }
}
