/** Finds the motifs' patterns in an answer, by stem, forgiving one slip of the keys in a long word. */
import {
  type Pattern,
  type PatternWord,
  pairKey,
  patternIndex,
  prefixLength,
  slipLengthMax,
  slipLengthMin,
  slipsOf,
} from './pattern-index.ts'
import type { Token } from './tokens.ts'

export type Match = {
  /** Index of the motif in the table. */
  motif: number
  /** The first and the last token. */
  from: number
  to: number
  isFaint: boolean
  /** How many motifs claim the pattern. */
  sharedBy: number
}

/** Every place where a pattern holds, longest first; where one motif is named twice by the same words, the longer stays. */
export function matchPatterns(tokens: readonly Token[]): Match[] {
  const found = tokens.flatMap((token, from) =>
    patternsAt(token, tokens[from + 1])
      .filter((pattern) => isFollowed(pattern, tokens, from))
      .flatMap(({ rest, claims }) =>
        claims.map((claim) => ({ ...claim, from, to: from + rest.length, sharedBy: claims.length })),
      ),
  )
  return withoutOverlaps(found)
}

/** The patterns that this token begins; a long word that begins none may be a slip of the keys. */
function patternsAt(token: Token, next: Token | undefined): readonly Pattern[] {
  const { byStem, byPrefix } = patternIndex
  const single = byStem.get(token.stem) ?? []
  const long = (next && byStem.get(pairKey(token.stem, next.stem))) ?? []
  const begun = byPrefix.get(token.word.slice(0, prefixLength)) ?? []
  const found = [
    ...[...single, ...long].filter(({ first }) => isForm(token, first)),
    ...begun.filter(({ first }) => token.word.startsWith(first.word)),
  ]
  return found.length > 0 || single.length > 0 ? found : unslipped(token.stem)
}

/** The patterns of the long word that is one slip away. */
function unslipped(word: string): readonly Pattern[] {
  const { byStem, bySlip } = patternIndex
  if (word.length < slipLengthMin || word.length > slipLengthMax) return []
  const meant = slipsOf(word)
    .map((form) => bySlip.get(form))
    .find((each) => each?.[0] === word[0])
  return meant === undefined ? [] : (byStem.get(meant) ?? [])
}

function isFollowed({ rest }: Pattern, tokens: readonly Token[], from: number): boolean {
  return rest.every((word, index) => {
    const token = tokens[from + 1 + index]
    return token !== undefined && token.sentence === tokens[from]?.sentence && isForm(token, word)
  })
}

/** "walls" is a form of "wall"; but who looks for "longing" does not mean "long". */
function isForm(token: Token, { word, stem }: PatternWord): boolean {
  if (token.word === word) return true
  if (token.stem !== stem || token.word.length < word.length) return false
  return /[ey]$/.test(word) || endings.test(token.word.slice(word.length))
}

/** After a consonant that may be doubled. */
const endings = /^[a-z]?(?:s|es|ed|d|ing|ly|ness|'s)$/

function withoutOverlaps(found: readonly Match[]): Match[] {
  const longestFirst = found.toSorted(
    (one, other) => other.to - other.from - (one.to - one.from) || one.from - other.from,
  )
  const taken = new Set<string>()
  return longestFirst.filter(({ motif, from, to }) => {
    const places = Array.from({ length: to - from + 1 }, (_, index) => `${motif} ${from + index}`)
    if (places.some((place) => taken.has(place))) return false
    for (const place of places) taken.add(place)
    return true
  })
}
