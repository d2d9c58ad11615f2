/** A document laid out for reading, and a run: parallel items in a row that may be a list of values. */
import type { Line } from '#engine/language/document-lines.ts'
import { sentencesOf } from './document-text.ts'
import { type Entry, readEntry } from './value-items.ts'
import { isLabelNoun, readLabel } from './value-marks.ts'

export type Sentence = { text: string; line: number }

/** `starts` holds, for every line and for the end, the index of its first sentence. */
export type Layout = {
  lines: readonly Line[]
  sentences: readonly Sentence[]
  starts: readonly number[]
  entries: readonly (Entry | undefined)[]
}

export type RunItem = {
  title: string
  description: string
  quote: string
  line: number
  /** Counted by the document itself. */
  place: number | undefined
  /** It had no title of its own. */
  isSentence: boolean
}

/**
 * `from` and `to` (exclusive) are indexes of sentences. `form`: how its items are alike. `isExplained`: the items were
 * named first and each is explained after.
 */
export type Run = { form: string; items: RunItem[]; from: number; to: number; isExplained: boolean }

/** Who speaks, at the start of a line. */
export const speaker = /^(\p{L}[\p{L}.']*(?: \p{Lu}[\p{L}.']*)?):\s+/u

/** The names before a colon that the document has more than once: they speak, or ask and answer. */
function speakersOf(lines: readonly Line[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const speakers = new Set<string>(['Q', 'A', 'Q.', 'A.'])
  for (const { text } of lines) {
    const name = speaker.exec(text)?.[1]
    if (name === undefined) continue
    if (seen.has(name) && !isLabelNoun(name)) speakers.add(name)
    seen.add(name)
  }
  return speakers
}

/** "Slide 3. Care: …": which part of the paper a line is. */
const partName = /^(\s*\W{0,3})(?:slide|panel|screen|sheet|page) (?:\d{1,2}|\p{L}{3,6})(?:[\])][.:]?|[.:])\s+(?=\S)/iu
const withoutPart = (line: Line): Line =>
  partName.test(line.text)
    ? { ...line, text: line.text.replace(partName, ''), raw: line.raw.replace(partName, '') }
    : line

/** "[00:12:40] ANN: …": when it was said. */
const timeSaid = /^\s*[[(]?\d{1,2}:\d{2}(?::\d{2})?[\])]?\s+(?=\p{L})/u
const withoutTime = (line: Line): Line => ({
  ...line,
  text: line.text.replace(timeSaid, ''),
  raw: line.raw.replace(timeSaid, ''),
})

/** "Slide 3", "– 4 –": a line that only numbers a part of the paper. */
const isPartNumber = ({ text }: Line) =>
  /^\W*(?:(?:slide|page|panel|sheet|screen) )?\d{1,2}(?: of \d{1,2})?\W*$/i.test(text)
const isStruck = ({ raw }: Line) => /^\W*~~[^~]+~~\W*$/.test(raw)

/** Without the numbers of parts, and without what is struck out and what stands right under it. */
function withoutOthers(lines: readonly Line[]): Line[] {
  let [isOut, isAfterNumber] = [false, false]
  return lines.flatMap((line) => {
    isOut = isStruck(line) || (isOut && !line.isBlankBefore)
    const isApart = isAfterNumber || line.isBlankBefore
    isAfterNumber = isPartNumber(line)
    return isOut || isAfterNumber ? [] : [{ ...line, isBlankBefore: isApart }]
  })
}

/** Lays a document out; what only says who speaks and when or on which slide is left out. */
export function layOut(written: readonly Line[]): Layout {
  const lines = withoutOthers(written.map(withoutTime)).map(withoutPart)
  const speakers = speakersOf(lines)
  const sentences: Sentence[] = []
  const starts: number[] = []
  for (const [line, { text }] of lines.entries()) {
    starts.push(sentences.length)
    if (isAside({ text })) continue
    const name = speaker.exec(text)?.[1]
    const said = name !== undefined && speakers.has(name) ? text.replace(speaker, '') : text
    for (const sentence of sentencesOf(said)) sentences.push({ text: sentence, line })
  }
  starts.push(sentences.length)
  return { lines, sentences, starts, entries: readEntries(lines, speakers) }
}

/** The entries of all lines; a label that stands alone marks the line below it, and who speaks is none of it. */
function readEntries(lines: readonly Line[], speakers: ReadonlySet<string>): (Entry | undefined)[] {
  const labels = lines.map(readLabel)
  return lines.map((line, at) => {
    if (labels[at] !== undefined || isAside(line)) return undefined
    const isSaid = speakers.has(speaker.exec(line.text)?.[1] ?? '')
    const bare = (text: string) => (isSaid ? text.replace(speaker, '') : text)
    const entry = readEntry({ ...line, text: bare(line.text), raw: bare(line.raw) })
    const mark = entry?.mark ?? labels[at - 1]
    // Whoever speaks lists nothing without marks.
    return entry && (mark || !isSaid) ? { ...entry, mark } : undefined
  })
}

/** "[Panel 2]", "[laughter]": a line that only says where or how the others stand. */
export const isAside = ({ text }: Pick<Line, 'text'>) => /^\[[^\]]{2,40}\]$/.test(text)

/** Whether a text ends as a sentence does. */
export const endsSentence = (text: string) => /[.!?…]["')\]]?$/.test(text)

const headingWordsMax = 10
/** Whether a line reads as a heading: short, and without the end of a sentence. */
export const isHeading = (line: Line) =>
  !isAside(line) &&
  line.text.split(' ').length <= headingWordsMax &&
  !endsSentence(line.text) &&
  !',;:'.includes(line.text.slice(-1))
