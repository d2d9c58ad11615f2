/** Whether a run of parallel items is the firm's values: by what announces it, what its titles name and what it tells. */
import { isProfessed, keepItems } from './keep-items.ts'
import { announcedCount, leadWeight, readHeading } from './value-leads.ts'
import { motifNamed } from './value-motifs.ts'
import { isHeading, type Layout, type Run, type RunItem } from './value-runs.ts'
import { senseOf } from './value-sense.ts'
import { isTitle } from './value-titles.ts'

/** A run that is meant as values: `weight` orders such runs, `isAnnounced` when the document says so. */
export type Judged = {
  items: RunItem[]
  weight: number
  announced: number
  isAnnounced: boolean
  isLeftOut: boolean
  /** Its own items are known as values or show some, whatever announces it. */
  isEvident: boolean
  leadAt: number | undefined
}

/** So many sentences before a run may announce it. */
const beforeMax = 8
const nearMax = 4
const looseNearMax = 2
/** Paragraphs of any story open with short sentences. */
const loose: ReadonlySet<string> = new Set(['stop'])
/** So many items show that no chance made them alike. */
const aloneMin = 3
/** So many after it may say what it was. */
const afterMax = 1

/** `at`: the sentence that announces it most. */
type Lead = { weight: number; count: number | undefined; isLeftOut: boolean; at: number | undefined }

/** What the sentences and headings before a run announce, up to the heading of another part. */
function readBefore(layout: Layout, run: Run): Lead {
  const { from, form } = run
  const { lines, sentences } = layout
  const lead: Lead = { weight: 0, count: undefined, isLeftOut: false, at: undefined }
  // Of a named list the sentence itself announces it.
  const first = ['named', 'cell', 'called'].includes(form) ? from : from - 1
  const isLoose = loose.has(form)
  const near = isLoose && keepItems(run, undefined).length < aloneMin ? looseNearMax : nearMax
  let [sum, most] = [0, 0]
  for (let at = first; at >= 0 && first - at < beforeMax; at -= 1) {
    const { text = '', line = 0 } = sentences[at] ?? {}
    const own = lines[line]
    const isTitle = own !== undefined && isHeading(own) && own.text.length < text.length + 12
    if (isTitle && readHeading(text) === 'left out' && lead.weight === 0) return { ...lead, isLeftOut: true }
    // "2. What we value" among numbered headings announces what is below it, not the next of them.
    const weight = leadWeight(text)
    if (weight > 1 && form === `mark ${layout.entries[line]?.mark?.kind}`) return { ...lead, weight: 0 }
    if (weight === 0 && turning.test(text)) break
    lead.count ??= announcedCount(text)
    if (weight > most) [most, lead.at] = [weight, at]
    // Hints in several sentences make an announcement; a plain one far above is only a hint.
    if (isTitle || first - at < near) sum += weight
    else if (!isLoose) lead.weight = Math.max(lead.weight, weight)
    // The run's own first sentence may announce it, as the head of a table does; it is no heading above.
    if (at >= from) continue
    if (isTitle && (weight > 0 || line > 2)) break
    if (line === 0 && isTitle) break
  }
  return { ...lead, weight: Math.max(lead.weight, Math.min(2, sum)) }
}

const titleLines = 3
const titleLengthMax = 100
/** A paper that is about values by its first lines hints at them, wherever they stand. */
const hintOfTitle = ({ lines }: Layout) =>
  lines.slice(0, titleLines).some((line) => line.text.length < titleLengthMax && leadWeight(line.text) > 0) ? 1 : 0

/** "Other stuff:" ends what was spoken of before. */
const turning =
  /^(?:other|more|also|further|next|new|notices?|news|practical\w*|admin|housekeeping|logistics)\b[^.!?]{0,25}:$/i

