/** Values that a document states: runs of parallel items that are meant as values, and sentences that name them. */
import type { Line } from '#engine/language/document-lines.ts'
import { findCalledOut } from './called-out.ts'
import { valuesNamedIn } from './inline-values.ts'
import { type Judged, judgeRun, plainly } from './judge-run.ts'
import { findLineRuns } from './line-runs.ts'
import { findExplanation, findNamedLists } from './named-lists.ts'
import { findProfessed, professedMin } from './professed-values.ts'
import { findPromises } from './promise-runs.ts'
import { findSameOpenings } from './same-openings.ts'
import { findSentenceRuns } from './sentence-runs.ts'
import type { Item } from './value-items.ts'
import { motifNamed } from './value-motifs.ts'
import { type Layout, layOut, type Run } from './value-runs.ts'
import { isTitle } from './value-titles.ts'

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
    ...findPromises(layout),
    ...findSameOpenings(layout),
    ...findCalledOut(layout),
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

const nameWordsMax = 4
/** A saying that its explanation names at once is called by that name: "“The wall remembers.” Workmanship. …". */
function named(title: string, said: { description: string; quote: string }) {
  const [, name = ''] = /^(\p{Lu}[\p{L}' -]{2,30})\.(?:\s|$)/u.exec(said.description) ?? []
  const isShort = name.split(' ').length <= nameWordsMax && name.split(' ').length < title.split(' ').length
  const isName = isShort && motifNamed(title) === undefined && motifNamed(name) !== undefined && isTitle(name)
  return isName ? { title: name, ...said, description: `${title}. ${said.description}` } : { title, ...said }
}

/** What the runs state, with what the document tells of it afterwards. */
function readRuns(layout: Layout, runs: readonly Chosen[]) {
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
      values.push({ ...named(title, said), isSentence, line, isAnnounced: judged.isAnnounced })
    }
  }
  return { values, used }
}

/** Adds what single sentences of the lines that are not used name. */
function addNamed(lines: readonly Line[], { values, used }: { values: Stated[]; used: Set<number> }): StatedValues {
  for (const [index, { text }] of lines.entries()) {
    if (used.has(index)) continue
    for (const item of valuesNamedIn(text)) {
      values.push({ ...item, line: index, isAnnounced: item.isOwnList })
      used.add(index)
    }
  }
  return { values, used }
}

/** Reads what the lines of a document state, in its order. */
export function findStated(lines: readonly Line[]): StatedValues {
  const layout = layOut(lines)
  const runs = chooseRuns(layout)
  const professed = findProfessed(layout.sentences)
  const readProfessed = () => {
    const values = professed.map((item): Stated => ({ ...item, isAnnounced: true }))
    return addNamed(lines, { values, used: new Set(values.map(({ line }) => line)) })
  }
  // What is professed outright goes before what only looks like a list, or holds a part of it.
  const isPlain = runs.some(
    ({ judged }) => judged.announced >= plainly && !judged.isLeftOut && judged.items.length >= professed.length,
  )
  if (professed.length >= professedMin && !isPlain) return readProfessed()
  const stated = addNamed(lines, readRuns(layout, runs))
  return stated.values.length < professed.length && !isPlain ? readProfessed() : stated
}
