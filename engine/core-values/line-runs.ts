/** Runs of lines that are alike: marked items, titles with a paragraph below, "Title: …", rows of a table, bare names. */
import type { Line } from '#engine/language/document-lines.ts'
import { sentencesOf } from './document-text.ts'
import { readCounted } from './read-counted.ts'
import { readName } from './read-name.ts'
import type { Entry } from './value-items.ts'
import { leadWeight, readHeading } from './value-leads.ts'
import { follows, readLabel } from './value-marks.ts'
import { endsSentence, isAside, isHeading, type Layout, type Run, type RunItem } from './value-runs.ts'
import { ruleFrom, tidyTitle } from './value-titles.ts'

/** So many lines may stand between two items that belong together. */
const gapMax = 3

type Forms = readonly (string | undefined)[]
/** Its items have a mark or a title by which they are known. */
const isHeaded = (form: string) => form.startsWith('mark') || form.startsWith('head')

const isCapitals = (text: string) => !/\p{Ll}/u.test(text)

/** Whether the line below says something of the title: a sentence that is no such title itself. */
function saysMore(title: Line, below: Line | undefined, entry: Entry | undefined): boolean {
  if (!below || !endsSentence(below.text) || entry?.mark) return false
  return entry?.setting !== 'alone' || !endsSentence(title.text) || below.text.split(' ').length > 8
}

/** Whether a line is one of three or more short ones that stand together. */
function isAmongShort(lines: readonly Line[], at: number): boolean {
  let [from, to] = [at, at + 1]
  while (from > 0 && lines[from]?.isBlankBefore === false) from -= 1
  while (lines[to]?.isBlankBefore === false) to += 1
  const own = lines.slice(from, to).filter((line) => !isAside(line))
  return own.length > 2 && own.every(({ text }) => text.split(' ').length <= shortMax)
}
const shortMax = 11

/** Whether single short sentences stand one below the other, apart. */
const isOneOfSentences = (line: Line, below: Line | undefined) =>
  endsSentence(line.text) &&
  below?.isBlankBefore === true &&
  below.text.split(' ').length <= shortMax &&
  sentencesOf(below.text).length === 1

