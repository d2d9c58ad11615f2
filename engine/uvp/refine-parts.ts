/** The parts of a proposition that it can do without, and what each would take with it. */
import { isAdjective, isBaseVerb } from './refine-grammar.ts'
import { isPeopleNoun } from './refine-people.ts'
import { sentenceParts } from './refine-sentences.ts'
import { nameMark, type Span } from './refine-text.ts'

/** `instead` stands where the part was; `cost` grows with the harm that its loss does to the sentence. */
export type Part = Span & { instead: string; cost: number }

const links =
  'with|without|through|by|from|via|using|because|so|while|where|who|which|that|thanks to|plus|including|and'
/** Up to where a part reaches: a mark, or a word that opens the next part. */
const upToBoundary = `(?:(?!\\s(?:with|without|through|via|using|because|so|while|plus|thanks to|including|and|by|where|who)\\s)[^,;:.!?–—])+`

const patterns: readonly (readonly [pattern: RegExp, instead: string, cost: number])[] = [
  // What follows a comma and depends on what stands before it.
  [
    new RegExp(
      `,\\s(?:(?:${links}|all|at|in|on|as|open|baked|made|built|served|delivered|no|only|every|not|for|even|right|\\p{L}+(?:ed|ing))\\b)[^,;:.!?]*(?=[.!?]|,|$)`,
      'giu',
    ),
    '',
    1,
  ],
  [/,\s[^,;:.!?]+(?:,\s[^,;:.!?]+)*(?=[.!?]*$)/giu, '', 1.6],
  [/\s[–—-]\s[^.!?–—]+(?=\s[–—-]\s|[.!?]|$)/giu, '', 1],
  [/[;:]\s[^.!?]+(?=[.!?]|$)/giu, '', 1.2],
  // Phrases with a link word, up to the next one, and up to the mark.
  [new RegExp(`\\s(?:with|without|through|via|using|plus|thanks to|including|by)\\s${upToBoundary}`, 'giu'), '', 1.1],
  [
    /\s(?:with|without|through|via|using|because|so|while|plus|thanks to|including|by)\s[^,;:.!?–—]+(?=[.!?,]|$)/giu,
    '',
    1.4,
  ],
  [
    new RegExp(
      `\\s(?:from|under|at|during|across|over|among|between|beside|near|along|in)\\s(?:a |an |the |our |their )?${upToBoundary}`,
      'giu',
    ),
    '',
    1.9,
  ],
  [
    /\s(?:from|under|at|during|across|over|in)\s(?:(?!\s(?:for|with|who|that|so|and|by)\s)[^,;:.!?])+(?=\sfor\s)/giu,
    '',
    1.9,
  ],
  [new RegExp(`\\sfor\\s${upToBoundary}`, 'giu'), '', 2.2],
  [/\s(?:with|through|via|using|by)\s[^;:.!?–—]+(?=[.!?]|$)/giu, '', 1.9],
  // The first of two: "with |free refills and |friendly staff".
  [
    /(?<=\s(?:with|without|through|via|using|including|by|from)\s)(?:(?!\s(?:and|with|so|for)\s)[^,;:.!?])+\sand\s(?=[^\s,;:.!?]+)/giu,
    '',
    0.9,
  ],
  // Clauses about somebody.
  [
    /\s(?:who|that|which|where)\s(?:(?!\s(?:an?|the)\s)[^,;:.!?])+(?<!\b(?:for|with|in|to|of|at|by|from|on|as))(?=[.!?,]|$)/giu,
    '',
    2,
  ],
  [/\s(?:that|which|where)\s[^,;:.!?]+(?=[.!?,]|$)/giu, '', 2.2],
  // The second of two.
  [
    /\sor\s(?!(?:two|three|four|five|six|ten|more|less|fewer|so|later|earlier|\d+)\b)[^,;:.!?]+(?=[.!?,]|$)/giu,
    '',
    1.3,
  ],
  [new RegExp(`,?\\sand\\s${upToBoundary}`, 'giu'), '', 1.3],
  [/,?\sand\s[^,;:.!?]+(?=[.!?,]|$)/giu, '', 1.5],
  // Lists of three and more: the last two, or one of them.
  [
    /,\s[^,;:.!?]+,?\sand\s[^,;:.!?]+?(?=\s(?:with|through|so|by|for|from|because|without|in|at)\s|[.!?,]|$)/giu,
    '',
    1.5,
  ],
  // Openings.
  [/^(?:For|With|When|If|Because|Through|In|At|As|By|From|Without|Since|While)\s[^,.!?]+,\s/gu, '', 1.8],
]

