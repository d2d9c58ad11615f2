/** Whether a piece of what she told can stand in a line that strangers read. */
import { holdsMainVerb } from './names-people.ts'
import { unsureSlip, wordCount } from './shorten-told.ts'
import { functionWords, wordsOf } from './stem.ts'
import { endsOpen, isEmptyTalk, type Sentence } from './told-sentences.ts'
import { isListed } from './word-classes.ts'

/** A longer piece does not fit into a line beside others. */
export const pieceWordsMax = 26
const pieceLettersMax = 180

/** She does not know herself yet: no customer should read it as said. */
const unsettled =
  /\b(?:tbc|tbd|tba|idk|dunno|not sure|don['’]t know|I guess|I think|I suppose|maybe|perhaps|or thereabouts|or something)\b/i

/** Whether it says something, surely and in few enough words. */
export const isPiece = ({ text }: Sentence) =>
  wordCount(text) <= pieceWordsMax &&
  text.length <= pieceLettersMax &&
  (text.match(/\p{L}/gu) ?? []).length >= 3 &&
  !unsureSlip.test(text) &&
  !unsettled.test(text) &&
  !endsOpen(text) &&
  !isEmptyTalk(text)

/** Speaks of somebody or something that was named before it. */
const dangling =
  /^(it(?!['’]s (?:only|just|all|always|the same|never)\b)|its|it['’]s(?! (?:only|just|all|always|the same|never)\b)|they|they['’]re|them|their|he|she|his|her|this|these|those|that['’]s|which|who|or|nor|then|because|not sure)\b/i

/** "No other firm does so": what it does was said before. */
const pointsBack =
  /\b(?:do(?:es|ing)? (?:so|that|it|this|that one|this one)|as well|either|likewise|same as above|(?:it['’]?s|is) (?:that|it|this))[.!?]?$/i

/** Whether it leans on nothing that was said before it. */
export const standsAlone = ({ text }: Sentence) =>
  !dangling.test(text) && !pointsBack.test(text) && !(hangs.test(text) && wordCount(text) < hangingWordsMax)
/** "Even if you bought only 20": its main sentence was before it. */
const hangs = /^(?:even )?(?:if|when|because|unless|although|until|till|so)\b[^,]*$/i
const hangingWordsMax = 8

/** "Comes to you", "keeps it local": whoever does it is not named. */
export function lacksSubject(text: string): boolean {
  const [first = ''] = wordsOf(text)
  const base = [first.replace(/s$/, ''), first.replace(/es$/, ''), first.replace(/ies$/, 'y')]
  return /s$/.test(first) && base.some((verb) => isListed(verb, 'verbs') && !isListed(verb, 'nounsToo'))
}

/** "Host enjoys the party": a note, not a sentence. */
export function isNote(text: string): boolean {
  const [first = '', second = ''] = wordsOf(text)
  if (isListed(first, 'proper') || functionWords.has(first) || /s$/.test(first) || isListed(first, 'mass')) return false
  const base = [second.replace(/s$/, ''), second.replace(/es$/, '')]
  return /[^s]s$/.test(second) && base.some((verb) => isListed(verb, 'verbs'))
}

/** Speaks of customers as of somebody else, or of what was named before: in a line nobody knows who is meant. */
export const speaksOfThem = (text: string) =>
  /\b(?:they|them|their|theirs|themselves)\b|^(?:it|this|that)\b/i.test(text) ||
  (/\b(?:he|him|his|himself|she|her|hers|herself)\b/i.test(text) && !saysWho.test(text))
/** "My wife tries every seat before she signs": who is meant stands before. */
const saysWho = /\b(?:my|our) \p{L}+ .*\b(?:he|him|his|she|her|hers)\b/iu

/** Says what others do: that is what goes wrong, not what is different here. */
export const speaksOfOthers =
  /^(most|other|others|some|many|usually|normally|any(?:body|one)|every(?:one|body) else|the other|another|big|bigger)\b(?!.*\b(?:our|we|us|I|my)\b)/i

const whoSells = /^(?:I|we|you|our|my|the (?:firm|company|practice|shop|studio|team)|(?:I|we)['’]\p{L}+)\b/iu

/** Whether it names what is sold, or who does what: "emptying tanks is the bread and butter" speaks of the business instead. */
export const saysWhatIsSold = ({ text }: Sentence, name: string) =>
  whoSells.test(text) || text.startsWith(name) || !holdsMainVerb(text)

const thing = /\b(?:it|them)\b/i
/** "I write it down": what "it" is was never said; after two words that mean something it is one of them. */
export function leavesItOpen(text: string): boolean {
  const at = text.search(thing)
  if (at < 0) return false
  return wordsOf(text.slice(0, at)).filter((word) => word.length > 3 && !functionWords.has(word)).length < 2
}

/** "Mend walls in a day", "never mix honey": whoever does it is left out. It may also be said to the customer, with "you" in it. */
export function isBareVerb(text: string): boolean {
  const words = wordsOf(text)
  if (words[0] === 'will' || words[0] === "won't") return true
  const [first = ''] = words[0] === 'never' || words[0] === 'always' ? words.slice(1) : words
  return isListed(first, 'verbs') && !isListed(first, 'nounsToo') && !/\byou/i.test(text)
}