/** "What we value is reliability." */
const namesIt = /\b(?:is|are)\s+[\p{L}' -]{3,40}[.:]/u

/** In what an item is like the others of its run; undefined for a line that is no item. */
function formOf({ lines, entries }: Layout, at: number): string | undefined {
  const [entry, line, below] = [entries[at], lines[at], lines[at + 1]]
  if (line?.text.endsWith('?')) return undefined
  if (
    !entry ||
    !line ||
    (entry.setting !== 'colon' && readHeading(line.text) === 'values') ||
    (entry.setting === 'colon' && readHeading(entry.title) === 'values')
  )
    return undefined
  if (entry.mark) return `mark ${entry.mark.kind}`
  if (entry.setting === 'none') return undefined
  const isTitle = entry.setting === 'alone' || (entry.rest === '' && ['strong', 'quoted'].includes(entry.setting))
  // A paragraph that announces a list is no item of it.
  if (
    entry.setting === 'stop' &&
    sentencesOf(line.text).some((sentence) => leadWeight(sentence) > 1 && !namesIt.test(sentence))
  )
    return undefined
  if (!isTitle) return entry.setting
  if (isAmongShort(lines, at) || isOneOfSentences(line, below)) return 'bare'
  if (!saysMore(line, below, entries[at + 1])) return entry.setting === 'alone' ? 'bare' : entry.setting
  const apart = below?.isBlankBefore ? 'apart' : 'close'
  return `head ${apart} ${isCapitals(line.text) ? 'capitals' : ''} ${endsSentence(line.text) ? 'stop' : ''}`
}

/** The last of some bare names stands above a paragraph, but apart from it. */
const isBare = ({ lines, entries }: Pick<Layout, 'lines' | 'entries'>, at: number) =>
  entries[at]?.setting === 'alone' && !entries[at]?.mark && lines[at]?.isBlankBefore === false

/** Whether the line at `at` goes on about the item before it. */
function goesOn(layout: Layout, forms: Forms, at: number, item: RunItem, form: string) {
  const line = layout.lines[at]
  if (!line || form === 'bare' || form === 'cell') return false
  if (readLabel(line) || isAside(line)) return true
  // "What you bring:" announces a list of its own.
  if (line.isBlankBefore && line.text.endsWith(':')) return false
  const isOwn = item.description === '' && endsSentence(line.text)
  if (isOwn && isHeaded(form)) return true
  if (!line.isBlankBefore) return isHeaded(form)
  if (isHeading(line) || !isHeaded(form)) return false
  if (form.startsWith('head apart')) return layout.entries[at]?.mark === undefined
  for (let next = at + 1; next <= at + gapMax; next += 1) {
    const between = layout.lines[next]
    if (forms[next] === form) return true
    if (!between || isHeading(between)) return false
  }
  return false
}

function itemAt({ lines, entries }: Layout, at: number): RunItem | undefined {
  const [entry, line] = [entries[at], lines[at]]
  if (!entry || !line) return undefined
  const { title, rest, mark } = entry
  const place = mark?.place
  if (entry.setting === 'none') {
    const quote = sentencesOf(rest)[0] ?? rest
    return { title: ruleFrom(quote), description: rest, quote, line: at, place, isSentence: true }
  }
  const text = mark?.rest ?? line.text
  const [first = text, second = ''] = sentencesOf(text)
  const quote = first.length <= title.length + 3 && second !== '' ? `${first} ${second}` : first
  // "Third is the open bench. …": what only counts is none of its name.
  const counted = entry.setting === 'stop' && !mark ? readCounted(first) : undefined
  return {
    title: counted?.title ?? tidyTitle(title),
    description: rest,
    quote,
    line: at,
    place,
    isSentence: false,
  }
}

/** What a run has read so far: `isApart`, whether its items stand apart from each other, once there are two. */
type Reading = { form: string; items: RunItem[]; last: number; isApart: boolean | undefined }

/** Whether the line at `at` is the next item of a run. */
function isNext(
  { lines, entries }: Layout,
  forms: Forms,
  at: number,
  { form, items, last, isApart }: Reading,
): boolean {
  if (items.length === 0) return true
  const line = lines[at]
  const [before, mark] = [entries[last]?.mark, entries[at]?.mark]
  if (form === 'bare' ? forms[at] !== form && !isBare({ lines, entries }, at) : forms[at] !== form) return false
  if (mark && before && !follows(before, mark)) return false
  return isHeaded(form) || isApart === undefined || isApart === line?.isBlankBefore
}

/** A paragraph between two of the run whose first sentence is longer: its name stands in it all the same. */
function itemBetween({ lines }: Layout, forms: Forms, at: number, { form, isApart }: Reading): RunItem | undefined {
  const [line, next] = [lines[at], lines[at + 1]]
  if (form !== 'stop' || forms[at + 1] !== form || !isApart || !line?.isBlankBefore || !next?.isBlankBefore)
    return undefined
  if (isHeading(line)) return undefined
  const read = readName(line.text)
  const quote = sentencesOf(line.text)[0] ?? line.text
  return (
    read && {
      title: tidyTitle(read.name),
      description: read.rest,
      quote,
      line: at,
      place: undefined,
      isSentence: false,
    }
  )
}

/** What stands before the explanation in a form: "Meaning: …". */
const meaning =
  /^(?:meaning|what (?:it|this|that) means|explanation|definition|in practice|behaviou?r|why)[^.:]{0,20}:\s+/i

/** Points that follow each other read as sentences. */
const closed = (text: string) =>
  text === '' || endsSentence(text) || ':;,'.includes(text.slice(-1)) ? text : `${text}.`

/** The longest run of one form that begins at a line. */
function readRun(layout: Layout, forms: Forms, start: number): Run | undefined {
  const { lines, starts } = layout
  const form = forms[start]
  if (form === undefined) return undefined
  const reading: Reading = { form, items: [], last: start, isApart: undefined }
  const { items } = reading
  let at = start
  for (; at < lines.length; at += 1) {
    const before = items.at(-1)
    const line = lines[at]
    const item = isNext(layout, forms, at, reading) ? itemAt(layout, at) : itemBetween(layout, forms, at, reading)
    if (item) {
      if (before) reading.isApart ??= line?.isBlankBefore
      items.push(item)
      reading.last = at
    } else if (before && line && goesOn(layout, forms, at, before, form)) {
      if (readLabel(line) || isAside(line)) continue
      const said = (layout.entries[at]?.mark?.rest ?? line.text).replace(meaning, '')
      if (before.description === '') before.quote = sentencesOf(said)[0] ?? before.quote
      before.description = `${closed(before.description)} ${said}`.trim()
    } else break
  }
  // "What is left on the board:" stands above the bare names.
  if (form === 'bare' && lines[start]?.text.endsWith(':') && !lines[start + 1]?.text.endsWith(':')) items.shift()
  if (items.length < 2) return undefined
  return { form, items, from: starts[start] ?? 0, to: starts[at] ?? 0, isExplained: false }
}

/** All runs of lines, in the document's order; a run's own tail is none again. */
export function findLineRuns(layout: Layout): Run[] {
  const forms = layout.lines.map((_, at) => formOf(layout, at))
  const runs: Run[] = []
  const taken = new Set<number>()
  for (const start of forms.keys()) {
    if (taken.has(start)) continue
    const run = readRun(layout, forms, start)
    if (!run) continue
    // The last may be the first of another run, whose items stand closer.
    const isOpen = forms[(run.items.at(-1)?.line ?? 0) + 1] === run.form
    for (const { line } of isOpen ? run.items.slice(0, -1) : run.items) taken.add(line)
    runs.push(run)
  }
  return runs
}
