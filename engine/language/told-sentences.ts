/** What an owner told, in sentences of her own: mended, never turned. */
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
/** Two sentences with a comma between them: "I come to you, you don't bring it anywhere". */
const splice = /,\s+(?=(?:I|we|you|he|she|they|it|it['’]s|that['’]s|there['’]s|we['’]re|you['’]re|I['’]m)\s)/
const spliceMin = 3

/** "esp. newcomers" and "No. 4" go on after their full stop. */
const isAbbreviation = (before: string) =>
  abbreviations.has(
    before
      .slice(before.lastIndexOf(' ') + 1)
      .replace(/^[(“"]/, '')
      .toLowerCase(),
  )

function atEndMarks(line: string): string[] {
  const found: string[] = []
  let start = 0
  for (const { index, 0: mark } of line.matchAll(/(?<![.!?…])[.!?…]+["'”’)]*(?=\s|$)|;(?=\s)/g)) {
    const before = line.slice(start, index)
    if (mark.startsWith('.') && (isAbbreviation(before) || /^\s*\d+$/.test(before))) continue
    found.push(line.slice(start, index + (mark === ';' ? 0 : mark.length)))
    start = index + mark.length
  }
  return [...found, line.slice(start)]
}

function atSplices(sentence: string): string[] {
  const [first = '', ...rest] = sentence.trim().split(splice)
  if (rest.length === 0 || subordinate.test(first) || wordsOf(first).length < spliceMin) return [sentence]
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

/** What stands around a sentence and is none of it: bullets, quotation marks, pictures, the "and" that led on to it. */
const bare = (sentence: string) =>
  withoutTail(
    sentence
      .replace(/\p{Extended_Pictographic}\ufe0f?/gu, '')
      .trim()
      .replace(/^(?:[-–—•*·]\s*|\d+[.)]\s+)+/u, '')
      .replace(/^(?:and|also|plus|but|so)\b,?\s+(?=\S+\s\S)/i, '')
      .replace(/([!?])[!?]+/g, '$1')
      .replace(/\s+/g, ' ')
      .trim(),
  )

/** A shouted sentence, said; "BSL" in a quiet one stays. */
const calm = (text: string) =>
  /\p{Ll}/u.test(text) || (text.match(/\p{Lu}{4,}/gu) ?? []).length < 2 ? text : text.toLowerCase()

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
    .flatMap(atEndMarks)
    .flatMap(atSplices)
    .map((typed) => ({ typed: typed.trim(), text: withCapital(typeset(mendSlips(calm(bare(typed))))) }))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text))
}

/** Whether nothing is said that not any business could say. */
export function isEmptyTalk(text: string): boolean {
  const content = wordsOf(text).filter((word) => !functionWords.has(word))
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
    /[^s]s$/.test(base) ||
    [base, base.replace(/s$/, ''), base.replace(/es$/, ''), base.replace(/ies$/, 'y')].some(isCommonWord)
  return isCommon ? lower + text.slice(first.length) : text
}
