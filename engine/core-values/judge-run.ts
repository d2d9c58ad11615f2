/** Judges whether a run (a list of similar items) lists the firm's values: by the text before it and by its titles. */
import { sentencesOf } from './document-text.ts'
import { announcedCount, isOtherHeading, leadWeight, readHeading } from './value-leads.ts'
import { type Item, isHeading, type Layout, type Run } from './value-runs.ts'
import { valueNamed } from './value-words.ts'

/** `weight` ranks runs. `isAnnounced`: the document calls the items its values; `isLeftOut`: it says they are not. */
export type Judged = { items: Item[]; weight: number; isAnnounced: boolean; isLeftOut: boolean }

/** How many sentences before a run are read; only the hints of the nearest `nearMax` add up. */
const beforeMax = 8
const nearMax = 4
const titleLines = 3
const titleLengthMax = 100

/** What the text before a run says about it; `count`: how many values it announces. */
type Lead = { weight: number; count: number | undefined; isLeftOut: boolean }

/** 1 (a hint) for every run of a document whose first lines are about values, otherwise 0. */
const hintOfTitle = (layout: Layout) =>
  layout.slice(0, titleLines).some(({ line: { text } }) => text.length < titleLengthMax && leadWeight(text) > 0) ? 1 : 0

/** What the sentences and headings before a run announce, back to the heading of another section. */
function readBefore(layout: Layout, { from, form }: Run): Lead {
  const lead: Lead = { weight: hintOfTitle(layout), count: undefined, isLeftOut: false }
  let [sum, read] = [0, 0]
  // A named list is announced by its own sentence, a table by its head row.
  const first = ['named', 'cell'].includes(form) ? from : from - 1
  for (let at = first; at >= 0 && read < beforeMax; at -= 1) {
    const line = layout[at]?.line
    if (!line) break
    const isTitle = isHeading(line)
    if (isTitle && sum === 0 && readHeading(line.text) === 'left out') return { ...lead, isLeftOut: true }
    if (isTitle && isOtherHeading(line.text)) return { ...lead, weight: Math.min(2, sum) }
    // A lead-in such as "What you bring:" announces something else.
    if (at < from && line.text.endsWith(':') && leadWeight(line.text) === 0) break
    for (const sentence of sentencesOf(line.text).reverse()) {
      const weight = leadWeight(sentence)
      lead.count ??= announcedCount(sentence)
      // Nearby hints add up to an announcement; a clear announcement further up is only a hint.
      if (isTitle || read < nearMax) sum += weight
      else if (form !== 'stop') lead.weight = Math.max(lead.weight, weight)
      read += 1
    }
    if (isTitle && at < from && (sum > 0 || at > 2 || at === 0)) break
  }
  return { ...lead, weight: Math.max(lead.weight, Math.min(2, sum)) }
}

const shareOf = (items: readonly Item[], is: (item: Item) => boolean) => items.filter(is).length / items.length
const isNamed = ({ title, isSentence }: Item) =>
  !isSentence && title.split(' ').length <= 4 && valueNamed(title) !== undefined
const isDescribed = ({ description, isSentence }: Item) => description !== '' && !isSentence

/** Runs of items such as "Value 1: …", which say themselves that they are values. */
const saysIt = /^mark (?:value|principle|promise|commitment|belief|pledge|virtue)$/
/** From this weight on a run counts as announced. */
const plainly = 1.5
/** The share of items that must be named after a known value: if something hints at values, and if nothing does. */
const namedWithHint = 0.3
const namedAlone = 0.6

/** Whether a run is meant as values. `announced`: 2 is clearly, 1.5 probably, 1 a hint, 0 not at all. */
function isMeant({ form }: Run, items: readonly Item[], announced: number): boolean {
  const [named, described] = [shareOf(items, isNamed), shareOf(items, isDescribed)]
  if (announced >= 2) return true
  if ((announced >= plainly || named >= namedAlone) && described > 0.5) return true
  return announced >= 1 && (named > namedWithHint || (described === 1 && form !== 'stop'))
}

/** The heading of a value table's first column. */
const columnName = /^(?:(?:our|core|the) )*(?:values?|principles?|names?|words?|titles?|promises?|what)\b.{0,12}$/i
/** Longer lists are cut: no firm has more values. */
const itemsMax = 16

/** The items that belong together, without duplicates; at most as many as were announced. */
function keepItems({ items, form }: Run, count: number | undefined): Item[] {
  const kept: Item[] = []
  for (const item of items.slice(0, itemsMax)) {
    const isOut = isOtherHeading(item.title) || (form === 'cell' && columnName.test(item.title))
    // Headings form one run to the end of the document; the first about something else ends the values.
    if (isOut && kept.length > 1 && form.startsWith('head')) break
    if (!isOut && !kept.some(({ title }) => title === item.title)) kept.push(item)
  }
  return count !== undefined && count > 1 ? kept.slice(0, count) : kept
}

/** Judges a run; undefined if it does not list values. */
export function judgeRun(layout: Layout, run: Run): Judged | undefined {
  const lead = readBefore(layout, run)
  const items = keepItems(run, lead.count)
  if (items.length < 2) return undefined
  const isCounted = lead.count === items.length
  const announced = Math.min(2, Math.max(lead.weight, saysIt.test(run.form) ? plainly : 0) + (isCounted ? 0.5 : 0))
  if (!lead.isLeftOut && !isMeant(run, items, announced)) return undefined
  const weight = announced * 5 + Math.min(items.length, 8)
  return { items, weight, isAnnounced: announced >= plainly, isLeftOut: lead.isLeftOut }
}
