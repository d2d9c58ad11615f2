/** Detects an answer about something that happened and came at a cost: worth a follow-up question. */
import { matchPatterns } from './match-patterns.ts'
import { costSign, eventSign } from './motif-table.ts'
import type { Span } from './quote-words.ts'
import { isDenied, tokensOf } from './tokens.ts'

const storyWordsMin = 12

/** The span that tells the cost; undefined if the answer is not such a story. */
export function findStory(text: string): Span | undefined {
  const tokens = tokensOf(text)
  if (tokens.length < storyWordsMin) return undefined
  const matches = matchPatterns(tokens)
  const cost = matches.find(({ motif, from }) => motif === costSign && !isDenied(tokens, from))
  const [first, last] = [tokens[cost?.from ?? -1], tokens[cost?.to ?? -1]]
  const isTold = matches.some(({ motif }) => motif === eventSign)
  return isTold && first && last ? { start: first.start, end: last.end } : undefined
}
