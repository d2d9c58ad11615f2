/** A line taken apart and put together again: its sentences, what comes of one as a part of its own, and words within them. */
import { closed, withCapital } from '#engine/language/told-sentences.ts'

/** What ends a sentence, with the blank after it; "No. 4" and "6 a.m. sharp" are rare enough to be left. */
const afterEnd = /(?<=[.!?…]["”’)]*)\s+|(?<=;)\s+/

/** The sentences of a line as they stand in it; "Tolley’s: we mend shoes." is one. */
export const sentencesOf = (line: string): string[] =>
  line
    .trim()
    .split(afterEnd)
    .filter((sentence) => sentence !== '')

/** "We mend shoes, so you dance again." has two parts. */
const beforeResult = /(?<=,)\s+(?=so (?:you|we|I)\b)/
const startsResult = /^so (?=(?:you|we|I)\b)/

/** The parts of a line as they stand in it: its sentences, and what comes of one. */
export const partsOf = (line: string): string[] => sentencesOf(line).flatMap((sentence) => sentence.split(beforeResult))

/** Parts as one line: each a sentence of its own, and "so you …" goes on after the comma that it followed. */
export const joinParts = (parts: readonly string[]): string =>
  parts
    .map((part, at) => {
      const goesOn = (index: number) => parts[index - 1]?.endsWith(',') && startsResult.test(parts[index] ?? '')
      const start = goesOn(at) ? part : withCapital(part.replace(startsResult, ''))
      return goesOn(at + 1) ? start : closed(start.replace(/[;,:]$/, ''))
    })
    .join(' ')

const startsSmall = /^(?:We|You|Your|Our|With|For|When|If|No|The|A|An|Every)\b/
/** How a sentence goes on after a semicolon: what may be a name keeps its capital. */
export const afterSemicolon = (part: string) =>
  startsSmall.test(part) ? part.charAt(0).toLowerCase() + part.slice(1) : part

export const withoutEnd = (part: string) => part.replace(/[.,;]$/, '')

/** In small letters and with plain quotation marks, every sign at its place. */
const leveled = (text: string) =>
  text
    .replace(/\p{Lu}/gu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')

/** A phrase to look for: without quotation marks around it, case and end mark. */
export const plain = (text: string) =>
  leveled(text)
    .replace(/"/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,!?]$/, '')

const isWordSign = (sign: string) => /[\p{L}\p{N}]/u.test(sign)

/** Where `phrase` stands in `line` as words of their own, from `from` on; undefined where it does not. */
export function findPhrase(line: string, phrase: string, from = 0): { start: number; end: number } | undefined {
  const [sought, text] = [plain(phrase), leveled(line)]
  if (sought === '') return undefined
  for (let start = text.indexOf(sought, from); start >= 0; start = text.indexOf(sought, start + 1)) {
    const end = start + sought.length
    if (!isWordSign(text.charAt(start - 1)) && !isWordSign(text.charAt(end))) return { start, end }
  }
  return undefined
}

const joint = /^\s*(?:and|or|but)\b/i
const opensHere = /(?:^|[.!?;:(]|\b(?:a|an|the|and|or|is|are|with))$/i

/** The line without what stands from `start` to `end`: no doubled marks are left, no "and" that joins nothing, no wrong "an". */
export function without(line: string, { start, end }: { start: number; end: number }): string {
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
  return joinParts(partsOf(left).filter((part) => /[\p{L}\p{N}]/u.test(part)))
}
