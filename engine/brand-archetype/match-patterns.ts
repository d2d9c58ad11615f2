/** Finds the motifs' patterns in an answer, by stem, forgiving one slip of the keys in a long word. */
import { stem } from '#engine/language/stem.ts'
import { motifs, patternsOf } from './motif-table.ts'
import type { Token } from './tokens.ts'

type PatternWord = { word: string; stem: string; isPrefix: boolean }
type Claim = { motif: number; isFaint: boolean }
type Pattern = { motif: number; words: readonly PatternWord[]; isFaint: boolean; sharedBy: number }
export type Match = { motif: number; from: number; to: number; isFaint: boolean; sharedBy: number }

const prefixLength = 3
const longWord = 8

type Index = {
  byStem: ReadonlyMap<string, readonly Pattern[]>
  byPrefix: ReadonlyMap<string, readonly Pattern[]>
  /** Long stems by each form that lacks one letter: two words that are one slip apart share such a form. */
  bySlip: ReadonlyMap<string, string>
}
let built: Index | undefined

/** Every place where a pattern holds, longest first where one motif is named twice by the same words. */
export function matchPatterns(tokens: readonly Token[]): Match[] {
  built ??= buildIndex()
  const { byStem, byPrefix } = built
  const found: Match[] = []
  tokens.forEach((token, from) => {
    const key = byStem.has(token.stem) ? token.stem : (unslipped(token.stem, built) ?? token.stem)
    const starting = [...(byStem.get(key) ?? []), ...(byPrefix.get(token.word.slice(0, prefixLength)) ?? [])]
    for (const { motif, words, isFaint, sharedBy } of starting) {
      if (!holdsAt(words, tokens, from, key)) continue
      found.push({ motif, from, to: from + words.length - 1, isFaint, sharedBy })
    }
  })
  return withoutOverlaps(found)
}

function holdsAt(words: readonly PatternWord[], tokens: readonly Token[], from: number, meant: string): boolean {
  return words.every((word, offset) => {
    const token = tokens[from + offset]
    if (token === undefined || token.sentence !== tokens[from]?.sentence) return false
    if (word.isPrefix) return token.word.startsWith(word.word)
    if (offset === 0 && meant !== token.stem) return word.stem === meant
    return isInflected(token, word)
  })
}

/** "walls" is a form of "wall"; but who looks for "longing" does not mean "long". */
function isInflected(token: Token, { word, stem: sought }: PatternWord): boolean {
  if (token.word === word) return true
  if (token.stem !== sought || token.word.length < word.length) return false
  return endings.test(token.word.slice(Math.min(word.length, token.word.length) - 1).slice(1)) || /[ey]$/.test(word)
}
const endings = /^[a-z]?(?:s|es|ed|d|ing|ly|ness|'s)$/

function withoutOverlaps(found: readonly Match[]): Match[] {
  const kept: Match[] = []
  for (const match of [...found].sort(
    (one, other) => other.to - other.from - (one.to - one.from) || one.from - other.from,
  )) {
    const isCovered = kept.some(
      (other) => other.motif === match.motif && match.from <= other.to && other.from <= match.to,
    )
    if (!isCovered) kept.push(match)
  }
  return kept
}

function unslipped(word: string, index: Index | undefined): string | undefined {
  if (word.length < longWord || index === undefined) return undefined
  for (const form of slipsOf(word)) {
    const meant = index.bySlip.get(form)
    if (meant !== undefined && meant[0] === word[0]) return meant
  }
  return undefined
}

const slipsOf = (word: string) => [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]

function buildIndex(): Index {
  const byStem = new Map<string, Pattern[]>()
  const byPrefix = new Map<string, Pattern[]>()
  const bySlip = new Map<string, string>()
  for (const [spelt, claims] of claimsByPattern()) {
    const words = spelt.split(' ').map(readPatternWord)
    const [first] = words
    if (first === undefined) continue
    const [map, key] = first.isPrefix ? [byPrefix, first.word.slice(0, prefixLength)] : [byStem, first.stem]
    const patterns = claims.map((claim) => ({ ...claim, words, sharedBy: claims.length }))
    map.set(key, [...(map.get(key) ?? []), ...patterns])
    if (!first.isPrefix && words.length === 1 && first.stem.length >= longWord)
      for (const form of slipsOf(first.stem)) bySlip.set(form, first.stem)
  }
  return { byStem, byPrefix, bySlip }
}

/** "photograph*" stands for every word that begins so. */
function readPatternWord(spelt: string): PatternWord {
  const isPrefix = spelt.endsWith('*')
  const word = isPrefix ? spelt.slice(0, -1) : spelt
  return { word, stem: stem(word), isPrefix }
}

/** Each pattern with the motifs that claim it. */
function claimsByPattern(): Map<string, Claim[]> {
  const claims = new Map<string, Claim[]>()
  motifs.forEach((motif, index) => {
    for (const { spelt, isFaint } of patternsOf(motif))
      claims.set(spelt, [...(claims.get(spelt) ?? []), { motif: index, isFaint }])
  })
  return claims
}
