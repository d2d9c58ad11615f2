/** Brings what matters to the front of a proposition together with the words it stands in. */
import type { BrandBrief } from '#contract/brand.ts'
import { functionWords, stem } from '#engine/language/stem.ts'
import { isListed } from '#engine/language/word-classes.ts'
import { audienceIn } from './refine-audience.ts'
import { removableParts } from './refine-parts.ts'
import { capitalised, findPhrase, isTorn, mend, nameMark, type Span, splice } from './refine-text.ts'
import { mainVerb } from './refine-verb.ts'

/** "…, at a price agreed before we start" → "At a price agreed before we start, …"; undefined where nothing can move. */
export function bringForward(text: string, phrase: string, brief: BrandBrief): string | undefined {
  const span = findPhrase(text, phrase)
  if (span === undefined || !text.startsWith(nameMark)) return undefined
  return (
    sentenceForward(text, span) ??
    itemForward(text, span) ??
    firstOfGifts(text, span, brief) ??
    clauseForward(text, span) ??
    outcomeForward(text, span, brief) ??
    partForward(text, span)
  )
}

/** A later sentence that says it stands first, unless it leans on the one before. */
function sentenceForward(text: string, span: Span): string | undefined {
  const sentences = Array.from(text.matchAll(/[^.!?]+[.!?]+\s*/g))
  const at = sentences.findIndex((each) => each.index <= span.from && each.index + each[0].length >= span.to)
  const said = sentences[at]?.[0].trim()
  if (at < 1 || said === undefined || /^(?:They|Them|Their|It|Its|That|This|Then|And|But|So|All|You)\b/.test(said))
    return undefined
  const rest = sentences.filter((_, each) => each !== at).map((each) => each[0].trim())
  return mend([said, ...rest].join(' '))
}

/** "…, and every ticket plants a tree" → "Every ticket plants a tree: …". */
function clauseForward(text: string, span: Span): string | undefined {
  const [, main = '', clause = '', rest = ''] =
    /^([^.!?:]+), and ((?:every|each|all) [^.!?:,]+)[.!?](.*)$/su.exec(text) ?? []
  return clause === '' || span.from < main.length || span.to > main.length + clause.length + ', and '.length
    ? undefined
    : mend(`${capitalised(clause)}: ${main}.${rest}`)
}

/** "…, so freelancers get their evenings back" → "Freelancers get their evenings back: …". */
function outcomeForward(text: string, span: Span, brief: BrandBrief): string | undefined {
  const [whole = '', main = '', outcome = ''] =
    /^([^.!?:]+?),? so (?:that )?((?:(?!, (?:with|by|at|in)\b)[^.!?:])+)/.exec(text) ?? []
  if (outcome === '' || span.from < main.length || span.to > whole.length) return undefined
  const rest = text.slice(whole.length)
  const own = /^they (.+)$/.exec(outcome)?.[1]
  // "the evenings" of "so they …" are somebody's: the people of the main clause are named in their place.
  if (own === undefined)
    return /^(?:their|them)\b/.test(outcome) ? undefined : mend(`${capitalised(outcome)}: ${main}${rest}`)
  const people = audienceIn(main, brief)
  if (people === undefined) return undefined
  return mend(`${capitalised(main.slice(people.from, people.to))} ${own}: ${withThem(main, people)}${rest}`)
}

/** The people already named: "helps |them|", "off |their| hands", nobody after "for". */
function withThem(main: string, people: Span): string {
  const before = main.slice(0, people.from)
  const after = main.slice(people.to)
  if (/\bthe \p{L}+ of $/u.test(before)) return before.replace(/\bthe (\p{L}+) of $/u, 'their $1') + after
  if (/\bfor $/.test(before) && !/^ who\b/.test(after)) return before.replace(/\s?\bfor $/, '') + after
  return `${before}${/^ who\b/.test(after) ? 'those' : 'them'}${after}`
}

