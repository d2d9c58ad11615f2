/** A document as sentences and list items, each with the category that its heading, label or question announced. */
import type { Category } from '#contract/brand.ts'
import { bullet, type Line, linesOf } from '#engine/language/document-lines.ts'
import { isAside, topicOf } from './topic-cues.ts'
import { traitOfLabel } from './trait-nouns.ts'

/**
 * `isListed`: an item of a list, or what stands behind a label. `isQuoted`: somebody else is heard. `topic` is
 * undefined outside announced parts. `isFirst`: nothing before it leads up to it.
 */
export type Piece = {
  text: string
  topic: Category | undefined
  isListed: boolean
  isQuoted: boolean
  isFirst: boolean
}

/** A longer run without a mark is no sentence of a brief; it is cut here, which keeps every search short. */
const pieceMax = 500
const headingWordsMax = 9
const labelWordsMax = 7
/** An announcement ("What do they get?", "Second: what we give them.") is short. */
const announcementWordsMax = 10

const label = /^([^:=–?]{2,60}?)\s*(?::|=|\s[–—-]\s|\.\.\.|…)\s*(.*)$/

/** Whoever has a line of their own twice is a speaker: "Ines: Mostly …". */
const speaker = /^(\p{Lu}[\p{L}.']{0,20}(?: \p{Lu}[\p{L}.']{1,20})?)\s*:\s+/u
/** "Section 4:", "Question 2 -": where a form counts its parts. */
const formNumber = /^(?:section|question|part|chapter|slide|page|item|step|q)\s?\d{1,2}\s*[:.)–—-]\s*/iu
const namesOfTopics =
  /^(?:culture|customers?|clients?|audience|voice|tone|feelings?|impact|results|values|personality)$/i

/** What the lines before leave standing: a topic, or a part that says nothing of the brand. */
type State = { topic: Category | undefined; isAside: boolean; speakers: Speakers }
/** By name, whether they mostly ask. */
type Speakers = ReadonlyMap<string, boolean>
type Read = { topic: Category | undefined; isAside?: boolean; pieces: Piece[] }

/** The pieces in the document's order. */
export function outline(text: string): Piece[] {
  const lines = linesOf(text)
  const pieces: Piece[] = []
  let state: State = { topic: undefined, isAside: false, speakers: speakersOf(lines) }
  for (const line of lines) {
    const read = readLine(line, state)
    state = { ...state, topic: read.topic, isAside: read.isAside ?? false }
    if (!state.isAside) pieces.push(...read.pieces)
  }
  return pieces
}

function speakersOf(lines: readonly Line[]): Speakers {
  const counts = new Map<string, { said: number; asked: number }>()
  for (const { text } of lines) {
    const name = text.match(speaker)?.[1]
    if (name !== undefined && !namesOfTopics.test(name)) {
      const { said = 0, asked = 0 } = counts.get(name) ?? {}
      counts.set(name, { said: said + 1, asked: asked + (text.includes('?') ? 1 : 0) })
    }
  }
  return new Map(
    [...counts].flatMap(([name, { said, asked }]) => (said > 1 ? [[name, asked > said / 2] as const] : [])),
  )
}

function readLine(line: Line, state: State): Read {
  const isBullet = bullet.test(line.raw)
  const bare = line.text.replace(bullet, '').replace(formNumber, '').trim()
  const name = bare.match(speaker)?.[1]
  const spoken = name !== undefined && state.speakers.has(name) ? bare.replace(speaker, '') : undefined
  if (spoken !== undefined) return readSpeech(spoken, state.topic, state.speakers.get(name ?? '') ?? false)
  if (/^p\.? ?s\.?\b/i.test(bare))
    return { topic: undefined, pieces: asProse(bare.replace(/^[\p{L}. ]{2,5}[.:]?\s/u, ''), undefined).pieces }
  const named = labelled(bare)
  if (named?.topic === undefined && named !== undefined && isAside(named.name)) {
    const isWhole = named.rest === ''
    return { topic: isWhole ? undefined : state.topic, isAside: isWhole, pieces: [] }
  }
  if (named?.topic !== undefined && !isQuestion(bare)) {
    const isHead = named.rest === ''
    return {
      topic: isHead || isBullet ? (isHead ? named.topic : state.topic) : undefined,
      pieces: asAnswer(named.rest, named.topic),
    }
  }
  const isTraits = state.topic === undefined || state.topic === 'culture'
  const trait = named && isTraits ? traitOfLabel(named.name, named.rest, state.topic === 'culture') : undefined
  if (trait !== undefined) return { topic: state.topic, pieces: [piece(trait, 'culture', true)] }
  if (isHeading(line, bare, isBullet, state.topic)) {
    const topic = topicOf(bare)
    return { topic, isAside: topic === undefined && isAside(bare), pieces: [] }
  }
  if (state.isAside)
    return { topic: undefined, isAside: !line.isBlankBefore || isBullet, pieces: asProse(bare, undefined).pieces }
  if (isBullet && !isQuestion(bare)) return { topic: state.topic, pieces: asItem(bare, state.topic) }
  const isUnknownLabel = named !== undefined && named.name.split(' ').length <= 3 && !isBullet && /:/.test(bare)
  const read = asProse(bare, isUnknownLabel ? undefined : state.topic)
  return { topic: isQuestion(bare) ? read.topic : isUnknownLabel ? undefined : state.topic, pieces: read.pieces }
}

