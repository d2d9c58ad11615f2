/** All patterns of all motifs, to be found by their first two words. */
import { stem } from '#engine/language/stem.ts'
import { motifs, patternsOf } from './motif-table.ts'

export type PatternWord = { word: string; stem: string; isPrefix: boolean }
type Claim = { motif: number; isFaint: boolean }
/** A pattern with the motifs that claim it; `rest` are the words after the first. */
export type Pattern = { first: PatternWord; rest: readonly PatternWord[]; claims: readonly Claim[] }

export const prefixLength = 3
/** Words of this many letters may have one slip of the keys. */
export const slipLengthMin = 8
export const slipLengthMax = 24

export type PatternIndex = {
  /** Patterns of one word by its stem, longer ones by the stems of the first two, see `pairKey`. */
  byStem: ReadonlyMap<string, readonly Pattern[]>
  /** Patterns whose first word is the beginning of one, by its first letters. */
  byPrefix: ReadonlyMap<string, readonly Pattern[]>
  /** Long stems by each form that lacks one letter: two words that are one slip apart share such a form. */
  bySlip: ReadonlyMap<string, string>
}

export const pairKey = (first: string, second: string) => `${first} ${second}`

function buildIndex(): PatternIndex {
  const byStem = new Map<string, Pattern[]>()
  const byPrefix = new Map<string, Pattern[]>()
  const bySlip = new Map<string, string>()
  for (const pattern of listPatterns()) {
    const { first, rest } = pattern
    const [second] = rest
    if (first.isPrefix) add(byPrefix, first.word.slice(0, prefixLength), pattern)
    else add(byStem, second === undefined ? first.stem : pairKey(first.stem, second.stem), pattern)
    if (!first.isPrefix && second === undefined && first.stem.length >= slipLengthMin)
      for (const form of slipsOf(first.stem)) bySlip.set(form, first.stem)
  }
  return { byStem, byPrefix, bySlip }
}

function add(map: Map<string, Pattern[]>, key: string, pattern: Pattern): void {
  const there = map.get(key)
  if (there) there.push(pattern)
  else map.set(key, [pattern])
}

/** A word, and the word without each of its letters. */
export function slipsOf(word: string): string[] {
  const forms = [word]
  for (let at = 0; at < word.length; at += 1) forms.push(word.slice(0, at) + word.slice(at + 1))
  return forms
}

function listPatterns(): Pattern[] {
  const claims = new Map<string, Claim[]>()
  for (const [motif, each] of motifs.entries())
    for (const { spelt, isFaint } of patternsOf(each)) {
      const there = claims.get(spelt)
      if (there) there.push({ motif, isFaint })
      else claims.set(spelt, [{ motif, isFaint }])
    }
  return [...claims].flatMap(([spelt, claimed]) => {
    const [first, ...rest] = spelt.split(' ').map(readPatternWord)
    return first === undefined ? [] : [{ first, rest, claims: claimed }]
  })
}

/** "photograph*" stands for every word that begins so; only the first word of a pattern can. */
function readPatternWord(spelt: string): PatternWord {
  const isPrefix = spelt.endsWith('*')
  const word = isPrefix ? spelt.slice(0, -1) : spelt
  return { word, stem: isPrefix ? word : stem(word), isPrefix }
}

/** Built when the module is loaded (some 50 ms), so that no turn waits for it. */
export const patternIndex: PatternIndex = buildIndex()
