import type { Category } from '#contract/plain/brand.ts'
import { isNegativeWord, type LexiconEntry, listLexiconEntries, makeLexicalKey } from '#engine/language/lexicon.ts'
import { makeMeaningKey } from '#engine/language/similarity.ts'
import { toAmericanSpelling } from '#engine/language/spelling.ts'

/** A lexicon entry with precomputed values for ranking. */
export type WordCandidate = {
  entry: LexiconEntry
  /** Its words as stemmed keys; together they make up `meaning`. */
  parts: ReadonlySet<string>
  meaning: string
  /** The word without capitals and hyphens, in both spellings. */
  british: string
  american: string
}

const prepared = new Map<Category, readonly WordCandidate[]>()

/** A category's entries prepared for ranking, cached; negative words are left out. */
export function listCandidates(category: Category): readonly WordCandidate[] {
  const before = prepared.get(category)
  if (before !== undefined) return before
  const candidates = listLexiconEntries(category)
    .filter((entry) => !isNegativeWord(entry.word))
    .map((entry) => prepare(entry))
  prepared.set(category, candidates)
  return candidates
}

function prepare(entry: LexiconEntry): WordCandidate {
  const meaning = makeMeaningKey(entry.word)
  const british = makeLexicalKey(entry.word)
  return { entry, meaning, parts: new Set(meaning.split(' ')), british, american: toAmericanSpelling(british) }
}

/** True if the candidate, in either spelling, continues what was typed. */
export function continuesTypedText(candidate: WordCandidate, typed: string): boolean {
  return candidate.british !== typed && (startsWith(candidate.british, typed) || startsWith(candidate.american, typed))
}

/**
 * Whether a two-word key starts with the typed text, even without its space ("lighth" for "light hearted"); a
 * typed space must match.
 */
const startsWith = (key: string, typed: string) =>
  key.startsWith(typed) || (!typed.includes(' ') && key.replace(/^(\S+) (?=\S+$)/, '$1').startsWith(typed))

/** The chosen words in the owner's spelling: American, unless the typed text or an existing word is British. */
export function spellLikeOwner(owners: readonly string[], typed: string, chosen: readonly WordCandidate[]): string[] {
  const isBritish = owners.some((text) => toAmericanSpelling(text) !== text)
  return chosen.map(({ entry, british, american }) =>
    isBritish || (startsWith(british, typed) && !startsWith(american, typed))
      ? entry.word
      : toAmericanSpelling(entry.word),
  )
}
