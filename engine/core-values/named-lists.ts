/** Values that are named in a row, "Trust, nerve and play", and explained after or not at all. */
import { splitList } from './value-items.ts'
import { announcedCount, leadWeight, ours } from './value-leads.ts'
import { placeOf } from './value-marks.ts'
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
  /:\s+|\b(?:(?:are|is|were|remain|include|reads?|says?)|(?:rests?|rested|based|built|founded|runs?|stands?|grounded) (?:up)?on|(?:guided|led|driven|held together|lives?|stands?|goes|go) by|comes? (?:back|down) to|(?:believes? in|stands? for|prizes?|treasure|upholds?))\s+/gi

const isName = (name: string) => isTitle(name) && name.split(' ').length <= nameWordsMax

/** "good seamanship handed down from old to young": a long name without what only tells more of it. */
const shortened = (name: string) =>
  isName(name) || name.length > longNameMax
    ? name
    : name.replace(/(?<=^\S+ \S+.*?)\s(?:\p{L}+(?:ed|wn|en)|that|which|who|where|from|whatever)\b.*$/u, '')
/** What is longer is no name with something told of it. */
const longNameMax = 120

/** "Hobday's, who believe in speed" speaks of another. */
const sworn = /(?<!\b(?:who|which|that|to) )\b(stands? for|believes? in|lives? by|holds? to)\s*$/i
/** How whoever swears to several things at once puts it: "stand for". */
const swornForm = (lead: string, names: readonly string[]) =>
  names.length > 2 && names.some((name) => motifNamed(name)) && !names.some((name) => /^(?:by|not|in)\b/i.test(name))
    ? sworn
        .exec(lead)?.[1]
        ?.toLowerCase()
        .replace(/s(?= )/, '')
    : undefined

