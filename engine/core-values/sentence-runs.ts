/** Runs of sentences that are alike: "First, repair. …", "The second is …", "Rest: …", "“Full measure.” …", "We believe in …". */

import { readName } from './read-name.ts'
import { leadWeight } from './value-leads.ts'
import { placeOf } from './value-marks.ts'
import { isHeading, type Layout, type Run, type RunItem } from './value-runs.ts'
import { canHead, isTitle, tidyTitle, titleFromSentence } from './value-titles.ts'

/** A sentence that opens an item; `shared`: the words that it has in common with the others of its run. */
type Opening = { title: string; rest: string; place: number | undefined; shared: string; isSentence: boolean }

/** So many sentences may say more of an item before the next one opens. */
const gapMax = 6

const ordinal =
  '(first|second|third|fourth|fifth|sixth|seventh|eighth|last|firstly|secondly|thirdly|fourthly|lastly|finally|one|two|three|four|five|six|seven|eight|next|then|after that)'
const joining = '^(?:and |but |then |so |ok,? )?(?:the |our |my |its |number |no\\. ?|rule |value |principle )?'
const countedFirst = new RegExp(
  `${joining}${ordinal}(?: (?:one|thing|value|principle|rule|word|promise|idea))?(?:[,:.]| ?[-–—]+|(?= (?:comes?|came)\\b))\\s*(?:(?:comes?|came|is|was|we put) )?(.+)$`,
  'is',
)
const countedAs = new RegExp(
  `${joining}${ordinal}\\b([^.:;!?]{0,70}?)\\s(?:is|was|are|were|comes|came|reads|says):?\\s+(?:that |called |simply |about )?(.+)$`,
  'is',
)
const nameFirst = new RegExp(
  `^(?:and |but )?([^.:;!?,]{2,60}?),? (?:is|was|comes|came|goes|stands|takes) (?:the |our |my |in )?${ordinal}\\b(.*)$`,
  'is',
)
/** Where something stands in an order, before its name: "Top of the list sits …", "Close behind it comes …". */
const top =
  /^(?:(?:the )?most (?:votes|of us|people|hands)|(?:at the |on )?(?:top|head)|highest|first in line|before (?:all|everything)(?: else)?|above (?:all|everything)(?: else)?|by far the (?:oldest|first|most \p{L}+))\b[^.:;]{0,40}? (?:went (?:to|for)|is|was|came|comes|stands|sits|ranks) (.+)$/isu
const further =
  /^(?:and |but )?(?:(?:close|just|right|hard) )?(?:behind|after|below|beside|next to|under|at the (?:bottom|foot|end)|not far)\b[^:;.]{0,70}? (?:is|was|came|comes|stands|sits|follows|ranks) (.+)$/is

const starts =
  /^(?:we|i|you|they|he|she|it|nobody|everyone|everybody|our|there|the \w+ (?:is|are|was|has)|\w+ (?:is|are|was|were|has|have|pays?))\b/i
/** What is counted may be a whole sentence: "First: nobody pays who cannot." */
function countedTitle(text: string): { title: string; rest: string; isSentence: boolean } | undefined {
  const read = readName(text)
  if (read && read.name.split(' ').length <= (starts.test(read.name) ? 5 : 7))
    return { title: tidyTitle(read.name), rest: read.rest, isSentence: false }
  return text.split(' ').length > 2 ? { title: titleFromSentence(text), rest: text, isSentence: true } : undefined
}

/** "At the bottom, though only because it came last, is company": the sentence without what is said by the way. */
const withoutAside = (text: string) =>
  text.replace(/,? (?:though|although|which|who|if|because|since|and)\b[^,.:;]{3,90},(?= )/i, '')

