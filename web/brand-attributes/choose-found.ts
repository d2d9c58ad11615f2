/** What the owner takes over from a document: found words they keep, and words they tap in a sentence. */
import {
  type AttributesData,
  type Category,
  eachCategory,
  emptyCategory,
  wordKey,
  wordLengthMax,
} from '#contract/plain/brand.ts'
import type { ExtractedAttributes } from '#contract/writers.ts'

export type Found = Pick<ExtractedAttributes, 'found' | 'unsure'>
export type UnsureSentence = Found['unsure'][number]
/** A word from the document: its category, and whether it is taken over. Without a category it cannot be. */
export type Listed = { word: string; sentence: string; category: Category | null; isKept: boolean; isSure: boolean }
/** The words tapped in one sentence, by index, and the categories chosen for phrases of them. */
export type Tapped = { places: ReadonlySet<number>; chosen: ReadonlyMap<string, Category> }
export const untapped: Tapped = { places: new Set(), chosen: new Map() }

const entryWordsMax = 5
/** A list entry is taken as a whole; in a sentence, single words are tapped. */
const isEntry = (text: string) =>
  text.length <= wordLengthMax && text.split(' ').length <= entryWordsMax && !/[.!?…]$/.test(text)

/** The findings as words to keep or move, and sentences to tap words in. */
export function offerFound({ found, unsure }: Found): { words: Listed[]; sentences: UnsureSentence[] } {
  const sure = found.map((each) => ({ ...each, isKept: true, isSure: true }))
  const entries = unsure.filter(({ sentence }) => isEntry(sentence))
  return {
    words: [
      ...sure,
      ...entries.map(({ category, sentence, marks }) => ({
        word: sentence,
        sentence,
        category: category ?? marks[0]?.category ?? null,
        isKept: false,
        isSure: false,
      })),
    ],
    sentences: unsure.filter(({ sentence }) => !isEntry(sentence)),
  }
}

/** "A", "I" and "5" are no brand words by themselves, and too small to tap: they join the next word. */
const small = /^[^\p{L}\d]*[\p{L}\d]$/u

/** Splits a sentence into the words that can be tapped, each with its punctuation. */
export function tappable(sentence: string): string[] {
  const parts: string[] = []
  for (const part of sentence.split(/\s+/).filter((each) => /[\p{L}\d]/u.test(each))) {
    const last = parts.at(-1) ?? ''
    if (small.test(last.slice(last.lastIndexOf(' ') + 1))) parts[parts.length - 1] = `${last} ${part}`
    else parts.push(part)
  }
  return parts
}

const bare = (part: string) => part.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
const withoutArticle = (phrase: string) => phrase.replace(/^(?:(?:a|i) )+/i, '')
/** Punctuation after a word separates it from the next one. */
const isParted = (part: string) => /[,;:.!?)]$/.test(part)

/** Adjacent words form one phrase up to the maximum length; "fewer visits" and "lower bills" stay two. */
export function tappedPhrases(sentence: string, places: ReadonlySet<number>): string[] {
  const phrases: string[] = []
  let goesOn = false
  for (const [place, part] of tappable(sentence).entries()) {
    if (!places.has(place)) {
      goesOn = false
      continue
    }
    const last = goesOn ? phrases.at(-1) : undefined
    const joined = last === undefined ? bare(part) : `${last} ${bare(part)}`
    if (last !== undefined && joined.length <= wordLengthMax) phrases[phrases.length - 1] = joined
    else phrases.push(bare(part).slice(0, wordLengthMax))
    goesOn = !isParted(part)
  }
  return phrases.map(withoutArticle)
}

/** Adds all words from one index to the other, inclusive, to those tapped before. */
export function withRange(places: ReadonlySet<number>, from: number, to: number): ReadonlySet<number> {
  const first = Math.min(from, to)
  return new Set([...places, ...Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => first + at)])
}

/** The category of a tapped phrase: the owner's choice, else that of words marked in it, else that of the sentence. */
export function categoryFor({ category, marks }: UnsureSentence, { chosen }: Tapped, phrase: string): Category | null {
  const key = wordKey(phrase)
  return chosen.get(phrase) ?? marks.find(({ word }) => key.includes(wordKey(word)))?.category ?? category
}

/** The indexes of a sentence's words that are marked as traits. */
export function markedPlaces({ sentence, marks }: UnsureSentence): ReadonlySet<number> {
  const words = new Set(marks.flatMap(({ word }) => word.split(' ')).map(wordKey))
  const parts = tappable(sentence)
  return new Set([...parts.keys()].filter((place) => words.has(wordKey(withoutArticle(bare(parts[place] ?? ''))))))
}

/** The chosen words by category, each once, in document order, listed ones first. */
export function chosenWords(
  listed: readonly Listed[],
  sentences: readonly UnsureSentence[],
  tapped: ReadonlyMap<UnsureSentence, Tapped>,
): AttributesData {
  const words = [
    ...listed.filter(({ isKept }) => isKept),
    ...sentences.flatMap((each) => {
      const taps = tapped.get(each) ?? untapped
      return tappedPhrases(each.sentence, taps.places).map((word) => ({
        category: categoryFor(each, taps, word),
        word,
      }))
    }),
  ]
  return eachCategory((category) => {
    const own = words.filter((each) => each.category === category).map(({ word }) => word)
    const first = own.filter((word, at) => own.findIndex((other) => wordKey(other) === wordKey(word)) === at)
    return { ...emptyCategory(), words: first }
  })
}
