/** A document as sentences and list items, each with the category that its heading, label or question announced. */
import type { Category } from '#contract/plain/brand.ts'
import { bullet, isNumberedHeading, type Line, linesOf } from '#engine/language/document-lines.ts'
import { isAside, namedCategory, topicOf } from './announced-topics.ts'
import { traitOfLabel } from './trait-nouns.ts'

/**
 * `isListed`: an item of a list, or what answers a label, a heading or a question. `topic` is undefined where
 * none was announced. `entries`: what a list holds, as typed; `isNamed`: under a heading that names its category.
 * `trait`: what a label names, "Patience: we wait for the wood".
 */
export type Piece = {
  text: string
  topic: Category | undefined
  isListed: boolean
  entries?: readonly string[]
  isNamed?: boolean
  trait?: string
}

/** A longer run without a mark is no sentence of a brief; it is cut here, which keeps every search short. */
const pieceMax = 500
const headingWordsMax = 9
const entryWordsMax = 5
const labelWordsMax = 7
const announcementWordsMax = 10

const label = /^([^:=?]{2,60}?)\s*(?::|=|\s[–—-]\s)\s*(.*)$/u
/** "Q:", "Section 4:", "Question 2 -", "[09:12]": where a form counts its parts. */
const counted = /^(?:[qa]\s*[.:]|(?:section|question|part|chapter|slide|page|item|step)\s?\d{1,2}\s*[:.)–—-])\s*/iu
/** Whoever has a line of their own twice is a speaker: "Ines: Mostly …". */
const speaker = /^(\p{Lu}[\p{L}.']{0,20}(?: \p{Lu}[\p{L}.']{1,20})?)\s*:\s+/u

type State = { topic: Category | undefined; isAside: boolean; isAwaited: boolean; isNamed: boolean }
type Read = State & { pieces: Piece[] }

/** The pieces in the document's order. */
export function outline(text: string): Piece[] {
  const lines = linesOf(text)
  const speakers = speakersOf(lines)
  const pieces: Piece[] = []
  let state: State = { topic: undefined, isAside: false, isAwaited: false, isNamed: false }
  for (const [at, line] of lines.entries()) {
    const bare = line.text.replace(bullet, '').trim()
    const name = bare.match(speaker)?.[1] ?? ''
    const said = (speakers.has(name) ? bare.replace(speaker, '') : bare).replace(counted, '').trim()
    const { pieces: read, ...next } = readLine(line, said, lines[at + 1], state)
    pieces.push(...read)
    state = next
  }
  return pieces
}

function speakersOf(lines: readonly Line[]): ReadonlySet<string> {
  const names = lines.flatMap(({ text }) => text.match(speaker)?.[1] ?? [])
  return new Set(names.filter((name, at) => names.indexOf(name) !== at && topicOf(name) === undefined))
}

const heads = (topic: Category | undefined, isBanned = false, isNamed = false): Read => ({
  topic,
  isAside: isBanned,
  isAwaited: topic !== undefined,
  isNamed,
  pieces: [],
})

