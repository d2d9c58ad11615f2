/** Whether a changed text is what was asked for, and still a sentence. */
import { grammarFlagsIn } from '#engine/language/copy-flags.ts'
import type { Intent } from './refine-intent.ts'
import { longerRatio } from './refine-lengthen.ts'
import { isPlainer } from './refine-plain.ts'
import { countWords, findPhrase, nameMark, says } from './refine-text.ts'

/** What starts within so many letters stands at the front. */
const frontMax = 60
/** What starts within so many is at the front wherever it stood before. */
const atOnce = 24

/** True when `after` grants the wish on `before`; the two are never the same. */
export function isMet(wish: Intent, before: string, after: string): boolean {
  if (wish.kind === 'keep') return true
  if (after === before) return false
  switch (wish.kind) {
    case 'shorter':
      return countWords(after) < countWords(before)
    case 'longer':
      return countWords(after) >= countWords(before) * longerRatio
    case 'plainer':
      return wish.words.length > 0 ? wish.words.every((word) => !findPhrase(after, word)) : isPlainer(before, after)
    case 'drop':
      return !says(after, wish.phrase) || /^(?:last|final|end|ending)$/i.test(wish.phrase)
    case 'replace':
      return after.toLowerCase().includes(wish.to.toLowerCase())
    case 'add':
    case 'specific':
      return says(after, wish.phrase.replace(/^(?:it|this|they|everything|all of it)(?:['’]s|['’]re| is| are) /i, ''))
    case 'focus':
    case 'lead': {
      const at = findPhrase(after, wish.phrase)?.from ?? Number.POSITIVE_INFINITY
      return (
        at <= atOnce || (at <= frontMax && at < (findPhrase(before, wish.phrase)?.from ?? Number.POSITIVE_INFINITY))
      )
    }
    case 'formal':
      return !/\b\p{L}+(?:n['’]t|['’](?:re|ll|ve|m))\b|\b(?:it|that|there|here|what|let)['’]s\b|!/iu.test(after)
    case 'audience':
      return says(after, wish.phrase.replace(/^(?:only|just|mainly|mostly|all)\s+/i, ''))
    case 'name-first':
      return after.startsWith(nameMark)
    default:
      return true
  }
}

/** Nothing broken that was whole before, and the name still in it. */
export function isSound(after: string, before: { text: string; isNamed: boolean }): boolean {
  const flags = (text: string) => grammarFlagsIn(text.replaceAll(nameMark, 'Acme')).length
  if (before.isNamed && !after.includes(nameMark)) return false
  return flags(after) <= flags(before.text) && !/\b(?:very|really) (?:very|really)\b|!!/.test(after)
}
