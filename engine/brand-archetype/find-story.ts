/** Detects an answer about something that happened and came at a cost: worth a follow-up question. */
import { matchPatterns } from './match-patterns.ts'
import { costSignIndex, eventSignIndex } from './motif-table.ts'
import type { TextSpan } from './quote-words.ts'
import { isNegated, splitIntoTokens } from './tokens.ts'

const storyWordsMin = 12

/** The span that tells the cost; undefined if the answer is not such a story. */
export function findCostlyStory(text: string): TextSpan | undefined {
  const tokens = splitIntoTokens(text)
  if (tokens.length < storyWordsMin) return undefined
  const matches = matchPatterns(tokens)
  const cost = matches.find(({ motif, from }) => motif === costSignIndex && !isNegated(tokens, from))
  const [first, last] = [tokens[cost?.from ?? -1], tokens[cost?.to ?? -1]]
  const isTold = matches.some(({ motif }) => motif === eventSignIndex)
  return isTold && first && last ? { start: first.start, end: last.end } : undefined
}
