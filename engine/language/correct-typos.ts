/**
 * Corrects spelling mistakes in what the owner typed: the text is shown to customers, who would blame the product for them.
 */
import { isKnownWord } from './lexicon.ts'
import { namesThatAreWords } from './sentence-case.ts'
import slips from './slips.json' with { type: 'json' }
import { isInWordClass } from './word-classes.ts'

const meant: ReadonlyMap<string, string> = new Map(Object.entries(slips.words))
const single: ReadonlyMap<string, string> = new Map(Object.entries(slips.single))
const shouted: ReadonlySet<string> = new Set(slips.shouted)
const itIs = new RegExp(`\\bits(?= (?:${slips.itsBefore.join('|')})\\b)`, 'gi')

/** Keeps the capital of the mistake: "Dont" becomes "Don't". */
const likeTyped = (typed: string, mended: string) =>
  /^\p{Lu}/u.test(typed) ? mended.charAt(0).toUpperCase() + mended.slice(1) : mended

const shoutLettersMin = 4
/** Puts a word that was typed in capitals in lower case: "NEVER bleach". Acronyms such as "BSL" and "IT" stay. */
function quieten(word: string): string {
  const lower = word.toLowerCase().replace('’', "'")
  const isWord =
    shouted.has(lower) || (lower.length >= shoutLettersMin && (isKnownWord(lower) || isInWordClass(lower, 'verbs')))
  return isWord ? lower : word
}

/**
 * Corrects clear mistakes in the owner's phrase: the words in `slips.json`, missing apostrophes, shouted words and a few
 * common confusions. Anything that may be intended is left as it is.
 */
export function correctTypos(typed: string): string {
  return typed
    .replace(/(?<![\p{L}\p{N}'’@./-])\p{L}{2,}(?![\p{L}\p{N}'’@/-])/gu, (word) => {
      const mended = meant.get(word.toLowerCase())
      if (mended !== undefined) return likeTyped(word, mended)
      return isInWordClass(word, 'proper') && !namesThatAreWords.test(word)
        ? word.charAt(0).toUpperCase() + word.slice(1)
        : word
    })
    .replace(/(?<=[\p{L}\d,.]\s)(?:[nruw]|ur)(?=\s\p{L})/gu, (letters) => single.get(letters) ?? letters)
    .replace(/(?<![\p{L}\p{N}'’-])\p{Lu}{2,}(?:['’]T)?(?![\p{L}\p{N}'’-])/gu, quieten)
    .replace(itIs, (word) => likeTyped(word, "it's"))
    .replace(/ [+&] (?=\p{Ll})/gu, ' and ')
    .replace(
      /\ban(?= (?:a|an|the|it|I|we|you|they|he|she|my|our|your|their|no|not|to|then|that|can|can['’]?t|don['’]?t|will|is|are|was|have|get|with|from)\b)/gi,
      (word) => likeTyped(word, 'and'),
    )
    .replace(/\b(would|could|should) of\b/gi, '$1 have')
    .replace(/\byour(?= (?:too|not|never|always|welcome|going to)\b)/gi, (word) => likeTyped(word, "you're"))
    .replace(
      /\bthere(?= (?:own|best|names?|homes?|houses?|kids|children|dogs?|feet|hands|hair|teeth|cars?|bikes?)\b)/g,
      'their',
    )
    .replace(/\bpeoples(?= (?:own|homes?|houses?|gardens?|kids|dogs?|cars?|doors?|things|lives)\b)/g, "people's")
    .replace(/(?<=\p{Ll}{2}[^aeiou\W])ys\b/gu, 'ies')
    .replace(/(?<=\d) ?yrs?\b/g, ' years')
    .replace(/(?<=^|[\s“"(])i(?=\s|['’](?:m|ve|ll|d)\b)/g, 'I')
}
