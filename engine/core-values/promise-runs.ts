/** Values told as promises: "We promise three things: we tell …, we keep …", or a paragraph of as many sentences as announced. */
import { sentencesOf } from './document-text.ts'
import { readCounted } from './read-counted.ts'
import { readName } from './read-name.ts'
import { splitPromises } from './value-items.ts'
import { announcedCount, isPromise, leadWeight } from './value-leads.ts'
import { placeOf } from './value-marks.ts'
import type { Layout, Run, RunItem } from './value-runs.ts'
import { canHead, ruleFrom, tidyTitle } from './value-titles.ts'

const item = (title: string, description: string, quote: string, line: number, isSentence: boolean): RunItem => ({
  ...{ title, description, quote, line },
  ...{ place: undefined, isSentence },
})

/** What stands behind the colon of a sentence, as promises. */
function behindColon(layout: Layout, at: number): Run | undefined {
  const { text = '', line = 0 } = layout.sentences[at] ?? {}
  const colon = text.search(/:\s/)
  if (colon < 0 || !(isPromise(text) || leadWeight(text.slice(0, colon)) > 1)) return undefined
  const promises = splitPromises(text.slice(colon + 1).trim())
  if (promises.length < 2) return undefined
  const items = promises.map((promise) => item(ruleFrom(promise), promise, text, line, true))
  return { form: 'promise', items, from: at, to: at + 1, isExplained: true }
}

const held = /^(?:and |but )?(?:we|i) (?:\p{L}+ )?(?:hold|believe|insist|agree|swear|think|know) (that .+)$/isu
/** "We hold that no …, that no …, and that nobody …". */
function inClauses(layout: Layout, at: number): Run | undefined {
  const { text = '', line = 0 } = layout.sentences[at] ?? {}
  const clauses = (held.exec(text)?.[1] ?? '')
    .split(/^that\s+|,\s+(?:and\s+)?that\s+|\s+and\s+that\s+/)
    .filter((clause) => clause !== '')
  if (clauses.length < 2) return undefined
  const items = clauses.map((clause) => {
    const read = readName(clause.replace(/[,.]$/, ''))
    return item(read ? tidyTitle(read.name) : ruleFrom(clause), clause, text, line, read === undefined)
  })
  return { form: 'promise', items, from: at, to: at + 1, isExplained: true }
}

const inlineMark = /(?:^|\s)\(?([1-9]|[a-h]|i{1,3}|iv|vi?)[.)]\s+/g

/** The names of one sentence that are numbered, or parted by semicolons: "(1) candour, meaning …; (2) thrift, meaning …". */
function inSentence(layout: Layout, at: number): Run | undefined {
  const { text = '', line = 0 } = layout.sentences[at] ?? {}
  const marks = [...text.matchAll(inlineMark)]
  const isCounted = marks.length > 1 && marks.every(([, sign = ''], index) => placeOf(sign) === index + 1)
  const opened = /:\s|\bnamely,?\s|\bviz\.?,?\s/.exec(text)
  const from = isCounted ? (marks[0]?.index ?? 0) : opened ? opened.index + opened[0].length : 0
  if (!isCounted && (from === 0 || leadWeight(text.slice(0, from)) === 0)) return undefined
  const parts = isCounted
    ? marks.map((mark, index) => text.slice(mark.index + mark[0].length, marks[index + 1]?.index))
    : text.slice(from).split(/;\s+/)
  const items = parts.flatMap((part): RunItem[] => {
    const read = readName(
      part.replace(/^\s*(?:(?:and|or)\s+)?(?:that\s+)?/i, '').replace(/(?:[;,]| and|; and|, and)\s*$/i, ''),
    )
    return read ? [item(tidyTitle(read.name), read.rest.replace(/[;,](?: and)?$/, ''), text, line, false)] : []
  })
  return items.length > 1 && items.length === parts.length
    ? { form: 'named', items, from: at, to: at + 1, isExplained: true }
    : undefined
}

/** A line of just as many sentences as the line before has announced: each is one. */
function countedLine({ lines, starts, sentences }: Layout, line: number): Run | undefined {
  const [from = 0, to = 0] = [starts[line], starts[line + 1]]
  const count = sentencesOf(lines[line - 1]?.text ?? '')
    .flatMap((text) => announcedCount(text) ?? [])
    .at(-1)
  if (count === undefined || count < 2 || to - from !== count) return undefined
  // A line that itself counts holds only the first of them.
  if (readCounted(sentences[from]?.text ?? '')) return undefined
  const items = sentences.slice(from, to).map(({ text }) => {
    const read = readName(text)
    return item(read ? tidyTitle(read.name) : ruleFrom(text), read?.rest ?? text, text, line, read === undefined)
  })
  return items.every(({ title }) => canHead(title))
    ? { form: 'counted line', items, from, to, isExplained: false }
    : undefined
}

/** All lists of promises. */
export function findPromises(layout: Layout): Run[] {
  const behind = layout.sentences.map((_, at) => behindColon(layout, at))
  const held = layout.sentences.map((_, at) => inClauses(layout, at))
  const within = layout.sentences.map((_, at) => inSentence(layout, at))
  const counted = layout.lines.map((_, line) => (line === 0 ? undefined : countedLine(layout, line)))
  return [...behind, ...held, ...within, ...counted].filter((run) => run !== undefined)
}
