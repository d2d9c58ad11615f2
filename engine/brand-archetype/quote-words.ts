/** Verbatim excerpts of an answer, short enough to take in at a glance. */
import { findWordPositions, splitIntoTokens } from './tokens.ts'

const quoteLengthMax = 160
const mirrorWordsMin = 3
const mirrorWordsMax = 14
/** Maximum length of a sentence quoted back in a question: fourteen ordinary words, but no endless string without spaces. */
export const mirroredSentenceLengthMax = 90
const sentenceEnd = /[.!?;\n]+["”’)]*\s+|\n+/g

export type TextSpan = { start: number; end: number }

/** The sentence around a span, or the words next to it if the sentence is long; always verbatim. */
export function quoteAroundSpan(text: string, span: TextSpan): string {
  const sentence = pieceAround(text, span, sentenceEnd)
  if (sentence.end - sentence.start <= quoteLengthMax) return cut(text, sentence)
  const clause = pieceAround(text, span, /[.!?;,:\n–—]+["”’)]*\s+|\n+/g)
  return clause.end - clause.start <= quoteLengthMax ? cut(text, clause) : cut(text, windowAround(text, span, 12))
}

/** Quotes a short answer whole, as one sentence may contradict the next; from a longer one, the sentence around the span. */
export const quoteAnswer = (text: string, span: TextSpan): string =>
  text.trim().length <= quoteLengthMax ? cut(text, { start: 0, end: text.length }) : quoteAroundSpan(text, span)

/** A whole sentence of the owner's, short enough to quote back; '' if there is none, as a fragment may mean the opposite. */
export function findSentenceToMirror(text: string, span: TextSpan | undefined): string {
  if (span === undefined) return ''
  const sentence = pieceAround(text, span, sentenceEnd)
  const said = text
    .slice(sentence.start, sentence.end)
    .trim()
    .replace(/[.;:,\s]+$/, '')
  const words = splitIntoTokens(said).length
  const isShort = words >= mirrorWordsMin && words <= mirrorWordsMax && said.length <= mirroredSentenceLengthMax
  return isShort && !quotation.test(said) ? said : ''
}

/** Marks that the owner is quoting someone else; an apostrophe within a word does not count. */
const quotation = /["“”()[\]]|(?:^|\s)['‘]|['’](?:\s|$)/

/** The complete sentences of an answer, with their end marks; skips those that contain a quotation. */
export function listUnquotedSentences(text: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const { 0: mark, index } of text.matchAll(sentenceEnd)) {
    parts.push(text.slice(from, index + mark.trimEnd().length))
    from = index + mark.length
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '' && !quotation.test(part))
}

function pieceAround(text: string, { start, end }: TextSpan, parting: RegExp): TextSpan {
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

/** At most `words` words, starting up to three before the span. */
function windowAround(text: string, { start }: TextSpan, words: number): TextSpan {
  const places = findWordPositions(text)
  const at = Math.max(0, places.findIndex(({ end }) => end > start) - 3)
  const first = places[at]
  const last = places[Math.min(places.length, at + words) - 1]
  return { start: first?.start ?? 0, end: last?.end ?? text.length }
}

const cut = (text: string, { start, end }: TextSpan) =>
  text.slice(start, end).replace(/^[\s"“”‘(),;:–—-]+|[\s"“”(,;:–—-]+$/g, '')
