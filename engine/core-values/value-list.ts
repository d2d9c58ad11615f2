/** A list of values below its announcement: marked or not, with or without words of explanation. */
import { bullet, type Line } from '#engine/language/document-lines.ts'
import { type Item, readItem, splitList } from './value-items.ts'
import { headingText, otherHeading } from './value-leads.ts'
import { motifNamed } from './value-motifs.ts'
import { isTitle, tidyTitle } from './value-titles.ts'

/** A stated value: `line` is where it stands; `isAnnounced` when a list of values was announced. */
export type Stated = Item & { line: number; isAnnounced: boolean }

/** What was read, and the lines that it took. */
export type Found = { items: Stated[]; used: number[] }

export const isBullet = ({ raw }: Line) => bullet.test(raw)
export const isSentence = (text: string) => /[.!?]["')]?$/.test(text) && text.split(' ').length > 3
const isCapitals = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
const depthOf = ({ raw }: Line) => /^\s*(#+)/.exec(raw)?.[1]?.length ?? 0

/** "Page 2.", "Section 3:": what opens one part of a document after another. */
const part = /^(?:page|section|part|chapter|sheet|article) \d/i

/** Whether the line is a heading of the same rank as the one that announced the list, or of another part. */
function endsList(line: Line, lead: Line): boolean {
  if (otherHeading.test(line.text) || otherHeading.test(headingText(line.text))) return true
  if (depthOf(lead) > 0 && depthOf(line) > 0) return depthOf(line) <= depthOf(lead)
  if (isBullet(line)) return false
  if (part.test(lead.text) && part.test(line.text)) return true
  return isCapitals(lead.text) && isCapitals(line.text) && line.text.length > 3
}

export const namedAt = (name: string, quote: string, line: number): Stated => ({
  title: tidyTitle(name),
  description: '',
  quote,
  isSentence: false,
  line,
  isAnnounced: true,
})

const markOf = ({ raw }: Line) =>
  /^\s*\(?(\d|[a-z](?=[.)])|\S)/i.exec(raw)?.[1]?.replace(/\d/, '1').replace(/[a-z]/i, 'a')
/** Whether both are items of one list, of one rank. */
export const isSibling = (one: Line, other: Line) => isBullet(one) && isBullet(other) && markOf(one) === markOf(other)

/** The marked items after `at`, each with the unmarked lines that belong to it. */
function readMarked(lines: readonly Line[], at: number, lead: Line): Found {
  const found: Found = { items: [], used: [] }
  for (let index = at; index < lines.length; index += 1) {
    const line = lines[index]
    if (!line || endsList(line, lead)) break
    // Back to the numbers among which the announcement stands.
    if (isSibling(lead, line) && !isSibling(lines[at] ?? line, line)) break
    if (isBullet(line)) {
      const item = readItem(line)
      if (item) found.items.push({ ...item, line: index, isAnnounced: true })
    } else {
      const last = found.items.at(-1)
      const isExplained = last?.description === '' && isSentence(line.text)
      if (!isExplained || !last) {
        if (line.isBlankBefore) break
        continue
      }
      last.description = line.text
    }
    found.used.push(index)
  }
  return found
}

const hasMark = (line: Line | undefined) => /^\s*[^\p{L}\p{N}\s"'“‘(#*_]/u.test(line?.raw ?? '')

/** "Dignity, choice and company.", alone in a line. */
function namesInLine({ text: quote }: Line, line: number): Stated[] {
  const names = splitList(quote.replace(/\.$/, ''))
  const isList = names.length > 2 && names.every((name) => isTitle(name) && name.split(' ').length <= nameWordsMax)
  if (!isList || !names.some((name) => motifNamed(name))) return []
  return names.map((name) => namedAt(name, quote, line))
}
export const nameWordsMax = 3

/** Items without marks: titles with a paragraph below, "Title: …", "Title. …", or short lines alone. */
function readUnmarked(lines: readonly Line[], at: number, lead: Line): Found {
  const found: Found = { items: [], used: [] }
  let isInline = false
  for (let index = at; index < lines.length; index += 1) {
    const line = lines[index]
    if (!line || isBullet(line) || endsList(line, lead)) break
    // Where the items have a mark of any kind, a line without it is none.
    if (found.items.length > 0 && hasMark(lines[at]) && !hasMark(line)) break
    const text = headingText(line.text)
    const below = lines[index + 1]
    const names = index === at ? namesInLine(line, index) : []
    if (names.length > 0) return { items: names, used: [index] }
    if (isTitle(text) && !isSentence(line.text)) {
      // A list of "Title. …" is over where a heading stands alone.
      if (isInline) break
      const isPair = below !== undefined && isSentence(below.text) && !isTitle(below.text)
      if (!isPair && line.text.split(' ').length > 5) break
      const description = isPair ? below.text : ''
      found.items.push({
        title: tidyTitle(text),
        description,
        quote: line.text,
        isSentence: false,
        line: index,
        isAnnounced: true,
      })
      found.used.push(index)
      if (isPair) {
        index += 1
        found.used.push(index)
      }
      continue
    }
    const item = readItem(line)
    if (!item || item.isSentence) {
      // A sentence that leads up to the list, or says more of the item before it.
      if (found.items.length === 0 && index === at) continue
      if (!line.isBlankBefore || isSentence(line.text)) {
        if (lines[index + 1] && readsAsItem(lines[index + 1])) continue
      }
      break
    }
    found.items.push({ ...item, line: index, isAnnounced: true })
    found.used.push(index)
    isInline ||= found.items.length === 1
  }
  return found
}

/** Whether a line is an item by itself: a title and what is said of it. */
export function readsAsItem(line: Line | undefined): boolean {
  if (!line || otherHeading.test(line.text)) return false
  const item = readItem(line)
  return item !== undefined && !item.isSentence && item.description !== ''
}

const aheadMax = 3

/** The list that begins at line `at`, under the line that announced it. */
export function readAfter(lines: readonly Line[], at: number, lead: Line): Found {
  const first = lines[at]
  if (first && isBullet(first)) return readMarked(lines, at, lead)
  // A line or two may stand between the heading and its list.
  const ahead = lines.slice(at, at + aheadMax + 1)
  const start = ahead.findIndex(isBullet)
  const isLeadIn =
    start > 0 && !ahead.slice(0, start).some((line) => endsList(line, lead) || (start > 1 && readsAsItem(line)))
  const next = lines[at + start + 1]
  if (isLeadIn && (start === 1 || (next && isBullet(next)))) return readMarked(lines, at + start, lead)
  return readUnmarked(lines, at, lead)
}
