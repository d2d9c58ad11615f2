/** Whether a run of parallel items is the firm's values: by what announces it, what its titles name and what it tells. */
import {
  announcedCount,
  announcedRange,
  headingText,
  leadWeight,
  otherHeading,
  otherHeadingEnd,
  readHeading,
} from './value-leads.ts'
import { motifNamed } from './value-motifs.ts'
import { isHeading, type Layout, type Run, type RunItem } from './value-runs.ts'

/** A run that is meant as values: `weight` orders such runs, `isAnnounced` when the document says so. */
export type Judged = {
  items: RunItem[]
  weight: number
  isAnnounced: boolean
  isLeftOut: boolean
  leadAt: number | undefined
}

/** So many sentences before a run may announce it. */
const beforeMax = 8
const nearMax = 4
/** So many after it may say what it was. */
const afterMax = 1

/** `at`: the sentence that announces it most. */
type Lead = { weight: number; count: number | undefined; isLeftOut: boolean; at: number | undefined }

/** What the sentences and headings before a run announce, up to the heading of another part. */
function readBefore(layout: Layout, { from, form }: Run): Lead {
  const { lines, sentences } = layout
  const lead: Lead = { weight: 0, count: undefined, isLeftOut: false, at: undefined }
  // Of a named list the sentence itself announces it.
  const first = /^(?:named|promise)$/.test(form) ? from : from - 1
  let [near, most] = [0, 0]
  for (let at = first; at >= 0 && first - at < beforeMax; at -= 1) {
    const { text = '', line = 0 } = sentences[at] ?? {}
    const own = lines[line]
    const isTitle = own !== undefined && isHeading(own) && own.text.length < text.length + 12
    if (isTitle && readHeading(text) === 'left out' && lead.weight === 0) return { ...lead, isLeftOut: true }
    const weight = leadWeight(text)
    lead.count ??= announcedCount(text)
    if (weight > most) [most, lead.at] = [weight, at]
    // Hints in several sentences make an announcement; a plain one far above is only a hint.
    if (isTitle || first - at < nearMax) near += weight
    else lead.weight = Math.max(lead.weight, weight)
    if (isTitle && (weight > 0 || line > 2)) break
    if (line === 0 && isTitle) break
  }
  return { ...lead, weight: Math.max(lead.weight, Math.min(2, near)) }
}

const pointsBack = /\b(?:that is|that's|these|those|such are|this is|all of them|articles?|points?|rules?)\b/i

/** What the sentences after a run say that it was: "These three sentences have been our values." */
function readAfter({ sentences }: Layout, { to }: Run): { weight: number; range: ReturnType<typeof announcedRange> } {
  for (const { text } of sentences.slice(to - 1, to + afterMax)) {
    if (!pointsBack.test(text)) continue
    const weight = leadWeight(text)
    if (weight > 1) return { weight, range: announcedRange(text) }
  }
  return { weight: 0, range: undefined }
}

const arranged =
  /[£$€]\s?\d|\b\d{1,2}[:.]\d{2}\b|\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b.{0,40}\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b/i

/** Whether an item only arranges something: prices, the way, what is to be brought. */
export const isPractical = ({ title, description }: RunItem) =>
  otherHeading.test(headingText(title)) ||
  (motifNamed(title) === undefined &&
    (/^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b|^(?:mon|tues?|weds?|thu(?:rs)?|fri|sat|sun)$/i.test(
      title,
    ) ||
      otherHeadingEnd.test(title) ||
      arranged.test(`${title} ${description.slice(0, 120)}`)))

const firstWord = (title: string) => title.toLowerCase().split(/\s+/)[0] ?? ''

/** What stands above the first column of a table of values. */
const columnName =
  /^(?:(?:our|core|the) )*(?:values?|principles?|names?|words?|titles?|promises?|what|commitments?)\b.{0,12}$/i

/** Whether an item begins otherwise than all before it do: "We will not …", "We will not …", "Appointments are …". */
function breaksOff(kept: readonly RunItem[], { title }: RunItem): boolean {
  const [first, ...others] = kept.map((each) => firstWord(each.title))
  return others.length > 1 && firstWord(title) !== first && others.every((each) => each === first)
}

/** Among names and mottos a whole sentence about somebody only leads up to them or on from them. */
function withoutTelling(items: RunItem[]): RunItem[] {
  const telling = items.filter(({ title }) => tells.test(title))
  return telling.length * 2 < items.length ? items.filter((item) => !telling.includes(item)) : items
}
const tells = /^(?:you|we|i|he|she|they|it|our|my|this|that|there)\b.*\s.*\s/i

/** The items that belong together: none that is practical, none that breaks off how the others begin, none too many. */
function keepItems(run: Run, count: number | undefined, range: ReturnType<typeof announcedRange>): RunItem[] {
  if (range) return run.items.filter(({ place }) => place !== undefined && place >= range.from && place <= range.to)
  const kept: RunItem[] = []
  for (const item of run.items) {
    const isOut = isPractical(item) || (run.form === 'cell' && columnName.test(item.title))
    // Headings go on to the end of a document: behind the first practical one there is no value any more.
    if (isOut && kept.length > 1) break
    if (isOut) continue
    if (breaksOff(kept, item) && !(count !== undefined && kept.length < count)) break
    kept.push(item)
  }
  const own = withoutTelling(kept)
  return count !== undefined && count > 1 && own.length > count ? own.slice(0, count) : own
}

const shareOf = (items: readonly RunItem[], is: (item: RunItem) => boolean) =>
  items.filter(is).length / Math.max(1, items.length)
const isNamed = ({ title, isSentence }: RunItem) =>
  !isSentence && title.split(' ').length <= 4 && motifNamed(title) !== undefined

/** Such runs announce themselves: "We believe in …", "… matters to us because …". */
const isProfessed = /^(?:believe in|stand for|value|care about|hold to|trust in|live by|insist on|matter|promise)$/

/** Judges a run; undefined for one that is none of values. */
export function judgeRun(layout: Layout, run: Run): Judged | undefined {
  if (run.form === 'mark box') return undefined
  const lead = readBefore(layout, run)
  const after = readAfter(layout, run)
  const items = keepItems(run, lead.count, after.range)
  if (items.length < 2) return undefined
  const named = shareOf(items, isNamed)
  const described = shareOf(items, ({ description, isSentence }) => description !== '' && !isSentence)
  const isCounted = lead.count === items.length
  const announced = Math.min(
    2,
    Math.max(lead.weight, after.weight, isProfessed.test(run.form) ? 1.5 : 0) +
      (isCounted || run.isExplained ? 0.5 : 0),
  )
  const isMeant =
    announced >= 2 ||
    (announced >= 1.5 && described > 0.5) ||
    (announced >= 1 && (named > 0.3 || described === 1)) ||
    (named >= 0.6 && described > 0.5)
  if (!isMeant && !lead.isLeftOut) return undefined
  const weight = announced * 10 + named * 5 + described * 5 + Math.min(items.length, 8) * 2 + (isCounted ? 5 : 0)
  return { items, weight, isAnnounced: announced >= 1.5, isLeftOut: lead.isLeftOut, leadAt: lead.at }
}
