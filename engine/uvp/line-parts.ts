/** A line taken apart and put together again: its sentences, and the name before the offer. */
import { closed, inRunningText, sentencesTold, withCapital } from '#engine/language/told-sentences.ts'

/** A letter or sign that ends a sentence, with the blank after it; "No. 4" and "6 a.m. sharp" are rare enough to be left. */
const afterEnd = /(?<=[.!?…]["”’)]*)\s+|(?<=;)\s+/

/** The parts of a line as they stand in it; "Tolley’s: we mend shoes." is one. */
export const partsOf = (line: string): string[] =>
  line
    .trim()
    .split(afterEnd)
    .filter((part) => part !== '')

/** Parts as sentences of one line: each with its capital and its end mark. */
export const joinParts = (parts: readonly string[]): string =>
  parts.map((part) => closed(withCapital(part.replace(/[;,:]$/, '')))).join(' ')

/** How a sentence goes on after a semicolon. */
export const afterSemicolon = (part: string) => inRunningText({ text: part, typed: part })

export const withoutEnd = (part: string) => part.replace(/[.;]$/, '')

/** A phrase to look for: without quotation marks, case and the kind of apostrophe. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”"]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,!?]$/, '')

/** Where `phrase` stands in `line`, whatever its case and apostrophes; undefined where it does not. */
export function findPhrase(line: string, phrase: string): { start: number; end: number } | undefined {
  const sought = plain(phrase)
  const start = line.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').indexOf(sought)
  return sought === '' || start < 0 ? undefined : { start, end: start + sought.length }
}

/** What follows a phrase that went: no mark and no "and" before it. */
export const withoutStart = (rest: string) => rest.replace(/^[\s,;:.!?]*(?:(?:and|but|so|or)\b,?\s*)?/i, '')

/** What was left when a phrase went: no doubled marks, no "and" at a beginning. */
export const tidied = (line: string) =>
  joinParts(
    partsOf(
      line
        .replace(/\s+/g, ' ')
        .replace(/\s+([.,;:!?])/g, '$1')
        .replace(/,(?=[.;:!?,])/g, ''),
    )
      .map(withoutStart)
      .filter((part) => /[\p{L}\p{N}]/u.test(part)),
  )

/** A sentence that she typed into a wish, as it stands in a line. */
export const asSentence = (typed: string) =>
  sentencesTold(typed)
    .map(({ text }) => closed(text))
    .join(' ')
