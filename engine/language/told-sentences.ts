/** What an owner told, in sentences of her own: mended, never turned. */
import { withoutCliches } from './cliches.ts'
import emptyTalk from './empty-talk.json' with { type: 'json' }
import { isKnown } from './lexicon.ts'
import { mendSlips } from './mend-slips.ts'
import slips from './slips.json' with { type: 'json' }
import { functionWords, wordsOf } from './stem.ts'
import { isListed } from './word-classes.ts'

const abbreviations: ReadonlySet<string> = new Set(slips.abbreviations)
const empty: ReadonlySet<string> = new Set(emptyTalk.words.split(' '))

/** Begins what depends on the rest of its sentence. */
const subordinate =
  /^(if|when|while|whenever|because|since|after|before|once|as|until|till|unless|although|though|where|wherever|whoever|so)\b/i
/** The "and" that led on to it from a sentence before. */
const leadIn = /^(?:oh,?\s+)?(?:and|an(?= (?:i|we|you)\b)|also|plus|but|so)\b,?\s+(?=\S+\s\S)/i
/** Two sentences with a comma between them: "I come to you, you don't bring it anywhere". */
const splice = /,\s+(?=(?:I|we|you|he|she|they|it|it['’]s|that['’]s|there['’]s|we['’]re|you['’]re|I['’]m)\s)/
const spliceMin = 3