/** "gives managers a dashboard, live counts and fewer losses" → "gives managers fewer losses, a dashboard and live counts". */
function firstOfGifts(text: string, span: Span, brief: BrandBrief): string | undefined {
  const verb = mainVerb(text)
  if (verb === undefined || span.from < verb.to) return undefined
  const people = audienceIn(text, brief)
  const from = people !== undefined && people.from === verb.to + 1 ? people.to : verb.to
  const [row = ''] =
    /^(?:(?! (?:so|with|by|because|for|from|through|that|who|where) )[^.:;!?])*/.exec(text.slice(from)) ?? []
  const tail = /^ (?:that|who|from|for|with) [^,.:;!?]+(?=[.!?])/.exec(text.slice(from + row.length))?.[0] ?? ''
  const items = row.trim().split(/,? and |, /)
  const at = items.findIndex((item) => findPhrase(item, text.slice(span.from, span.to)))
  // ", and every ticket plants a tree" is a clause and no item.
  if (items.length === 2 && /, and /.test(row)) return undefined
  if (items.some((item) => isListed(item.split(' ')[0]?.toLowerCase() ?? '', 'prepositions'))) return undefined
  if (items.length < 2 || at < 1 || from + row.length < span.to || items.some((item) => item.split(' ').length > 6))
    return undefined
  const [first = ''] = items.splice(at, 1)
  const rest = items.length === 1 ? ` and ${items[0]}` : `, ${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
  // What belongs to the last of them goes with it: "breakfasts |that reach lunchtime|".
  const own = at === items.length && /^ (?:that|who|from) /.test(tail) ? tail : ''
  return mend(`${text.slice(0, from)} ${first}${own}${rest}${text.slice(from + row.length + own.length)}`)
}

/** What stands so many letters behind its link word is not what the part begins with. */
const leadInMax = 40

/** "with patience, privacy and a fee" → "With privacy, … with patience and a fee". */
function itemForward(text: string, span: Span): string | undefined {
  for (const match of text.matchAll(/\b(with|through|using) /g)) {
    const from = match.index + match[0].length
    const [run = ''] = listRun.exec(text.slice(from)) ?? []
    const row = run.replace(/,\s*$/, '')
    if (span.from < from || span.to > from + row.length) continue
    const items = row.split(/,? and |, /)
    const at = items.findIndex((item) => findPhrase(item, text.slice(span.from, span.to)))
    if (at < 0 || items.length < 2 || items.some((item) => item.split(' ').length > 7)) continue
    const [own = ''] = items.splice(at, 1)
    const rest = items.length === 1 ? items[0] : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
    return mend(`${capitalised(match[1] ?? '')} ${own}, ${text.slice(0, from)}${rest}${text.slice(from + row.length)}`)
  }
  return undefined
}

const listRun = /^(?:(?! (?:with|so|by|for|because|through|using|who|that|where|from) )[^.:;!?])*/

const link =
  /^,?\s(?:with|without|through|by|from|using|via|at|in|on|within|under|inside|across|among|between|beside|near|along|thanks to|because|to help|leaving|making|keeping|\p{L}+ed (?:in|by|with|from|at|on|to))\s/iu

const doneTo = /^\p{L}+ed\s/u

/** The part with a link word that holds it and that the sentence stands without. */
function partForward(text: string, span: Span): string | undefined {
  const part = removableParts(text)
    .filter(
      (each) =>
        each.from <= span.from &&
        each.to >= span.to &&
        each.instead === '' &&
        link.test(text.slice(each.from, each.to)),
    )
    .filter((each) => !/,/.test(text.slice(each.from + 1, span.from)) && span.from - each.from <= leadInMax)
    .filter((each) => !isTorn(mend(splice(text, each, '')), text) && !/^\sand\s/.test(text.slice(each.to)))
    .sort((a, b) => a.to - a.from - (b.to - b.from))[0]
  if (part === undefined) return undefined
  return moved(text, {
    from: part.from,
    to: part.from + lengthWithoutWhom(text.slice(part.from, part.to), span.to - part.from),
  })
}

/** "in under an hour| for florists": whom it is for stays where it was. */
function lengthWithoutWhom(part: string, atLeast: number): number {
  const whom = part.slice(atLeast).search(/ for (?!\p{L}+ing\b)/u)
  return whom < 0 ? part.length : atLeast + whom
}

function moved(text: string, part: Span): string {
  const start = text.slice(part.from, part.to).replace(/^,?\s/, '')
  // What was done to a thing would hang on the business: "Delivered in pots: …".
  const join = doneTo.test(start) ? ':' : ','
  return mend(`${capitalised(start)}${join} ${mend(splice(text, part, ''))}`)
}

/** A phrase so wide apart is another one. */
const windowMax = 8
const empty = new Set(['own', 'our', 'way', 'how', 'fact', 'thing', 'being', 'having', 'doing'])

/** The words with which a text says a phrase in another order: "making our own parts" → "parts we make"; undefined where it does not. */
export function wordingOf(text: string, phrase: string): string | undefined {
  const wanted = [...new Set(contentOf(phrase).map(([, key]) => key))].filter((key) => !empty.has(key))
  if (wanted.length < 2) return undefined
  const found = contentOf(text)
  return (
    windowOf(text, found, wanted, wanted.length) ??
    (wanted.length > 2 ? windowOf(text, found, wanted, wanted.length - 1) : undefined)
  )
}

type Content = [from: number, key: string, to: number]

const countIn = (run: readonly Content[], wanted: readonly string[]) =>
  wanted.filter((key) => run.some(([, each]) => each === key)).length

function windowOf(
  text: string,
  found: readonly Content[],
  wanted: readonly string[],
  enough: number,
): string | undefined {
  for (let from = 0; from < found.length; from += 1) {
    if (!wanted.includes(found[from]?.[1] ?? '')) continue
    const run = found.slice(from, from + windowMax)
    const last = run.findIndex((_, at) => countIn(run.slice(0, at + 1), wanted) >= enough)
    const [start] = found[from] ?? [0]
    const end = run[last]
    if (end !== undefined) return text.slice(start, end[2])
  }
  return undefined
}

const contentOf = (text: string): Content[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu))
    .filter((match) => !functionWords.has(match[0].toLowerCase()))
    .map((match) => [match.index, stem(match[0].toLowerCase()), match.index + match[0].length])
