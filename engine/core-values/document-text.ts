/** A document for reading and for quoting: lines and sentences without marks of emphasis, each found again as it stands. */
import { type Line, linesOf, partingAt } from '#engine/language/document-lines.ts'
import { cutBeforeSmall } from '#engine/language/told-sentences.ts'

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
  return sentences.flatMap(cutBeforeSmall).filter((sentence) => /\p{L}/u.test(sentence))
}

const marks: ReadonlySet<string> = new Set('*_#>|`★☆')
const isBlank = (sign: string) => sign === ' ' || sign === '\n' || (sign > '~' ? /\s/.test(sign) : sign < ' ')

/**
 * Makes the function that finds a piece of a read line in the document and answers it word for word as it stands there,
 * with single blanks; undefined for what does not stand there.
 */
export function createQuoter(text: string): (piece: string) => string | undefined {
  const source = straighten(text)
  const signs: string[] = []
  const places: number[] = []
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? ''
    // What linesOf joins: a word that a page's edge has cut.
    const parting = partingAt(source, at)
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