/** "esp. newcomers" and "No. 4" go on after their full stop; "until 5 pm. We" and "is no. We" do not. */
function isAbbreviation(before: string, after: string): boolean {
  const word = before
    .slice(before.lastIndexOf(' ') + 1)
    .replace(/^[(“"]/, '')
    .toLowerCase()
  if (word === 'no') return /^\s+\d/.test(after)
  return abbreviations.has(word) && !(/^[ap]\.?m$/.test(word) && /^\s+[\p{Lu}\d]/u.test(after))
}

const endMark = /(?<![.!?…])[.!?…]+["'”’)]*(?=\s|$)|;(?=\s)/g

function atEndMarks(line: string): string[] {
  const found: string[] = []
  let start = 0
  for (const { index, 0: mark } of line.matchAll(endMark)) {
    const before = line.slice(start, index)
    if (mark.startsWith('.') && (isAbbreviation(before, line.slice(index + 1, index + 4)) || /^\s*\d+$/.test(before)))
      continue
    found.push(line.slice(start, index + (mark === ';' ? 0 : mark.length)))
    start = index + mark.length
  }
  return [...found, line.slice(start)]
}

/** The sentences of a line, word for word, also where one begins with a number. */
export const sentencesTyped = (line: string): string[] =>
  atEndMarks(line)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** "I wash blankets. and mend them": what goes on with a small "and" and has no subject of its own belongs to what it follows. */
const goesOn =
  /^(?:and|or)\s+(?!(?:i|we|you|he|she|they|it|that|this|there|the|my|our|his|her|their|a|an|if|when|then|so|no)\b)\p{Ll}/u
const joinedWordsMax = 14

function withContinuations(sentences: readonly string[]): string[] {
  const joined: string[] = []
  for (const sentence of sentences) {
    const before = joined.at(-1)?.trim()
    const next = sentence.trim()
    const isShort = wordsOf(`${before} ${next}`).length <= joinedWordsMax
    if (before && isShort && goesOn.test(next) && /(?<![.!?…])\.$/.test(before))
      joined.splice(-1, 1, `${before.slice(0, -1)} ${next}`)
    else joined.push(sentence)
  }
  return joined
}

function atSplices(sentence: string): string[] {
  const [first = '', ...rest] = sentence.trim().split(splice)
  if (rest.length === 0 || subordinate.test(first.replace(leadIn, '')) || wordsOf(first).length < spliceMin)
    return [sentence]
  return [first, ...rest]
}

const tails: ReadonlySet<string> = new Set(' ,:…-–—.')
/** Without the marks of a list that goes on; looked at from the end, so that a long row of them costs no more than once. */
function withoutTail(text: string): string {
  let end = text.length
  while (end > 0 && tails.has(text.charAt(end - 1))) end -= 1
  const kept = text.slice(0, end)
  return kept.endsWith(' etc') ? withoutTail(kept.slice(0, -4)) : kept
}

/** What people say at the end and the beginning of a sentence without meaning it. */
const fillers = new RegExp(`,?\\s+(?:${slips.tails.join('|')})$`, 'i')
const fillerLengthMax = 16
const openEnds: ReadonlySet<string> = new Set(slips.openEnds)

/** "You can see what I did, otherwise how would": its last word waits for another. */
export const endsOpen = (text: string) => openEnds.has(wordsOf(text.slice(-fillerLengthMax)).at(-1) ?? '')
const opener = new RegExp(`^(?:(?:${slips.openers.join('|')})\\b ?[,.…–—-]+|basically|honestly)\\s+(?=\\S)`, 'i')

/** Looked for at the end only, however long the sentence; two words at least are left. */
function withoutFiller(text: string): string {
  const [filler] = fillers.exec(text.slice(-fillerLengthMax)) ?? []
  const kept = filler === undefined ? text : text.slice(0, -filler.length)
  return /\s/.test(kept) && !endsOpen(kept) ? kept : text
}

/** What stands around a sentence and is none of it: bullets, quotation marks, pictures, the "and" that led on to it. */
const bare = (sentence: string) =>
  withoutFiller(
    withoutTail(
      sentence
        .replace(/\p{Extended_Pictographic}\ufe0f?/gu, '')
        .trim()
        .replace(/^(?:[-–—•*·]\s*|\d+[.)]\s+)+/u, '')
        .replace(leadIn, '')
        .replace(/([!?])[!?]+/g, '$1')
        .replace(/\s+/g, ' ')
        .replace(opener, '')
        .trim(),
    ),
  )

/** Two shouted words in a row; one alone may be a name, as "BSL" is. */
const shout = /(?<![\p{L}\p{N}])\p{Lu}{3,}(?:[\s,]+\p{Lu}{2,}(?![\p{L}\p{N}]))+/gu
/** What is shouted, said. */
const calm = (text: string) => text.replace(shout, (words) => (/\p{Lu}{4,}/u.test(words) ? words.toLowerCase() : words))

/** Typographic apostrophes and quotation marks. */
const typeset = (text: string) =>
  text
    .replace(/(?<=[\p{L}\p{N}])'(?=\p{L})|(?<=s)'(?=\s|$)/gu, '’')
    .replace(/"([^"]*)"/g, '“$1”')
    .replace(/(?<=^|\s)'(?=\p{L}{2})/gu, '’')

/** A first letter as a sentence has it; "iPhone" keeps its own. */
export const withCapital = (text: string) =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

/** A sentence of hers: `text` mended and with its capital, an end mark only where it is no full stop; `typed` as it stood. */
export type Sentence = { text: string; typed: string }

/** The sentences of a text, in order; what holds neither letter nor digit is none. */
export function sentencesTold(text: string): Sentence[] {
  return text
    .normalize('NFC')
    .split(/[\r\n\u2028\u2029]+/)
    .flatMap((line) => withContinuations(atEndMarks(line)))
    .flatMap(atSplices)
    .map((typed) => ({ typed: typed.trim(), text: withCapital(typeset(mendSlips(calm(bare(typed))))) }))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text))
}

/** Whether nothing is said that not any business could say. */
export function isEmptyTalk(text: string): boolean {
  const content = wordsOf(withoutCliches(text)).filter((word) => !functionWords.has(word))
  return content.every((word) => empty.has(word))
}

/** Closed with a full stop, unless an end mark stands there. */
export const closed = (text: string) => (/[.!?…]["”’)]*$/.test(text) ? text : `${text}.`)

const wordClasses = ['verbs', 'nounsToo', 'mass', 'count', 'adjectives', 'prepositions', 'participles'] as const

const isName = (word: string) => isListed(word, 'proper') || /^\p{Lu}/u.test(mendSlips(word))

const commonFirst: ReadonlySet<string> = new Set(slips.commonFirst)

const isCommonWord = (word: string) =>
  functionWords.has(word) ||
  commonFirst.has(word) ||
  wordClasses.some((each) => isListed(word, each)) ||
  isKnown(word) ||
  /ing$/.test(word)

/** A sentence as it goes on after a colon: its capital falls where she typed none or the word has none; in doubt it stays. */
export function inRunningText({ text, typed }: Sentence): string {
  const [first = ''] = /^[\p{L}\p{N}'’-]+/u.exec(text) ?? []
  if (!/^\p{Lu}[\p{Ll}'’-]*$/u.test(first) || /^I(['’]|$)/.test(first)) return text
  const lower = first.toLowerCase()
  if (bare(typed).startsWith(lower) && !isName(lower)) return lower + text.slice(first.length)
  const base = lower.replace(/(?:['’]\p{L}+|-.*)$/u, '')
  if (isName(base)) return text
  const isCommon =
    /[^s]s$|(?:tion|ment|ness|ance|ence|ity)$/.test(base) ||
    [base, base.replace(/s$/, ''), base.replace(/es$/, ''), base.replace(/ies$/, 'y')].some(isCommonWord)
  return isCommon ? lower + text.slice(first.length) : text
}
