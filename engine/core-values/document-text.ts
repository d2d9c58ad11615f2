/** Prepares a document for reading (lines and sentences without emphasis marks) and for quoting it verbatim. */
import { type DocumentLine, measureHyphenation, splitDocumentLines } from '#engine/language/document-lines.ts'
import { splitBeforeLowercase } from '#engine/language/typed-sentence-text.ts'

/** Straightens quotation marks; every character keeps its position. */
const straighten = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

/** The document's lines; lines that were broken at the edge of a page are joined. */
export const readDocumentLines = (text: string): DocumentLine[] => splitDocumentLines(straighten(text))

const abbreviation = /\b(?:Mr|Mrs|Ms|Dr|St|Prof|No|vs|etc|e\.g|i\.e|approx|Ltd|Inc|Co|Jr|Sr)\.$/
const sentenceEnd = /(?<=[.!?]["')\]]?)\s+(?=["'([]?[\p{Lu}\d])/u

/** The sentences of a line. */
export function splitDocumentSentences(text: string): string[] {
  const sentences: string[] = []
  for (const part of text.split(sentenceEnd)) {
    const before = sentences.at(-1)
    if (before !== undefined && abbreviation.test(before)) sentences[sentences.length - 1] = `${before} ${part}`
    else sentences.push(part)
  }
  return sentences.flatMap(splitBeforeLowercase).filter((sentence) => /\p{L}/u.test(sentence))
}

const marks: ReadonlySet<string> = new Set('*_#>|`★☆')
const isBlank = (sign: string) => sign === ' ' || sign === '\n' || (sign > '~' ? /\s/.test(sign) : sign < ' ')

/**
 * Returns a function that looks up part of a line from `readDocumentLines` and returns it as the document has it, in single spaces;
 * undefined if the document does not contain it.
 */
export function createQuoter(text: string): (piece: string) => string | undefined {
  const source = straighten(text)
  const signs: string[] = []
  const places: number[] = []
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? ''
    // Skips the hyphen and line break of a word split across lines, as splitDocumentLines joins it.
    const parting = measureHyphenation(source, at)
    if (parting > 0) {
      at += parting - 1
      continue
    }
    const isGap = marks.has(sign) || isBlank(sign)
    if (isGap && signs.at(-1) === ' ') continue
    signs.push(isGap ? ' ' : sign)
    places.push(at)
  }
  const plain = signs.join('')
  return (piece) => {
    const start = piece === '' ? -1 : plain.indexOf(piece)
    if (start < 0) return undefined
    const from = places[start]
    const to = places[start + piece.length - 1]
    return from === undefined || to === undefined ? undefined : text.slice(from, to + 1).replace(/\s+/g, ' ')
  }
}
