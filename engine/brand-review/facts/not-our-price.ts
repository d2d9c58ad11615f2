/** What is no price of something on offer: a saving, a threshold, a value, a sum that went somewhere. */
import cues from '../cues.json' with { type: 'json' }
import { phrase } from '../phrase.ts'

const noPrice = phrase(cues.notOurPrice.noPrice, '', String.raw`\b`, '(?: (?:about|around|at least|of))? ?$')
const afterNoPrice =
  /^ ?(?:off|or (?:more|over|above)|and (?:over|above|up)|discount|voucher|cheaper|less|extra off|saved|fine)\b/
/** Somebody else's price, or one of another time. */
const others = phrase(cues.notOurPrice.others)
/** "The makers ask about £240", "a dealer charges £90": whoever asks is not us. */
const asksMoney: readonly RegExp[] = [
  /\b(?<who>they|(?!us\b|this\b|visits\b)[a-z]+s)(?: will| would| usually| often| may| can)? (?:ask|charge|want|quote|bill|demand)\b/g,
  /\b(?:an?|the|your) (?<who>[a-z]+) (?:asks|charges|wants|quotes|bills|demands|would charge|will charge)\b/g,
]

/** The words before and after a sum make it something else than a price. */
export const isNoPrice = (before: string, after: string) => noPrice.test(before) || afterNoPrice.test(after)

/** The sentence tells what others ask, or what it once cost; `ownWord` is the last word of the business's name. */
export const isOfOthers = (text: string, ownWord: string) =>
  others.test(text) ||
  asksMoney.some((asking) => [...text.matchAll(asking)].some(({ groups = {} }) => groups.who !== ownWord))
