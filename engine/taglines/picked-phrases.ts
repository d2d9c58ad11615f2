/** Selects the phrases among the owner's picked words that work as a tagline on their own. */
import type { BrandBrief } from '#contract/plain/brand.ts'
import { makeLineKey } from '#engine/language/line-key.ts'
import { addFullStop, capitalizeSentence, countTextWords } from '#engine/language/typed-sentence-text.ts'
import { isInWordClass } from '#engine/language/word-classes.ts'
import { taglineWordsMax } from './sentence-taglines.ts'

const wordsMin = 3
const numbers = /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|twice)$/

/** Whether a word is a form of a verb ("bake", "bakes", "baked"); words that may also be nouns do not count. */
function isVerb(word: string): boolean {
  const bases = [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ed$/, ''), word.replace(/d$/, '')]
  const isPlain = bases.some((base) => isInWordClass(base, 'verbs') && !isInWordClass(base, 'nounsToo'))
  return isPlain || isInWordClass(word, 'participles') || (/[^e]ed$/.test(word) && word.length > wordsMin + 1)
}

/** Phrases without a subject make no tagline: "can sleep again", "keeps it local", "eating with the family". */
const lacksDoer = ([first = '']: readonly string[]) =>
  /^(?:can|could|will|to|\p{L}+ing)$/u.test(first) ||
  (/[^s]s$/.test(first) && isInWordClass(first.slice(0, -1), 'verbs'))

/** A phrase like "the keep box" names a thing but says nothing about it, so it is no tagline. */
const namesThing = ([first = '']: readonly string[]) => /^(?:an?|the)$/.test(first)

/** Pronouns: a stranger would not know what they refer to. */
const pointsAway = /\b(?:it|they|them|their|there|she|he|her|his|this|that)\b/i

/** Whether a phrase works as a tagline: three to eight words, with a verb or a number, and clear to a stranger. */
function isLine(phrase: string): boolean {
  const count = countTextWords(phrase)
  const words = phrase.toLowerCase().split(/\s+/)
  const isWhole = count >= wordsMin && count <= taglineWordsMax && !/[:;(]/.test(phrase) && !pointsAway.test(phrase)
  return isWhole && !namesThing(words) && !lacksDoer(words) && words.some((word) => numbers.test(word) || isVerb(word))
}

/**
 * The suitable X-Factor and impact phrases, then the top words of culture, feeling and voice, as the owner wrote them.
 * Leaves out duplicates and phrases that one of the lines `said` contains.
 */
export function listPickedPhrases({ topFives, topWords }: BrandBrief, said: readonly string[]): string[] {
  const { culture, feeling, voice } = topWords
  const standing = said.map(makeLineKey)
  return [...new Set([...topFives.xfactor, ...topFives.impact, culture, feeling, voice].map((each) => each.trim()))]
    .filter((phrase) => isLine(phrase) && standing.every((line) => !line.includes(makeLineKey(phrase))))
    .map((phrase) => addFullStop(capitalizeSentence(phrase)))
}
