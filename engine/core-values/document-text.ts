/** A document for reading and for quoting: lines and sentences without marks of emphasis, each found again as it stands. */
import { type Line, linesOf } from '#engine/language/document-lines.ts'

/** Text with straight quotation marks; every character keeps its place. */
const straighten = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

/** The document's lines; none longer than a page's edge made it. */
export const readLines = (text: string): Line[] => linesOf(straighten(text))

const abbreviation = /\b(?:Mr|Mrs|Ms|Dr|St|Prof|No|vs|etc|e\.g|i\.e|approx|Ltd|Inc|Co|Jr|Sr)\.$/
const sentenceEnd = /(?<=[.!?]["')\]]?)\s+(?=["'([]?[\p{Lu}\d])/u

/** The sentences of a line. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const part of text.split(sentenceEnd)) {
    const before = sentences.at(-1)
    if (before !== undefined && abbreviation.test(before)) sentences[sentences.length - 1] = `${before} ${part}`
    else sentences.push(part)
  }
  return sentences.filter((sentence) => /\p{L}/u.test(sentence))
}

const isMark = (sign: string) => /[*_#>|`★☆]/.test(sign)

/**
 * Makes the function that finds a piece of a read line in the document and answers it word for word as it stands there,
 * with single blanks; undefined for what does not stand there.
 */
export function createQuoter(text: string): (piece: string) => string | undefined {
  const source = straighten(text)
  let plain = ''
  const places: number[] = []
  const add = (sign: string, at: number) => {
    plain += sign
    places.push(at)
  }
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? ''
    // What linesOf joins: a word that a page's edge has cut.
    const cut = sign === '-' ? /^-\r?\n\s*(?=\p{Ll})/u.exec(source.slice(at, at + 20)) : null
    if (cut) at += cut[0].length - 1
    else if (isMark(sign) || /\s/.test(sign)) {
      if (!plain.endsWith(' ')) add(' ', at)
    } else add(sign, at)
  }
  return (piece) => {
    const start = piece === '' ? -1 : plain.indexOf(piece)
    if (start < 0) return undefined
    const from = places[start]
    const to = places[start + piece.length - 1]
    return from === undefined || to === undefined ? undefined : text.slice(from, to + 1).replace(/\s+/g, ' ')
  }
}
