/** Moves what matters to the start of a proposition. */
import type { BrandBrief } from '#contract/brand.ts'
import { thirdPersonOf } from '#engine/language/inflect.ts'
import { readOwnerWord } from '#engine/language/owner-words.ts'
import { isListed, isParticiple } from '#engine/language/word-classes.ts'
import { audienceIn } from './refine-audience.ts'
import { bringForward } from './refine-forward.ts'
import { isAdjective, isBaseVerb, isPlural } from './refine-grammar.ts'
import { removableParts } from './refine-parts.ts'
import { isPeopleNoun } from './refine-people.ts'
import { append, asInside, capitalised, findPhrase, isTorn, mend, nameMark, type Span, splice } from './refine-text.ts'
import { mainVerb } from './refine-verb.ts'

/** The customer at the start: "For sole traders, …". Undefined when the text names nobody and the brief neither. */
export function putCustomerFirst(text: string, brief: BrandBrief): string | undefined {
  const span = audienceIn(text, brief)
  if (!span) return undefined
  const people = text.slice(span.from, span.to)
  if (span.from <= 4) return undefined
  const own = /\b(?:for|to) $/.test(text.slice(0, span.from))
    ? (text.slice(span.to).match(/^ who (?:(?! (?:so|with|by|from) )[^,.;:!?])+/)?.[0] ?? '')
    : (text.slice(span.to).match(/^ (?:over|under|aged) [\p{L}\p{N}-]+/u)?.[0] ?? '')
  const rest = asInside(
    withPronoun(splice(text, { from: span.to, to: span.to + own.length }, ''), span, people, own !== ''),
  )
  return mend(`For ${lowered(people)}${own}, ${rest}`)
}

const lowered = (people: string) => people.replace(/^(?:The|A|An|Our)\s/, (article) => article.toLowerCase())

/** The people at their old place become "them" or "they"; after a verb that gives, they are left out. */
function withPronoun(text: string, span: { from: number; to: number }, people: string, isOwn = false): string {
  const before = text.slice(0, span.from)
  const after = text.slice(span.to)
  const isMany = isPlural(people)
  if (isMany && /\bthe \p{L}+ of $/u.test(before)) return before.replace(/\bthe (\p{L}+) of $/u, 'their $1') + after
  if (/\bfor $/.test(before) && !/^ who\b/.test(after)) return before.replace(/\s?\bfor $/, '') + after
  const isBrought =
    /\uE000 (?:brings?|delivers?|sends?|supplies|supply|offers?|rents?|sells?|lends?|lets?|gives?)\b/u.test(before)
  if ((isOwn || isBrought) && /\bto $/.test(before)) return before.replace(/\s?\bto $/, '') + after
  if (/^ (?:who|that)\b/.test(after)) return `${before}${isMany ? 'those' : 'anyone'}${after}`
  if (/\b(?:where|so|that|because|and|when|while)(?: that)? $/.test(before))
    return `${before}${isMany ? 'they' : 'one'}${after}`
  return `${before}${isMany ? 'them' : 'each one'}${after}`
}

/** "…, so they ride to work" → "So that nervous adults ride to work, …"; undefined where no outcome ends the text. */
export function putOutcomeFirst(text: string, brief: BrandBrief): string | undefined {
  const [, main = '', outcome = ''] = /^([^.!?:]+?),? so (?:that )?they ([^.!?]+)[.!?]?$/.exec(text.trim()) ?? []
  const span = outcome === '' ? undefined : audienceIn(main, brief)
  if (span === undefined || span.from <= 4) return undefined
  const people = main.slice(span.from, span.to)
  const rest = withPronoun(main, span, people)
  // "that families" reads like a slip at first sight; a colon says it without.
  return mend(
    people.includes(' ')
      ? `So that ${lowered(people)} ${outcome}, ${rest}`
      : `${capitalised(people)} ${outcome}: ${rest}`,
  )
}

