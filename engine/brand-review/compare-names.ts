import { editDistance } from '#engine/language/similarity.ts'
import { findWordRoot } from '#engine/language/stem.ts'

/** A word as written, and its key: lower-case letters and digits without accents. "&" and "and" share the key "&". */
export type NameWord = { text: string; key: string }
/** How a spelling compares with the name. `slight`: differs only in “&” or “and”, an apostrophe or an accent. */
export type NameLikeness = 'same' | 'slight' | 'other'

/** Email addresses, handles and URLs have their own spelling rules, so they are skipped. */
const isAddress = (piece: string) => /[@#/]|\.\p{Ll}{2}/u.test(piece)
const wordPattern = /[\p{L}\p{N}]+(?:['’]\p{L}+)*|&/gu

/** Splits a text into words. Given the keys of the name (`own`), removes a possessive "'s" from words not among them. */
export function splitNameWords(text: string, own?: ReadonlySet<string>): NameWord[] {
  const pieces = text.split(/\s+/).filter((piece) => !isAddress(piece))
  return (pieces.join(' ').match(wordPattern) ?? []).map((word) => {
    const key = plainLetters(word)
    if (word === '&' || key === 'and') return { text: word, key: '&' }
    const isPossessive = /['’]s$/.test(word) && own?.has(key) === false
    return isPossessive ? { text: word.slice(0, -2), key: key.slice(0, -1) } : { text: word, key }
  })
}

function plainLetters(text: string): string {
  const lower = text.toLowerCase()
  return /^[a-z\d]+$/.test(lower) ? lower : lower.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '')
}

export const isJoiningWord = ({ key }: NameWord) => key === '&'
/** All keys joined without spaces; "&" and "and" are dropped. */
export const joinNameLetters = (words: readonly NameWord[]) =>
  words.map((word) => (isJoiningWord(word) ? '' : word.key)).join('')

/**
 * How words on a page differ from the name if both have the same letters, or the same words in another order. Undefined
 * for any other words.
 */
export function compareNameLetters(words: readonly NameWord[], name: readonly NameWord[]): NameLikeness | undefined {
  const [keys, own] = [words, name].map((each) => each.map(({ key }) => key))
  const isOneByOne = keys?.join(' ') === own?.join(' ')
  if (!isOneByOne && keys?.sort().join(' ') === own?.sort().join(' ')) return 'other'
  if (joinNameLetters(words) !== joinNameLetters(name)) return undefined
  // In all capitals, spacing is a matter of style: "BLUE BELL" is a correct "Bluebell".
  if (words.every(({ text }) => text === text.toUpperCase())) return 'same'
  const hasOtherCapitals = words.some(({ text }, place) => text !== name[place]?.text && /\p{Ll}\p{Lu}/u.test(text))
  if (!isOneByOne || hasOtherCapitals) return 'other'
  const [shown, ownShown] = [words, name].map((each) => each.map(({ text }) => text.toLowerCase().replace('’', "'")))
  return shown?.join(' ') === ownShown?.join(' ') ? 'same' : 'slight'
}

/** Spellings that sound alike, each mapped to one form. */
const heardAlike = ['ight/ite', 'ph/f', 'ck/k', 'c/k', 'q/k', 'z/s', 'y/i'].map((pair) => pair.split('/'))
const heard = (words: readonly NameWord[]) =>
  heardAlike.reduce((letters, [spelt = '', sound = '']) => letters.replaceAll(spelt, sound), joinNameLetters(words))

/**
 * True for a likely misspelling: the same number of words, the same first letter and an edit distance of at most 1 per 5
 * letters, up to 2, after sound-alike spellings are merged.
 */
export function isMisspeltName(words: readonly NameWord[], name: readonly NameWord[]): boolean {
  const [one, own] = [heard(words), heard(name)]
  const lettersOff = Math.min(2, Math.floor(own.length / 5))
  return words.length === name.length && one[0] === own[0] && editDistance(one, own) <= lettersOff
}

/** True if every word is a form (such as the plural) of the name's word in the same position. */
export const isInflectedName = (words: readonly NameWord[], name: readonly NameWord[]) =>
  words.every(({ key }, place) => findWordRoot(key) === findWordRoot(name[place]?.key ?? ''))
