/** Parts of an answer as they were said, never longer than can be read in passing. */
import { tokensOf } from './tokens.ts'

const quoteLengthMax = 160
const mirrorWordsMax = 9

type Span = { start: number; end: number }

/** The sentence around a span, or the words next to it where the sentence is long; always verbatim. */
export function quoteAround(text: string, span: Span): string {
  const sentence = pieceAround(text, span, /[.!?;\n]+["”’)]*\s+|\n+/g)
  if (sentence.end - sentence.start <= quoteLengthMax) return cut(text, sentence)
  const clause = pieceAround(text, span, /[.!?;,:\n–—]+["”’)]*\s+|\n+/g)
  return clause.end - clause.start <= quoteLengthMax ? cut(text, clause) : cut(text, windowAround(text, span, 12))
}

/** A phrase short enough to be said back in half a sentence; '' where there is none of at least two words. */
export function mirrorPhrase(text: string, span: Span | undefined): string {
  const tokens = tokensOf(text)
  if (tokens.length < 2) return ''
  const at = span ?? { start: 0, end: 0 }
  const clause = pieceAround(text, at, /[.!?;,:\n–—"“”()]+\s*/g)
  const length = tokensOf(cut(text, clause)).length
  if (length >= 2 && length <= mirrorWordsMax) return cut(text, clause)
  return length < 2 ? '' : cut(text, windowAround(text, at, mirrorWordsMax))
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