/** The part that says the phrase at the end; undefined where it cannot move or stands there already. */
export function moveBack(text: string, phrase: string): string | undefined {
  const span = findPhrase(text, phrase)
  if (span === undefined) return undefined
  const opening = /^(?:For|With|At|In|Through|By|From|Without) [^,.!?]+, (?=\uE000)/u.exec(text)?.[0] ?? ''
  if (span.to < opening.length) return putNameFirst(text)
  const part = clauseAround(text, span, /^,?\s(?:with|without|at|in|by|from|through|using|for)\s/i)
  if (part === undefined || /^[.!?\s]*$/.test(text.slice(part.to))) return undefined
  return mend(append(mend(splice(text, part, '')), `, ${text.slice(part.from, part.to).replace(/^,?\s/, '')}`))
}

/** The business's name at the start. Undefined when it stands there already. */
export function putNameFirst(text: string): string | undefined {
  if (text.startsWith(nameMark)) return undefined
  const said = nameAsSubject(text)
  if (said !== undefined) return mend(said)
  const got = text.match(
    /^([^,.]+?) gets? ([^,.]+?) (?:from|with|at) \uE000(?:,? ((?:an?|the) [^.]+?))?(?=, so |[.!?])/u,
  )
  if (got) {
    const [whole, people = '', what = '', aside] = got
    const name = aside === undefined ? nameMark : `${nameMark}, ${aside},`
    return mend(`${name} gives ${asInside(lowered(people))} ${what}${text.slice(whole.length)}`)
  }
  const loved = /^([^.!?,:]+?) (love|like|trust|value|enjoy) (?:the way|how) (\uE000 [^.!?]+)/u.exec(text)
  if (loved)
    return mend(
      `${loved[3]}, the way ${asInside(lowered(loved[1] ?? ''))} ${loved[2]} it${text.slice(loved[0].length)}`,
    )
  const helped = helpedFrom(text)
  if (helped !== undefined) return helped
  const opening = text.match(/^([^,:]+)([,:]) (?=\uE000)/u)
  if (!opening) return nameSentenceFirst(text)
  if (opening[2] === ':') return mend(append(text.slice(opening[0].length), `, because ${asInside(opening[1] ?? '')}`))
  const rest = text.slice(opening[0].length)
  const moved = asInside(opening[1] ?? '')
  const at =
    opening[2] === ',' && moved.startsWith('for ')
      ? rest.match(
          /^\uE000 (?:is|are) (?:an?|the|your) .+?(?=,\s(?:so|with|where|who|that|because)\b| with | that | where | who )/u,
        )?.[0].length
      : undefined
  if (at !== undefined) return mend(`${rest.slice(0, at)} ${moved}, ${rest.slice(at).replace(/^,?\s/, '')}`)
  const end = rest.search(/[.!?]/)
  return mend(`${rest.slice(0, end)}, ${moved}${rest.slice(end)}`)
}

/** "Runners recover faster with hands-on treatment from N" → "N helps runners recover faster with hands-on treatment". */
function helpedFrom(text: string): string | undefined {
  const [whole = '', people = '', deed = '', aside] =
    /^((?:[\p{L}-]+ ){1,4}?)((?:\p{L}+) [^.!?:]+?),? (?:from|at|with|thanks to|because of|with help from) \uE000(, (?:where|who|which|the|a) [^.!?]+)?(?=[.!?])/u.exec(
      text,
    ) ?? []
  const head = people.trim().split(' ').at(-1) ?? ''
  if (!isPeopleNoun(head) || !isBaseVerb(deed.split(' ')[0] ?? '')) return undefined
  const name = aside === undefined ? nameMark : `${nameMark}${aside},`
  return mend(`${name} helps ${asInside(lowered(people.trim()))} ${deed}${text.slice(whole.length)}`)
}