function readCounted(text: string): Opening | undefined {
  const first = top.exec(text)
  if (first?.[1]) return named(countedTitle(first[1]), 1)
  const begun =
    /^(?:and |but |well,? )?([^.:;,]{3,50}?),? (?:before (?:anything|everything)(?: else)?|above (?:all|everything)|first of all|first and foremost|to (?:begin|start) with|for a start)\b(.*)$/is.exec(
      text,
    )
  if (begun?.[1] && isTitle(begun[1]))
    return named(
      { title: tidyTitle(begun[1]), rest: (begun[2] ?? '').replace(/^[\s,.:;–—-]+/, ''), isSentence: false },
      1,
    )
  const also = /^and (?:also )?([^.:;,]{3,30})([.:;].*)$/is.exec(text)
  if (also?.[1] && isTitle(also[1]) && also[1].split(' ').length <= 3)
    return named({ title: tidyTitle(also[1]), rest: (also[2] ?? '').slice(1).trim(), isSentence: false }, 0)
  const second = further.exec(withoutAside(text))
  if (second?.[1] && isTitle(readName(second[1])?.name ?? '')) return named(countedTitle(second[1]), 0)
  const direct = countedFirst.exec(text)
  if (direct?.[2] && !/^(?:(?:and|but|or)\b|[^.:;]*, (?:is|was|are) )/i.test(direct[2]))
    return named(countedTitle(direct[2]), placeNamed(direct[1]))
  const then = /^(?:and )?(next|then|after that|last)(?: of all)? ([^.:;,]{3,50})([.:;,].*)$/is.exec(text)
  if (then?.[2] && isTitle(then[2]) && then[2].split(' ').length <= 4)
    return named({ title: tidyTitle(then[2]), rest: then[3]?.slice(1).trim() ?? '', isSentence: false }, 0)
  const after = nameFirst.exec(text)
  if (after?.[1] && canHead(after[1]) && !starts.test(after[1]) && placeNamed(after[2]) !== undefined)
    return named(
      { title: tidyTitle(after[1]), rest: (after[3] ?? '').replace(/^[\s,.:;–—-]+/, ''), isSentence: false },
      placeNamed(after[2]),
    )
  const as = countedAs.exec(text)
  const title = as?.[3] === undefined || /^(?:next|then|after)/i.test(as[1] ?? '') ? undefined : countedTitle(as[3])
  return title && !title.isSentence ? named(title, placeNamed(as?.[1])) : undefined
}
const placeNamed = (word: string | undefined) => placeOf(word ?? '') ?? 0
const named = (
  title: { title: string; rest: string; isSentence: boolean } | undefined,
  place: number,
): Opening | undefined => title && { ...title, place, shared: 'counted' }

const mottoWordsMax = 9
function readQuoted(text: string): Opening | undefined {
  const match = /^(?:and |then |so |last,? |finally,? )?"([^"]{2,60}?)[.,!?]?"\s*(?:[:.,;–—-]+\s*)?(.*)$/isu.exec(text)
  const [, title = '', rest = ''] = match ?? []
  // A motto in quotation marks may begin as any sentence does.
  return title.split(' ').length <= mottoWordsMax && /\p{L}/u.test(title)
    ? { title: tidyTitle(title), rest, place: undefined, shared: 'quoted', isSentence: false }
    : undefined
}

