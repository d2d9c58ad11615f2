/** A document as pieces of prose and list items, each with the category that its heading, label or question announced. */
import type { Category } from '#contract/brand.ts'
import { topicOf } from './topic-cues.ts'

/** `isListed`: an item of a list, or what stands behind a label. `topic` is undefined outside announced parts. */
export type Piece = { text: string; topic: Category | undefined; isListed: boolean }

/** A longer run without a mark is no sentence of a brief; it is cut here, which keeps every search short. */
const pieceMax = 500
/** A shorter line holds no word. */
const lineMin = 3
const headingWordsMax = 9
const labelWordsMax = 7

const bullet = /^\s*(?:[-*•‣·–—▪◦+]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+/
const label = /^([^:=–]{2,60}?)\s*(?::|=|\s[–—-]\s)\s*(.*)$/

/** "Interviewer: Who …?" asks; "Ines: Mostly …" answers, unless her name announces a category itself. */
const asker = /^\p{Lu}[\p{L}.' ]{0,24}:\s+(?=[^:]{4,160}\?\s*$)/u
const speaker =
  /^(?!(?:\p{L}+ )*(?:culture|customers|clients|audience|voice|tone|feeling|impact|results|values)\b)\p{Lu}[\p{L}.']{1,20}:\s+(.+)$/iu

/** The pieces in the document's order. */
export function outline(text: string): Piece[] {
  const pieces: Piece[] = []
  let topic: Category | undefined
  let isBlankBefore = true
  for (const raw of text.split(/\r?\n/)) {
    const line = raw
      .replace(/[*_#>|`]{1,}/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 20_000)
    if (line === '') {
      isBlankBefore = true
      continue
    }
    if (line.length < lineMin) continue
    const read = readLine(raw, line, topic, isBlankBefore)
    topic = read.topic
    pieces.push(...read.pieces)
    isBlankBefore = false
  }
  return pieces
}

type Read = { topic: Category | undefined; pieces: Piece[] }

function readLine(raw: string, line: string, topic: Category | undefined, isBlankBefore: boolean): Read {
  const isBullet = bullet.test(raw)
  const bare = line.replace(bullet, '').replace(asker, '').trim()
  const question = bare.match(/^(?:Q\s*[:.]\s*)?([^?]{4,120}\?)\s*(.*)$/i)
  if (question)
    return {
      topic: topicOf(question[1] ?? '') ?? topic,
      pieces: asAnswer(question[2] ?? '', topicOf(question[1] ?? '') ?? topic),
    }
  const answer =
    bare.match(/^(?:A|Answer)\s*[:.]\s*(.+)$/) ?? (topic === undefined || labelled(bare) ? null : bare.match(speaker))
  if (answer) return { topic, pieces: asAnswer(answer[1] ?? '', topic) }
  const named = labelled(bare)
  if (named?.rest === '') return { topic: named.topic, pieces: [] }
  if (named) return { topic: isBullet ? topic : undefined, pieces: asAnswer(named.rest, named.topic) }
  if (isHeading(bare, isBullet && topic !== undefined, isBlankBefore, raw)) return { topic: topicOf(bare), pieces: [] }
  if (isBullet) return { topic, pieces: [{ text: bare.slice(0, pieceMax), topic, isListed: true }] }
  return { topic, pieces: asProse(bare, topic) }
}

/** Sentences; one that only announces ("We do it differently.") or labels its list gives its topic to what follows. */
function asProse(line: string, topic: Category | undefined): Piece[] {
  let announced = topic
  return sentencesOf(line).flatMap((sentence): Piece[] => {
    const named = labelled(sentence)
    if (named) return [{ text: named.rest, topic: named.topic, isListed: true }]
    if (!isAnnouncement(sentence)) return [{ text: sentence, topic: announced, isListed: false }]
    announced = topicOf(sentence) ?? topic
    return []
  })
}

/** "Tone: plain and calm" → its topic and what stands behind it. */
function labelled(sentence: string): { topic: Category; rest: string } | undefined {
  const match = sentence.match(label)
  const topic = match && (match[1] ?? '').split(' ').length <= labelWordsMax ? topicOf(match[1] ?? '') : undefined
  return topic === undefined ? undefined : { topic, rest: (match?.[2] ?? '').trim() }
}

const isAnnouncement = (sentence: string) =>
  sentence.split(' ').length <= 7 &&
  /\b(?:different(?:ly)?|difference|special|apart)\b/i.test(sentence) &&
  !/[,:]/.test(sentence)

/** What follows a label or a question: its first sentence is a list, whatever comes after is prose on the same topic. */
function asAnswer(text: string, topic: Category | undefined): Piece[] {
  return sentencesOf(text).map((sentence, at) => {
    const named = labelled(sentence)
    if (!named && at > 0 && /\s(?:is|are|was|were|has|have)\s/.test(sentence))
      return { text: sentence, topic, isListed: false }
    return {
      text: named?.rest ?? sentence,
      topic: named?.topic ?? topic,
      isListed: (named?.topic ?? topic) !== undefined,
    }
  })
}

/** A short line without an end mark, or one in capitals. */
function isHeading(line: string, isItem: boolean, isBlankBefore: boolean, raw: string): boolean {
  const words = line.split(' ').length
  if ((isItem && !/^\s*\d/.test(raw)) || words > headingWordsMax) return false
  if (/^[\d.\s]*[\p{Lu}\s\d&'’/-]{4,}[:?]?$/u.test(line)) return true
  if (/^\s*\(?\d{1,2}[.)]/.test(raw) && topicOf(line) !== undefined && words <= 5) return true
  return isBlankBefore && !/[.!,;]$/.test(line) && words <= 7 && /^\p{Lu}/u.test(line)
}

/** A line's sentences, none longer than a piece may be. */
function sentencesOf(line: string): string[] {
  return line
    .split(/(?<=[.!?…]["”’)]?)\s+(?=["“'(\p{Lu}\d])/u)
    .map((sentence) => sentence.slice(0, pieceMax).trim())
    .filter((sentence) => sentence !== '' && !sentence.endsWith('?'))
}
