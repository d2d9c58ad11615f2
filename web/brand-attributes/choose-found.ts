/** What the owner takes over of a document: found words that she leaves in, and words that she taps in a sentence. */
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
/** A word out of the document: where it goes, and whether it is taken over. Without a category it cannot be. */
export type Listed = { word: string; sentence: string; category: Category | null; isKept: boolean; isSure: boolean }
/** The words tapped in one sentence, by their place in it, and the categories that were chosen for phrases of them. */
export type Tapped = { places: ReadonlySet<number>; chosen: ReadonlyMap<string, Category> }
export const untapped: Tapped = { places: new Set(), chosen: new Map() }

const entryWordsMax = 5
/** An entry of a list is taken as it stands; a sentence has words to tap. */
const isEntry = (text: string) =>
  text.length <= wordLengthMax && text.split(' ').length <= entryWordsMax && !/[.!?…]$/.test(text)

/** What was found, as words to keep or to move, and sentences to tap words in. */
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

/** "A", "I" and "5" are no word of a brand by themselves, and too small to tap: they stand with the next one. */
const small = /^[^\p{L}\d]*[\p{L}\d]$/u

/** A sentence as the words that can be tapped, each with the marks that stand around it. */
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
/** A comma or a full stop behind a word parts it from the next one. */
const isParted = (part: string) => /[,;:.!?)]$/.test(part)

/** Neighbours are one phrase, as long as a word may be; "fewer visits" and "lower bills" are two. */
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

/** The words from one place to another, both included, beside those that were tapped before. */
export function withRange(places: ReadonlySet<number>, from: number, to: number): ReadonlySet<number> {
  const first = Math.min(from, to)
  return new Set([...places, ...Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => first + at)])
}

/** Where a tapped phrase goes: where its owner said, else where the words marked in it belong, else where the sentence does. */
export function categoryFor({ category, marks }: UnsureSentence, { chosen }: Tapped, phrase: string): Category | null {
  const key = wordKey(phrase)
  return chosen.get(phrase) ?? marks.find(({ word }) => key.includes(wordKey(word)))?.category ?? category
}

/** The places of a sentence's words that are marked as traits. */
export function markedPlaces({ sentence, marks }: UnsureSentence): ReadonlySet<number> {
  const words = new Set(marks.flatMap(({ word }) => word.split(' ')).map(wordKey))
  const parts = tappable(sentence)
  return new Set([...parts.keys()].filter((place) => words.has(wordKey(withoutArticle(bare(parts[place] ?? ''))))))
}

/** The words by category, each once, in the document's order; listed ones first. */
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
