/** Recognizes sums that are not prices on offer: savings, thresholds, values, donations, other people's prices. */

import { makePhrasePattern } from '#engine/language/make-phrase-pattern.ts'
import cues from './fact-cues.json' with { type: 'json' }

const noPrice = makePhrasePattern(cues.notOurPrice.noPrice, '', String.raw`\b`, '(?: (?:about|around|at least|of))? ?$')
const afterNoPrice =
  /^ ?(?:off|or (?:more|over|above)|and (?:over|above|up)|discount|voucher|cheaper|less|extra off|saved|fine)\b/
/** Words that mark a competitor's price or a past one. */
const others = makePhrasePattern(cues.notOurPrice.others)
/** "The makers ask about £240", "a dealer charges £90": the subject is someone other than the business. */
const asksMoney: readonly RegExp[] = [
  /\b(?<who>they|(?!us\b|this\b|visits\b)[a-z]+s)(?: will| would| usually| often| may| can)? (?:ask|charge|want|quote|bill|demand)\b/g,
  /\b(?:an?|the|your) (?<who>[a-z]+) (?:asks|charges|wants|quotes|bills|demands|would charge|will charge)\b/g,
]

/** True if the words around a sum show that it is not a price. */
export const isNotPrice = (before: string, after: string) => noPrice.test(before) || afterNoPrice.test(after)

/**
 * True if the sentence is about what others charge or what it used to cost. `ownWord` is the last word of the business
 * name.
 */
export const isAboutOthersPrice = (text: string, ownWord: string) =>
  others.test(text) ||
  asksMoney.some((asking) => [...text.matchAll(asking)].some(({ groups = {} }) => groups.who !== ownWord))
