/** Finds the motifs' patterns (words and phrases) in an answer by stem, forgiving one typo in a long word. */
import { stemWord } from '#engine/language/stem.ts'
import { motifs } from './motif-table.ts'
import {
  findLongPatternsWithSecondStem,
  findPatternsNear,
  type MotifPattern,
  type PatternGroup,
  typoLengthMax,
  typoLengthMin,
} from './pattern-index.ts'
import type { AnswerToken } from './tokens.ts'

export type PatternMatch = {
  /** Index into `motifs`, or `eventSignIndex` / `costSignIndex`. */
  motif: number
  /** Indexes of the first and last token. */
  from: number
  to: number
  /** Whether the pattern is one of the motif's `faintWords`, which count for less. */
  isFaint: boolean
  /** How many motifs share the pattern. */
  sharedBy: number
}

/** All pattern matches, longest first; of overlapping matches of one motif only the longest is kept. */
export function matchPatterns(tokens: readonly AnswerToken[]): PatternMatch[] {
  const found: PatternMatch[] = []
  for (const [from, token] of tokens.entries())
    for (const { rest, claims } of patternsAt(token, tokens, from)) {
      const sharedBy = claims.filter(({ motif }) => motif < motifs.length).length
      for (const { motif, isFaint } of claims) found.push({ motif, isFaint, from, to: from + rest.length, sharedBy })
    }
  return withoutOverlaps(found, tokens.length)
}

const none: readonly MotifPattern[] = []

/** The patterns that match from this token on; a long word that matches none may be a typo. */
function patternsAt(token: AnswerToken, tokens: readonly AnswerToken[], from: number): readonly MotifPattern[] {
  const group = findPatternsNear(token.word)
  if (group === undefined) return none
  const begun = group.byStem.get(token.stem)
  const isBare = begun === undefined && group.byBeginning.length === 0
  if (isBare && token.stem.length < typoLengthMin) return none
  const next = tokens[from + 1]
  const long = begun && next ? findLongPatternsWithSecondStem(begun, next.stem) : none
  const beginning = group.byBeginning.filter(({ first }) => token.word.startsWith(first.word))
  const single = begun?.single ?? []
  const found = [...single, ...long].filter(({ first }) => isForm(token, first.word, first.stem)).concat(beginning)
  const meant = found.length > 0 || single.length > 0 ? found : unslipped(token.stem, group)
  return meant.filter((pattern) => isFollowed(pattern, tokens, from))
}

/** The patterns of the long word that was probably meant: one typo away from `word`. */
function unslipped(word: string, { byStem, longStems }: PatternGroup): readonly MotifPattern[] {
  if (word.length < typoLengthMin || word.length > typoLengthMax) return []
  const meant = longStems.find((each) => isOneSlipFrom(word, each))
  return meant === undefined ? [] : (byStem.get(meant)?.single ?? [])
}

/** Whether two words differ by one typo: a letter missing, added or replaced, or two neighbouring letters swapped. */
function isOneSlipFrom(word: string, meant: string): boolean {
  const surplus = word.length - meant.length
  if (Math.abs(surplus) > 1) return false
  let at = 0
  while (at < meant.length && word[at] === meant[at]) at += 1
  if (surplus > 0) return word.slice(at + 1) === meant.slice(at)
  if (surplus < 0) return word.slice(at) === meant.slice(at + 1)
  const isSwapped = word[at] === meant[at + 1] && word[at + 1] === meant[at]
  return word.slice(at + 1) === meant.slice(at + 1) || (isSwapped && word.slice(at + 2) === meant.slice(at + 2))
}

function isFollowed({ rest }: MotifPattern, tokens: readonly AnswerToken[], from: number): boolean {
  return rest.every((word, index) => {
    const token = tokens[from + 1 + index]
    return token !== undefined && token.sentence === tokens[from]?.sentence && isForm(token, word, stemWord(word))
  })
}

/** Whether a token is a pattern's word or an inflection of it: "walls" matches "wall", "long" does not match "longing". */
function isForm(token: AnswerToken, word: string, stemOfWord: string): boolean {
  if (token.word === word) return true
  if (token.stem !== stemOfWord || token.word.length < word.length) return false
  return /[ey]$/.test(word) || endings.test(token.word.slice(word.length))
}

/** Endings of inflected forms, possibly after a doubled consonant ("stopped"). */
const endings = /^[a-z]?(?:s|es|ed|d|ing|ly|ness|'s)$/

function withoutOverlaps(found: readonly PatternMatch[], length: number): PatternMatch[] {
  const longestFirst = found.toSorted(
    (one, other) => other.to - other.from - (one.to - one.from) || one.from - other.from,
  )
  const taken = new Set<number>()
  return longestFirst.filter(({ motif, from, to }) => {
    const place = motif * length
    for (let at = from; at <= to; at += 1) if (taken.has(place + at)) return false
    for (let at = from; at <= to; at += 1) taken.add(place + at)
    return true
  })
}
