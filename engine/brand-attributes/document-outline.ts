/** Splits a document into sentences and lists, each with the category that the heading or label above it names. */
import type { Category } from '#contract/plain/brand.ts'
import {
  bulletPattern,
  type DocumentLine,
  isNumberedHeading,
  splitDocumentLines,
} from '#engine/language/document-lines.ts'
import { splitBeforeLowercase } from '#engine/language/typed-sentence-text.ts'
import { findAnnouncedCategory, findNamedCategory, isUnrelatedHeading } from './announced-categories.ts'

/** `entries`: the items of a list, as typed; [] for a sentence. */
export type DocumentPiece = { text: string; topic: Category | undefined; entries: readonly string[] }

/** Longer runs without punctuation are not sentences; they are truncated, which keeps every search short. */
const pieceMax = 500
const headingWordsMax = 9
const entryWordsMax = 5
const labelWordsMax = 7

const label = /^([^:=?]{2,60}?)\s*(?::|=|\s[–—-]\s)\s*(.*)$/u
/** Numbering as in forms: "Q:", "Section 4:", "Slide 2 -". */
const counted = /^(?:[qa]\s*[.:]|(?:section|question|part|slide|page|step)\s?\d{1,2}\s*[:.)–—-])\s*/iu
/** A name that starts more than one line this way is a speaker: "Ines: Mostly …". */
const speaker = /^(\p{Lu}[\p{L}.']{0,20}(?: \p{Lu}[\p{L}.']{1,20})?)\s*:\s+/u

/**
 * What the last heading says about the lines below it. `isAside`: they do not describe the brand; `isNamed`: the heading is
 * exactly a category's name.
 */
type State = { topic: Category | undefined; isAside: boolean; isNamed: boolean }
type Read = State & { pieces: DocumentPiece[] }

/** The sentences and lists of a document, in order. */
export function outlineDocument(text: string): DocumentPiece[] {
  const lines = splitDocumentLines(text)
  const names = lines.flatMap((line) => line.text.match(speaker)?.[1] ?? [])
  const speakers = new Set(
    names.filter((name, at) => names.indexOf(name) !== at && findAnnouncedCategory(name) === undefined),
  )
  const pieces: DocumentPiece[] = []
  let state: State = { topic: undefined, isAside: false, isNamed: false }
  for (const [at, line] of lines.entries()) {
    const bare = line.text.replace(bulletPattern, '').trim()
    const isSaid = speakers.has(bare.match(speaker)?.[1] ?? '')
    const said = (isSaid ? bare.replace(speaker, '') : bare).replace(counted, '').trim()
    const { pieces: read, ...next } = readLine(line, said, lines[at + 1], state)
    pieces.push(...read)
    // In a dialogue, a question to another speaker is not a heading: it gives the next lines no category.
    state = isSaid && read.length === 0 ? { ...next, topic: undefined } : next
  }
  return pieces
}

const heads = (topic: Category | undefined, isOut = false, isNamed = false): Read => ({
  ...{ topic, isAside: isOut, isNamed },
  pieces: [],
})

function readLine(line: DocumentLine, text: string, next: DocumentLine | undefined, state: State): Read {
  const isItem = bulletPattern.test(line.raw)
  const category = findNamedCategory(text)
  if (category !== undefined) return heads(category, false, true)
  const [, name = '', rest = ''] = label.exec(text) ?? []
  const isLabel = name !== '' && name.split(' ').length <= labelWordsMax
  if (isLabel && isUnrelatedHeading(name)) return rest === '' ? heads(undefined, true) : { ...state, pieces: [] }
  const named = isLabel ? findAnnouncedCategory(name) : undefined
  if (named !== undefined && rest === '') return heads(named)
  if (named !== undefined && entriesOf(rest, true).length > 0)
    return { ...state, isAside: false, pieces: [{ text: rest, topic: named, entries: entriesOf(rest, true) }] }
  const entries = entriesOf(text, isItem || state.isNamed)
  if (state.isNamed && entries.length > 0 && !endsList(line, text, next))
    return { ...state, pieces: [{ text, topic: state.topic, entries }] }
  const isQuestion = /\?["”)]*$/u.test(text) && sentencesOf(text).length === 1
  if (isQuestion || isHeading(line, text, isItem))
    return heads(findAnnouncedCategory(text), findAnnouncedCategory(text) === undefined && isUnrelatedHeading(text))
  if (state.isAside) return { ...state, pieces: [] }
  if (entries.length > 0) return { ...state, pieces: [{ text, topic: state.topic, entries }] }
  const told = sentencesOf(text).filter((sentence) => !sentence.endsWith('?'))
  return { ...state, pieces: told.map((sentence) => ({ text: sentence, topic: state.topic, entries: [] })) }
}

/** The items of a line, as typed: short parts between commas, or one short line; [] if any part is too long. */
function entriesOf(text: string, isItem: boolean): string[] {
  const entries = text
    .replace(/[.!…:]+$/u, '')
    .split(/[,;•](?!\d)\s*(?:(?:and|or|&) )?|(?<=^\S+) (?:and|&) (?=\S+$)|\.\s+/u)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
  const isList = entries.every((part) => part.split(/\s+/).length <= entryWordsMax)
  return isList && (isItem || !/[.!?]$/.test(text)) ? entries : []
}

const isCapitals = (text: string) => /^[\d.\s]*[\p{Lu}\s\d&'’/-]{3,}[:?.…]*$/u.test(text)

/** Whether a line looks like a heading: short and without an end mark, or in capitals. */
function isHeading({ raw, isBlankBefore }: DocumentLine, text: string, isItem: boolean): boolean {
  if (text.split(' ').length > headingWordsMax) return false
  if (isItem) return /^\s*\d/.test(raw) && !/[.!,;]$/.test(text) && findAnnouncedCategory(text) !== undefined
  if (isCapitals(text)) return true
  return /^\p{Lu}/u.test(text) && !/[.!,;]$/.test(text) && (isBlankBefore || findAnnouncedCategory(text) !== undefined)
}

/**
 * Whether a line in a list of words is the next heading: a question, capitals, or a line above a list or longer text. A
 * plain "Different" is a word of the list.
 */
function endsList(line: DocumentLine, text: string, next: DocumentLine | undefined): boolean {
  if (bulletPattern.test(line.raw)) return isNumberedHeading(line, next)
  const isKnown = text.includes(' ') && findAnnouncedCategory(text) !== undefined
  if (isKnown && (/^(?:what|whom?|why|how|our|my)\b/iu.test(text) || isCapitals(text))) return true
  return (
    next !== undefined &&
    (bulletPattern.test(next.raw) || (line.isBlankBefore && entriesOf(next.text, false).length === 0))
  )
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…]["”’)]?)\s+(?=["“'(\p{Lu}\d])/u)
    .flatMap(splitBeforeLowercase)
    .map((sentence) => sentence.slice(0, pieceMax).trim())
    .filter((sentence) => sentence !== '')
