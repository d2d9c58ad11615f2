/** An owner's word as a line needs it, where a tagline must be surer than a longer sentence. */
import type { Category } from '#contract/brand.ts'
import { type OwnerWord, readOwnerWord } from '#engine/language/owner-words.ts'
import { isListed, isMassNoun } from '#engine/language/word-classes.ts'

/**
 * Reads a word of a category like `readOwnerWord`, and settles four readings of an impact: "to rebuild trust" is a
 * deed, so are "close the books faster" and "slow down", and "comfort in the last days" is a thing.
 */
export function readWord(typed: string, category: Category): OwnerWord {
  if (category !== 'impact') return readOwnerWord(typed, category)
  const word = readOwnerWord(typed.replace(/^\s*to (?=\p{L})/iu, ''), category)
  const [first = '', second = '', ...more] = word.text.split(' ')
  const isVerb = isListed(first, 'verbs')
  const hasObject = /^(the|a|an|your|their)$/.test(second) && more.length > 0 && isVerb
  const hasParticle = /^(down|up|out|off|back|again|together)$/.test(second) && word.shape === 'adjective'
  const hasClause = /^(what|who|where|how)$/.test(second) && !isListed(first, 'count')
  if (word.shape !== 'verb' && word.shape !== 'plural' && (hasObject || hasParticle || hasClause))
    return { ...word, shape: 'verb', verb: { base: first, rest: [second, ...more].join(' ') }, takesArticle: false }
  if (word.shape === 'verb' && isMassNoun(first) && /^(in|for|at|of|from|through)$/.test(second))
    return { ...word, shape: 'mass', verb: undefined, head: first }
  return word
}
