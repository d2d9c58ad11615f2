/** Lets a language model word a question of the interview, and checks that it still asks the same. */
import { archetypeIds, archetypes } from '#contract/plain/archetypes.ts'
import { hasLeak } from '#engine/grounding/check-lines.ts'
import { findWordRoot, listStems, splitWords } from '#engine/language/stem.ts'
import {
  interviewPrompt,
  type QuestionMaterial,
  writeQuestionRequest,
} from '#server/brand-archetype/interview-prompt.ts'
import type { ModelGate, WritingAsker } from '#server/writing/model-gate.ts'
import { createPlainTextCheck } from '#server/writing/plain-text.ts'
import { readWrittenLine } from '#server/writing/read-written-line.ts'

const lettersMax = 320
const wordsMin = 4
const wordsMax = 50
const sentencesMax = 2

/** Words that only make a sentence a question, and so say nothing of what it asks for. */
const askingWords: ReadonlySet<string> = listStems(
  'what what’s which who how when where why do does did would could can should will has have had if about one ever not ' +
    'some any all let ask once more come another way said',
  findWordRoot,
)
/** Whoever answers must never be led to give these away. */
const secrets = /\b(?:passwords?|passcodes?|pin|(?:card|account|social security) numbers?|api keys?|log-?ins?)\b/i

const archetypeNames = new RegExp(
  `\\b(?:archetypes?|(?:${archetypeIds.map((id) => archetypes[id].name.replace(/^The /, '')).join('|')})s?)\\b`,
  'i',
)
const isPlain = createPlainTextCheck(interviewPrompt)

const quotingSentence = /[^.!?]*“[^”]*”[^.!?]*[.!?]\s*/g

/** What a question is about, without the sentences before it that quote the owner. */
const listKeyWords = (question: string): string[] =>
  [...listStems(question.replaceAll(quotingSentence, ''), findWordRoot)].filter((root) => !askingWords.has(root))

/** Whether at least half of the words that our question is about are in `text`. */
function keepsKeyWords(text: string, ours: string): boolean {
  const keys = listKeyWords(ours)
  const said = listStems(text, findWordRoot)
  return keys.length > 0 && keys.filter((root) => said.has(root)).length * 2 >= keys.length
}

const countSentences = (text: string) => text.match(/[.!?…]+["”’)]*(?:\s|$)/g)?.length ?? 0

/** Whether a text asks what our own wording asks, plainly and as one question. */
export function isSameQuestion(text: string, ours: string): boolean {
  const words = splitWords(text).length
  return (
    text.length <= lettersMax &&
    words >= wordsMin &&
    words <= wordsMax &&
    /^[^?]*\?$/.test(text) &&
    countSentences(text) <= sentencesMax &&
    !archetypeNames.test(text) &&
    !secrets.test(text) &&
    !hasLeak(text) &&
    isPlain(text) &&
    keepsKeyWords(text, ours)
  )
}

type Request = {
  asker: WritingAsker
  material: QuestionMaterial
  /** Whether a text states what nobody told us. */
  statesUntold: (text: string) => Promise<boolean>
  signal: AbortSignal
}

/** Undefined if what came back is of no use. Throws as the gate does. */
export async function writeInterviewQuestion(
  gate: ModelGate,
  { asker, material, statesUntold, signal }: Request,
): Promise<{ text: string; writtenBy: string } | undefined> {
  const messages = writeQuestionRequest(material)
  const text = readWrittenLine(await gate.writeText(asker, interviewPrompt, { messages, signal }))
  if (!gate.model || !isSameQuestion(text, material.question) || (await statesUntold(text))) return undefined
  return { text, writtenBy: gate.model.name }
}
