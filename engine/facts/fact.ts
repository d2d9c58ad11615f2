import { findWordRoot, functionWords, splitWords } from '#engine/language/stem.ts'
import type { Statement } from './statement.ts'

/**
 * Something a page states that can have only one true value. `subject` is what it is about; `scope` is for whom or when it
 * holds. Both are sets of word roots, and facts are compared only when both match (see `areAboutSameSubject`).
 */
export type Fact<Of extends Statement = Statement> = {
  value: string
  /** As the page writes it, short enough to quote inside a sentence. */
  shown: string
  subject: ReadonlySet<string>
  scope: ReadonlySet<string>
  statement: Of
}

/** Two statements that cannot both be true; `what` names the thing they disagree on. */
export type Disagreement<Of extends Statement = Statement> = { what: string; one: Fact<Of>; other: Fact<Of> }

/** All facts of one type, and the pairs among them that contradict each other. */
export type FactReading<Of extends Statement = Statement> = {
  facts: readonly Fact<Of>[]
  disagreements: readonly Disagreement<Of>[]
}

/** Whose facts they are; `topic` holds the roots of the words that name what the whole business is about. */
export type FactOwner = { businessName: string; topic: ReadonlySet<string> }

/** Reads the facts of one type. */
export type FactReader = <Of extends Statement>(statements: readonly Of[], owner: FactOwner) => FactReading<Of>

const empty =
  'all every each any most some our your my their its only just about from up to at around roughly currently now always still usually normally also plus then ' +
  'price prices pricing cost costs charge charges charged fee fees rate rates pay pays paid get gets start starts starting begin begins come comes run runs set sets go goes will can ' +
  'may be been being do does did has have had per one 1 it they this that these those what how much we us i you he she there here so if when while because as than too very ' +
  'please simply flat fixed whole full total standard usual normal basic single included including include includes inclusive adds add plan plans package packages option options tier pair set cover covers ask asks want wants take takes need needs day days'
const emptyWords: ReadonlySet<string> = new Set(empty.split(' '))

/** Roots of the words that say what a phrase is about, without function words and generic words (`empty`). */
export function findMeaningfulRoots(phrase: string): Set<string> {
  const words = splitWords(phrase).filter(
    (word) =>
      !emptyWords.has(word) &&
      !emptyWords.has(word.replace(/s$/, '')) &&
      !functionWords.has(word) &&
      (word.length > 1 || /[2-9]/.test(word)),
  )
  return new Set(words.map((word) => (/\d/.test(word) ? word : findWordRoot(word))))
}

/** True if the sets are equal, or one only adds words from `wares`, the business's topic (“boarding” for a kennels). */
export function areAboutSameSubject(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  wares: ReadonlySet<string>,
): boolean {
  const onlyOne = [...one].filter((each) => !other.has(each))
  const onlyOther = [...other].filter((each) => !one.has(each))
  return (onlyOne.length === 0 || onlyOther.length === 0) && [...onlyOne, ...onlyOther].every((each) => wares.has(each))
}

/**
 * Compares facts pairwise (the first `comparedMax`) and reports each disagreement between two values once.
 * Facts in the same paragraph are not compared, because the paragraph itself distinguishes them. `judge` returns what two
 * facts disagree on, or undefined.
 */
export function findDisagreeingPairs<Of extends Statement, Kind>(
  facts: readonly (Fact<Of> & Kind)[],
  judge: (one: Fact<Of> & Kind, other: Fact<Of> & Kind) => string | undefined,
): Disagreement<Of>[] {
  const compared = facts.slice(0, comparedMax)
  const found = new Map<string, Disagreement<Of>>()
  for (const [place, one] of compared.entries()) {
    for (const other of compared.slice(place + 1)) {
      const what = one.statement.block === other.statement.block ? undefined : judge(one, other)
      if (what === undefined) continue
      const key = `${what} ${[one.value, other.value].sort().join(' ')}`
      if (!found.has(key)) found.set(key, { what, one, other })
    }
  }
  return [...found.values()]
}

const comparedMax = 200
