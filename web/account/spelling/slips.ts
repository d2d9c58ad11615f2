/** What may be a slip in a text: which words are looked up, which are hers, and how one is replaced. Nothing here changes a text by itself. */
import type { CurrentUser } from '#contract/account.ts'
import { neverTwice } from '#web/account/spelling/usual-slips.ts'

type Word = { text: string; from: number; to: number; startsSentence: boolean }

/** `unknown`: in no dictionary; `twice`: the same word twice in a row; `small-i`: "i" alone. */
export type Slip = { kind: 'unknown' | 'twice' | 'small-i'; text: string; from: number; to: number }

const isAddress = (chunk: string) => /[\p{L}\p{N}][.@][\p{L}\p{N}]|:\/\/|^\W?[@#/]/u.test(chunk)
const isCapital = (text: string) => /^\p{Lu}/u.test(text)

/** Words are compared without case, possession and the shape of the apostrophe. */
export const keyOfWord = (word: string) => word.toLowerCase().replaceAll("'", '’').replace(/’s?$/, '')

/** The words of a text with their places; addresses and what holds a digit are none. */
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

/** A capital inside a sentence of small letters is a name; in "Honest Work, Done Right" it is not. */
function namesIn(words: readonly Word[]): ReadonlySet<Word> {
  const inside = words.filter((word) => !word.startsSentence)
  const capitals = inside.filter(({ text }) => isCapital(text))
  return new Set(capitals.length * 2 <= inside.length ? capitals : [])
}

/** Letters that no dictionary knows as a word: HVAC, iPhone, 24h, another script, the "re" of "re-hang". */
function isNoWord({ text, from, to }: Word, whole: string): boolean {
  const isPart = text.length <= 3 && (whole[from - 1] === '-' || whole[to] === '-')
  const isShortCapitals = text.length <= 5 && text === text.toUpperCase()
  const isMixed = /\p{Ll}\p{Lu}/u.test(text)
  return isPart || isShortCapitals || isMixed || text.length === 1 || !/^[\p{Script=Latin}\p{M}'’]+$/u.test(text)
}

/** The words of a text that a dictionary has to know, each once. `own` are keys of words that need no dictionary. */
export function wordsToLookUp(text: string, own: ReadonlySet<string>): string[] {
  const words = wordsOf(text)
  const names = namesIn(words)
  const asked = words.filter((word) => !names.has(word) && !isNoWord(word, text) && !own.has(keyOfWord(word.text)))
  return [...new Set(asked.map((word) => word.text))]
}

const isSmallI = ({ text, to }: Word, whole: string) => text === 'i' && !/[.)\-/&]/.test(whole[to] ?? '')

/** The slips of a text, each once and in its order; `caret` stands in the word that is still being typed. */
export function slipsIn(text: string, isUnknown: (word: string) => boolean, own: ReadonlySet<string>, caret?: number) {
  const lookedUp = new Set(wordsToLookUp(text, own).filter(isUnknown))
  const words = wordsOf(text)
  const slips = words.flatMap((word, at): Slip[] => {
    const { from, to } = word
    const before = words[at - 1]
    if (before && isTwice(before, word, text)) {
      return [{ kind: 'twice', text: text.slice(before.from, to), from: before.from, to }]
    }
    if (isSmallI(word, text)) return [{ kind: 'small-i', text: word.text, from, to }]
    return lookedUp.has(word.text) ? [{ kind: 'unknown', text: word.text, from, to }] : []
  })
  const isTyped = ({ from, to }: Slip) => caret !== undefined && from <= caret && caret <= to
  const open = slips.filter((slip) => !isTyped(slip) && !own.has(keyOfWord(slip.text)))
  return open.filter(({ text: each }, at) => open.findIndex((slip) => slip.text === each) === at)
}

function isTwice(before: Word, word: Word, whole: string): boolean {
  const key = word.text.toLowerCase()
  return neverTwice.has(key) && before.text.toLowerCase() === key && /^\s+$/.test(whole.slice(before.to, word.from))
}

/** What is offered without a dictionary: the word once, the capital. */
export function plainOffer({ kind, text }: Slip): string | undefined {
  if (kind === 'small-i') return 'I'
  return kind === 'twice' ? text.split(/\s/)[0] : undefined
}

const keysOf = (texts: readonly (string | null)[]) =>
  texts.flatMap((text) => wordsOf(text ?? '').map((word) => keyOfWord(word.text))).filter((key) => key.length > 1)

/** The keys of her names: her own and those of the business. */
export const namesOf = ({ firstName, lastName, businessName, companyName }: CurrentUser) =>
  keysOf([firstName, lastName, businessName, companyName])

/** The keys of the words that she picked as those of her brand. */
export const picksOf = (user: CurrentUser) =>
  keysOf(Object.values(user.brandAttributesData.attributesData).flatMap(({ topFive }) => topFive))
