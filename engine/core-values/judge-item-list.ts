/** Judges whether a run (a list of similar items) lists the firm's values: by the text before it and by its titles. */
import { splitDocumentSentences } from './document-text.ts'
import { type ClassifiedLines, type ItemList, isHeadingLine, type ListItem } from './item-lists.ts'
import {
  classifyValuesHeading,
  isUnrelatedToValues,
  readAnnouncedCount,
  weighAnnouncement,
} from './value-announcements.ts'
import { findValueInTitle } from './value-words.ts'

/** `weight` ranks runs. `isAnnounced`: the document calls the items its values; `isLeftOut`: it says they are not. */
export type JudgedItemList = { items: ListItem[]; weight: number; isAnnounced: boolean; isLeftOut: boolean }

/** How many sentences before a run are read; only the hints of the nearest `nearMax` add up. */
const beforeMax = 8
const nearMax = 4
const titleLines = 3
const titleLengthMax = 100

/** What the text before a run says about it; `count`: how many values it announces. */
type Lead = { weight: number; count: number | undefined; isLeftOut: boolean }

/** 1 (a hint) for every run of a document whose first lines are about values, otherwise 0. */
const hintOfTitle = (layout: ClassifiedLines) =>
  layout.slice(0, titleLines).some(({ line: { text } }) => text.length < titleLengthMax && weighAnnouncement(text) > 0)
    ? 1
    : 0

/** What the sentences and headings before a run announce, back to the heading of another section. */
function readBefore(layout: ClassifiedLines, { from, form }: ItemList): Lead {
  const lead: Lead = { weight: hintOfTitle(layout), count: undefined, isLeftOut: false }
  let [sum, read] = [0, 0]
  // A named list is announced by its own sentence, a table by its head row.
  const first = ['named', 'cell'].includes(form) ? from : from - 1
  for (let at = first; at >= 0 && read < beforeMax; at -= 1) {
    const line = layout[at]?.line
    if (!line) break
    const isTitle = isHeadingLine(line)
    if (isTitle && sum === 0 && classifyValuesHeading(line.text) === 'left out') return { ...lead, isLeftOut: true }
    if (isTitle && isUnrelatedToValues(line.text)) return { ...lead, weight: Math.min(2, sum) }
    // A lead-in such as "What you bring:" announces something else.
    if (at < from && line.text.endsWith(':') && weighAnnouncement(line.text) === 0) break
    for (const sentence of splitDocumentSentences(line.text).reverse()) {
      const weight = weighAnnouncement(sentence)
      lead.count ??= readAnnouncedCount(sentence)
      // Nearby hints add up to an announcement; a clear announcement further up is only a hint.
      if (isTitle || read < nearMax) sum += weight
      else if (form !== 'stop') lead.weight = Math.max(lead.weight, weight)
      read += 1
    }
    if (isTitle && at < from && (sum > 0 || at > 2 || at === 0)) break
  }
  return { ...lead, weight: Math.max(lead.weight, Math.min(2, sum)) }
}

const shareOf = (items: readonly ListItem[], is: (item: ListItem) => boolean) => items.filter(is).length / items.length
const isNamed = ({ title, isSentence }: ListItem) =>
  !isSentence && title.split(' ').length <= 4 && findValueInTitle(title) !== undefined
const isDescribed = ({ description, isSentence }: ListItem) => description !== '' && !isSentence

/** Runs of items such as "Value 1: …", which say themselves that they are values. */
const saysIt = /^mark (?:value|principle|promise|commitment|belief|pledge|virtue)$/
/** From this weight on a run counts as announced. */
const plainly = 1.5
/** The share of items that must be named after a known value: if something hints at values, and if nothing does. */
const namedWithHint = 0.3
const namedAlone = 0.6

/** Whether a run is meant as values. `announced`: 2 is clearly, 1.5 probably, 1 a hint, 0 not at all. */
function isMeant({ form }: ItemList, items: readonly ListItem[], announced: number): boolean {
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
function keepItems({ items, form }: ItemList, count: number | undefined): ListItem[] {
  const kept: ListItem[] = []
  for (const item of items.slice(0, itemsMax)) {
    const isOut = isUnrelatedToValues(item.title) || (form === 'cell' && columnName.test(item.title))
    // Headings form one run to the end of the document; the first about something else ends the values.
    if (isOut && kept.length > 1 && form.startsWith('head')) break
    if (!isOut && !kept.some(({ title }) => title === item.title)) kept.push(item)
  }
  return count !== undefined && count > 1 ? kept.slice(0, count) : kept
}

/** Judges a run; undefined if it does not list values. */
export function judgeItemList(layout: ClassifiedLines, run: ItemList): JudgedItemList | undefined {
  const lead = readBefore(layout, run)
  const items = keepItems(run, lead.count)
  if (items.length < 2) return undefined
  const isCounted = lead.count === items.length
  const announced = Math.min(2, Math.max(lead.weight, saysIt.test(run.form) ? plainly : 0) + (isCounted ? 0.5 : 0))
  if (!lead.isLeftOut && !isMeant(run, items, announced)) return undefined
  const weight = announced * 5 + Math.min(items.length, 8)
  return { items, weight, isAnnounced: announced >= plainly, isLeftOut: lead.isLeftOut }
}
