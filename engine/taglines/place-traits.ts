/** What a business is like, in the forms that lines take it in. */

import { isSaidOfThings, isSaidOfWords, isSureManner } from '#engine/language/manners.ts'
import type { OwnerWord } from '#engine/language/owner-words.ts'
import { syllablesOf } from '#engine/language/sound.ts'
import { isAdjective } from '#engine/language/word-classes.ts'
import { deedPlaces, tagForms, thingPlaces } from './place-things.ts'
import type { Fill, Placed, Slot } from './slots.ts'
import {
  dares,
  easyManners,
  gifts,
  playfulWords,
  qualityNouns,
  quietManners,
  quirks,
  rhymes,
  roughManners,
  sayings,
  seats,
  softWords,
  speakingWords,
  speechWords,
  tradedTraits,
  vices,
  wayfinders,
  workWords,
  zeals,
} from './word-senses.ts'

/** How a business is or sounds: adjectives and, where the owner gave one, a noun. */
export function traitPlaces(word: OwnerWord, slots: readonly Slot[]): Placed[] {
  const { text, shape } = word
  if (word.takesArticle) return thingPlaces(word, 'thing')
  if (shape === 'mass' || shape === 'plural' || shape === 'noun')
    return [{ slots, forms: { noun: text, quality: shape === 'mass' ? text : undefined } }]
  if (shape === 'verb') return deedPlaces(word)
  if (shape === 'prepositional') {
    const isState = /^(on|in|at|above|ahead|under) /i.test(text)
    const verb = isState ? 'stay' : slots.includes('voice') ? 'talk' : 'work'
    return [{ slots: ['deed'], forms: { text: `${verb} ${text}` } }]
  }
  if (shape !== 'adjective')
    return [{ slots: ['tag'], forms: { ...tagForms(word), named: undefined } }, ...deedPlaces(word)]
  if (!isSureManner(text)) return []
  if (text.includes(',')) return [{ slots: ['tag'], forms: { ...tagForms(word), named: undefined } }]
  const isOfThings = isSaidOfThings(text)
  const forms = {
    text,
    us: isOfThings || isSaidOfWords(text) || /telling$/.test(text) ? undefined : text,
    single: text.includes(' ') ? undefined : text,
    before: word.isAttributive && !isOfThings ? text : undefined,
    people: word.isAttributive && !isOfThings && !noCompliment.test(text) && !/ing$/.test(text) ? text : undefined,
    vice: vices[text],
    noun: qualityNouns[text],
    quality: isOne(qualityNouns[text]) ? qualityNouns[text] : undefined,
    rhyme: rhymes[text],
    idiom: sayings[text],
    adverb: adverbOf(text),
    toBe: speakingWords.has(text) ? text : undefined,
    playful: playfulWords.has(text) ? text : undefined,
    mischief: playfulWords.has(text) ? qualityNouns[text] : undefined,
    dare: dares.has(text) ? text : undefined,
    kept: /-(run|owned|led|made|based|driven)$|ing$|^(clear|close|direct|wide)$/.test(text) ? undefined : text,
    ...characterOf(text),
  }
  return [{ slots, forms }]
}

/** "Simple people" are no compliment, though a simple business is. */
const noCompliment =
  /^(simple|plain|slow|cheap|old|raw|loose|low|short|light|dry|flat|thin|tight|basic|local|common|quick|safe)$/

/** The turns that only some traits can take. */
function characterOf(text: string): Fill['forms'] {
  const only = (words: ReadonlySet<string>) => (words.has(text) ? text : undefined)
  const noun = qualityNouns[text]
  const seat = seats[text]
  return {
    quirk: only(quirks),
    soft: only(softWords),
    zeal: only(zeals),
    virtue: vices[text] === undefined || quirks.has(text) || /(ing|ed)$|^plain$/.test(text) ? undefined : text,
    speech: only(speechWords),
    quiet: only(quietManners),
    easy: only(easyManners),
    rough: only(roughManners),
    seat: seat === undefined ? undefined : `${text} ${seat}`,
    trade: only(tradedTraits),
    signed: isManner(text) ? adverbOf(text) : undefined,
    worked: only(workWords),
    gift: noun !== undefined && gifts.has(noun) ? noun : undefined,
    mildly: quietManners.has(text) || easyManners.has(text) || softWords.has(text) ? adverbOf(text) : undefined,
    softly: quietManners.has(text) ? adverbOf(text) : undefined,
    wayfinder: noun !== undefined && wayfinders.has(noun) ? noun : undefined,
  }
}

/** Whether people, and not only things, are so; a letter can be signed with it. */
const isManner = (text: string) =>
  vices[text] !== undefined ||
  [speechWords, softWords, quietManners, easyManners, quirks, roughManners].some((manners) => manners.has(text))

/** "manners" and "ethics" take a plural verb, or no article. */
export const isOne = (noun: string | undefined) => noun !== undefined && !/[^s]s$/.test(noun)

/** Adjectives in -y of which people do say the adverb; "gutsily" is none. */
const saidInIly =
  /^(angry|busy|breezy|canny|cheeky|cheery|cosy|cozy|crafty|dreamy|dry|easy|greedy|handy|happy|hasty|hearty|hungry|lazy|lucky|merry|messy|moody|nifty|noisy|sassy|saucy|scrappy|sleepy|sneaky|speedy|steady|sturdy|tasty|thrifty|tidy|wary|weary|witty|worthy)$/

/** "patiently"; nothing for phrases, participles and adjectives that end in ly already. */
function adverbOf(adjective: string): string | undefined {
  if (
    !/^[a-z]+$/.test(adjective) ||
    !isAdjective(adjective) ||
    /(ly|ed|ing|beat|funny|fast|hard|early|late|daily|down|fun|old|young|big|raw|straight|green|blue|red|black|white|low|high|wide|level|solid|modern|urban|rural|local)$/.test(
      adjective,
    )
  )
    return undefined
  if (syllablesOf(adjective) > 2 && !/[^aeiou]le$/.test(adjective)) return undefined
  if (/[^aeiou]y$/.test(adjective) && !saidInIly.test(adjective)) return undefined
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`
  return /ic$/.test(adjective) ? `${adjective}ally` : `${adjective}ly`
}
