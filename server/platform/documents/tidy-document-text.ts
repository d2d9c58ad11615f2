import { documentLimits } from './document-limits.ts'

/**
 * Tidies a parser's output: one kind of line break, no control characters, no runs of blanks, at most one empty line;
 * then cuts it at a word to `documentLimits.charactersMax` characters. Linear in the length of the text.
 */
export function tidyDocumentText(raw: string): { text: string; isCut: boolean } {
  const text = raw
    .toWellFormed()
    .replace(/\r\n?|[\f\v\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\t\n]|[\u00ad\u200b\ufeff]/gu, '')
    .replace(/[^\S\n]+/g, (blanks) => (blanks.includes('\t') ? '\t' : ' '))
    .replace(/[ \t]?\n[ \t]?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const isCut = text.length > documentLimits.charactersMax
  return { text: isCut ? cutAtWord(text, documentLimits.charactersMax) : text, isCut }
}

/** Longer than any word; text without blanks for this long is cut at the limit. */
const wordLengthMax = 100

function cutAtWord(text: string, charactersMax: number): string {
  const tail = text.slice(charactersMax - wordLengthMax, charactersMax + 1)
  const lastBlank = tail.search(/\s\S*$/)
  const end = lastBlank < 0 ? charactersMax : charactersMax - wordLengthMax + lastBlank
  // Drop half of a surrogate pair split by the cut, which became U+FFFD.
  return text
    .slice(0, end)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()
}
