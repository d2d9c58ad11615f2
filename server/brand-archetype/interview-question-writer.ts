/** Lets a language model word a question of the interview, and checks that it still asks the same. */
import { archetypeIds, archetypes } from '#contract/plain/archetypes.ts'
import { hasLeak } from '#engine/grounding/check-lines.ts'
import { findWordRoot, listStems, splitWords } from '#engine/language/stem.ts'
import {
  followUpPrompt,
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
const plainChecks = [interviewPrompt, followUpPrompt].map(createPlainTextCheck)

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

/** Whether a text is one plain question that may be put to the owner. */
function isFitQuestion(text: string): boolean {
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
    plainChecks.every((isPlain) => isPlain(text))
  )
}

/** Whether a text asks what our own wording asks, plainly and as one question. */
export const isSameQuestion = (text: string, ours: string): boolean => isFitQuestion(text) && keepsKeyWords(text, ours)

const sharedMin = 2

/** Whether a text asks on about `subject`: our own follow-up, and the question and answer before it. */
export function isFollowUp(text: string, subject: readonly string[]): boolean {
  const known = listStems(subject.join(' '), findWordRoot)
  const shared = [...listStems(text, findWordRoot)].filter((root) => known.has(root) && !askingWords.has(root))
  return isFitQuestion(text) && shared.length >= sharedMin
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
  const { question, answers } = material
  const last = answers.at(-1)
  const messages = writeQuestionRequest(material)
  const prompt = material.isFollowUp ? followUpPrompt : interviewPrompt
  const text = readWrittenLine(await gate.writeText(asker, prompt, { messages, signal }))
  const isUsable = material.isFollowUp
    ? isFollowUp(text, [question, last?.question ?? '', last?.answer ?? ''])
    : isSameQuestion(text, question)
  if (!gate.model || !isUsable || (await statesUntold(text))) return undefined
  return { text, writtenBy: gate.model.name }
}
