/** Values that a document states: lists under a heading or behind an announcement, and sentences that name them. */
import type { Line } from '#engine/language/document-lines.ts'
import { sentencesOf } from './document-text.ts'
import { explain, valuesNamedIn } from './inline-values.ts'
import { readItem, splitList, splitPromises } from './value-items.ts'
import { announcesValues, isPromise, namesList, otherHeading, readHeading } from './value-leads.ts'
import {
  type Found,
  isBullet,
  isSentence,
  isSibling,
  namedAt,
  nameWordsMax,
  readAfter,
  readsAsItem,
  type Stated,
} from './value-list.ts'
import { motifNamed } from './value-motifs.ts'
import { isTitle, tidyTitle, titleFromSentence } from './value-titles.ts'

/** What the document states, and the lines that are used up by it: nothing else is read into those. */
export type StatedValues = { values: Stated[]; used: ReadonlySet<number> }

/** What stands behind the colon of an announcement: names, or promises. */
function readBehindColon(text: string, sentence: string, index: number): Stated[] {
  const at = text.search(/:\s/)
  const [opening, list] = [text.slice(0, at), text.slice(at + 1).trim()]
  const of = (title: string, quote: string): Stated => ({
    title,
    description: '',
    quote,
    isSentence: false,
    line: index,
    isAnnounced: true,
  })
  const names = splitList(list)
  if (!isPromise(opening) && names.length > 1 && names.every(isTitle))
    return names.map((name) => of(tidyTitle(name), sentence))
  return splitPromises(list).map((promise) => ({ ...of(titleFromSentence(promise), sentence), description: promise }))
}

/** Titles inside one paragraph: "We stand by three things. Rest: there is no television. Thrift: …". */
function readRunIn(sentences: readonly string[], line: number): Stated[] {
  const items = sentences.flatMap((quote): Stated[] => {
    const [, title = '', description = ''] = /^(.{2,40}?):\s+(.+)$/.exec(quote) ?? []
    if (!isTitle(title) || announcesValues(title)) return []
    return [{ title: tidyTitle(title), description, quote, isSentence: false, line, isAnnounced: true }]
  })
  const named = items.filter(({ title }) => motifNamed(title))
  const isAnnounced = sentences.some(announcesValues)
  return items.length > 1 && (isAnnounced || named.length >= items.length * 0.6) ? items : []
}

const standsFor =
  /\b(?:stands? for|believes? in|lives? by|cares? about|holds? dear|guided by|go(?:es)? by|values?|principles)\b/i

/** The names behind a colon, when most of them are known as values. */
function namesBehind(sentence: string): string[] {
  const names = splitList(sentence.slice(sentence.search(/:\s/) + 1).trim())
  const isList = names.length > 1 && names.every((name) => isTitle(name) && name.split(' ').length <= nameWordsMax)
  return isList && names.filter((name) => motifNamed(name)).length * 2 >= names.length ? names : []
}

/** What announces a list stands near its end: at most one sentence before the last. */
const announcedMax = 2
function readAnnounced(lines: readonly Line[], index: number, line: Line): Found | undefined {
  const sentences = sentencesOf(line.text)
  const last = sentences.at(-1) ?? ''
  const opened = sentences.find((sentence) => /:\s/.test(sentence) && !sentence.endsWith('?'))
  const opening = opened?.slice(0, opened.search(/:\s/)) ?? ''
  const named = opened && standsFor.test(opening) ? namesBehind(opened) : []
  if (opened && named.length > 0) return { items: named.map((name) => namedAt(name, opened, index)), used: [index] }
  if (opened && (announcesValues(opening) || isPromise(opening) || readHeading(opening) === 'values')) {
    const items = readBehindColon(line.text.slice(line.text.indexOf(opened)), opened, index)
    if (items.length > 0) return { items, used: [index] }
  }
  const runIn = readRunIn(sentences, index)
  if (runIn.length > 0) return { items: runIn, used: [index] }
  const next = lines[index + 1]
  // "3. Values. The union is founded on:"
  const isHeaded = /:$/.test(last) && sentences.length > 1 && readHeading(sentences[0] ?? '') === 'values'
  if (!next || !(isHeaded || sentences.some(announcesValues))) return undefined
  const isLast = sentences.slice(-announcedMax).some(announcesValues)
  const isOpen =
    /:$/.test(last) ||
    (isBullet(next) && !isSibling(line, next)) ||
    (isLast && ((isTitle(next.text) && !isSentence(next.text)) || (readsAsItem(next) && !isBullet(next))))
  return isOpen ? readAfter(lines, index + 1, line) : undefined
}