/** Everything that may go, in no order; parts overlap. The business's name and the two words after it always stay. */
export function removableParts(text: string): Part[] {
  const parts = [
    ...sentenceParts(text),
    ...patternParts(text),
    ...listParts(text),
    ...adjectiveParts(text),
    ...adjectivePairs(text),
  ]
  const name = text.indexOf(nameMark)
  const core = text.slice(Math.max(0, name)).match(/^\uE000(?:['’]s?)?(?:\s[\p{L}'’-]+){0,2}/u)?.[0].length ?? 0
  const kept =
    name < 0
      ? { from: 0, to: text.match(/^(?:[\p{L}'’-]+\s*){0,3}/u)?.[0].length ?? 0 }
      : { from: name, to: name + core }
  return parts.filter((part) => (part.to <= kept.from || part.from >= kept.to) && !losesPeople(text, part))
}

/** "For people who feel stuck, …" while "they" are still to come. */
const losesPeople = (text: string, part: Part): boolean =>
  part.from === 0 &&
  /^(?:For|To)\s/.test(text) &&
  part.instead === '' &&
  /\b(?:they|them|their)\b/i.test(text.slice(part.to))

/** "the answer is short|: sessions outdoors": what was announced has to come. */
const breaksAnnouncement = (text: string, part: Span): boolean =>
  text[part.from] === ':' &&
  /(?:\bis (?:short|simple)|\bone thing|\ba word|\bto (?:choose|know about) [^.:]*|\bpromise to [^.:]*|\brule for [^.:]*|\bAnother|\bour word at [^.:]*)$/i.test(
    text.slice(0, part.from),
  )

function patternParts(text: string): Part[] {
  return patterns.flatMap(([pattern, instead, cost]) =>
    Array.from(text.matchAll(pattern), (match) => {
      const to = match.index + match[0].length
      const isInside = match.index > 0 && /^\s*\p{L}/u.test(text.slice(to))
      const part = { from: match.index, to, instead, cost: isInside ? cost + 0.9 : cost }
      return firstOfList(text, part) ?? part
    }).filter(
      (part) =>
        !splitsPair(text, part) &&
        !breaksList(text, part) &&
        !strandsVerb(text, part) &&
        !strandsSecond(text, part) &&
        !strandsParticiple(text, part) &&
        !breaksAnnouncement(text, part),
    ),
  )
}

/** " with tea|, cake and jam": the list goes on, and its link word stays. */
function firstOfList(text: string, part: Part): Part | undefined {
  const link = text
    .slice(part.from, part.to)
    .match(/^\s(?:with|without|through|via|using|including|by|from)(?=\s)/i)?.[0]
  const isFirst = link !== undefined && listGoesOn.test(text.slice(part.to)) && part.instead === ''
  return isFirst ? { ...part, to: part.to + 1, instead: link } : undefined
}

const listGoesOn =
  /^,\s(?!(?:with|so|by|for|from|through|because|who|where|which|that|while|and|but)\b)(?:[^\s,;:.!?]+\s){0,3}[^\s,;:.!?]+,?\sand\s(?!(?:is|are|has|have)\b)[^,;:.!?]+(?:[.!?]|$)/i

/** The last few words before a place, with the blanks behind them: a pattern for an end need not read the whole text. */
function lastWords(text: string, at: number, count: number): string {
  let from = at
  while (from > 0 && isBlank.test(text.charAt(from - 1))) from -= 1
  for (let word = 0; word < count && from > 0; word += 1) {
    while (from > 0 && isBlank.test(text.charAt(from - 1))) from -= 1
    while (from > 0 && !isBlank.test(text.charAt(from - 1))) from -= 1
  }
  return text.slice(from, at)
}
const isBlank = /\s/

/** Ends between two adjectives: ", picked by hardy|, earthy growers". */
function splitsPair(text: string, part: Span): boolean {
  if (isWithinPair(text, part.from)) return true
  const last = text.slice(part.from, part.to).split(/\s/).at(-1) ?? ''
  return (
    text[part.to] === ',' && isAdjective(last) && isAdjective(text.slice(part.to).match(/^, ([\p{L}-]+)/u)?.[1] ?? '')
  )
}

/** Starts between two adjectives: "calm|, soft-spoken care". */
function isWithinPair(text: string, from: number): boolean {
  const before = lastWords(text, from, 1).match(/(?<![\p{L}-])([\p{L}-]+)$/u)?.[1] ?? ''
  return isAdjective(before) && isAdjective(text.slice(from).match(/^, ([\p{L}-]+)/u)?.[1] ?? '')
}

/** Ends amid "…, explains them and returns| for a check-up". */
function strandsVerb(text: string, part: Span): boolean {
  return (
    /^,\s\p{L}+s\s(?:them|it|an?|the)\b/u.test(text.slice(part.from, part.to)) && /^\s\p{L}/u.test(text.slice(part.to))
  )
}

/** Takes the "with" of two things and leaves the second: ", with free refills| and friendly staff". */
const strandsSecond = (text: string, part: Span): boolean =>
  /^,?\s(?:with|without|through|via|using|including|by|from)\s/i.test(text.slice(part.from, part.to)) &&
  /^\sand\s/.test(text.slice(part.to))

/** Takes the doer and leaves "with menus planned". */
const strandsParticiple = (text: string, part: Span): boolean =>
  (/^\sby\s/i.test(text.slice(part.from, part.to)) &&
    /(?:ed|en)$|^made$|^built$/.test(lastWords(text, part.from, 1).trim())) ||
  (/^\sby\s/i.test(text.slice(part.to)) && /(?:ed|en|made|built)$/.test(text.slice(part.from, part.to)))

/** An item of a list is no longer than this many letters; the pattern below says so too. */
const itemMax = 40

/** Takes the "and" of a list and leaves its commas: "a, b| and c|". */
function breaksList(text: string, part: Span): boolean {
  if (!/^,?\sand\s/.test(text.slice(part.from, part.to))) return false
  const item = text.slice(Math.max(0, part.from - itemMax - 2), part.from).match(/,\s([^,;:.!?]{1,40})$/)?.[1]
  return (
    item !== undefined &&
    item.split(' ').length <= 8 &&
    !/^(?:and|with|so|by|for|from|through|because)\b|\p{L}ed\b/u.test(item)
  )
}

/** One of the last two items of a list: "a, b and c" keeps its "and". */
function listParts(text: string): Part[] {
  return Array.from(
    text.matchAll(
      /,\s([^,;:.!?]+?),?\sand\s((?:(?!\s(?:with|through|so|by|for|from|because|without)\s)[^,;:.!?])+)/giu,
    ),
  ).flatMap((match) => {
    const span = { from: match.index, to: match.index + match[0].length }
    const [, middle = '', last = ''] = match
    if (isWithinPair(text, match.index) || strandsVerb(text, { from: match.index, to: match.index + match[0].length }))
      return []
    // "happy and cool" behind a comma is a pair and ends no list.
    if (isAdjective(middle) && isAdjective(last))
      return [
        { ...span, instead: `, ${middle}`, cost: 1.2 },
        { ...span, instead: `, ${last}`, cost: 1.2 },
      ]
    // "leaving no soot and a report" is a phrase of its own and no row.
    if (
      /^(?:because|so|with|and|who|where|when|while|by|for|from|through|that|which|thanks|without|in|at|on|within)\s/i.test(
        middle,
      ) ||
      /^\p{L}+(?:ing|ed) (?:an?|the|no|every|by|in|with|at|from|your|their|our)\b/u.test(middle)
    )
      return []
    return [
      { ...span, instead: ` and ${middle}`, cost: 1.4 },
      { ...span, instead: ` and ${last}`, cost: 1.4 },
    ]
  })
}

/** An adjective before its noun, alone or with the comma that parts it from the next one. */
function adjectiveParts(text: string): Part[] {
  return Array.from(text.matchAll(/(?<=\s)([\p{L}-]+)(,?\s)(?=(\p{L}[\p{L}-]*))/gu)).flatMap((match) => {
    const [whole, word = '', gap = '', next = ''] = match
    const before = lastWords(text, match.index, 2).trimEnd()
    const isLoose =
      isAdjective(word) &&
      !determiners.test(word) &&
      !notBeforeNoun.test(next) &&
      (!afterVerb.test(before) || (/\bto$/i.test(before) && isPeopleNoun(next)))
    const paired = before.match(/(?<![\p{L}-])([\p{L}-]+) (?:and|or|but|yet)$/u)?.[1]
    const isOfPair = paired !== undefined && isAdjective(paired)
    if (!isLoose || isOfPair || (isBaseVerb(next) && gap === ' ')) return []
    // "dry, curious way" loses its comma with "curious".
    const comma =
      gap === ' ' ? (text.slice(Math.max(0, match.index - 2), match.index).match(/,\s$/)?.[0].length ?? 0) : 0
    const span = { from: match.index - comma, to: match.index + whole.length - (comma > 0 ? 1 : 0) }
    return [{ ...span, instead: '', cost: /\ban?$/i.test(before) ? 1.7 : 1.2 }]
  })
}

const notBeforeNoun = /^(?:and|or|with|by|for|so|from|to|at|in|on|than|as|but|who|that|is|are)$/i
const afterVerb = /\b(?:feel|feels|stay|stays|is|are|be|get|become|to|more|less|very|keep|keeps|them)$/i
const determiners =
  /^(?:nobody|everybody|somebody|anybody|every|each|all|no|more|less|fewer|most|some|any|many|few|other|own|first|last|next|same|such|both|one|two|three|four|live|open|home)$/i

/** Either one of "tidy and frank" before its noun, or of a row that is a sentence: "Slow and tender, with …". */
function adjectivePairs(text: string): Part[] {
  const rows = Array.from(
    text.matchAll(/(?<=^|[.!?:] )([\p{L}-]+(?: at heart)?) and ([\p{L}-]+(?: in tone)?)(?=[,.])/gu),
  ).flatMap((match) => {
    const [whole, one = '', other = ''] = match
    const isRow = [one, other].every((each) => isAdjective((each.split(' ')[0] ?? '').toLowerCase()))
    const span = { from: match.index, to: match.index + whole.length, cost: 0.9 }
    const before = text.slice(Math.max(0, match.index - 2), match.index)
    const isMovable = /^[.!?] $/.test(before) && text.slice(span.to).startsWith(', with ')
    const gone = { ...span, from: match.index - 2, instead: '', cost: 1 }
    // "Cosy." is too little of a sentence.
    const isLeftAlone = !text.slice(span.to).startsWith(', ')
    if (!isRow || isLeftAlone) return []
    return [...(isMovable ? [gone] : []), { ...span, instead: one }, { ...span, instead: other }]
  })
  const pairs = Array.from(text.matchAll(/(?<=\s)([\p{L}-]+) and ([\p{L}-]+) (?=\p{L}+)/gu)).flatMap((match) => {
    const [whole, one = '', other = ''] = match
    const isAfterArticle = /\b(?:an?|the)\s$/i.test(text.slice(Math.max(0, match.index - 5), match.index))
    if (!isAdjective(other) || !(isAdjective(one) || isAfterArticle)) return []
    const span = { from: match.index, to: match.index + whole.length, cost: 1.2 }
    return [
      { ...span, instead: `${one} ` },
      { ...span, instead: `${other} ` },
    ]
  })
  return [...rows, ...pairs]
}
