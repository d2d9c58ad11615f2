/** Finds proper names in a line, and business names that are not written as their owner writes them. */
import { editDistance } from '#engine/language/similarity.ts'
import { isInWordClass } from '#engine/language/word-classes.ts'
import { splitTokens, type Token } from './split-tokens.ts'
import { isFunctionWord, isPlainWord } from './word-knowledge.ts'

/** `isExact`: the business name, as it should be. */
export type FoundName = { start: number; end: number; kind: 'name' | 'place'; isExact: boolean }

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Where the name stands in a line: exactly, or spelt in another way. `names`: the whole name first, then a short one. */
export function findBusinessNames(line: string, tokens: readonly Token[], names: readonly string[]): FoundName[] {
  const exact = names.flatMap((name) => listExactNames(line, name))
  const changed = names.flatMap((name) => {
    const own = listExactNames(line, name)
    return listLikeNames(line, tokens, name).filter(
      (like) =>
        !own.some((each) => isOver(each, like)) &&
        !exact.some((each) => each.start <= like.start && each.end >= like.end),
    )
  })
  // A short name inside another form of the whole name is part of it.
  return [
    ...changed.map((each) => ({ ...each, kind: 'name' as const, isExact: false })),
    ...exact
      .filter((each) => !changed.some((like) => isOver(each, like)))
      .map((each) => ({ ...each, kind: 'name' as const, isExact: true })),
  ]
}

type Place = { start: number; end: number }
const isOver = (one: Place, other: Place) => one.start < other.end && one.end > other.start

function listExactNames(line: string, name: string): Place[] {
  const exact = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'gu')
  return [...line.matchAll(exact)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
}

const wordsMore = 1
const lettersPerSlip = 6

/** Runs of words that are nearly the name. */
function listLikeNames(line: string, tokens: readonly Token[], name: string): Place[] {
  const key = keyOf(name)
  const size = splitTokens(name).length
  return tokens.flatMap((first, place) => {
    for (let count = size + wordsMore; count >= Math.max(1, size - wordsMore); count -= 1) {
      const last = tokens[place + count - 1]
      if (last === undefined) continue
      const words = line.slice(first.start, last.end)
      const likeKey = keyOf(words)
      const run = tokens.slice(place, place + count)
      const isNear = editDistance(likeKey, key) <= Math.floor(key.length / lettersPerSlip) || sharesWords(run, name)
      if (isNear && isNameLike(run) && !isOnlyOpeningCapital(words, name, first))
        return [{ start: first.start, end: last.end }]
    }
    return []
  })
}

/** Capitals that hold two words of the name, one of them the first, among others: another form of the name. */
function sharesWords(run: readonly Token[], name: string): boolean {
  const words = splitTokens(name)
    .map(({ word }) => word)
    .filter((word) => !isFunctionWord(word))
  const shared = words.filter((word) => run.some((token) => token.word === word))
  const areCapital = run.every(({ text }) => /^\p{Lu}/u.test(text))
  return areCapital && run.length >= words.length && shared.length >= 2 && run[0]?.word === words[0]
}

/** Ordinary words that happen to be near the name are no name: a capital inside a sentence, or an unknown word, is. */
const isNameLike = (run: readonly Token[]) =>
  run.length > 1 && run.some(({ word }) => !isFunctionWord(word))
    ? run.every((token) => /^\p{Lu}/u.test(token.text) || isFunctionWord(token.word)) ||
      run.some((token) => !isPlainWord(token))
    : run.every((token) => (/^\p{Lu}/u.test(token.text) && !token.isOpening) || !isPlainWord(token))

/** A name that is typed small may begin a sentence with a capital. */
const isOnlyOpeningCapital = (words: string, name: string, { isOpening }: Token) =>
  isOpening && words.charAt(0).toLowerCase() + words.slice(1) === name

const plainAcronyms = new Set('ok tv diy faq am pm id cv rsvp ps asap eg ie'.split(' '))
const titleShare = 0.75
/** Fewer could be two names: “cakes by Hope and Joy”. */
const headingCapitalsMin = 3

/** In a line set in capitals like a heading, a capital says nothing. */
function isTitleCase(tokens: readonly Token[]): boolean {
  const isCapital = ({ text }: Token) => /^\p{Lu}/u.test(text)
  const set = tokens.filter((token) => !token.isOpening && (!isFunctionWord(token.word) || isCapital(token)))
  const capitals = set.filter(isCapital).length
  return capitals >= headingCapitalsMin && capitals / set.length >= titleShare
}

/** The proper names of a line: capitals inside a sentence, known places, abbreviations. */
export function findNames(tokens: readonly Token[]): FoundName[] {
  const isTitle = isTitleCase(tokens)
  return tokens.flatMap((token, place) => {
    const { text, word, start, end, isOpening, isJoined } = token
    const isIdiom = word === 'english' && /\b(?:in|plain|good)$/.test(tokens[place - 1]?.word ?? '')
    const isPlace = !isIdiom && isInWordClass(word, 'proper') && /^\p{Lu}/u.test(text) && !/day$/.test(word)
    const isAcronym = /^\p{Lu}{2,5}$/u.test(text) && !plainAcronyms.has(word)
    const isCapital = /^\p{Lu}/u.test(text) && !isOpening && !isTitle && word !== 'i' && !isJoined
    if (isIdiom || (!isPlace && !isAcronym && !isCapital)) return []
    return [{ start, end, kind: isPlace ? ('place' as const) : ('name' as const), isExact: false }]
  })
}
