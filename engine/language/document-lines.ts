/** Splits a document into lines and rejoins sentences and words that were broken at the page margin. */

/** `raw` keeps the list marker; `text` has no emphasis marks and only single spaces. */
export type DocumentLine = { raw: string; text: string; isBlankBefore: boolean }

/** Lines with fewer characters, such as page numbers, are dropped. */
const lineMin = 3
const lineMax = 20_000
/**
 * A line broken at the margin has at least `brokenMin` characters and `brokenShare` of the longest line of its paragraph.
 * If words are hyphenated, columns are narrow and `narrowMin` applies.
 */
const brokenMin = 30
const narrowMin = 12
const brokenShare = 0.6

const parting = /(?:(?<=\p{Ll})-\r?\n\s*(?=\p{Ll})|(?<=\p{Lu}{2})-\r?\n\s*(?=\p{Lu}{2}))/uy
/** Length of a line-end hyphenation at this position (hyphen, line break, indent); 0 if there is none. */
export function measureHyphenation(text: string, at: number): number {
  if (text[at] !== '-') return 0
  parting.lastIndex = at
  return parting.exec(text)?.[0].length ?? 0
}
const isParted = (before: string, after: string) => measureHyphenation(`${before}\n${after}`, before.length - 1) > 0

/** The marker in front of a list item. */
export const bulletPattern =
  /^\s*(?:[-*•‣·–—▪◦+●■◆¨¤]|[A-Z]\d{1,2}[.)]|\d{1,2}(?:\.\d{1,2})+\.?|\(?\d{1,2}[.)]|\(?(?:[a-z]|i{1,3}|iv|vi{0,3}|ix)[.)])\s+/

const numbered = /^\s*\(?\d{1,2}[.)]\s/
/** True for a numbered heading: “2. Our guests” above text or an unnumbered list, but not above “3. …”. */
export const isNumberedHeading = ({ raw }: DocumentLine, next: DocumentLine | undefined): boolean =>
  numbered.test(raw) && next !== undefined && !numbered.test(next.raw)

const openEnd = /(?:,|\b(?:a|an|the|and|or|but|of|to|our|my|your|their|its|is|are|was|were|than))$/i

/** The non-empty lines of a text, in order, with broken lines rejoined. */
export function splitDocumentLines(text: string): DocumentLine[] {
  const lines: DocumentLine[] = []
  let paragraph: DocumentLine[] = []
  let isBlankBefore = true
  const close = () => {
    lines.push(...joined(paragraph))
    paragraph = []
  }
  for (const raw of text.split(/\r?\n/)) {
    const cleaned = cleanedLine(raw)
    if (cleaned === '') {
      close()
      isBlankBefore = true
      continue
    }
    if (cleaned.length < lineMin) continue
    paragraph.push({ raw, text: cleaned, isBlankBefore })
    isBlankBefore = false
  }
  close()
  return lines
}

const cleanedLine = (raw: string) =>
  raw
    .replace(/[*_#>|`★☆]{1,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, lineMax)

function joined(paragraph: readonly DocumentLine[]): DocumentLine[] {
  const longest = Math.max(0, ...paragraph.map(({ text }) => text.length))
  const isNarrow = paragraph.some(({ text }, at) => isParted(text, paragraph[at + 1]?.text ?? ''))
  const min = Math.max(isNarrow ? narrowMin : brokenMin, longest * brokenShare)
  const lines: { first: DocumentLine; parts: string[]; last: string }[] = []
  for (const [at, line] of paragraph.entries()) {
    const before = lines.at(-1)
    // The rest of a broken line ends its paragraph or a sentence; a short line in the middle is a heading.
    const isApart = line.text.length < min && at + 1 < paragraph.length && !/[.!?:;,…-]["”’)]*$/.test(line.text)
    if (before !== undefined && !isApart && goesOn(before.last, line, min)) {
      if (isParted(before.last, line.text)) before.parts.push((before.parts.pop() ?? '').slice(0, -1) + line.text)
      else before.parts.push(line.text)
      before.last = line.text
    } else lines.push({ first: line, parts: [line.text], last: line.text })
  }
  return lines.map(({ first, parts }) => ({ ...first, text: parts.join(' ').slice(0, lineMax) }))
}

function goesOn(before: string, line: DocumentLine, min: number): boolean {
  if (bulletPattern.test(line.raw)) return false
  if (isParted(before, line.text)) return true
  if (before.length < min) return false
  if (/[.!?:;…]["”’)]*$/.test(before) || /^[\p{L} ]{2,24}(?::| [-–—])\s/u.test(line.text)) return false
  return /^[\p{Ll}("“]/u.test(line.text) || openEnd.test(before)
}
