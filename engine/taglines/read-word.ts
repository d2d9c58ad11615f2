/** An owner's word as a line needs it, where a tagline must be surer than a longer sentence. */
import type { Category } from '#contract/brand.ts'
import { type OwnerWord, readOwnerWord } from '#engine/language/owner-words.ts'
import { isAdjective, isListed } from '#engine/language/word-classes.ts'

/** Verbs that are things before "in" and "for". */
const givenThings = /^(care|comfort|help|hope|love|relief|respect|support|trust)$/
const adverb =
  /^(down|up|out|off|back|again|together|longer|better|faster|harder|deeper|further|easier|slower|sooner|well|more|less)$/

/**
 * Reads a word of a category like `readOwnerWord`, and settles readings of an impact: "to rebuild trust" is a deed, so
 * are "close the books faster", "land the job" and "linger longer", and "comfort in the last days" is a thing.
 */
export function readWord(typed: string, category: Category): OwnerWord {
  if (category === 'xfactor') return withSureMass(readOwnerWord(typed, category))
  if (category !== 'impact') return readOwnerWord(typed, category)
  const word = readOwnerWord(typed.replace(/^\s*to (?=\p{L})/iu, ''), category)
  const words = word.text.split(' ')
  if (word.shape === 'verb') {
    // "Reading for all" is what everybody gets.
    if (/^\p{L}+ing for (?:all|everyone|anyone)$/u.test(word.text)) return { ...word, shape: 'mass', verb: undefined }
    const isThing = givenThings.test(words[0] ?? '') && /^(in|for|at|of|from|through)$/.test(words[1] ?? '')
    return isThing ? { ...word, shape: 'mass', verb: undefined, head: words[0] ?? '' } : word
  }
  const [base = '', ...rest] = words
  if (!isDeed(base, rest, word)) return word
  return { ...word, shape: 'verb', verb: { base, rest: rest.join(' ') }, takesArticle: false }
}

/** "Linger longer", but not "time together", nor "stronger together". */
function isLikelierVerb(word: string, shape: OwnerWord['shape']): boolean {
  if (isListed(word, 'count') || isListed(word, 'mass')) return false
  return isListed(word, 'verbs') || (shape !== 'plural' && !isAdjective(word))
}

/** "Secret basement" is one thing for all that its ending looks like "equipment": what is only guessed to be uncounted is unsure. */
function withSureMass(word: OwnerWord): OwnerWord {
  const isGuess = word.shape === 'mass' && /(ment|age|ure)$/.test(word.head) && !isListed(word.head, 'mass')
  return isGuess ? { ...word, shape: 'noun' } : word
}

/** Whether what follows the first word of an impact makes it a verb, known or not: "conquer your fear". */
function isDeed(first: string, [second = '', third = '']: readonly string[], { shape }: OwnerWord): boolean {
  if (second === '' || shape === 'clause' || shape === 'negative' || isListed(first, 'prepositions')) return false
  if (/^(the|your|their)$/.test(second) && third !== '') return !/^(all|both|half|what)$/.test(first)
  if (/^(a|an)$/.test(second) && third !== '') return !/^(such|half|what|many)$/.test(first)
  if (/^(what|who|where|how)$/.test(second)) return !isListed(first, 'count')
  if (isListed(first, 'verbs') && /^(over|away|through|without)$/.test(second)) return true
  if (/^(over|without)$/.test(second) && /ing$/.test(third)) return true
  if (isListed(first, 'nounsToo') && shape !== 'plural' && /^(with|without)$/.test(third)) return true
  if (/^(down|up)$/.test(second) && third === '') return shape !== 'plural'
  return third === '' && adverb.test(second) && isLikelierVerb(first, shape)
}
