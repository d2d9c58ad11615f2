/**
 * Index of all motif patterns (the words and phrases that express a motif) by the stem of their first word. A group holds
 * the patterns with the same first two letters and is compiled on first use, to avoid stemming all patterns at once.
 */
import { stemWord } from '#engine/language/stem.ts'
import { allMotifPatterns } from './motif-table.ts'

export type PatternWord = { word: string; stem: string }
type Claim = { motif: number; isFaint: boolean }
/** A pattern; `claims`: the motifs that list it; `rest`: the words after the first, which are stemmed only when compared. */
export type MotifPattern = { first: PatternWord; rest: readonly string[]; claims: readonly Claim[] }

/** The patterns that begin with one stem. `bySecond`: the long ones by the stem of their second word, built on first use. */
export type StemPatterns = { single: MotifPattern[]; long: MotifPattern[]; bySecond?: Map<string, MotifPattern[]> }
/** The patterns whose first words begin with the same two letters. */
export type PatternGroup = {
  byStem: Map<string, StemPatterns>
  /** Starred patterns: "photograph*" matches every word that begins with it. */
  byBeginning: MotifPattern[]
  /** Stems of single words that are long enough to forgive a typo. */
  longStems: string[]
}

/** A stem keeps the first letters of its word, so a word and its patterns fall into the same group. */
const groupLetters = 2
/** A typo ("slip") is forgiven only in stems of this length; short words are too easily mistaken for each other. */
export const typoLengthMin = 8
export const typoLengthMax = 24

type Spelt = ReadonlyMap<string, readonly Claim[]>

function listSpelt(): ReadonlyMap<string, Spelt> {
  const groups = new Map<string, Map<string, Claim[]>>()
  for (const [motif, patterns] of allMotifPatterns.entries())
    for (const { spelt, isFaint } of patterns) {
      const letters = groupLettersOf(spelt.split(' ', 1)[0] ?? '')
      const group = groups.get(letters) ?? new Map<string, Claim[]>()
      groups.set(letters, group)
      const claims = group.get(spelt)
      if (claims) claims.push({ motif, isFaint })
      else group.set(spelt, [{ motif, isFaint }])
    }
  return groups
}

const groupLettersOf = (word: string) => word.slice(0, groupLetters)

/** Listed at the first look-up, not when the server starts. */
let speltGroups: ReadonlyMap<string, Spelt> | undefined
const compiledGroups = new Map<string, PatternGroup>()

/** The patterns that may begin with this word; undefined if no pattern begins with its first letters. */
export function findPatternsNear(word: string): PatternGroup | undefined {
  const letters = groupLettersOf(word)
  const compiled = compiledGroups.get(letters)
  if (compiled !== undefined) return compiled
  speltGroups ??= listSpelt()
  const spelt = speltGroups.get(letters)
  if (spelt === undefined) return undefined
  const group = compileGroup(spelt)
  compiledGroups.set(letters, group)
  return group
}

function compileGroup(spelt: Spelt): PatternGroup {
  const group: PatternGroup = { byStem: new Map(), byBeginning: [], longStems: [] }
  for (const [each, claims] of spelt) {
    const [word = '', ...rest] = each.split(' ')
    if (word.endsWith('*')) {
      const beginning = word.slice(0, -1)
      group.byBeginning.push({ first: { word: beginning, stem: beginning }, rest, claims })
    } else addByStem(group, { first: { word, stem: stemWord(word) }, rest, claims })
  }
  return group
}

function addByStem({ byStem, longStems }: PatternGroup, pattern: MotifPattern): void {
  const { first, rest } = pattern
  const there = byStem.get(first.stem) ?? { single: [], long: [] }
  byStem.set(first.stem, there)
  if (rest.length > 0) {
    there.long.push(pattern)
    return
  }
  if (there.single.length === 0 && first.stem.length >= typoLengthMin) longStems.push(first.stem)
  there.single.push(pattern)
}

const none: readonly MotifPattern[] = []

/** The longer patterns whose second word has this stem. */
export function findLongPatternsWithSecondStem(begun: StemPatterns, secondStem: string): readonly MotifPattern[] {
  if (begun.long.length === 0) return none
  begun.bySecond ??= Map.groupBy(begun.long, ({ rest }) => stemWord(rest[0] ?? ''))
  return begun.bySecond.get(secondStem) ?? none
}
