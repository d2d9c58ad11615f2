/**
 * What the owner takes over from an uploaded document: words that the server found and they keep, and words that they
 * tap in a sentence. A sentence's `marks` are the words in it that the server took for traits, with their categories.
 */
import {
  type AttributesData,
  type Category,
  makeEmptyCategory,
  makeWordKey,
  mapCategories,
  wordLengthMax,
} from '#contract/plain/brand.ts'
import type { ExtractedAttributes, FoundWord } from '#contract/writers.ts'

export type DocumentFindings = Pick<ExtractedAttributes, 'found' | 'unsure'> & {
  /** What a language model read out of it. */
  suggested: readonly FoundWord[]
}
export type UnsureSentence = DocumentFindings['unsure'][number]
/**
 * A word from the document. `isKept`: it will be taken over, for which it needs a category. `from`: the server itself took it
 * for a brand word (`found`) or was not sure (`unsure`), or a language model `suggested` it.
 */
export type ListedWord = {
  word: string
  sentence: string
  category: Category | null
  isKept: boolean
  from: keyof DocumentFindings
}
/** The words tapped in one sentence, by index, and the categories chosen for phrases of them. */
export type TappedWords = { places: ReadonlySet<number>; chosen: ReadonlyMap<string, Category> }
export const noTappedWords: TappedWords = { places: new Set(), chosen: new Map() }

const entryWordsMax = 5
/** Whether a text is short enough to be a word itself, as an entry of a list is; in longer ones, words are tapped. */
const isEntry = (text: string) =>
  text.length <= wordLengthMax && text.split(' ').length <= entryWordsMax && !/[.!?…]$/.test(text)

/** Splits the server's findings into words to keep, move or leave out, and sentences to tap words in. */
export function splitFoundWords({ found, unsure, suggested }: DocumentFindings): {
  words: ListedWord[]
  sentences: UnsureSentence[]
} {
  const entries = unsure.filter(({ sentence }) => isEntry(sentence))
  return {
    words: [
      ...found.map((each) => ({ ...each, isKept: true, from: 'found' as const })),
      ...entries.map(({ category, sentence, marks }) => ({
        word: sentence,
        sentence,
        category: category ?? marks[0]?.category ?? null,
        isKept: false,
        from: 'unsure' as const,
      })),
      ...suggested.map((each) => ({ ...each, isKept: false, from: 'suggested' as const })),
    ],
    sentences: unsure.filter(({ sentence }) => !isEntry(sentence)),
  }
}

/** A single letter or digit is no brand word and too narrow to tap: "a", "I" and "5" are joined to the next word. */
const small = /^[^\p{L}\d]*[\p{L}\d]$/u

/** Splits a sentence into the words that can be tapped, each with its punctuation. */
export function splitTappableWords(sentence: string): string[] {
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
/** Whether a word ends in punctuation, which ends a phrase. */
const isParted = (part: string) => /[,;:.!?)]$/.test(part)

/**
 * The tapped words as phrases. Adjacent words form one, up to the maximum length of a word, but not across a comma:
 * "fewer visits, lower bills" gives two.
 */
export function joinTappedPhrases(sentence: string, places: ReadonlySet<number>): string[] {
  const phrases: string[] = []
  let goesOn = false
  for (const [place, part] of splitTappableWords(sentence).entries()) {
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
export function addRange(places: ReadonlySet<number>, from: number, to: number): ReadonlySet<number> {
  const first = Math.min(from, to)
  return new Set([...places, ...Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => first + at)])
}

/** The category of a tapped phrase: the owner's choice, else that of a trait word in it, else that of the sentence. */
export function findPhraseCategory(
  { category, marks }: UnsureSentence,
  { chosen }: TappedWords,
  phrase: string,
): Category | null {
  const key = makeWordKey(phrase)
  return chosen.get(phrase) ?? marks.find(({ word }) => key.includes(makeWordKey(word)))?.category ?? category
}

/** The indexes of the words in a sentence that the server took for traits; they are highlighted. */
export function findTraitIndexes({ sentence, marks }: UnsureSentence): ReadonlySet<number> {
  const words = new Set(marks.flatMap(({ word }) => word.split(' ')).map(makeWordKey))
  const parts = splitTappableWords(sentence)
  return new Set([...parts.keys()].filter((place) => words.has(makeWordKey(withoutArticle(bare(parts[place] ?? ''))))))
}

/** Everything taken over, by category and without duplicates: found words first, then the tapped phrases. */
export function collectChosenWords(
  listed: readonly ListedWord[],
  sentences: readonly UnsureSentence[],
  tapped: ReadonlyMap<UnsureSentence, TappedWords>,
): AttributesData {
  const words = [
    ...listed.filter(({ isKept }) => isKept),
    ...sentences.flatMap((each) => {
      const taps = tapped.get(each) ?? noTappedWords
      return joinTappedPhrases(each.sentence, taps.places).map((word) => ({
        category: findPhraseCategory(each, taps, word),
        word,
      }))
    }),
  ]
  return mapCategories((category) => {
    const own = words.filter((each) => each.category === category).map(({ word }) => word)
    const first = own.filter((word, at) => own.findIndex((other) => makeWordKey(other) === makeWordKey(word)) === at)
    return { ...makeEmptyCategory(), words: first }
  })
}