/** Items in a row that are all titled, and mostly with the name of a value, need no announcement. */
function readNamedRun(lines: readonly Line[], index: number): Found | undefined {
  const items: Stated[] = []
  for (let at = index; at < lines.length; at += 1) {
    const line = lines[at]
    const item = line && !otherHeading.test(line.text) ? readItem(line) : undefined
    if (!item || item.isSentence || item.description === '') break
    items.push({ ...item, line: at, isAnnounced: false })
  }
  const named = items.filter(({ title }) => title.split(' ').length <= 4 && motifNamed(title))
  if (named.length < 2 || named.length < items.length * 0.6) return undefined
  return { items, used: items.map(({ line }) => line) }
}

const counted =
  /^(?:and )?(?:the |our |number |principle |rule |value )?(first|second|third|fourth|fifth|sixth|seventh|one|two|three|four|five|six|seven|last|finally|lastly|firstly|secondly|thirdly)\b(?: (?:one|value|principle|rule|promise|thing))?(?:,| is| was|:|\.) (?:that |called |simply )?(.{3,60}?)(?:[.:;]|, which|\s[-–—]\s)/i

/** Paragraphs that count their values: "The first is accuracy. …", "Third, right of reply. …". */
function readCounted(lines: readonly Line[], index: number): Found | undefined {
  const items: Stated[] = []
  for (let at = index; at < lines.length; at += 1) {
    const { text = '' } = lines[at] ?? {}
    const [lead, , title = ''] = counted.exec(text) ?? []
    if (lead === undefined || !isTitle(title)) break
    const description = text.slice(lead.length).trim()
    const quote = sentencesOf(text)[0] ?? text
    items.push({ title: tidyTitle(title), description, quote, isSentence: false, line: at, isAnnounced: true })
  }
  if (items.length < 2) return undefined
  const before = lines.slice(Math.max(0, index - 3), index).flatMap(({ text }) => sentencesOf(text))
  const isMeant = before.some(namesList) || items.filter(({ title }) => motifNamed(title)).length * 2 > items.length
  return isMeant ? { items, used: items.map(({ line }) => line) } : undefined
}

/** Reads what the lines of a document state, in its order. */
export function findStated(lines: readonly Line[]): StatedValues {
  const values: Stated[] = []
  const used = new Set<number>()
  const take = ({ items, used: more }: Found) => {
    values.push(...items)
    for (const index of more) used.add(index)
  }
  for (const [index, line] of lines.entries()) {
    if (used.has(index)) continue
    const lead = readHeading(line.text)
    if (lead !== undefined) {
      const found = readAfter(lines, index + 1, line)
      if (lead === 'values') take(found)
      else for (const each of found.used) used.add(each)
      used.add(index)
      continue
    }
    const announced = readAnnounced(lines, index, line)
    if (announced && announced.items.length > 0) {
      take(announced)
      used.add(index)
      continue
    }
    const run = readCounted(lines, index) ?? readNamedRun(lines, index)
    if (run) {
      take(run)
      continue
    }
    for (const item of valuesNamedIn(line.text)) {
      values.push({ ...item, line: index, isAnnounced: item.isOwnList })
      used.add(index)
    }
  }
  return { values: values.map((value) => explained(value, lines, used)), used }
}

/** A bare name gets what the document says of it later: "Clarity: before any treatment you get one page …". */
function explained(value: Stated, lines: readonly Line[], used: Set<number>): Stated {
  if (value.description !== '') return value
  for (const [index, { text }] of lines.entries()) {
    if (index < value.line) continue
    const description = explain(
      value.title,
      sentencesOf(index === value.line ? text.replace(value.quote, '').trim() : text),
    )
    if (description === '') continue
    if (index !== value.line) used.add(index)
    return { ...value, description }
  }
  return value
}
