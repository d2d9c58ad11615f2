/** The words of an answer with their positions, so that matches can be quoted verbatim. */
import { stemWord } from '#engine/language/stem.ts'

export type AnswerToken = {
  /** Lower case, straight apostrophes. */
  word: string
  stem: string
  start: number
  end: number
  /** Index of the sentence. */
  sentence: number
}

const words = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu
const wordOrStop = new RegExp(`${words.source}|[.!?;:\\n]+`, 'gu')

export function splitIntoTokens(text: string): AnswerToken[] {
  const tokens: AnswerToken[] = []
  let sentence = 0
  for (const { 0: found, index } of text.matchAll(wordOrStop)) {
    if (/^[.!?;:\n]/.test(found)) {
      sentence += 1
      continue
    }
    const word = found.toLowerCase().replace(/’/g, "'")
    tokens.push({ word, stem: stemWord(word), start: index, end: index + found.length, sentence })
  }
  return tokens
}

/** The positions of the words only; stemming them would cost more than finding them. */
export const findWordPositions = (text: string): { start: number; end: number }[] =>
  Array.from(text.matchAll(words), ({ 0: found, index }) => ({ start: index, end: index + found.length }))

const denials: ReadonlySet<string> = new Set(
  (
    "no not never none nobody nothing nowhere neither nor without hardly barely scarcely rarely seldom isn't aren't wasn't weren't " +
    "don't doesn't didn't won't wouldn't can't cannot couldn't shouldn't hasn't haven't hadn't ain't refuse less stop stopped"
  ).split(' '),
)
const denialReach = 3

/** Whether the word at `at` is negated: an odd number of negations in the three words before it, in the same sentence. */
export function isNegated(tokens: readonly AnswerToken[], at: number): boolean {
  const sentence = tokens[at]?.sentence
  const before = tokens.slice(Math.max(0, at - denialReach), at).filter((token) => token.sentence === sentence)
  return before.filter(({ word }) => denials.has(word)).length % 2 === 1
}