/** "For X, there is N" → "N is there for X"; "At N, we help" and "With help from N, X" → "N helps". */
function nameAsSubject(text: string): string | undefined {
  const there = /^For ([^.!?]+), there is \uE000/u.exec(text)
  if (there) return `${nameMark} is there for ${there[1]}${text.slice(there[0].length)}`
  const helped = /^With help from \uE000, /u.exec(text)
  if (helped) return `${nameMark} helps ${text.slice(helped[0].length)}`
  const come = /^([^.!?,:]+?) come to \uE000 for ([^.!?]+?) and leave (feeling [^.!?]+)/u.exec(text)
  if (come)
    return `${nameMark} gives ${asInside(lowered(come[1] ?? ''))} ${come[2]} and leaves them ${come[3]}${text.slice(come[0].length)}`
  const simple = /^What ([^.!?,:]+?) gets? from \uE000 is simple: ([^.!?]+)/u.exec(text)
  if (simple) return `${nameMark} gives ${simple[1]} ${simple[2]}${text.slice(simple[0].length)}`
  const count = /^([^.!?,:]+?) can count on \uE000 to help them /u.exec(text)
  if (count) return `${nameMark} helps ${asInside(lowered(count[1] ?? ''))} ${text.slice(count[0].length)}`
  const relied = /^([^.!?,:]+?) (?:can )?count on \uE000 for /u.exec(text)
  if (relied) return `${nameMark} gives ${asInside(lowered(relied[1] ?? ''))} ${text.slice(relied[0].length)}`
  const ours = /^(?:At \uE000,|Welcome to \uE000,? where) we (\p{L}+) ([^.!?]+[.!?])(.*)$/su.exec(text)
  if (!ours || /\b(?:we|our|us)\b/i.test(`${ours[2]}${ours[3]}`)) return undefined
  const [, base = '', rest = '', after = ''] = ours
  return `${nameMark} ${base === 'are' ? 'is' : thirdPersonOf(base)} ${rest}${after}`
}

/** A later sentence that starts with the name comes first. */
function nameSentenceFirst(text: string): string | undefined {
  const sentences = text.match(/[^.!?]+[.!?]+/g) ?? []
  const at = sentences.findIndex((sentence) => sentence.trim().startsWith(nameMark))
  const named = sentences[at]
  return named === undefined ? undefined : mend([named, ...sentences.filter((_, each) => each !== at)].join(' '))
}

/** The phrase at the very start, the sentence turned round where it can be, else named before it. */
export function lead(text: string, phrase: string, brief: BrandBrief): string | undefined {
  const span = findPhrase(text, phrase)
  if (span && span.from <= 1) return undefined
  const simple = /^What ([^.!?,:]+?) (gets?) from \uE000 is simple: ([^.!?]+)/u.exec(text)
  if (simple && span && span.from >= text.indexOf(': ') && span.to <= simple[0].length)
    return mend(
      `${capitalised(simple[3] ?? '')}: that is what ${simple[1]} ${simple[2]} from ${nameMark}${text.slice(simple[0].length)}`,
    )
  const shown = span ? text.slice(span.from, span.to) : phrase
  const turned = span && (turnRound(text, span) ?? moveClause(text, span, phrase) ?? bringForward(text, phrase, brief))
  if (turned === undefined && /:/.test(text.match(/^[^.!?]*/)?.[0] ?? '')) return undefined
  return turned ?? mend(`${opening(shown)}: ${asInside(text)}`)
}

function opening(phrase: string): string {
  const { shape } = readOwnerWord(phrase, 'xfactor')
  if (shape === 'adjective') return `${capitalised(phrase)} first and last`
  const isShortThing = (shape === 'noun' || shape === 'plural' || shape === 'mass') && !/(?:\s\S+){3}/.test(phrase)
  return isShortThing ? `${capitalised(phrase)} first` : capitalised(phrase)
}