function readRunIn(text: string): Opening | undefined {
  const [, title = '', rest = ''] = /^(?:and |then )?([^:"]{2,45}?):\s+(.+)$/s.exec(text) ?? []
  if (!canHead(title) || title.split(' ').length > 7 || leadWeight(title) > 0 || placeOf(title) !== undefined)
    return undefined
  return { title: tidyTitle(title), rest, place: undefined, shared: 'run in', isSentence: false }
}

const professed =
  /^(?:and |but |also |then )*(?:we|i) (?:also |do |all |firmly |still |equally )*(believe in|stand for|value|care about|hold to|trust in|live by|insist on) (?!that\b)(.+)$/is
const predicate =
  /^(?:and |but |then |as for |the word )*([^.:;!?,]{2,50}?),? (matters?|counts?|means?|stands? for|comes? from|is for|is why|is how|is what|because)\b(.*)$/is

/** "The blue one says …", "My mother's was …", "S is for …", "Then there's …": the name stands behind what only points at it. */
const pointing: readonly (readonly [shared: string, pattern: RegExp])[] = [
  ['letter', /^(?:and )?"?[A-Z]"?(?: (?:is|stands|was) for|\s?[:=–—-])\s+(.+)$/s],
  [
    'sign',
    /^(?:and |but )?(?:on |over |above )?(?:the|a|one|its?) (?:\p{L}+ ){0,4}?(?:says|reads|said|read|bears|carries|tells us):? (.+)$/isu,
  ],
  [
    'own',
    /^(?:and |but )?(?:my|our|his|her|mine|ours|hers|yours|(?:\p{L}+ ){0,2}\p{L}+'s)\b[^.:;"]{0,30}? (?:is|was|would be) (.+)$/isu,
  ],
  ['called', /^(?:and |so )?(?:we|i|they|he|she) calls? (?:that|it|this) (.+)$/is],
  ['there', /^(?:and |but |then |first |also |finally )*there(?:'s| is) (.+)$/is],
]

/** "Round the corner there's “Small words”": a sentence that says where something quoted stands. */
const displayed =
  /^[^"]{3,90}?\b(?:says?|reads?|is|was|hangs|hung|there's|there is|stands|comes|came|got|find|see)(?:\b[^"]{0,25}?)?:?\s*"([^"]{3,60}?)[.,!]?"[.,;:]?\s*(.*)$/is
function readDisplayed(text: string): Opening | undefined {
  const [, title = '', rest = ''] = displayed.exec(text) ?? displayedBehindColon.exec(text) ?? []
  if (!canHead(title) || title.split(' ').length < 2) return undefined
  return { title: tidyTitle(title), rest, place: undefined, shared: 'displayed', isSentence: false }
}
const displayedBehindColon = /^[^":]{3,90}:\s*"([^"]{3,60}?)[.,!]?"[.,;:]?\s*(.*)$/is

function readPointing(text: string): Opening | undefined {
  for (const [shared, pattern] of pointing) {
    const read = readName(pattern.exec(text)?.[1] ?? '')
    if (read && read.name.split(' ').length <= 7)
      return { title: tidyTitle(read.name), rest: read.rest, place: undefined, shared, isSentence: false }
  }
  return undefined
}

function readFramed(text: string): Opening | undefined {
  const [, verb = '', object = ''] = professed.exec(text) ?? []
  const read = verb === '' ? undefined : readName(object)
  if (read)
    return {
      title: tidyTitle(read.name),
      rest: read.rest,
      place: undefined,
      shared: verb.toLowerCase(),
      isSentence: false,
    }
  const [, title = '', shared = '', rest = ''] = predicate.exec(text) ?? []
  if (!isTitle(title) || title.split(' ').length > 5) return undefined
  return {
    title: tidyTitle(title),
    rest: `${shared}${rest}`,
    place: undefined,
    shared: shared.toLowerCase().replace(/s$/, ''),
    isSentence: false,
  }
}

/** Each way of opening an item, by which a run is found. */
const readers: readonly ((text: string) => Opening | undefined)[] = [
  readCounted,
  readQuoted,
  readRunIn,
  readFramed,
  readPointing,
  readDisplayed,
]

function mayFollow(before: Opening, next: Opening): boolean {
  if (before.shared !== next.shared) return false
  if (before.place === undefined) return true
  return (
    next.place === before.place + 1 ||
    next.place === 99 ||
    (next.place === 0 && before.place < 99) ||
    (before.place === 0 && (next.place ?? 0) > 1)
  )
}

/** All runs of sentences, each way of opening an item by itself. */
export function findSentenceRuns(layout: Layout): Run[] {
  return readers.flatMap((reader) =>
    runsOf(
      layout,
      layout.sentences.map(({ text }) => reader(text)),
    ),
  )
}

function runsOf(layout: Layout, openings: readonly (Opening | undefined)[]): Run[] {
  const runs: Run[] = []
  const taken = new Set<number>()
  for (const [start, first] of openings.entries()) {
    if (!first || taken.has(start) || (first.place !== undefined && first.place !== 1)) continue
    const ats = [start]
    let last = first
    for (let at = start + 1; at < openings.length && at - (ats.at(-1) ?? 0) <= gapMax; at += 1) {
      if (isParted(layout, ats.at(-1) ?? 0, at, first)) break
      const next = openings[at]
      if (!next || !mayFollow(last, next)) continue
      ats.push(at)
      last = next
    }
    if (ats.length < 2) continue
    for (const at of ats) taken.add(at)
    runs.push(runOf(layout, openings, ats, first.shared))
  }
  return runs
}

/** Titles inside a paragraph stay in it, and no run goes on below another heading. */
function isParted({ lines, sentences }: Layout, from: number, to: number, { shared }: Opening): boolean {
  const [first, last] = [sentences[from]?.line ?? 0, sentences[to]?.line ?? 0]
  if (shared === 'run in') return first !== last
  return lines.slice(first + 1, last + 1).some((line) => isHeading(line) && !/["']$/.test(line.text))
}

const describedMax = 4

function runOf(
  { sentences }: Layout,
  openings: readonly (Opening | undefined)[],
  ats: readonly number[],
  form: string,
): Run {
  let to = (ats.at(-1) ?? 0) + 1
  const items = ats.flatMap((at, index): RunItem[] => {
    const { title, rest, place, isSentence } = openings[at] ?? {
      title: '',
      rest: '',
      place: undefined,
      isSentence: false,
    }
    const { text: quote = '', line = 0 } = sentences[at] ?? {}
    const end = Math.min(ats[index + 1] ?? sentences.length, at + describedMax)
    const more = sentences.slice(at + 1, end).filter((each) => each.line === line)
    const told =
      form === 'called' ? sentences.slice(Math.max(0, at - describedMax), at).filter((each) => each.line === line) : []
    const description = [...told.map(({ text }) => text), rest, ...more.map(({ text }) => text)].join(' ').trim()
    to = Math.max(to, at + 1 + more.length)
    return [{ title, description, quote: quoteOf(quote, title, more[0]?.text), line, place, isSentence }]
  })
  return { form, items, from: ats[0] ?? 0, to, isExplained: false }
}

/** A sentence that only names the value is quoted with the next. */
const quoteOf = (sentence: string, title: string, next: string | undefined) =>
  next !== undefined && sentence.length < title.length + 20 ? `${sentence} ${next}` : sentence
