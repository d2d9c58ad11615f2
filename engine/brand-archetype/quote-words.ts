/** Parts of an answer as they were said, never longer than can be read in passing. */
import { type Token, tokensOf } from './tokens.ts'

const quoteLengthMax = 160
const mirrorWordsMax = 9
const mirrorLengthMin = 5
/** Nine words of ordinary length; whoever types without blanks is not mirrored. */
export const mirrorLengthMax = 90

type Span = { start: number; end: number }

/** The sentence around a span, or the words next to it where the sentence is long; always verbatim. */
export function quoteAround(text: string, span: Span): string {
  const sentence = pieceAround(text, span, /[.!?;\n]+["”’)]*\s+|\n+/g)
  if (sentence.end - sentence.start <= quoteLengthMax) return cut(text, sentence)
  const clause = pieceAround(text, span, /[.!?;,:\n–—]+["”’)]*\s+|\n+/g)
  return clause.end - clause.start <= quoteLengthMax ? cut(text, clause) : cut(text, windowAround(text, span, 12))
}

/** A phrase short enough to be said back in half a sentence, without the small words at its ends; '' where there is none. */
export function mirrorPhrase(text: string, span: Span | undefined): string {
  const clause = pieceAround(text, span ?? { start: 0, end: 0 }, /[.!?;,:\n–—"“”()]+\s*/g)
  const words = tokensOf(text).filter(({ start, end }) => start >= clause.start && end <= clause.end)
  const at = words.findIndex(({ end }) => span !== undefined && end > span.start)
  const from = at < mirrorWordsMax - 1 ? 0 : Math.min(at - 2, words.length - mirrorWordsMax)
  const kept = withoutSmallEnds(words.slice(from, from + mirrorWordsMax))
  const [first, last] = [kept[0], kept.at(-1)]
  const phrase = first === undefined || last === undefined ? '' : text.slice(first.start, last.end)
  return phrase.length >= mirrorLengthMin && phrase.length <= mirrorLengthMax ? phrase : ''
}

const smallWord =
  /^(?:a|an|the|and|or|but|nor|so|of|to|at|in|on|by|for|from|with|that|which|who|because|if|when|while|is|are|was|were|has|have|as|than|then|also|just|my|our|your|their|his|her|its)$/

function withoutSmallEnds(words: readonly Token[]): readonly Token[] {
  const isSmall = ({ word }: Token) => smallWord.test(word)
  const from = words.findIndex(
    (word) => !/^(?:and|or|but|so|that|which|who|because|is|are|was|were|than|then|of)$/.test(word.word),
  )
  const to = words.findLastIndex((word) => !isSmall(word))
  return from < 0 ? [] : words.slice(from, to + 1)
}

function pieceAround(text: string, { start, end }: Span, parting: RegExp): Span {
  let from = 0
  let to = text.length
  for (const { 0: mark, index } of text.matchAll(parting)) {
    if (index + mark.length <= start) from = index + mark.length
    else if (index >= end && index > from) {
      to = index + (mark.match(/^[.!?]+["”’)]*/)?.[0].length ?? 0)
      break
    }
  }
  return { start: from, end: to }
}

/** At most `words` words that begin at most three before the span. */
function windowAround(text: string, { start }: Span, words: number): Span {
  const tokens = tokensOf(text)
  const at = Math.max(0, tokens.findIndex((token) => token.end > start) - 3)
  const first = tokens[at]
  const last = tokens[Math.min(tokens.length, at + words) - 1]
  return { start: first?.start ?? 0, end: last?.end ?? text.length }
}

const cut = (text: string, { start, end }: Span) =>
  text.slice(start, end).replace(/^[\s"“”‘(),;:–—-]+|[\s"“”(,;:–—-]+$/g, '')
