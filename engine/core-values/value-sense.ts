/** What a passage tells of a firm's conduct, as learned from passages of which people have said what they show. */
import { createPhraseReader, type PhraseTable } from '#engine/language/phrase-sense.ts'
import { createReader, type SenseTable, shareOut } from '#engine/language/text-sense.ts'
import { kindsOf } from './conduct-words.ts'
import learnedPhrases from './value-phrases.json' with { type: 'json' }
import learnedWords from './value-sense.json' with { type: 'json' }

/** The name under which passages that show nothing were learned. */
export const showsNothing = 'none'

export type Sense = {
  /** How likely it is that the passage shows a value of the firm at all, 0 to 1. */
  shown: number
  /** How likely each value is, by its motif's title; they and what is left of `shown` make 1. */
  values: ReadonlyMap<string, number>
}

/** So much of a judgement is the phrases'; with more of it, papers without values give more of them. */
const phrasesPart = 0.4

/** Two readings as one, by their weighed geometric mean: what both hold likely counts most (Genest and Zidek 1986). */
function poolShares(words: ReadonlyMap<string, number>, phrases: ReadonlyMap<string, number>): Map<string, number> {
  const labels = [...words.keys()]
  const logOf = (shares: ReadonlyMap<string, number>, label: string) => Math.log(shares.get(label) ?? 0)
  const pooled = labels.map((label) => (1 - phrasesPart) * logOf(words, label) + phrasesPart * logOf(phrases, label))
  const shares = shareOut(Float32Array.from(pooled))
  return new Map(labels.map((label, at) => [label, shares[at] ?? 0]))
}

/**
 * Makes the reader of what was learned of single words and of phrases. `signsOf` gives what the phrases of a text tell, and
 * `strongestOf` makes of those of several sentences that of all; reading them is the slow part.
 */
export function createSense(words: SenseTable, phrases: PhraseTable) {
  const readWords = createReader(words, kindsOf)
  const { signsOf, sharesOf } = createPhraseReader(phrases)
  function senseOf(passage: string, signs = signsOf(passage)): Sense {
    const values = poolShares(readWords(passage), sharesOf(signs))
    const shown = 1 - (values.get(showsNothing) ?? 0)
    values.delete(showsNothing)
    return { shown, values }
  }
  return { signsOf, senseOf }
}

const sense = createSense(learnedWords, learnedPhrases)

export const { signsOf } = sense

/**
 * What a passage of one to four sentences shows of a firm's values by what is done, refused, paid for or kept up in it:
 * as its words and the kinds of things that it speaks of tell, and as its phrases do. `signs` are those of its sentences,
 * where they are at hand. Learned by `npm run learn`.
 */
export const senseOf: (passage: string, signs?: Float32Array) => Sense = sense.senseOf
