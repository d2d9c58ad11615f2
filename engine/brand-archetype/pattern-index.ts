/** All patterns of all motifs, to be found by the stem of their first word; each group is compiled when a word first asks for it. */
import { stem } from '#engine/language/stem.ts'
import { allPatterns } from './motif-table.ts'

export type PatternWord = { word: string; stem: string }
type Claim = { motif: number; isFaint: boolean }
/** A pattern with the motifs that claim it; `rest` are the words after the first, stemmed when they are compared. */
export type Pattern = { first: PatternWord; rest: readonly string[]; claims: readonly Claim[] }

/** The patterns that one stem begins: those of one word, and longer ones, sorted when two words first meet. */
export type StemPatterns = { single: Pattern[]; long: Pattern[]; bySecond?: Map<string, Pattern[]> }
/** The patterns whose first words begin with the same letters. */
export type PatternGroup = {
  byStem: Map<string, StemPatterns>
  /** "photograph*" stands for every word that begins so. */
  byBeginning: Pattern[]
  /** The stems of single words in which a slip of the keys is forgiven. */
  longStems: string[]
}

/** A stem keeps the first letters of its word, so that words and patterns meet in one group. */
const groupLetters = 2
export const slipLengthMin = 8
export const slipLengthMax = 24

type Spelt = ReadonlyMap<string, readonly Claim[]>

function listSpelt(): ReadonlyMap<string, Spelt> {
  const groups = new Map<string, Map<string, Claim[]>>()
  for (const [motif, patterns] of allPatterns.entries())
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

const speltGroups = listSpelt()
const compiledGroups = new Map<string, PatternGroup>()

/** The patterns that a word may begin, or undefined where no pattern begins with its letters. */
export function patternsNear(word: string): PatternGroup | undefined {
  const letters = groupLettersOf(word)
  const compiled = compiledGroups.get(letters)
  const spelt = speltGroups.get(letters)
  if (compiled !== undefined || spelt === undefined) return compiled
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
    } else addByStem(group, { first: { word, stem: stem(word) }, rest, claims })
  }
  return group
}

function addByStem({ byStem, longStems }: PatternGroup, pattern: Pattern): void {
  const { first, rest } = pattern
  const there = byStem.get(first.stem) ?? { single: [], long: [] }
  byStem.set(first.stem, there)
  if (rest.length > 0) {
    there.long.push(pattern)
    return
  }
  if (there.single.length === 0 && first.stem.length >= slipLengthMin) longStems.push(first.stem)
  there.single.push(pattern)
}

const none: readonly Pattern[] = []

/** The longer patterns that go on with a word of this stem. */
export function goingOnWith(begun: StemPatterns, secondStem: string): readonly Pattern[] {
  if (begun.long.length === 0) return none
  begun.bySecond ??= Map.groupBy(begun.long, ({ rest }) => stem(rest[0] ?? ''))
  return begun.bySecond.get(secondStem) ?? none
}