/** The names that a sentence ends with, and how much of it leads up to them. */
function namesIn(sentence: string): { names: string[]; lead: string } | undefined {
  const begins = [0, ...[...sentence.matchAll(openings)].map(({ index, 0: sign }) => index + sign.length)]
  // The longest enumeration of good names is the one that is meant.
  for (const begin of begins) {
    const tail = sentence.slice(begin).replace(/"|(?<!\p{L})'|'(?!\p{L})/gu, '')
    const end = tail.search(/[.;:!?](?:\s|$)|\s[-–—]\s/)
    if (end >= 0 && tail.slice(end + 1).trim() !== '') continue
    const parted = tail.split(/\s+[/·•|+]\s+/)
    const listed = parted.length > 2 ? parted.map((name) => name.trim()) : splitList(tail)
    const lead = sentence.slice(0, begin)
    const names = sworn.test(lead) ? listed.map(shortened) : listed
    if (names.length < 2 || names.length > namesMax || !names.every(isName)) continue
    if (begin === 0 && names.length < 3) continue
    return { names, lead }
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

/** The parts of a motto in quotation marks that begin in a sentence: "Fix first. Teach second.", "Plumb, level, kind." */
function mottoAt({ sentences, lines }: Layout, at: number): { names: string[]; lead: string } | undefined {
  const { text = '', line = 0 } = sentences[at] ?? {}
  const begin = text.indexOf('"')
  if (begin < 0 || /^[^"]*"[^"]*"[^"]*"/.test(text)) return undefined
  const whole = lines[line]?.text ?? ''
  const [, quoted = ''] = /"([^"]+)"/.exec(whole.slice(whole.indexOf(text) + begin)) ?? []
  const names = quoted.replace(/[.!]$/, '').split(/[.,;!]\s+|\s+[/·]\s+/)
  return names.length > 2 && names.every(isName) ? { names, lead: text.slice(0, begin) } : undefined
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
    const isLabel = /[:–—-]\s*$/.test(match[0])
    return { at, said: isLabel ? text.slice(match[0].length) : text }
  }
  return undefined
}

/** "About the first.", "As for the second, …", "The third is …": a name that was given before is only counted. */
const byPlace =
  /^(?:and |but |now )*(?:(?:about|as for|as to|on|by|to) )?(?:the |our |my )?(\p{L}+)\b(?! (?:time|year|day|week|month|floor|of \p{Lu}))/iu
function explainedByPlace(
  { sentences }: Layout,
  place: number,
  from: number,
): { at: number; said: string } | undefined {
  for (let at = from; at < Math.min(sentences.length, from + explainedMax); at += 1) {
    const { text = '' } = sentences[at] ?? {}
    const word = byPlace.exec(text)?.[1] ?? ''
    if (/st$|d$|th$/.test(word) && placeOf(word) === place) return { at, said: text }
  }
  return undefined
}

const describedMax = 3

/** The items of a list of names, each with what the document says of it afterwards. */
function explainAll(layout: Layout, names: readonly string[], quote: string, line: number, from: number) {
  const isCounted = announcedCount(quote) === names.length
  const found = names.map(
    (name, index) =>
      findExplanation(layout, name, from) ?? (isCounted ? explainedByPlace(layout, index + 1, from) : undefined),
  )
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
    return {
      ...{ title: tidyTitle(name), description: said.join(' '), quote: first?.text ?? quote },
      ...{ line, place: undefined, isSentence: false },
    }
  })
  return { items, explained: ats.size, last: Math.max(from - 1, ...ats) }
}

/** Whether names that nothing explains are values: announced in their own sentence, and mostly known as values. */
function isOwnList(names: readonly string[], lead: string, sentence: string): boolean {
  if (swornForm(lead, names)) return true
  const known = names.filter((name) => motifNamed(name)).length
  if (lead !== '' && leadWeight(lead) < 2 && !ours.test(sentence)) return false
  return lead === ''
    ? known * 2 >= names.length
    : leadWeight(lead) > 0 && (known * 2 >= names.length || (/:\s*$/.test(lead) && leadWeight(lead) > 1))
}

const partsMin = 3
/** "…: self-reliance, in that it takes no loan; equity, in that every hour is paid alike; and …": a name and what it asks, each. */
function partsIn(sentence: string): { names: string[]; told: string[] } | undefined {
  const [lead = ''] =
    /^[^;]*?(?::|\b(?:committed to|stands? for|believes? in|holds? to|lives? by|upholds?))\s+/i.exec(sentence) ?? []
  const parts = lead === '' ? [] : sentence.slice(lead.length).split(/;\s+(?:and\s+)?(?:to |for |in |by )?/)
  if (parts.length < partsMin || parts.length > namesMax) return undefined
  const names = parts.map(
    (part) =>
      part
        .split(/[,:(]|\s[-–—]\s/)[0]
        ?.replace(/[.!]$/, '')
        .trim() ?? '',
  )
  return names.every(isName)
    ? { names, told: parts.map((part, at) => part.slice(names[at]?.length).replace(/^[\s,:–—-]+/, '')) }
    : undefined
}

/** All lists of names that are announced where they stand, known as values, or explained afterwards. */
export function findNamedLists(layout: Layout): Run[] {
  const runs: Run[] = []
  for (const [at, { text, line }] of layout.sentences.entries()) {
    const parts = partsIn(text)
    if (parts) {
      const items = parts.names.map((name, index): RunItem => {
        const said = { title: tidyTitle(name), description: parts.told[index] ?? '', quote: text }
        return { ...said, line, place: undefined, isSentence: false }
      })
      runs.push({ form: 'parts', items, from: at, to: at + 1, isExplained: false })
      continue
    }
    const fragments = fragmentsAt(layout, at)
    const motto = mottoAt(layout, at)
    const { names, lead } =
      fragments.length > 0 ? { names: fragments, lead: '' } : (motto ?? namesIn(text) ?? { names: [], lead: '' })
    if (names.length === 0 || runs.some(({ from, to }) => from <= at && at < to && fragments.length > 0)) continue
    const next = at + Math.max(1, fragments.length)
    const { items, explained, last } = explainAll(layout, names, text, line, next)
    const isExplained = explained >= Math.max(2, names.length * explainedShare)
    if (!isExplained && !isOwnList(names, lead, text)) continue
    runs.push({
      form: swornForm(lead, names) ?? 'named',
      items,
      from: at,
      to: isExplained ? last + 1 : next,
      isExplained,
    })
  }
  return runs
}
