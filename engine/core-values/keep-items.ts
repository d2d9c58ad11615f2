/** Which items of a run are its values: none that only arranges something, none that breaks off how the others begin. */
import { headingText, otherHeading } from './value-leads.ts'
import { motifNamed } from './value-motifs.ts'
import type { Run, RunItem } from './value-runs.ts'

/** Such runs announce themselves: "We believe in …", "… matters to us because …", "Value 1: …". */
const professed =
  /^(?:mark (?:value|principle|promise|commitment|belief|tenet|pledge|vow|virtue|conviction)\b.*|believe|stand for|value|care about|hold to|trust in|live by|insist on|matter|promise)$/
export const isProfessed = ({ form }: Run) => professed.test(form)

const arranged =
  /\b(?:open|closed)\b.{0,12}\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b|[£$€]\s?\d|\b\d{1,2}[:.]\d{2}\b|\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b.{0,40}\b(?!\1)(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b/i

/** Whether an item only arranges something: prices, the way, what is to be brought. */
const isPractical = ({ title, description }: RunItem) =>
  otherHeading.test(headingText(title)) ||
  (motifNamed(title) === undefined &&
    (/^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b|^(?:mon|tues?|weds?|thu(?:rs)?|fri|sat|sun)$/i.test(
      title,
    ) ||
      arranged.test(`${title} ${description.slice(0, 120)}`)))

const firstWord = (title: string) => title.toLowerCase().split(' ')[0] ?? ''

/** What stands above the first column of a table of values. */
const columnName =
  /^(?:(?:our|core|the) )*(?:values?|principles?|names?|words?|titles?|promises?|what|commitments?)\b.{0,12}$/i

/** The words inside the titles that all of some items have: "… rather than …", "… before …". */
const sharedBy = ([first, ...others]: readonly RunItem[]) =>
  (first?.title ?? '')
    .toLowerCase()
    .split(' ')
    .slice(1, -1)
    .filter((word) => word.length > 3 && others.every((each) => each.title.toLowerCase().includes(` ${word} `)))

/** Whether an item begins otherwise than all before it do: "We will not …", "We will not …", "Appointments are …". */
function breaksOff(kept: readonly RunItem[], { title }: RunItem): boolean {
  if (kept.length > 2 && sharedBy(kept).some((word) => !title.toLowerCase().includes(` ${word} `))) return true
  const [first, ...others] = kept.map((each) => firstWord(each.title))
  return others.length > 1 && firstWord(title) !== first && others.every((each) => each === first)
}

/** The first paragraph begins otherwise than all the others do: it only leads up to them. */
function withoutOpening(items: RunItem[]): RunItem[] {
  const [first, second, ...others] = items.map(({ title }) => firstWord(title))
  return others.length > 1 && first !== second && others.every((word) => word === second) ? items.slice(1) : items
}

/** Among names and mottos a whole sentence about somebody only leads up to them or on from them. */
function withoutTelling(items: RunItem[]): RunItem[] {
  const telling = items.filter(({ title }) => tells.test(title))
  return telling.length * 2 < items.length ? items.filter((item) => !telling.includes(item)) : items
}
const tells = /^(?:you|we|i|he|she|they|it|our|my|this|that|there)\b.*\s.*\s/i

/** No firm has more values than this. */
const itemsMax = 16

/** The items of a run that belong together; no more of them than were announced, if a number was. */
export function keepItems(run: Run, count: number | undefined): RunItem[] {
  const kept: RunItem[] = []
  for (const item of run.items.slice(0, itemsMax)) {
    const isOut = (!isProfessed(run) && isPractical(item)) || (run.form === 'cell' && columnName.test(item.title))
    // Headings go on to the end of a document: behind the first practical one there is no value any more.
    if (isOut && kept.length > 1 && run.form.startsWith('head')) break
    if (isOut) continue
    if (breaksOff(kept, item) && !(count !== undefined && kept.length < count)) break
    kept.push(item)
  }
  const own = run.form === 'stop' ? withoutTelling(withoutOpening(kept)) : kept
  return count !== undefined && count > 1 && own.length > count ? own.slice(0, count) : own
}
