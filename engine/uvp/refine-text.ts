/** A proposition while it is being worked on: finding words in it, cutting and joining, and mending what a cut left. */
import { articleFor } from '#engine/language/articles.ts'
import { baseCandidates, isPluralNoun } from '#engine/language/inflect.ts'
import { functionWords, stem, stems, wordsOf } from '#engine/language/stem.ts'
import { isListed } from '#engine/language/word-classes.ts'
import { isAdjective } from './refine-grammar.ts'

/** Stands for the business's name during the work, so that no edit can touch its letters. */
export const nameMark = '\uE000'

/** How many words a text has; "one-page" and "don't" count once. */
export function countWords(text: string): number {
  return (text.toLowerCase().match(/[\p{L}\p{N}'’&-]+|\uE000/gu) ?? []).length
}

/** The text with the business's name under a mark; `isNamed` is false when the name does not stand in it. */
export function hideName(text: string, businessName: string): { text: string; isNamed: boolean } {
  const name = businessName.trim()
  if (name === '') return { text, isNamed: false }
  const whole = `(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`
  const exact = text.replace(new RegExp(whole, 'gu'), nameMark)
  const marked = exact === text ? text.replace(new RegExp(whole, 'giu'), nameMark) : exact
  return { text: marked, isNamed: marked.includes(nameMark) }
}

export const showName = (text: string, businessName: string) => text.replaceAll(nameMark, businessName.trim())

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** True when each content word of the phrase stands in the text, in any of its forms. */
export function says(text: string, phrase: string): boolean {
  const wanted = stems(phrase)
  const present = stems(text)
  return wanted.size > 0 && [...wanted].every((each) => present.has(each))
}

export type Span = { from: number; to: number }

/** Where a phrase stands in the text, word by word in any form; undefined when it does not stand there in one piece. */
export function findPhrase(text: string, phrase: string): Span | undefined {
  const wanted = wordsOf(phrase)
  while (wanted.length > 1 && functionWords.has(wanted[0] ?? '')) wanted.shift()
  const keys = wanted.map(stem)
  const found = Array.from(text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu))
  for (let start = 0; keys.length > 0 && start + keys.length <= found.length; start += 1) {
    const run = found.slice(start, start + keys.length)
    const first = run[0]
    const last = run.at(-1)
    if (!first || !last || !run.every((each, at) => stem(each[0].replace(/’/g, "'")) === keys[at])) continue
    return { from: first.index, to: last.index + last[0].length }
  }
  return undefined
}

/** The text with `instead` at the place of the span. */
export function splice(text: string, span: Span, instead: string): string {
  return text.slice(0, span.from) + instead + text.slice(span.to)
}

/** A sentence opening in lower case, for what now stands inside a sentence; names and initials keep their capitals. */
export function asInside(text: string): string {
  const first = text.match(/^\p{Lu}[\p{Ll}'’-]+/u)?.[0].toLowerCase()
  return first !== undefined && (functionWords.has(first) || openers.has(first) || isCommon(first))
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}
const openers = new Set(
  'when if because how what where through every each all only once more less fewer while after before without most some no people'.split(
    ' ',
  ),
)
const isCommon = (word: string) =>
  isAdjective(word) || /(?:s|ing|ed|ly)$/.test(word) || commonLists.some((list) => isListed(word, list))
const commonLists = ['verbs', 'nounsToo', 'mass', 'count'] as const

export const capitalised = (text: string) =>
  text.replace(/^(["'“‘(]*)(\p{Ll})/u, (_, open, letter) => open + letter.toUpperCase())

/** The text without its last mark, and that mark. */
export function withoutEnd(text: string): { body: string; end: string } {
  const match = text.trim().match(/^(.*?)([.!?…]*)$/su)
  return { body: match?.[1] ?? text, end: match?.[2] || '.' }
}

/** A text with a part added at its end, before the end mark; `join` brings its own comma and spaces. */
export function append(text: string, join: string): string {
  const { body, end } = withoutEnd(text)
  return `${body}${join}${end === '…' ? '.' : end}`
}

/** Mends what edits leave behind: spaces, commas, dangling link words, articles, doubled words, capitals, end mark. */
export function mend(text: string): string {
  let rest = text.trim()
  for (let turn = 0; turn < 4; turn += 1) {
    const before = rest
    for (const [pattern, instead] of mendings) rest = rest.replace(pattern, instead)
    if (rest === before) break
  }
  rest = mendArticles(rest)
  rest = rest.replace(
    /(^|[.!?]\s+)(["'“‘(]?)(\p{Ll})/gu,
    (_, before, open, letter) => before + open + letter.toUpperCase(),
  )
  return rest === '' || /[.!?…]["'”’)]?$/.test(rest) ? rest : `${rest}.`
}

const linkWord =
  '(?:and|or|with|by|for|from|through|of|to|in|at|on|as|via|using|plus|including|because|thanks to|so|so that|but|the|a|an|our|their|your)'
/** "something they are proud of", "a team to rely on": such a preposition is no loose end. */
const endsInPreposition =
  '\\b(?:proud|fond|afraid|sure|certain|tired|sick|dream(?:s|ed|t)?|think|hear|heard|car(?:e|es|ed)|look(?:s|ed)?|hop(?:e|es|ed)|ask(?:s|ed)?|rely|count|depend|liv(?:e|es|ed)|belongs?|believes?|pa(?:y|ys|id)|com(?:e|es)|(?:stand|sit|sleep|lean)s?)'
/** "get in and stay in": the little word belongs to its verb. */
const particleVerb =
  '\\b(?:stay|get|join|log|check|drop|settle|fit|move|carry|go|hold|switch|give|dive|dig|walk|pop|sign|plug|step|come|stop|keep|turn)(?:s|ped|ged|ed)? '
const mendings: readonly (readonly [RegExp, string])[] = [
  [/\s+/g, ' '],
  [/\(\s*\)|""|“\s*”|''/g, ''],
  [/\s+([,.;:!?])/g, '$1'],
  [/([,;:])(?:\s*[,;:])+/g, '$1'],
  [/(?<![,;:–—-])[,;:–—-]+\s*([.!?])/g, '$1'],
  // What follows is looked at first: it is rarely there, and looking back is slow.
  [
    new RegExp(
      `(?=(?:,\\s*|\\s+)${linkWord}\\s*[.!?,;:])(?<!${endsInPreposition})(?<!${particleVerb.trimEnd()}(?=\\s(?:in|on|by|through)\\b))(?:,\\s*|\\s+)${linkWord}\\s*([.!?,;:])`,
      'giu',
    ),
    '$1',
  ],
  [
    new RegExp(
      `(?<!${particleVerb})\\b(with|by|for|from|through|of|in|plus|including|a|an|the|is|are)\\s*,?\\s+(?:and|or)\\s+`,
      'gi',
    ),
    '$1 ',
  ],
  [/\b(and|or)\s*,?\s+(?:and|or)\b/gi, '$1'],
  [/\b(?:and|or)\s+(with|by|from|through|so|because)\b/gi, '$1'],
  [
    /(?<!\b(?:paid|cared|provided|catered|asked|accounted|spoken|sought) )\b(with|by|from|through|of|for)\s+(with|by|from|through|so|because|for)\b/gi,
    '$2',
  ],
  [/\b(the|a|an),\s*/gi, '$1 '],
  [/([!?])[!?]+/g, '$1'],
  [/([.])\s*\.+/g, '$1'],
  [/(?<![\p{L}'-])(\p{L}+) \1(?![\p{L}'-])/giu, '$1'],
  [/^[\s,;:.–—-]+/g, ''],
  [/\s+$/g, ''],
]

/** "a" or "an" as the next word sounds. */
function mendArticles(text: string): string {
  return text.replace(
    /\b(an?)(\s+["“‘(]?)([\p{L}\p{N}][\p{L}\p{N}'’&.-]*)/giu,
    (whole, article: string, gap: string, word: string) => {
      const right = articleFor(word)
      return article.toLowerCase() === right
        ? whole
        : (article.startsWith('A') ? capitalised(right) : right) + gap + word
    },
  )
}

/** The syllables of a text, counted by groups of vowels: a measure to compare two wordings with, no more. */
export function countSyllables(text: string): number {
  return wordsOf(text).reduce((sum, word) => {
    const bare = word.replace(/(?:[^l]e|ed|es)$/, (end) => (end.startsWith('e') ? '' : end.charAt(0)))
    return sum + Math.max(1, (bare.match(/[aeiouy]+/g) ?? []).length)
  }, 0)
}

/** True for a text that no cut may leave: it ends in the air, or a pronoun has lost whom it meant. */
export function isTorn(text: string, before: string): boolean {
  return (
    endsInTheAir(withoutWhole(text, before)) ||
    hasNewWho(text, before) ||
    (hasLostPeople(text) && !hasLostPeople(before)) ||
    [loneWord, bareOpening, strandedAnd].some((torn) => torn.test(text) && !torn.test(before))
  )
}

/** What a cut has changed: a sentence that stood there before, word for word, ends as its writer ended it. */
const withoutWhole = (text: string, before: string): string =>
  (text.match(/[^.!?]+[.!?]*/g) ?? []).filter((sentence) => !before.includes(sentence.trim())).join('')

/** "yarn who want to know": whoever that was about is gone. */
const hasNewWho = (text: string, before: string): boolean =>
  (text.match(/(?<![\p{L}'’-])[\p{L}'’-]+ who\b/gu) ?? []).some((pair) => !before.includes(pair))

/** "… at home. Cosy." is left over from a row. */
const loneWord = /(?<=[.!?] )\p{L}+[.!?]|, (?!too\b)\p{L}+ed[.!?]/u

/** "Come, leave feeling well fed", "For people, there is …": what said more has gone. */
const bareOpening = /^(?:\p{L}+|For people),/u

/** "that is Maison Ife and feel radiant": whoever does so has gone. */
const strandedAnd = /\uE000 and \p{Ll}/u

const linkEnd =
  /\b(?:and|or|with|by|for|the|an?|to|of|their|our|your|is|are|gives?|helps?|makes?|offers?|brings?|turns?|lets?|keeps?|who|that|where|feel|feels|stay|most|(?<!\b(?:pay|worry|do|waste|spend|cost|earn|sell|eat|need|want|save|learn|see|get|fret|drive|walk|travel|read|play|sleep|rest|work)s? )(?:more|less)|fewer|no)\s*[.!?,;:]/i
const giverEnd =
  /\uE000 (?:gives?|offers?|brings?|sends?|shows?|hands?|feeds?|lends?|grants?|serves?) (?:\S+ ){0,1}\S+[.!?]/i

function endsInTheAir(text: string): boolean {
  if (linkEnd.test(text) || giverEnd.test(text) || /[:–—] [\p{L}-]+[.!?]/u.test(text)) return true
  const described = text.match(
    /\b(?:an?|the|their|our|your) ([\p{L}-]+)(?=[.!?;:]|,\s(?:so|with|and|for|because|from)\b)/iu,
  )?.[1]
  return described !== undefined && isAdjective(described) && !isListed(described, 'nounsToo')
}

/** "them" and "they" before anybody was named. */
function hasLostPeople(text: string): boolean {
  const first = text.match(/\b(?:them|they|their|those)\b/i)?.index
  return (
    first !== undefined &&
    !wordsOf(text.slice(0, first)).some(
      (word) => isPluralNoun(word) && !baseCandidates(word).some((base) => isListed(base, 'verbs')),
    )
  )
}