const asItem = (text: string, topic: Category | undefined): Piece[] => [
  piece(text.slice(0, pieceMax), topic, topic !== undefined),
]

const piece = (
  text: string,
  topic: Category | undefined,
  isListed: boolean,
  isQuoted = false,
  isFirst = false,
): Piece => ({
  text,
  topic,
  isListed,
  isQuoted,
  isFirst,
})

const isQuestion = (line: string) => /^(?:\d+[.)] )?[^?"“]{2,160}\?\s*$/u.test(line) || /^Q\s*[.:]/.test(line)

/** In a chat a question often goes without its mark: "ok so what are we like as a team". */
const unmarkedQuestion =
  /^(?:[^.!?:]{0,40}?[\s,])?((?:what|whom?|how|why) (?:(?:are|is|do|does|did|would|will|should|makes?) |us\b|we\b)[^.!?]{0,60})$/iu

/** An interview's question sets the topic of the answer; a new question without one ends the topic before. */
function readSpeech(spoken: string, topic: Category | undefined, isAsker: boolean): Read {
  const asked = [...spoken.matchAll(/[^.!?]{3,200}\?/gu)].map(([question]) => topicOf(question))
  if (/\?\s*$/.test(spoken)) return { topic: asked.findLast((each) => each !== undefined), pieces: [] }
  if (isAsker) return { topic: topicOf(spoken), pieces: [] }
  const unmarked = spoken.match(unmarkedQuestion)?.[1]
  const wanted = unmarked === undefined ? undefined : topicOf(unmarked)
  if (wanted !== undefined) return { topic: wanted, pieces: [] }
  const announced = spoken.split(' ').length <= announcementWordsMax ? topicOf(spoken) : undefined
  if (announced === 'xfactor') return { topic: announced, pieces: [] }
  return { topic, pieces: topic === undefined ? asProse(spoken, topic).pieces : asAnswer(spoken, topic) }
}

/** Quoted, but by those who own the business: "Our guests stay," said the founder. */
const ownersWords = /\bour\b|\b(?:said|says|explains?|explained|adds|added)\b/i

/** A question that trails off: "How would I describe us..." */
const wondering =
  /^(?:so |and |but |er, )*(?:what|whom?|how|why) (?:would|do|does|are|is|am|can|should)\b[^.,;:!?]{3,60}(?:\.\.\.|…)$/iu

/** Sentences; a question, or one that only announces ("We do it differently."), gives its topic to what follows. */
function asProse(line: string, topic: Category | undefined): { topic: Category | undefined; pieces: Piece[] } {
  let announced = topic
  let isAnswer = false
  let isQuoted = false
  const isOwners = ownersWords.test(line)
  const pieces: Piece[] = []
  for (const sentence of sentencesOf(line)) {
    const marks = (sentence.match(/["“”]/gu) ?? []).length
    const isInQuote = !isOwners && (isQuoted || /^["“]/u.test(sentence))
    isQuoted = marks % 2 === 1 ? !isQuoted : isQuoted
    if (sentence.endsWith('?') || wondering.test(sentence)) {
      announced = topicOf(sentence) ?? (sentence === line ? undefined : topic)
      isAnswer = announced !== undefined
      continue
    }
    const named = labelled(sentence)
    if (named !== undefined && isAside(named.name)) continue
    if (named?.topic !== undefined) {
      announced = named.topic
      isAnswer = true
      if (named.rest !== '' && !isAnnouncement(named.rest)) pieces.push(piece(named.rest, named.topic, true, isInQuote))
    } else if (isAnnouncement(sentence)) {
      announced = topicOf(sentence.replace(/^(?:i|we) .*?\b(?:about|know|tell you) (?=who|what|how)/iu, '')) ?? topic
      isAnswer = true
    } else {
      pieces.push(piece(sentence, announced, isAnswer && isFragment(sentence), isInQuote, pieces.length === 0))
    }
  }
  return { topic: announced, pieces }
}

/** "Tone: plain and calm" → its name, its topic and what stands behind it. "First: whom we serve." names it behind. */
function labelled(sentence: string): { name: string; topic: Category | undefined; rest: string } | undefined {
  const [, name = '', rest = ''] = sentence.match(label) ?? []
  if (name === '' || name.split(' ').length > labelWordsMax) return undefined
  // "Our customers are families who build – slowly": a dash behind a whole clause labels nothing.
  if (!/^\s*[:=]/.test(sentence.slice(name.length)) && /^(?:our|the|we|they) .*\b(?:is|are|was|were)\b/i.test(name))
    return undefined
  // "Our clients are parishes and towns: elected people" says it before the colon already.
  if (/^(?:our|my) [\p{L} ]{3,30}? (?:is|are|include) \S{4}/iu.test(name)) return undefined
  const isOrdinal =
    /^(?:first|second|third|fourth|fifth|sixth|one|two|three|four|five|six|next|then|last|lastly|finally)(?:ly)?$/i.test(
      name,
    )
  return isOrdinal && rest.split(' ').length <= announcementWordsMax && topicOf(rest) !== undefined
    ? { name: rest, topic: topicOf(rest), rest: '' }
    : { name, topic: topicOf(name), rest: rest.trim() }
}

/** "What we give them.", "We do it differently.", "What makes us different is simple.": short, and lists nothing itself. */
function isAnnouncement(sentence: string): boolean {
  if (/^(?:i|we) [^,:;]{5,70}\b(?:about|know|tell you) (?:who|what|how) \p{L}+[^,:;]{2,40}$/iu.test(sentence))
    return topicOf(sentence.replace(/^.*?\b(?:about|know|tell you) (?=who|what|how)/iu, '')) !== undefined
  if (sentence.split(' ').length > announcementWordsMax || /[,:;]/.test(sentence)) return false
  if (/^(?:describe|tell us)\b.*\byour?\b/i.test(sentence)) return topicOf(sentence) !== undefined
  if (/^(?:on|as to|about|now) (?:what|whom?|how|why|those|the people|ourselves|our)\b/i.test(sentence))
    return topicOf(sentence) !== undefined
  if (
    /^(?:and )?(?:what|whom?|how|why|where)\b[^?]*[.:]?$/i.test(sentence) &&
    !/\b(?:is|are|was|were)\s(?!for\b|it\b|we\b|they\b|(?:simple|this|that|here|for)\b)/i.test(sentence)
  )
    return topicOf(sentence) !== undefined
  return (
    sentence.split(' ').length <= 9 &&
    /\b(?:different(?:ly)?|difference|special|apart|distinguish\w*)\b/i.test(sentence)
  )
}

const isFragment = (sentence: string) =>
  !/^(?:this|that|our|my|(?:\S+ )?(?:they|we|you|it|i|he|she|there))\b/iu.test(sentence) &&
  !/\s(?:is|are|was|were|has|have)\s/.test(sentence.replace(/\s(?:that|which|who|where)\s.*$/iu, ''))

/** What follows a label or a question: its first sentence is a list, whatever comes after is prose on the same topic. */
function asAnswer(text: string, topic: Category | undefined): Piece[] {
  return sentencesOf(text)
    .filter((sentence) => !sentence.endsWith('?'))
    .map((sentence, at) => {
      const named = labelled(sentence)
      const isNamed = named?.topic !== undefined
      const isListed = isNamed || (topic !== undefined && (isFragment(sentence) || at === 0))
      return piece(isNamed ? named.rest : sentence, isNamed ? named.topic : topic, isListed)
    })
}

/** A short line without an end mark, or one in capitals. */
function isHeading(
  { raw, isBlankBefore }: Line,
  line: string,
  isBullet: boolean,
  topic: Category | undefined,
): boolean {
  const words = line.split(' ').length
  const isNumbered = /^\s*\(?\d{1,2}(?:[.)]|\s)/.test(raw)
  if (/^\[.{3,60}\]$/.test(line)) return true
  if (
    words <= 14 &&
    /^(?:in \d+ words,? )?(?:please )?(?:describe|tell us|explain|say)\b.*\byou(?:r|rself|rselves)?\b/i.test(line)
  )
    return true
  if (words > headingWordsMax || (isBullet && topic !== undefined && !isNumbered)) return false
  if (/^[\d.\s]*[\p{Lu}\s\d&'’/-]{3,}[:?.…]*$/u.test(line)) return true
  if (
    isNumbered &&
    words <= 8 &&
    (topicOf(line) !== undefined || isAside(line)) &&
    (!line.endsWith('.') || /\b(?:your|you|what|who|how)\b/i.test(line))
  )
    return true
  if (isNumbered && line.endsWith('?')) return true
  const isAsking = /^(?:what|whom?|how|why|where)\b/i.test(line) && topicOf(line) !== undefined
  return (
    isBlankBefore &&
    (!/[.!,;]$/.test(line) || /[^.]\.\.\.$/.test(line)) &&
    (words <= 7 || isAsking || topicOf(line) !== undefined) &&
    /^(?:\d{1,2} )?\p{Lu}/u.test(line)
  )
}

/** A whole sentence in brackets speaks aside. */
const asideSentence = /\([^()]{0,200}[.!?][^()]{0,200}\)/gu

/** A line's sentences, none longer than a piece may be. */
function sentencesOf(line: string): string[] {
  return line
    .replace(asideSentence, ' ')
    .split(
      /(?<=[.!?…]["”’)]?)\s+(?=["“'(\p{Lu}\d])|(?<=[\p{L}\d"”)]{2}[.!?]+)\s+(?=["“]?\p{Ll})(?<!\b(?:etc|approx|incl|vs|[Nn]o|e\.g|i\.e|ca|St|Dr|Mr|Mrs|Ms)\.\s+)/u,
    )
    .map((sentence) => sentence.slice(0, pieceMax).trim())
    .filter((sentence) => sentence !== '')
}
