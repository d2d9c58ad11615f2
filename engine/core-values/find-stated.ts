/** Values that a document states: runs of parallel items that are meant as values, and sentences that name them. */
import type { Line } from '#engine/language/document-lines.ts'
import { findCapitalised } from './capitalised-names.ts'
import { type Judged, judgeRun, plainly } from './judge-run.ts'
import { findLineRuns } from './line-runs.ts'
import { findExplanation, findNamedLists } from './named-lists.ts'
import { findSentenceRuns } from './sentence-runs.ts'
import type { Item } from './value-items.ts'
import { type Layout, layOut, type Run } from './value-runs.ts'
import { canHead, tidyTitle } from './value-titles.ts'

/** A stated value: `line` is where it stands; `isAnnounced` when a list of values was announced. */
type Stated = Item & { line: number; isAnnounced: boolean }

/** What the document states, and the lines that are used up by it: nothing else is read into those. */
type StatedValues = { values: Stated[]; used: ReadonlySet<number> }

type Chosen = { run: Run; judged: Judged }

const overlaps = (one: Run, other: Run) => one.from < other.to && other.from < one.to

/** Whether what announces a run announced another, or is itself a list of values: the run only comes after it. */
const isLedBy = ({ judged: { leadAt } }: Chosen, { run, judged }: Chosen) =>
  leadAt !== undefined && (leadAt === judged.leadAt || (run.from <= leadAt && leadAt < run.to))

/** The runs that are meant as values, the plainest first, none inside another. */
function chooseRuns(layout: Layout): Chosen[] {
  const runs = [
    ...findLineRuns(layout),
    ...findSentenceRuns(layout),
    ...findNamedLists(layout),
    ...findCapitalised(layout),
  ]
  const judged = runs
    .flatMap((run): Chosen[] => {
      const found = judgeRun(layout, run)
      return found ? [{ run, judged: found }] : []
    })
    .sort((one, other) => other.judged.weight - one.judged.weight)
  const chosen: Chosen[] = []
  for (const each of judged)
    if (!chosen.some((other) => overlaps(other.run, each.run) || isLedBy(each, other))) chosen.push(each)
  // Beside a list that is announced, one that only looks like it is none.
  const isPlain = ({ judged }: Chosen) => judged.announced >= plainly || judged.isLeftOut
  if (!chosen.some(({ judged }) => judged.announced >= plainly && !judged.isLeftOut)) return chosen
  // Beside one that is plain as such, a list of other things may stand below the same announcement.
  const isOwn = ({ judged }: Chosen) => judged.isLeftOut || judged.isEvident
  const plain = chosen.filter(isPlain)
  return plain.some(({ judged }) => judged.isEvident && !judged.isLeftOut) ? plain.filter(isOwn) : plain
}

/** What the runs state, with what the document tells of it afterwards. */
function readRuns(layout: Layout, runs: readonly Chosen[]): StatedValues {
  const values: Stated[] = []
  const used = new Set<number>()
  for (const { run, judged } of runs) {
    for (const { line } of layout.sentences.slice(run.from, run.to)) used.add(line)
    const lead = judged.leadAt === undefined ? undefined : layout.sentences[judged.leadAt]
    if (lead) used.add(lead.line)
    if (judged.isLeftOut) continue
    for (const { title, description, quote, line, isSentence } of judged.items) {
      const explained = description === '' ? findExplanation(layout, title, run.to) : undefined
      const from = explained && layout.sentences[explained.at]
      if (from) used.add(from.line)
      const said = { description: explained?.said ?? description, quote: from?.text ?? quote }
      values.push({ title, ...said, isSentence, line, isAnnounced: judged.isAnnounced })
    }
  }
  return { values, used }
}

const onlyOne =
  /\b(?:our|my|the)(?: \p{L}+)? (?:one|only|single|golden|first) (?:rule|value|principle|promise|motto|law)\b[^.:;]{0,60}?(?::| is(?: simply| still)?:?) (.{3,70}?)[.!]?$/iu

/** The one value that a sentence names: "Our only rule: half of it goes over the fence." */
function findOnlyOne({ sentences }: Layout, used: ReadonlySet<number>): Stated[] {
  return sentences.flatMap(({ text, line }, at): Stated[] => {
    const said = used.has(line) ? undefined : onlyOne.exec(text)?.[1]
    if (said === undefined || !canHead(said)) return []
    const next = sentences[at + 1]
    const description = next?.line === line ? next.text : ''
    return [{ title: tidyTitle(said), description, quote: text, line, isSentence: false, isAnnounced: true }]
  })
}

/** Reads what the lines of a document state, in its order. */
export function findStated(lines: readonly Line[]): StatedValues {
  const layout = layOut(lines)
  const { values, used } = readRuns(layout, chooseRuns(layout))
  const single = values.length > 0 ? [] : findOnlyOne(layout, used)
  return { values: [...values, ...single], used: new Set([...used, ...single.map(({ line }) => line)]) }
}