function readLine(line: Line, text: string, next: Line | undefined, state: State): Read {
  const isItem = bullet.test(line.raw)
  const category = namedCategory(text)
  if (category !== undefined) return heads(category, false, true)
  const named = labelled(text)
  if (named !== undefined && isAside(named.name))
    return named.rest === '' ? heads(undefined, true) : { ...state, pieces: [] }
  if (named?.topic !== undefined) {
    if (named.rest === '') return heads(named.topic)
    const isNamed = namedCategory(named.name) !== undefined
    return { ...state, isAside: false, isAwaited: false, pieces: asListed(named.rest, named.topic, isNamed) }
  }
  if (state.isNamed && entriesOf(text, isItem).length > 0 && !endsList(line, text, next, state))
    return { ...state, isAwaited: false, pieces: asListed(text, state.topic, true) }
  const trait =
    named && (state.topic ?? 'culture') === 'culture'
      ? traitOfLabel(named.name, named.rest, state.topic === 'culture')
      : undefined
  if (trait !== undefined) return { ...state, pieces: [{ text, topic: 'culture', isListed: true, trait }] }
  if ((/\?["”)]*$/u.test(text) && sentencesOf(text).length === 1) || isAnnouncing(text)) return heads(topicOf(text))
  if (isHeading(line, text, isItem)) return heads(topicOf(text), topicOf(text) === undefined && isAside(text))
  if (state.isAside) return { ...state, pieces: [] }
  if (isItem || entriesOf(text).length > 0) return { ...state, pieces: asListed(text, state.topic, false, isItem) }
  return asProse(text, state)
}

/** Sentences; a question, or a label in front of one, says what it is about, and a fragment behind it is a list. */
function asProse(text: string, state: State): Read {
  let { topic, isAwaited } = state
  const pieces: Piece[] = []
  for (const sentence of sentencesOf(text)) {
    const named = labelled(sentence)
    if (named !== undefined && isAside(named.name)) continue
    if (sentence.endsWith('?') || isAnnouncing(sentence)) {
      topic = topicOf(sentence)
      isAwaited = topic !== undefined
    } else if (named?.topic !== undefined) {
      pieces.push({ text: named.rest, topic: named.topic, isListed: true })
    } else {
      pieces.push({ text: sentence, topic, isListed: isAwaited && isFragment(sentence) })
    }
  }
  return {
    topic,
    isAside: false,
    isAwaited: isAwaited && !state.isNamed,
    isNamed: state.isNamed && topic === state.topic,
    pieces: pieces.filter((piece) => piece.text !== ''),
  }
}

function asListed(text: string, topic: Category | undefined, isNamed: boolean, isItem = false): Piece[] {
  return sentencesOf(text).map((sentence) => {
    const entries = entriesOf(sentence, true)
    const isList = entries.length > 0
    return {
      text: sentence,
      topic,
      isListed: isFragment(sentence),
      entries: isList || !isItem ? entries : [sentence],
      isNamed: isNamed && isList,
    }
  })
}

/** What a line lists, each as it was typed: short parts between commas, or a short line; nothing where one is longer. */
function entriesOf(text: string, isItem = false): string[] {
  const entries = text
    .replace(/[.!…:]+$/u, '')
    .split(/[,;•](?!\d)\s*(?:(?:and|or|&) )?|(?<=^\S+) (?:and|&) (?=\S+$)/u)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
  const isList = entries.every((part) => part.split(/\s+/).length <= entryWordsMax)
  return isList && (isItem || !/[.!?]$/.test(text) || (isFragment(text) && entries.length > 1)) ? entries : []
}

/** "What we give them.", "ok so what are we like as a team", "What makes us different is simple.": it only says what comes. */
const isAnnouncing = (text: string) =>
  text.split(' ').length <= announcementWordsMax && announcing.test(text) && topicOf(text) !== undefined
const announcing =
  /^(?:(?:\p{L}+ ){0,3})(?:what|whom?|how|why)\b[^,:;?]*?(?:\b(?:is|are) (?:simple|this|easy to say))?[.!]*$/iu

/** "Tone: plain and calm" → its name, its topic and what stands behind it. */
function labelled(text: string): { name: string; topic: Category | undefined; rest: string } | undefined {
  const [, name = '', rest = ''] = text.match(label) ?? []
  if (name === '' || name.split(' ').length > labelWordsMax || saysItself.test(name)) return undefined
  return { name, topic: topicOf(name), rest: rest.trim() }
}
/** "Our clients are parishes: …" and "We sound like this: …" have said it before the mark. */
const saysItself = /^(?!what|who|how|why)\S+ .*\b(?:is|are|was|were|like|for|as|include|includes|with)\b/iu

/** No clause of its own: a list, a phrase, a name. */
const isFragment = (text: string) =>
  !/^[“"]?(?:this|that|our|my|there)\b|(?<!\S)[“"]?(?:they|we|you|it|i|he|she|is|are|was|were|has|have|will|can|do|does)(?:\s|['’](?!d\b))/iu.test(
    text.replace(/\s(?:that|which|who|where|when|because)\s.*$/iu, ''),
  )

const isCapitals = (text: string) => /^[\d.\s]*[\p{Lu}\s\d&'’/-]{3,}[:?.…]*$/u.test(text)

/** A short line without an end mark, or one in capitals. */
function isHeading({ raw, isBlankBefore }: Line, text: string, isItem: boolean): boolean {
  if (text.split(' ').length > headingWordsMax) return false
  if (isItem) return /^\s*\d/.test(raw) && !/[.!,;]$/.test(text) && topicOf(text) !== undefined
  if (isCapitals(text)) return true
  return /^\p{Lu}/u.test(text) && !/[.!,;]$/.test(text) && (isBlankBefore || topicOf(text) !== undefined)
}

/** In a list of words only what asks, is in capitals, or stands above a list or longer text is a heading: "Different" is a word. */
function endsList(line: Line, text: string, next: Line | undefined, { isAwaited }: State): boolean {
  if (bullet.test(line.raw)) return isNumberedHeading(line, next)
  const isKnown = text.includes(' ') && topicOf(text) !== undefined
  if (isKnown && (/^(?:what|whom?|why|how|our|my)\b/iu.test(text) || isCapitals(text))) return true
  if (isAwaited || next === undefined) return false
  return isMarked.test(next.raw) || (line.isBlankBefore && (isKnown || entriesOf(next.text).length === 0))
}
const isMarked = /^\s*[^\p{L}\d\s(#]\s/u

const sentencesOf = (text: string): string[] =>
  text
    .replace(/\([^()]{0,200}[.!?][^()]{0,200}\)/gu, ' ')
    .split(/(?<=[.!?…]["”’)]?)\s+(?=["“'(\p{Lu}\d])/u)
    .map((sentence) => sentence.slice(0, pieceMax).trim())
    .filter((sentence) => sentence !== '')
