/** Finds the values a document states: lists (runs, see value-runs.ts) meant as values, or the one a sentence names. */
import type { Line } from '#engine/language/document-lines.ts'
import { sentencesOf } from './document-text.ts'
import { type Judged, judgeRun } from './judge-run.ts'
import { findNamedLists } from './named-lists.ts'
import { findLineRuns, type Item, type Layout, layOut, type Run } from './value-runs.ts'
import { canBeTitle, tidyTitle } from './value-titles.ts'

/** `isAnnounced`: the document calls it a value, rather than it only looking like one. */
type Stated = Item & { isAnnounced: boolean }

/** The lists that are meant as values, those with the clearest signs first; of overlapping ones only the first. */
function chooseRuns(layout: Layout): Judged[] {
  const judged = [...findLineRuns(layout), ...findNamedLists(layout)]
    .flatMap((run) => {
      const found = judgeRun(layout, run)
      return found ? [{ run, found }] : []
    })
    .sort((one, other) => other.found.weight - one.found.weight)
  const chosen: { run: Run; found: Judged }[] = []
  for (const each of judged)
    if (!chosen.some(({ run }) => run.from < each.run.to && each.run.from < run.to)) chosen.push(each)
  const own = chosen.map(({ found }) => found).filter(({ isLeftOut }) => !isLeftOut)
  // If one list is announced as values, a list that only looks like values does not count.
  const announced = own.filter(({ isAnnounced }) => isAnnounced)
  return announced.length > 0 ? announced : own
}

const onlyOne =
  /\b(?:our|my|the)(?: \p{L}+)? (?:one|only|single|golden|first) (?:rule|value|principle|promise|motto)\b[^.:;]{0,60}?(?::| is:?) (.{3,70}?)[.!]?$/iu

/** The one value a sentence names: "Our only rule: half of it goes over the fence." Only used without lists. */
function findOnlyOne(layout: Layout): Stated[] {
  return layout.flatMap(({ line }, at) => {
    const sentences = sentencesOf(line.text)
    return sentences.flatMap((quote, place): Stated[] => {
      const said = onlyOne.exec(quote)?.[1] ?? ''
      if (!canBeTitle(said)) return []
      const description = sentences[place + 1] ?? ''
      return [{ title: tidyTitle(said), description, quote, line: at, isSentence: false, isAnnounced: true }]
    })
  })
}

/** Finds the values in a document's lines, in document order. */
export function findStated(lines: readonly Line[]): Stated[] {
  const layout = layOut(lines)
  const listed = chooseRuns(layout).flatMap(({ items, isAnnounced }) => items.map((item) => ({ ...item, isAnnounced })))
  return listed.length > 0 ? listed.sort((one, other) => one.line - other.line) : findOnlyOne(layout)
}
