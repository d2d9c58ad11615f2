/** Finds the values a document states: lists (runs, see item-lists.ts) meant as values, or the one a sentence names. */
import type { DocumentLine } from '#engine/language/document-lines.ts'
import { splitDocumentSentences } from './document-text.ts'
import { findInlineLists } from './find-inline-lists.ts'
import { type ClassifiedLines, classifyLines, findItemLists, type ItemList, type ListItem } from './item-lists.ts'
import { type JudgedItemList, judgeItemList } from './judge-item-list.ts'
import { canBeTitle, tidyTitle } from './value-titles.ts'

/** `isAnnounced`: the document calls it a value, rather than it only looking like one. */
type Stated = ListItem & { isAnnounced: boolean }

/** The lists that are meant as values, those with the clearest signs first; of overlapping ones only the first. */
function chooseRuns(layout: ClassifiedLines): JudgedItemList[] {
  const judged = [...findItemLists(layout), ...findInlineLists(layout)]
    .flatMap((run) => {
      const found = judgeItemList(layout, run)
      return found ? [{ run, found }] : []
    })
    .sort((one, other) => other.found.weight - one.found.weight)
  const chosen: { run: ItemList; found: JudgedItemList }[] = []
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
function findOnlyOne(layout: ClassifiedLines): Stated[] {
  return layout.flatMap(({ line }, at) => {
    const sentences = splitDocumentSentences(line.text)
    return sentences.flatMap((quote, place): Stated[] => {
      const said = onlyOne.exec(quote)?.[1] ?? ''
      if (!canBeTitle(said)) return []
      const description = sentences[place + 1] ?? ''
      return [{ title: tidyTitle(said), description, quote, line: at, isSentence: false, isAnnounced: true }]
    })
  })
}

/** Finds the values in a document's lines, in document order. */
export function findStatedValues(lines: readonly DocumentLine[]): Stated[] {
  const layout = classifyLines(lines)
  const listed = chooseRuns(layout).flatMap(({ items, isAnnounced }) => items.map((item) => ({ ...item, isAnnounced })))
  return listed.length > 0 ? listed.sort((one, other) => one.line - other.line) : findOnlyOne(layout)
}