const pointsBack =
  /\b(?:it is|it's|they are|they're|the above|that is|that's|these|those|such are|this is|all of them|articles?|points?|rules?)\b/i

/** What the sentences after a run say that it was: "These three sentences have been our values." */
function readAfter({ sentences }: Layout, { to }: Run): number {
  for (const { text } of sentences.slice(to - 1, to + afterMax)) {
    if (!pointsBack.test(text) || text.endsWith(':')) continue
    const weight = leadWeight(text)
    if (weight > 0) return weight
  }
  return 0
}

const shareOf = (items: readonly RunItem[], is: (item: RunItem) => boolean) =>
  items.filter(is).length / Math.max(1, items.length)
const isNamed = ({ title, isSentence }: RunItem) =>
  !isSentence && title.split(' ').length <= 4 && motifNamed(title) !== undefined
const isDescribed = ({ description, isSentence }: RunItem) => description !== '' && !isSentence

const readMax = 300
/** How likely the items show values by what is told of them, 0 to 1 on average. */
function shownBy(items: readonly RunItem[]): number {
  const told = items.filter(isDescribed)
  const sum = told.reduce(
    (all, { title, description }) => all + senseOf(`${title}. ${description.slice(0, readMax)}`).shown,
    0,
  )
  return sum / Math.max(1, told.length)
}

/** From here on a run counts as announced. */
export const plainly = 1.5

/** What a hint at values needs besides, and what nothing but the items themselves need. */
const shownWithHint = 0.35
const shownAlone = 0.64
const shownSurely = 0.8
/** The more paragraphs open in the same way, the less chance is in it. */
const shownOften = 0.6
/** Whoever names things in a row and explains each of them means them as a list. */
const shownExplained = 0.5
const namedWithHint = 0.3
const namedAlone = 0.6

/** The opening of a paragraph that tells something is no motto. */
const isTold = ({ title }: RunItem) =>
  title.split(' ').length > 6 ||
  /\b(?:i|we|you|they|he|she|it|was|were|had|has|said|people|my|our|your|\p{L}{3,}ed)\b/iu.test(title)

/** What stands in such a form may be a whole sentence. */
const isMottoForm = (form: string) => form === 'counted' || form.startsWith('head')

/** Whether a run is meant as values, announced plainly (2), half (1.5), by a hint (1) or not at all. */
function isMeant({ form, isExplained }: Run, items: readonly RunItem[], announced: number): boolean {
  const named = shareOf(items, isNamed)
  const described = shareOf(items, isDescribed)
  if (announced >= 2 || (named >= namedAlone && described > 0.5)) return true
  if (announced >= plainly && described > 0.5) return true
  const titled = shareOf(items, ({ title }) => isTitle(title))
  if (form === 'stop' && announced === 0)
    return (
      items.length >= aloneMin &&
      described === 1 &&
      !items.some(isTold) &&
      shownBy(items) > (items.length > aloneMin ? shownOften : shownSurely)
    )
  if (loose.has(form) && (announced < 1 || (titled < 1 && items.some(isTold))))
    return announced >= 1 && named > namedWithHint
  if (loose.has(form)) return named > namedWithHint || (described === 1 && shownBy(items) > shownAlone)
  if (announced >= 1) return named > namedWithHint || (described === 1 && shownBy(items) > shownWithHint)
  // "Looked at letters. … Looked at staffing. …": what is alike without a word of values may be an account.
  if (shareOf(items, isTold) > 0.5) return false
  return (
    (titled > namedAlone || isMottoForm(form)) &&
    described === 1 &&
    items.length >= aloneMin &&
    shownBy(items) > (isExplained ? shownExplained : shownAlone)
  )
}

/** Whether what is told of each item shows so much that the kind of the paper does not matter. */
const isUnmistakable = ({ form }: Run, items: readonly RunItem[], announced: number) =>
  !loose.has(form) &&
  items.length >= aloneMin &&
  items.every(isDescribed) &&
  shownBy(items) > (announced >= 1 ? shownAlone : shownSurely)

const stray = 0.5
/** Among paragraphs that nothing announces and that show values in what they tell, one at either end that shows nothing is none of the list. */
function withoutStrays({ form }: Run, items: RunItem[]): RunItem[] {
  if (!loose.has(form) || items.length <= aloneMin) return items
  const isStray = (item: RunItem) => !isNamed(item) && isDescribed(item) && shownBy([item]) < stray
  const rest = items.slice(items.slice(0, 1).some(isStray) ? 1 : 0, items.slice(-1).some(isStray) ? -1 : undefined)
  return shownBy(rest) > shownSurely ? rest : items
}

/** What is said over and over is one thing. */
function onceEach(items: readonly RunItem[]): RunItem[] {
  const seen = new Set<string>()
  return items.filter(({ title }) => !seen.has(title) && seen.add(title))
}

/** Whoever says three times what he believes in needs no announcement. */
const isSworn = ({ form, items }: Run) =>
  ['believe', 'stand for', 'live by', 'hold to'].includes(form) && items.length >= aloneMin

const evidentShare = 0.5

/** Judges a run; undefined for one that is none of values. */
export function judgeRun(layout: Layout, run: Run): Judged | undefined {
  if (run.form === 'mark box') return undefined
  const lead = readBefore(layout, run)
  const said = Math.max(
    lead.weight,
    readAfter(layout, run),
    hintOfTitle(layout),
    isProfessed(run) ? (isSworn(run) ? 2 : 1.5) : 0,
  )
  const kept = keepItems(run, lead.count)
  const items = onceEach(said === 0 ? withoutStrays(run, kept) : kept)
  if (items.length < 2) return undefined
  const isCounted = lead.count === items.length
  const proof = run.isExplained ? 1 : isCounted ? 0.5 : 0
  const announced = said === 0 && run.form === 'named' ? 0 : Math.min(2, said + proof)
  if (!lead.isLeftOut && !isMeant(run, items, announced)) return undefined
  const weight =
    announced * 10 + (shareOf(items, isNamed) + shareOf(items, isDescribed)) * 5 + Math.min(items.length, 8) * 2
  return {
    ...{
      items,
      // Whoever gives a saying its name means the name.
      weight: weight + (isCounted ? 5 : 0) + (run.form === 'called' ? 3 : 0),
      announced,
      isAnnounced: announced >= plainly || isUnmistakable(run, items, announced),
    },
    ...{ isLeftOut: lead.isLeftOut, leadAt: lead.at },
    isEvident: shareOf(items, isNamed) >= evidentShare || (items.every(isDescribed) && shownBy(items) >= stray),
  }
}
