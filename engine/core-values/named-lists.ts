/** Values that are named in a row, "Trust, nerve and play", and explained after or not at all. */
import { splitList } from './value-items.ts'
import { leadWeight, ours } from './value-leads.ts'
import { motifNamed } from './value-motifs.ts'
import type { Layout, Run, RunItem } from './value-runs.ts'
import { isTitle, tidyTitle } from './value-titles.ts'

const nameWordsMax = 6
const namesMax = 9
/** What explains a name stands so near. */
const explainedMax = 40
/** So many of the names are explained where a list is more than a list of things. */
const explainedShare = 0.6

/** Where an enumeration may begin: behind a colon, or behind what says that something is the following. */
const openings =
  /:\s+|\b(?:(?:are|is|were|remain|include|reads?|says?)|(?:rests?|based|built|founded|runs?|stands?) (?:up)?on|(?:guided|led|driven|held together|lives?|stands?) by|comes? down to|(?:believes? in|stands? for|prizes?|treasure|upholds?))\s+/gi

const isName = (name: string) => isTitle(name) && name.split(' ').length <= nameWordsMax

/** The names that a sentence ends with, and how much of it leads up to them. */
function namesIn(sentence: string): { names: string[]; lead: string } | undefined {
  const begins = [0, ...[...sentence.matchAll(openings)].map(({ index, 0: sign }) => index + sign.length)]
  // The longest enumeration of good names is the one that is meant.
  for (const begin of begins) {
    const tail = sentence
      .slice(begin)
      .replace(/"|(?<!\p{L})'|'(?!\p{L})/gu, '')
      .replace(/, (?:and|but|so) (?:we|you|i|they|it|that)\b.*$/i, '')
    const end = tail.search(/[.;:!?](?:\s|$)|\s[-–—]\s/)
    if (end >= 0 && tail.slice(end + 1).trim() !== '') continue
    const parted = tail.split(/\s+[/·•|+]\s+/)
    const names = parted.length > 2 ? parted.map((name) => name.trim()) : splitList(tail)
    if (names.length < (begin === 0 ? 3 : 2) || names.length > namesMax || !names.every(isName)) continue
    return { names, lead: sentence.slice(0, begin) }
  }
  return undefined
}

/** What a fragment says, without its stop and marks of quotation. */
const fragmentOf = (sentence: string) => /^["']?(.*)[.!]["']?$/s.exec(sentence)?.[1] ?? ''
const isFragment = (sentence: string) => sentence.split(' ').length <= 4 && isTitle(fragmentOf(sentence))

/** Three or more fragments in a row: "Honest labels. Gentle hands. Empty bins." */
function fragmentsAt({ sentences }: Layout, at: number): string[] {
  const names: string[] = []
  const { line } = sentences[at] ?? {}
  for (let next = at; sentences[next]?.line === line && names.length <= namesMax; next += 1) {
    const { text = '' } = sentences[next] ?? {}
    if (!isFragment(text)) break
    names.push(fragmentOf(text))
  }
  return names.length > 2 && names.length <= namesMax ? names : []
}

/** The sentence after `from` that says what a name means, by its index. */
export function findExplanation(
  { sentences }: Layout,
  name: string,
  from: number,
): { at: number; said: string } | undefined {
  const words = name.replace(/[^\p{L}\p{N} '-]/gu, '.').replace(/^(?:the|our) /i, '')
  const opens = new RegExp(
    `^(?:[-*•] )?(?:and |but |then |so |finally,? |an? |the |our |by |as for |as to |that's |"|word |for (?:us|me),? |to us,? )*${words}\\b["']?(?:\\s*[:,.?–—-]+\\s*)?`,
    'iu',
  )
  for (let at = from; at < Math.min(sentences.length, from + explainedMax); at += 1) {
    const { text = '' } = sentences[at] ?? {}
    const match = opens.exec(text)
    if (!match || match[0].length >= text.length) continue
    return { at, said: ':–—-'.includes(match[0].trim().slice(-1)) ? text.slice(match[0].length) : text }
  }
  return undefined
}

const describedMax = 3

/** The items of a list of names, each with what the document says of it afterwards. */
function explainAll(layout: Layout, names: readonly string[], quote: string, line: number, from: number) {
  const found = names.map((name) => findExplanation(layout, name, from))
  const ats = new Set(found.flatMap((each) => (each ? [each.at] : [])))
  const { sentences } = layout
  const items = names.map((name, index): RunItem => {
    const explained = found[index]
    const said = explained ? [explained.said] : []
    const first = explained ? sentences[explained.at] : undefined
    for (let at = (explained?.at ?? 0) + 1; first && said.length < describedMax; at += 1) {
      const next = sentences[at]
      if (!next || next.line !== first.line || ats.has(at)) break
      said.push(next.text)
    }
    const told = { title: tidyTitle(name), description: said.join(' '), quote: first?.text ?? quote }
    return { ...told, line, place: undefined, isSentence: false }
  })
  return { items, explained: ats.size, last: Math.max(from - 1, ...ats) }
}

/** Whether names that nothing explains are values: announced in their own sentence, and mostly known as values. */
function isOwnList(names: readonly string[], lead: string, sentence: string): boolean {
  const areKnown = names.filter((name) => motifNamed(name)).length * 2 >= names.length
  if (lead === '') return areKnown
  const weight = leadWeight(lead)
  if (weight < 2 && !ours.test(sentence)) return false
  return weight > 0 && (areKnown || (lead.trim().endsWith(':') && weight > 1))
}

/** All lists of names that are announced where they stand, known as values, or explained afterwards. */
export function findNamedLists(layout: Layout): Run[] {
  const runs: Run[] = []
  for (const [at, { text, line }] of layout.sentences.entries()) {
    const fragments = fragmentsAt(layout, at)
    const { names, lead } =
      fragments.length > 0 ? { names: fragments, lead: '' } : (namesIn(text) ?? { names: [], lead: '' })
    if (names.length === 0 || runs.some(({ from, to }) => from <= at && at < to && fragments.length > 0)) continue
    const next = at + Math.max(1, fragments.length)
    const { items, explained, last } = explainAll(layout, names, text, line, next)
    const isExplained = explained >= Math.max(2, names.length * explainedShare)
    if (!isExplained && !isOwnList(names, lead, text)) continue
    runs.push({ form: 'named', items, from: at, to: isExplained ? last + 1 : next, isExplained })
  }
  return runs
}
