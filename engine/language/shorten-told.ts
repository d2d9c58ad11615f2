/** A sentence of hers that is too much for a line, as far as it can be used: it ends early and stays hers. */
import { type Sentence, sentencesTold } from './told-sentences.ts'

/** Words that hold a letter or a digit. */
export const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** "An last third": "a", "and" or a dialect, which nobody can tell. */
export const unsureSlip = /\ban (?=[bcdfgjklmnpqrstvwxyz])/i

/** So long an offer can be heard beside two other pieces; a long one ends at its first comma. */
const offerWordsMax = 10
const longOfferWordsMin = 14
const headWordsMin = 3
const longListMin = 3

/** Where a sentence that is too much for a line can end early and still be hers; people are described to the end of a clause. */
export const stops = {
  offer: /[,;(]| [-–—] |\b(?:and|but|so|because|cos|an)\b/gi,
  people: /[,;(]| [-–—] /g,
} as const

/** Only so far into a sentence it can end early: a line has no room for more. */
const endsWithin = 400
export const headsOf = (typed: string, at: RegExp): Sentence[] =>
  Array.from(typed.slice(0, endsWithin).matchAll(at), ({ index }) => sentencesTold(typed.slice(0, index))[0]).filter(
    (head) => head !== undefined,
  )

/** Her sentence as far as it can be used: up to what nobody can read for sure, and within `wordsMax`. */
export function asFarAs(sentence: Sentence, wordsMax: number, at: RegExp): Sentence {
  const { text, typed } = sentence
  const slip = text.search(unsureSlip)
  if (slip < 0 && wordCount(text) <= wordsMax) return sentence
  const heads = headsOf(typed, at)
  const usable = heads.filter((head) => !unsureSlip.test(head.text) && wordCount(head.text) <= wordsMax)
  const longest = usable.at(-1)
  return longest && wordCount(longest.text) >= headWordsMin ? longest : sentence
}

/** "Outfits sewn in Surulere: gele, iro and agbada": before the colon all is said; "Services: …" says it after. */
export function headOf({ text, typed }: Sentence): Sentence {
  const [head = '', ...rest] = text.split(/:\s+/)
  const [typedHead = '', ...typedRest] = typed.split(/:\s+/)
  if (rest.length === 0) return { text, typed }
  const isHead = wordCount(head) > 2
  return isHead ? { text: head, typed: typedHead } : { text: rest.join(': '), typed: typedRest.join(': ') }
}

/** A list that goes on, and what she set aside herself, come after what is sold. */
export function mainOffer(sentence: Sentence): Sentence {
  const { text, typed } = sentence
  const words = wordCount(text)
  if (words <= offerWordsMax) return sentence
  const asides = headsOf(typed, /\s\(|,\s+(?:also|plus|as well as)\s|\s[-–—]\s/gi)
  const heads = words > longOfferWordsMin ? headsOf(typed, /,/g) : []
  // Of three things all are named; a long list is not missed.
  const commas = heads.length >= longListMin ? heads : []
  return [...asides, ...commas].find((head) => wordCount(head.text) >= headWordsMin) ?? sentence
}

/** "Reed & Marsh do lime plastering" of "Reed & Marsh Lime Plastering": said with the whole name, which needs none before it then. */
export function withWholeName({ text, typed }: Sentence, name: string): Sentence {
  const words = name.split(' ')
  const short = words.slice(0, words.at(1)?.match(/[\p{L}\p{N}]/u) ? 2 : 3).join(' ')
  const isShort = short !== name && /\s/.test(short) && text.startsWith(`${short} `) && !text.startsWith(name)
  return isShort ? { text: `${name}${text.slice(short.length)}`, typed } : { text, typed }
}
