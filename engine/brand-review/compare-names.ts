import { editDistance } from '#engine/language/similarity.ts'
import { root } from '#engine/language/stem.ts'

/** A word as it stands, and its letters and digits alone; "&" and "and" are one. */
export type NameWord = { text: string; key: string }
/** `slight`: only “&” and “and”, an apostrophe or an accent differ. */
export type Likeness = 'same' | 'slight' | 'other'

/** Mail, handles and web addresses are written as machines want them. */
const isAddress = (piece: string) => /[@#/]|\.\p{Ll}{2}/u.test(piece)
const wordPattern = /[\p{L}\p{N}]+(?:['’]\p{L}+)*|&/gu

/** The words of a text; a possessive s is no part of one, unless it is among the keys of `own`. */
export function nameWordsIn(text: string, own?: ReadonlySet<string>): NameWord[] {
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

export const isJoin = ({ key }: NameWord) => key === '&'
/** All letters in a row. */
export const lettersOf = (words: readonly NameWord[]) => words.map((word) => (isJoin(word) ? '' : word.key)).join('')

/** How words are like a name in the same letters, or in the same words in another order; undefined for other letters. */
export function compareLetters(words: readonly NameWord[], name: readonly NameWord[]): Likeness | undefined {
  const [keys, own] = [words, name].map((each) => each.map(({ key }) => key))
  const isOneByOne = keys?.join(' ') === own?.join(' ')
  if (!isOneByOne && keys?.sort().join(' ') === own?.sort().join(' ')) return 'other'
  if (lettersOf(words) !== lettersOf(name)) return undefined
  // Capitals are a matter of style: the words in them are not parted as in a sentence.
  if (words.every(({ text }) => text === text.toUpperCase())) return 'same'
  const hasOtherCapitals = words.some(({ text }, place) => text !== name[place]?.text && /\p{Ll}\p{Lu}/u.test(text))
  if (!isOneByOne || hasOtherCapitals) return 'other'
  const [shown, ownShown] = [words, name].map((each) => each.map(({ text }) => text.toLowerCase().replace('’', "'")))
  return shown?.join(' ') === ownShown?.join(' ') ? 'same' : 'slight'
}

/** What is spelt in several ways and heard as one. */
const heardAlike = ['ight/ite', 'ph/f', 'ck/k', 'c/k', 'q/k', 'z/s', 'y/i'].map((pair) => pair.split('/'))
const heard = (words: readonly NameWord[]) =>
  heardAlike.reduce((letters, [spelt = '', sound = '']) => letters.replaceAll(spelt, sound), lettersOf(words))

/** As many words in nearly the same letters. */
export function isMisspelt(words: readonly NameWord[], name: readonly NameWord[]): boolean {
  const [one, own] = [heard(words), heard(name)]
  const lettersOff = Math.min(2, Math.floor(own.length / 5))
  return words.length === name.length && one[0] === own[0] && editDistance(one, own) <= lettersOff
}

/** The same words in the plural or another form. */
export const isInflected = (words: readonly NameWord[], name: readonly NameWord[]) =>
  words.every(({ key }, place) => root(key) === root(name[place]?.key ?? ''))