/** "… helps traders save time with care" → "Save time with care: that is what … helps traders do". */
function turnRound(text: string, span: Span): string | undefined {
  const verb = mainVerb(text)
  if (!verb || verb.base === 'be' || !text.startsWith(nameMark)) return undefined
  const between = text.slice(verb.to, span.from)
  if (
    /[,.;:]|\b(?:with|through|by|at|from|in|on|who|that|so|because|where|when)\b/.test(between) ||
    between.split(' ').length > 8
  )
    return undefined
  const [sentence = ''] = text.slice(span.to).match(/^[^.!?]*/) ?? []
  const cut = sentence.search(/,? (?:so|because)\s/)
  const told = cut < 0 ? sentence : sentence.slice(0, cut)
  const outcome = cut < 0 ? '' : sentence.slice(cut)
  const people = between.trim().replace(/\s?\b(?:an?|the|their|your)$/, '')
  const first = text.slice(span.from, span.to).split(' ')[0] ?? ''
  const isDoing =
    isBaseVerb(first) && !isAdjective(first) && people !== '' && !isBaseVerb(people.split(' ').at(-1) ?? '')
  const start = capitalised(text.slice(span.from, span.to))
  const subject = text.slice(0, verb.to)
  return mend(
    `${start}${told}: that is what ${subject} ${people}${isDoing ? ' do' : ''}${outcome}${text.slice(span.to + sentence.length)}`,
  )
}

/** "…, with dawn launches" → "Dawn launches: …". */
function moveClause(text: string, span: Span, phrase: string): string | undefined {
  const part = clauseAround(text, span, /^,?\s(?:and|with|plus|through|by|using|including|at|in|on|via)\s/iu)
  // "at a price agreed" moves whole: "Price agreed: …" would be a note.
  if (!part || /^,?\s\S+\s(?:an?|the)\s/.test(text.slice(part.from, part.to))) return undefined
  const moved = text
    .slice(part.from, part.to)
    .replace(/^,?\s\S+\s(?:an? |the |our )?/u, '')
    .trim()
  if (findPhrase(moved, phrase)?.from !== 0) return undefined
  return mend(`${capitalised(moved)}: ${asInside(mend(splice(text, part, '')))}`)
}

/** The smallest part with a link word that holds the span and that the sentence can do without. */
function clauseAround(text: string, span: Span, link: RegExp) {
  return removableParts(text)
    .filter(
      (part) =>
        part.from <= span.from &&
        part.to >= span.to &&
        part.instead === '' &&
        link.test(text.slice(part.from, part.to)),
    )
    .filter((part) => !isTorn(mend(splice(text, part, '')), text))
    .sort((a, b) => a.to - a.from - (b.to - b.from))[0]
}

/** The text without the sentence that says the phrase and nothing else. */
function withoutSentenceOf(text: string, phrase: string): string {
  const sentences = text.match(/[^.!?]+[.!?]+\s*/g) ?? []
  const bare = (each: string) =>
    each
      .replace(/[.!?\s]+$/, '')
      .trim()
      .toLowerCase()
  const rest = sentences.filter((each) => bare(each) !== phrase.trim().toLowerCase())
  return rest.length > 0 && rest.length < sentences.length ? mend(rest.join('')) : text
}

/** The phrase named before everything else, in a few words of its own. */
export function focusOn(whole: string, phrase: string, brief: BrandBrief): string | undefined {
  const text = withoutSentenceOf(whole, phrase)
  const span = findPhrase(text, phrase)
  const shown = span ? text.slice(span.from, span.to) : phrase
  const forward = bringForward(text, phrase, brief)
  if (forward !== undefined) return forward
  if (/:/.test(text.match(/^[^.!?]*/)?.[0] ?? '')) return undefined
  const { shape } = readOwnerWord(shown, 'xfactor')
  const isThing = shape === 'noun' || shape === 'plural' || shape === 'mass' || shape === 'negative'
  const [first = '', second = ''] = shown.split(' ')
  // "baked on Sundays" is no thing, "salvaged timber" is.
  const isDone = isParticiple(first) && (second === '' || isListed(second, 'prepositions'))
  if (isThing && !isDone && !isBaseVerb(first)) return mend(`It all starts with ${asInside(shown)}: ${asInside(text)}`)
  return mend(
    shape === 'adjective'
      ? `${capitalised(shown)} above all: ${asInside(text)}`
      : `${capitalised(shown)}: ${asInside(text)}`,
  )
}
