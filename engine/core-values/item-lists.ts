/** Finds runs, lists of at least two similar lines: items with a marker, titles with a paragraph below, "Title: …". */
import type { DocumentLine } from '#engine/language/document-lines.ts'
import { splitDocumentSentences } from './document-text.ts'
import { isNextMarker } from './list-markers.ts'
import { classifyValuesHeading, weighAnnouncement } from './value-announcements.ts'
import { type ListEntry, parseListEntry } from './value-items.ts'
import { makeTitleFromSentence, tidyTitle } from './value-titles.ts'

/** `form` is equal for all items of a run: `mark -`, `colon`, `head close false`; undefined if the line is no item. */
type Read = { line: DocumentLine; entry: ListEntry | undefined; form: string | undefined }
/** All lines of a document, classified. */
export type ClassifiedLines = readonly Read[]
/** `quote`: the item's words in the document; `isSentence`: it had no title, so one was made from its sentence. */
export type ListItem = { title: string; description: string; quote: string; line: number; isSentence: boolean }
/** A list of similar items; `from` and `to` (exclusive) are line indexes. */
export type ItemList = { form: string; items: ListItem[]; from: number; to: number }

const speaker = /^(\p{L}[\p{L}.']*(?: \p{Lu}[\p{L}.']*)?):\s+/u
const partNumber = /^\W*(?:(?:slide|page|panel|sheet) )?\d{1,2}(?: of \d{1,2})?\W*$/i
const partName = /^(\W{0,3})(?:slide|panel|sheet|page) \d{1,2}[\])]?[.:]\s+/i
const endsSentence = (text: string) => /[.!?…]["')\]]?$/.test(text)

const headingWordsMax = 10
/** Whether a line looks like a heading: short, without sentence punctuation at its end. */
export const isHeadingLine = ({ text }: DocumentLine) =>
  text.split(' ').length <= headingWordsMax && !endsSentence(text) && !/[,;:\]]$/.test(text)

/** Drops lines that only number a slide or page, and struck-out lines with the lines directly below them. */
function withoutOthers(lines: readonly DocumentLine[]): DocumentLine[] {
  let [isOut, isAfterNumber] = [false, false]
  return lines.flatMap((line) => {
    isOut = /^\W*~~[^~]+~~\W*$/.test(line.raw) || (isOut && !line.isBlankBefore)
    const isBlankBefore = isAfterNumber || line.isBlankBefore
    isAfterNumber = partNumber.test(line.text)
    return isOut || isAfterNumber
      ? []
      : [{ text: line.text.replace(partName, ''), raw: line.raw.replace(partName, '$1'), isBlankBefore }]
  })
}

/** Classifies the lines of a document. Lines of a repeated speaker ("ANN: …") are not items. */
export function classifyLines(written: readonly DocumentLine[]): ClassifiedLines {
  const lines = withoutOthers(written)
  const names = lines.flatMap(({ text }) => speaker.exec(text)?.[1] ?? [])
  const speakers = new Set(['Q', 'A', ...names.filter((name, at) => names.indexOf(name) !== at)])
  const read = lines.map((line) => {
    const entry = parseListEntry(line)
    return { line, entry: entry?.mark || !speakers.has(speaker.exec(line.text)?.[1] ?? '') ? entry : undefined }
  })
  return read.map(({ line, entry }, at) => ({ line, entry, form: formOf(line, entry, read[at + 1]) }))
}

const closeWordsMin = 8

/** The form of a line. A heading's form says whether a blank line follows (`apart`) and whether it is in capitals. */
function formOf(line: DocumentLine, entry: ListEntry | undefined, below: Pick<Read, 'line' | 'entry'> | undefined) {
  if (!entry || line.text.endsWith('?')) return undefined
  if (classifyValuesHeading(entry.setting === 'colon' ? entry.title : line.text) === 'values') return undefined
  if (entry.mark) return `mark ${entry.mark.kind}`
  // A paragraph that announces a list is not one of its items.
  if (entry.setting === 'stop' && splitDocumentSentences(line.text).some((each) => weighAnnouncement(each) > 1))
    return undefined
  if (entry.rest !== '') return entry.setting
  const isSaid = below && endsSentence(below.line.text) && !below.entry?.mark
  const isLong = !endsSentence(line.text) || (below?.line.text.split(' ').length ?? 0) > closeWordsMin
  if (!isSaid || !isLong) return undefined
  const isLoud = !/\p{Ll}/u.test(line.text)
  return `head ${below.line.isBlankBefore ? 'apart' : 'close'} ${isLoud}`
}

/** Whether the items have a mark or a heading, so that other lines may come between them. */
const isHeaded = (form: string) => form.startsWith('mark') || form.startsWith('head')
/** How many lines may come between two items of one run. */
const gapMax = 3

/** Whether the line at `at` continues the description of the item before it. */
function goesOn(layout: ClassifiedLines, at: number, { description }: ListItem, form: string): boolean {
  const line = layout[at]?.line
  if (!line || !isHeaded(form) || (line.isBlankBefore && line.text.endsWith(':'))) return false
  if (!line.isBlankBefore || (description === '' && endsSentence(line.text))) return true
  if (isHeadingLine(line)) return false
  return layout.slice(at + 1, at + 1 + gapMax).some((each) => each.form === form)
}

function itemOf({ title, rest, mark, setting }: ListEntry, text: string, line: number): ListItem {
  const [first = text, second = ''] = splitDocumentSentences(mark?.rest ?? text)
  if (setting === 'none')
    return { title: makeTitleFromSentence(first), description: rest, quote: first, line, isSentence: true }
  const quote = first.length <= title.length + 3 && second !== '' ? `${first} ${second}` : first
  return { title: tidyTitle(title), description: rest, quote, line, isSentence: false }
}

/** Adds a full stop, so that joined points read as sentences. */
const closed = (text: string) => (text === '' || /[.!?…:;,]["')\]]?$/.test(text) ? text : `${text}.`)

/** The longest run of one form that begins at line `from`; undefined if it has fewer than two items. */
function readRun(layout: ClassifiedLines, from: number): ItemList | undefined {
  const form = layout[from]?.form
  if (form === undefined) return undefined
  const items: ListItem[] = []
  let isApart: boolean | undefined
  let to = from
  for (; to < layout.length; to += 1) {
    const { line, entry, form: own } = layout[to] ?? {}
    const before = items.at(-1)
    const mark = before && layout[before.line]?.entry?.mark
    const isNext = own === form && (!mark || (entry?.mark && isNextMarker(mark, entry.mark)))
    if (!line) break
    if (entry && isNext && (isHeaded(form) || isApart === undefined || isApart === line.isBlankBefore)) {
      if (before) isApart ??= line.isBlankBefore
      items.push(itemOf(entry, line.text, to))
    } else if (before && goesOn(layout, to, before, form)) {
      const said = entry?.mark?.rest ?? line.text
      if (before.description === '') before.quote = splitDocumentSentences(said)[0] ?? before.quote
      before.description = `${closed(before.description)} ${said}`.trim()
    } else break
  }
  return items.length < 2 ? undefined : { form, items, from, to }
}

/** All runs of lines, in document order; an item of one run never starts another. */
export function findItemLists(layout: ClassifiedLines): ItemList[] {
  const runs: ItemList[] = []
  const taken = new Set<number>()
  for (const start of layout.keys()) {
    const run = taken.has(start) ? undefined : readRun(layout, start)
    if (!run) continue
    for (const { line } of run.items) taken.add(line)
    runs.push(run)
  }
  return runs
}
