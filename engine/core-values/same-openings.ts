/** Runs of sentences that open with the same words: "We refuse to …. We refuse to …", or line after line "We …", "That …". */
import { readName } from './read-name.ts'
import { announcedCount } from './value-leads.ts'
import type { Layout, Run, RunItem } from './value-runs.ts'
import { canHead, ruleFrom, tidyTitle } from './value-titles.ts'

/** So many in a row are no chance. */
const runMin = 3
/** How many words sentences of one paragraph share; of lines one is enough. */
const sharedMin = 2

const wordsOf = (text: string, count: number) =>
  text
    .toLowerCase()
    .replace(/^["'(]?(?:and |but )?/, '')
    .split(/\s+/)
    .slice(0, count)
    .join(' ')

/** What only says whose the value is: "He wanted warmth", "We are curious". */
const frame =
  /^(?:that|(?:we|i|he|she|they|you|the \p{L}+) (?:are|is|am|(?:try|aim|mean) to(?: be)?|wants?|wanted|values?|likes?|loves?|prizes?|asks? for|asked for|looks? for|chose|choose|stands? for|believes? in|believed in)) /iu

function itemOf(text: string, more: string, line: number): RunItem {
  const bare = text.replace(/^(?:and|but) /i, '').replace(frame, '')
  const read = readName(bare)
  const title = read ? tidyTitle(read.name) : ruleFrom(bare)
  return {
    ...{ title, description: more || text, quote: text, line },
    ...{ place: undefined, isSentence: read === undefined },
  }
}

/** The first sentences of lines in a row that open with the same words, as many as they share. */
function ofLines(layout: Layout): Run[] {
  const { lines, starts, sentences } = layout
  const firstOf = (line: number) => sentences[starts[line] ?? 0]?.text ?? ''
  const runs: Run[] = []
  const taken = new Set<number>()
  for (const shared of [3, 2, 1]) {
    for (let line = 0, end = 0; line < lines.length; line = Math.max(end, line + 1)) {
      const opening = wordsOf(firstOf(line), shared)
      for (end = line; end < lines.length && !taken.has(end) && wordsOf(firstOf(end), shared) === opening; ) end += 1
      if (end - line < runMin) continue
      runs.push(runOfLines(layout, line, end, shared > 1 ? 'frame' : 'same opening'))
      for (let at = line; at < end; at += 1) taken.add(at)
    }
  }
  return runs
}

function runOfLines({ lines, starts, sentences }: Layout, from: number, to: number, form = 'same opening'): Run {
  const items = lines.slice(from, to).map((_, at) => {
    const [first, ...more] = sentences.slice(starts[from + at], starts[from + at + 1]).map(({ text }) => text)
    return itemOf(first ?? '', more.join(' '), from + at)
  })
  return { form, items, from: starts[from] ?? 0, to: starts[to] ?? 0, isExplained: false }
}

/** Three or more lines of one sentence each that stand together. */
function ofSingles(layout: Layout): Run[] {
  const { lines, starts } = layout
  const isSingle = (line: number) =>
    (starts[line + 1] ?? 0) - (starts[line] ?? 0) === 1 &&
    /[.!]["')]?$/.test(lines[line]?.text ?? '') &&
    (lines[line]?.text.split(' ').length ?? 0) <= singleMax
  const runs: Run[] = []
  for (let from = 0, to = 0; from < lines.length; from = Math.max(to, from + 1)) {
    for (to = from; isSingle(to) && (to === from || lines[to]?.isBlankBefore === false); ) to += 1
    if (to - from >= runMin) runs.push(runOfLines(layout, from, to))
  }
  return runs
}
const singleMax = 22

/** Sentences in a row, within a paragraph, that open with the same two words. */
function ofSentences({ sentences }: Layout): Run[] {
  const runs: Run[] = []
  for (let from = 0, to = 0; from < sentences.length; from = Math.max(to, from + 1)) {
    const first = sentences[from]
    if (!first) break
    const shared = wordsOf(first.text, sharedMin)
    to = from + 1
    while (sentences[to]?.line === first.line && wordsOf(sentences[to]?.text ?? '', sharedMin) === shared) to += 1
    // "We try to do three things. We try to …": the first only announces the others.
    if (announcedCount(first.text) !== undefined) from += 1
    if (to - from < runMin) continue
    const items = sentences.slice(from, to).map(({ text, line }) => itemOf(text, '', line))
    runs.push({ form: 'same opening', items, from, to, isExplained: false })
  }
  return runs
}

/** All such runs whose items have a title. */
export const findSameOpenings = (layout: Layout): Run[] =>
  [...ofLines(layout), ...ofSingles(layout), ...ofSentences(layout)].filter(({ items }) =>
    items.every(({ title }) => canHead(title)),
  )
