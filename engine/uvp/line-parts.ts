/**
 * Splits a line (a value proposition) into parts and joins them again. A part is a sentence, or a result ("so you …") at its
 * end. Also finds and removes phrases.
 */
import { addFullStop, capitalizeSentence } from '#engine/language/typed-sentence-text.ts'

/** The space after the end of a sentence. Also splits "No. 4" and "6 a.m. sharp", which are too rare to handle. */
const afterEnd = /(?<=[.!?…]["”’)]*)\s+|(?<=;)\s+/

/** The sentences of a line, verbatim; "Tolley’s: we mend shoes." is one. */
export const splitUvpSentences = (line: string): string[] =>
  line
    .trim()
    .split(afterEnd)
    .filter((sentence) => sentence !== '')

/** Where a result begins: "We mend shoes, so you dance again." has two parts. */
const beforeResult = /(?<=,)\s+(?=so (?:you|we|I)\b)/
const startsResult = /^so (?=(?:you|we|I)\b)/

/** The parts of a line, verbatim: its sentences, with results split off. */
export const splitUvpParts = (line: string): string[] =>
  splitUvpSentences(line).flatMap((sentence) => sentence.split(beforeResult))

/** Joins parts into one line: each becomes a sentence, but "so you …" continues after the comma it originally followed. */
export const joinUvpParts = (parts: readonly string[]): string =>
  parts
    .map((part, at) => {
      const goesOn = (index: number) => parts[index - 1]?.endsWith(',') && startsResult.test(parts[index] ?? '')
      const start = goesOn(at) ? part : capitalizeSentence(part.replace(startsResult, ''))
      return goesOn(at + 1) ? start : addFullStop(start.replace(/[;,:]$/, ''))
    })
    .join(' ')

const startsSmall = /^(?:We|You|Your|Our|With|For|When|If|No|The|A|An|Every)\b/
/** Lowers the first letter of a sentence after a semicolon, unless it may be a name. */
export const lowerAfterSemicolon = (part: string) =>
  startsSmall.test(part) ? part.charAt(0).toLowerCase() + part.slice(1) : part

export const dropEndMark = (part: string) => part.replace(/[.,;]$/, '')

/** Lower case with straight quotation marks; every character keeps its position. */
const leveled = (text: string) =>
  text
    .replace(/\p{Lu}/gu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')

/** Normalises a phrase for searching: no quotation marks, lower case, no end mark. */
export const normalizePhrase = (text: string) =>
  leveled(text)
    .replace(/"/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,!?]$/, '')

const isWordSign = (sign: string) => /[\p{L}\p{N}]/u.test(sign)

/** The first position of `phrase` in `line` as whole words, from index `from` on; undefined if absent. */
export function findPhrasePosition(line: string, phrase: string, from = 0): { start: number; end: number } | undefined {
  const [sought, text] = [normalizePhrase(phrase), leveled(line)]
  if (sought === '') return undefined
  for (let start = text.indexOf(sought, from); start >= 0; start = text.indexOf(sought, start + 1)) {
    const end = start + sought.length
    if (!isWordSign(text.charAt(start - 1)) && !isWordSign(text.charAt(end))) return { start, end }
  }
  return undefined
}

const joint = /^\s*(?:and|or|but)\b/i
const opensHere = /(?:^|[.!?;:(]|\b(?:a|an|the|and|or|is|are|with))$/i

/** The line without the range; also cleans up doubled punctuation, a dangling "and" and a wrong "a" or "an". */
export function removeRange(line: string, { start, end }: { start: number; end: number }): string {
  const rest = line.slice(end)
  const before = line
    .slice(0, start)
    .trimEnd()
    .replace(joint.test(rest) ? /,$/ : /$/, '')
  const after = opensHere.test(before) ? rest.replace(joint, '') : rest
  const isVowel = /^\s*[aeiou]/i.test(after)
  const left = `${before.replace(/\b(a)n?$/i, isVowel ? '$1n' : '$1')} ${after}`
    .replace(/\s+/g, ' ')
    .replace(/,?\s\b(?:and|or|but|so|with|for)(?= ?[.,;:!?]| ?$)/gi, '')
    .replace(/ ([.,;:!?])/g, '$1')
    .replace(/,(?=[.;:!?,])/g, '')
    .replace(/(?<=[.!?:]),/g, '')
  return joinUvpParts(splitUvpParts(left).filter((part) => /[\p{L}\p{N}]/u.test(part)))
}
