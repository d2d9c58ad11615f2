/** The phrases an owner picked that work as a tagline on their own. */
import type { BrandBrief } from '#contract/plain/brand.ts'
import { lineKey } from '#engine/language/line-key.ts'
import { closed, withCapital, wordCount } from '#engine/language/told-sentences.ts'
import { isListed } from '#engine/language/word-classes.ts'
import { lineWordsMax } from './sentence-lines.ts'

const wordsMin = 3
const numbers = /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|twice)$/

/** "bake", "bakes" or "baked"; words that may also be nouns do not count. */
function isVerb(word: string): boolean {
  const bases = [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ed$/, ''), word.replace(/d$/, '')]
  const isPlain = bases.some((base) => isListed(base, 'verbs') && !isListed(base, 'nounsToo'))
  return isPlain || isListed(word, 'participles') || (/[^e]ed$/.test(word) && word.length > wordsMin + 1)
}

/** Phrases without a subject: "can sleep again", "keeps it local", "eating with the family". */
const lacksDoer = ([first = '']: readonly string[]) =>
  /^(?:can|could|will|to|\p{L}+ing)$/u.test(first) || (/[^s]s$/.test(first) && isListed(first.slice(0, -1), 'verbs'))

/** "The keep box" names a thing but says nothing about it. */
const namesThing = ([first = '']: readonly string[]) => /^(?:an?|the)$/.test(first)

/** Refers to something that a stranger cannot see. */
const pointsAway = /\b(?:it|they|them|their|there|she|he|her|his|this|that)\b/i

/** A phrase of three to eight words with a verb or a number in it, which a stranger understands. */
function isLine(phrase: string): boolean {
  const count = wordCount(phrase)
  const words = phrase.toLowerCase().split(/\s+/)
  const isWhole = count >= wordsMin && count <= lineWordsMax && !/[:;(]/.test(phrase) && !pointsAway.test(phrase)
  return isWhole && !namesThing(words) && !lacksDoer(words) && words.some((word) => numbers.test(word) || isVerb(word))
}

/** X-Factor and impact phrases, then the top word of other categories, as written, without duplicates or anything in `said`. */
export function pickedPhrases({ topFives, topWords }: BrandBrief, said: readonly string[]): string[] {
  const { culture, feeling, voice } = topWords
  const standing = said.map(lineKey)
  return [...new Set([...topFives.xfactor, ...topFives.impact, culture, feeling, voice].map((each) => each.trim()))]
    .filter((phrase) => isLine(phrase) && standing.every((line) => !line.includes(lineKey(phrase))))
    .map((phrase) => closed(withCapital(phrase)))
}
