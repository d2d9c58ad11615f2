/**
 * Finds possible misspellings ("slips"): which words to look up in the dictionary, which to skip as the user's own,
 * and what to suggest. Nothing here changes a text.
 */
import type { CurrentUser } from '#contract/account.ts'
import { singleLetterWords, wordsRepeatedByMistake } from '#web/account/spelling/common-misspellings.ts'

type Word = { text: string; from: number; to: number; startsSentence: boolean }

/**
 * `unknown`: in no dictionary; `twice`: the same word twice in a row; `small-i`: a lone "i"; `letter`: another lone
 * letter, such as "u".
 */
export type Misspelling = { kind: 'unknown' | 'twice' | 'small-i' | 'letter'; text: string; from: number; to: number }

/** The message shown after a misspelling, by its kind. */
export const misspellingMessages: Readonly<Record<Misspelling['kind'], string>> = {
  unknown: 'is not in the dictionary.',
  twice: 'is the same word twice.',
  'small-i': 'on its own has a capital.',
  letter: 'on its own is no word.',
}

const isAddress = (chunk: string) => /[\p{L}\p{N}][.@][\p{L}\p{N}]|:\/\/|^\W?[@#/]/u.test(chunk)
const isCapital = (text: string) => /^\p{Lu}/u.test(text)

/** Words are compared ignoring case, possessive endings and the style of apostrophe. */
export const getWordKey = (word: string) => word.toLowerCase().replaceAll("'", '’').replace(/’s?$/, '')

/** The words of a text with their positions, leaving out addresses and anything with a digit. */
function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let end = 0
  for (const { 0: chunk, index } of text.matchAll(/\S+/g)) {
    if (isAddress(chunk)) continue
    for (const { 0: word, index: at } of chunk.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu)) {
      const from = index + at
      const startsSentence = words.length === 0 || /[.!?:\n“"•]/.test(text.slice(end, from))
      end = from + word.length
      words.push({ text: word, from, to: end, startsSentence })
    }
  }
  return words
}

/** A capitalised word inside a lower-case sentence is a name; in "Honest Work, Done Right" it is not. */
function namesIn(words: readonly Word[]): ReadonlySet<Word> {
  const inside = words.filter((word) => !word.startsSentence)
  const capitals = inside.filter(({ text }) => isCapital(text))
  return new Set(capitals.length * 2 <= inside.length ? capitals : [])
}

/** Whether not to look a token up, as no dictionary has it: HVAC, iPhone, another script, the "re" of "re-hang". */
function isNoWord({ text, from, to }: Word, whole: string): boolean {
  const isPart = text.length <= 3 && (whole[from - 1] === '-' || whole[to] === '-')
  const isShortCapitals = text.length <= 5 && text === text.toUpperCase()
  const isMixed = /\p{Ll}\p{Lu}/u.test(text)
  return isPart || isShortCapitals || isMixed || text.length === 1 || !/^[\p{Script=Latin}\p{M}'’]+$/u.test(text)
}

/** The words of a text to look up, each once. `own` holds the keys of words to skip. */
export function listWordsToLookUp(text: string, own: ReadonlySet<string>): string[] {
  const words = wordsOf(text)
  const names = namesIn(words)
  const asked = words.filter((word) => !names.has(word) && !isNoWord(word, text) && !own.has(getWordKey(word.text)))
  return [...new Set(asked.map((word) => word.text))]
}

const isSmallI = ({ text, to }: Word, whole: string) => text === 'i' && !/[.)\-/&]/.test(whole[to] ?? '')

/**
 * Whether a lone lower-case letter stands for a word, as "u" for "you". Not so in "b & j", "a)" and "u. s.", nor
 * beside a figure as in "5 m" and "x 2"; a capital is an initial or a name, as in "Vitamin C".
 */
function isLoneLetter(word: Word, before: Word | undefined, after: Word | undefined, whole: string): boolean {
  if (!/^[b-hj-z]$/.test(word.text)) return false
  const isJoined = (text: string) => /[&+=×*/–—-]/.test(text)
  const isAlone = /(?:^|\s)$/.test(whole.slice(0, word.from)) && /^(?:[\s,!?;:]|$)/.test(whole.slice(word.to))
  const endsSentence = word.text in singleLetterWords && /^\.(?:\s+(?!\p{L}\.)|$)/u.test(whole.slice(word.to))
  return (
    (isAlone || endsSentence) &&
    !/\d/.test(before?.text ?? '') &&
    !/^\d/.test(after?.text ?? '') &&
    !isJoined(whole.slice(before?.to ?? 0, word.from)) &&
    !isJoined(whole.slice(word.to, after?.from))
  )
}

/** The misspellings of a text in order, each once; the word at `caret` is skipped, as it is still being typed. */
export function findMisspellings(
  text: string,
  isUnknown: (word: string) => boolean,
  own: ReadonlySet<string>,
  caret?: number,
) {
  const lookedUp = new Set(listWordsToLookUp(text, own).filter(isUnknown))
  const words = wordsOf(text)
  const slips = words.flatMap((word, at): Misspelling[] => {
    const { from, to } = word
    const before = words[at - 1]
    if (before && isTwice(before, word, text)) {
      return [{ kind: 'twice', text: text.slice(before.from, to), from: before.from, to }]
    }
    if (isSmallI(word, text)) return [{ kind: 'small-i', text: word.text, from, to }]
    if (isLoneLetter(word, before, words[at + 1], text)) return [{ kind: 'letter', text: word.text, from, to }]
    return lookedUp.has(word.text) ? [{ kind: 'unknown', text: word.text, from, to }] : []
  })
  const isTyped = ({ from, to }: Misspelling) => caret !== undefined && from <= caret && caret <= to
  const open = slips.filter((slip) => !isTyped(slip) && !own.has(getWordKey(slip.text)))
  return open.filter(({ text: each }, at) => open.findIndex((slip) => slip.text === each) === at)
}

function isTwice(before: Word, word: Word, whole: string): boolean {
  const key = word.text.toLowerCase()
  return (
    wordsRepeatedByMistake.has(key) &&
    before.text.toLowerCase() === key &&
    /^\s+$/.test(whole.slice(before.to, word.from))
  )
}

/**
 * Suggestions that need no dictionary: a repeated word once, "I" for "i", or "you" for "u". Undefined if the
 * dictionary must be asked.
 */
export function suggestWithoutDictionary({ kind, text }: Misspelling): readonly string[] | undefined {
  if (kind === 'unknown') return undefined
  if (kind === 'small-i') return ['I']
  const offer = kind === 'twice' ? text.split(/\s/)[0] : singleLetterWords[text]
  return offer === undefined ? [] : [offer]
}

const keysOf = (texts: readonly (string | null)[]) =>
  texts.flatMap((text) => wordsOf(text ?? '').map((word) => getWordKey(word.text))).filter((key) => key.length > 1)

/** The names of the user and the business, as keys for comparison (see `getWordKey`). */
export const listNameKeys = ({ firstName, lastName, businessName, companyName }: CurrentUser) =>
  keysOf([firstName, lastName, businessName, companyName])

/** The words the user picked for the brand, as keys for comparison. */
export const listPickedWordKeys = (user: CurrentUser) =>
  keysOf(Object.values(user.brandAttributesData.attributesData).flatMap(({ topFive }) => topFive))
