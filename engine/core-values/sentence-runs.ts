/** Runs of sentences that are alike: "First, repair. …", "The second is …", "Rest: …", "“Full measure.” …", "We believe in …". */
import { type Opening, readCounted } from './read-counted.ts'
import { readName } from './read-name.ts'
import { leadWeight } from './value-leads.ts'
import { placeOf } from './value-marks.ts'
import { isHeading, type Layout, type Run, type RunItem } from './value-runs.ts'
import { canHead, ruleFrom, tidyTitle } from './value-titles.ts'

/** So many sentences may say more of an item before the next one opens. */
const gapMax = 6
const countedGapMax = 12

const mottoWordsMax = 9
function readQuoted(text: string): Opening | undefined {
  const match = /^(?:and |then |so |last,? |finally,? )?"([^"]{2,60}?)[.,!?]?"\s*(?:[:.,;–—-]+\s*)?(.*)$/isu.exec(text)
  const [, title = '', rest = ''] = match ?? []
  // A motto in quotation marks may begin as any sentence does.
  return title.split(' ').length <= mottoWordsMax && /\p{L}/u.test(title)
    ? { title: tidyTitle(title), rest, place: undefined, shared: 'quoted', isSentence: false }
    : undefined
}

function readRunIn(text: string): Opening | undefined {
  const [, title = '', rest = ''] = /^(?:and |then )?([^:"]{2,45}?):\s+(.+)$/s.exec(text) ?? []
  if (!canHead(title) || title.split(' ').length > 7 || leadWeight(title) > 0 || placeOf(title) !== undefined)
    return undefined
  return { title: tidyTitle(title), rest, place: undefined, shared: 'run in', isSentence: false }
}

const professed =
  /^(?:and |but |also |then )*(?:we|i) (?:\w+ly |also |do |all |still )?(believe|stand for|value|care about|hold to|trust in|live by|insist on) (.+)$/is

/** "We believe in thrift. …", "We believe that children need mud. …", "T is for thoroughness. …" */
function readFramed(text: string): Opening | undefined {
  const [, verb = '', object = ''] = professed.exec(text) ?? []
  const named =
    verb === ''
      ? /^(?:and )?"?[A-Z]"? (?:is|stands|was) for (.+)$/s.exec(text)?.[1]
      : object.startsWith('in ')
        ? object.slice(3)
        : object
  const shared = verb === '' ? 'letter' : verb.toLowerCase()
  if (named === undefined) return undefined
  if (named.startsWith('that '))
    return { title: ruleFrom(named), rest: named.slice(5), place: undefined, shared, isSentence: true }
  const read = readName(named)
  return read && { title: tidyTitle(read.name), rest: read.rest, place: undefined, shared, isSentence: false }
}

/** Each way of opening an item, by which a run is found. */
const readers: readonly ((text: string) => Opening | undefined)[] = [readCounted, readQuoted, readRunIn, readFramed]

function mayFollow(before: Opening, next: Opening): boolean {
  if (before.shared !== next.shared) return false
  if (before.place === undefined) return true
  return (
    next.place === before.place + 1 ||
    next.place === 99 ||
    (next.place === 0 && before.place < 99) ||
    (before.place === 0 && (next.place ?? 0) > 1)
  )
}

/** All runs of sentences, each way of opening an item by itself. */
export function findSentenceRuns(layout: Layout): Run[] {
  return readers.flatMap((reader) =>
    runsOf(
      layout,
      layout.sentences.map(({ text }) => reader(text)),
    ),
  )
}

function runsOf(layout: Layout, openings: readonly (Opening | undefined)[]): Run[] {
  const runs: Run[] = []
  const taken = new Set<number>()
  for (const [start, first] of openings.entries()) {
    if (!first || taken.has(start) || (first.place !== undefined && first.place !== 1)) continue
    const ats = [start]
    let last = first
    for (let at = start + 1; at < openings.length && at - (ats.at(-1) ?? 0) <= countedGapMax; at += 1) {
      if (isParted(layout, ats.at(-1) ?? 0, at, first)) break
      const next = openings[at]
      if (!next || !mayFollow(last, next)) continue
      // Only a number holds together what stands far apart.
      const isNextInNumber = next.place !== undefined && next.place === (last.place ?? 0) + 1
      if (!isNextInNumber && at - (ats.at(-1) ?? 0) > gapMax) break
      ats.push(at)
      last = next
    }
    if (ats.length < 2) continue
    for (const at of ats) taken.add(at)
    runs.push(runOf(layout, openings, ats, first.shared))
  }
  return runs
}

/** Titles inside a paragraph stay in it, and no run goes on below another heading. */
function isParted({ lines, sentences }: Layout, from: number, to: number, { shared }: Opening): boolean {
  const [first, last] = [sentences[from]?.line ?? 0, sentences[to]?.line ?? 0]
  if (shared === 'run in') return first !== last
  return lines.slice(first + 1, last + 1).some((line) => isHeading(line) && !'"\''.includes(line.text.slice(-1)))
}

const describedMax = 4

function runOf(
  { sentences }: Layout,
  openings: readonly (Opening | undefined)[],
  ats: readonly number[],
  form: string,
): Run {
  let to = (ats.at(-1) ?? 0) + 1
  const items = ats.flatMap((at, index): RunItem[] => {
    const { title, rest, place, isSentence } = openings[at] ?? {
      title: '',
      rest: '',
      place: undefined,
      isSentence: false,
    }
    const { text: quote = '', line = 0 } = sentences[at] ?? {}
    const end = Math.min(ats[index + 1] ?? sentences.length, at + describedMax)
    const more = sentences.slice(at + 1, end).filter((each) => each.line === line)
    const description = [rest, ...more.map(({ text }) => text)].join(' ').trim()
    to = Math.max(to, at + 1 + more.length)
    return [{ title, description, quote: quoteOf(quote, title, more[0]?.text), line, place, isSentence }]
  })
  return { form, items, from: ats[0] ?? 0, to, isExplained: false }
}

/** A sentence that only names the value is quoted with the next. */
const quoteOf = (sentence: string, title: string, next: string | undefined) =>
  next !== undefined && sentence.length < title.length + 20 ? `${sentence} ${next}` : sentence
