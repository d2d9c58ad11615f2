/** What customers have of the business: how they feel, and what they get. */
import { withArticle } from '#engine/language/articles.ts'
import { isPluralNoun, pluralOf, singularOf } from '#engine/language/inflect.ts'
import { lookUp } from '#engine/language/lexicon.ts'
import type { OwnerWord } from '#engine/language/owner-words.ts'
import {
  isAdjective,
  isAdverb,
  isComparative,
  isListed,
  isMassNoun,
  isParticiple,
} from '#engine/language/word-classes.ts'
import { ofThem } from './turn-person.ts'
import { inGerund, type Verbal } from './verbal.ts'

/**
 * What customers get, in the forms that it has: `topic` stands behind a colon ("nobody eats alone"), `noun` can be
 * wanted ("fitter bodies"), `verbal` is what they do ("save time"), `clause` follows "so that", `motto` is a line to live
 * by ("eat plants, scare nobody"). `alone` is a topic that names the customers itself; `word` is one of which nobody can
 * tell what kind it is. What is missing cannot be said in that way.
 */
export type Gain = {
  topic?: string
  noun?: string
  verbal?: Verbal
  clause?: string
  motto?: string
  alone?: string
  word?: string
}

/** How the customers feel: "feel calm", "feel at home", "feel joy", "have warm bellies". */
export function feelingOf(word: OwnerWord): Verbal {
  const { shape } = word
  const text = ofThem(word.text)
  if (/^themselves\b/.test(text)) return { base: 'feel', rest: `like ${text}` }
  if (shape === 'verb' && word.verb) return { base: word.verb.base, rest: ofThem(word.verb.rest) }
  if (shape === 'clause') return { base: 'feel', rest: `that ${text}` }
  if (shape === 'plural') return { base: 'have', rest: text }
  if (shape === 'prepositional' && /^back\b/.test(text)) return { base: 'get', rest: text }
  const felt = shape === 'noun' && word.takesArticle ? withArticle(text) : text
  const alike = likePeople.exec(felt)?.[1]
  if (alike !== undefined) return { base: 'feel', rest: `like ${pluralOf(alike)}` }
  if (shape === 'prepositional' && /^with(out)? /.test(text)) return { base: 'live', rest: text }
  if (/^peace of mind$/.test(text)) return { base: 'have', rest: text }
  const place = /^like ((?:on|in|at) .+)$/.exec(felt)?.[1]
  if (place !== undefined) return { base: 'feel', rest: `like they are ${place}` }
  const unwanted = /^(?:not|never|no longer) (.+?)(?: any ?more)?$/.exec(felt)?.[1]
  if (unwanted !== undefined) return { base: 'stop', rest: `feeling ${unwanted}` }
  return { base: 'feel', rest: felt.replace(/^feel(?:ing)? /, '') }
}

/** "like a proper cook": many people feel like cooks; a hug stays one. */
const likePeople =
  /^like an? ((?:[\p{L}-]+ )*(?:[\p{L}-]+(?:er|or|ist|ian)|cook|chef|queen|king|princess|pro|local|kid|child|star|friend|guest|hero|champion|boss|adult|expert|native|grown-up|god|goddess|legend|rock ?star|celebrity))$/iu

/** What customers get. A sentence of "ours" ("we bake on the boat") is nothing that they get. */
export function gainOf(word: OwnerWord): Gain {
  const { shape } = word
  const text = ofThem(word.text)
  if (isOddWord(word)) return { word: text }
  if (isForAll.test(text)) return { topic: text, noun: text }
  if (shape === 'adjective' && isThingDone(text)) return { topic: text }
  if (shape === 'clause') return /\b(we|our|us|i)\b/i.test(text) ? {} : { topic: text, clause: text }
  if (shape === 'verb' && word.verb) return gainOfDeed(text, word.verb)
  if (shape === 'adjective') return { topic: text, verbal: { base: 'become', rest: text } }
  if (shape === 'prepositional') return { topic: text, verbal: { base: placeVerb(text), rest: text } }
  if (shape === 'fragment' || text.includes(',') || isUncertain(word))
    return { topic: word.takesArticle && !text.includes(',') ? withArticle(text) : text }
  const noun = word.takesArticle ? withArticle(text) : text
  if (isOfPeople(word)) return { topic: noun }
  if (/^(less|more|fewer) (in|on|at|for|to|of) /.test(text)) return { topic: noun }
  const base = shape === 'negative' ? undefined : verbFor(noun, word)
  return { topic: noun, noun, ...(base !== undefined && { verbal: { base, rest: noun } }) }
}

/** "sounding like radio", "order in Spanish": a thing or a deed, nobody can tell; so it only stands behind a colon. */
function isUncertain({ text }: OwnerWord): boolean {
  const [first = '', second] = text.toLowerCase().split(' ')
  if (second === undefined) return false
  if (/^(?:gone|over|sorted|solved|handled|done)$/.test(second) && !isPluralNoun(first)) return true
  const mayBeDeed = isListed(first, 'verbs') && isListed(first, 'nounsToo') && isListed(second, 'prepositions')
  return mayBeDeed || (first.endsWith('ing') && !isListed(first, 'mass') && !isListed(first, 'adjectives'))
}

/** "reading for all": what everybody gets, not what somebody does. */
const isForAll = /^\p{L}+ing for (?:all|everyone|everybody|anyone)$/u

/** "breakfast upgraded": a thing, and what was done to it. */
function isThingDone(text: string): boolean {
  const [first = '', last = '', more] = text.toLowerCase().split(' ')
  return more === undefined && isParticiple(last) && !isAdjective(first) && !isAdverb(first) && !first.includes('-')
}

/** "tick", "outdoors". */
const isOddWord = ({ text, shape }: OwnerWord) =>
  /^(outdoors|indoors|outside|inside|abroad|overseas|offline|online|upwards|onwards|forwards?|together|home|away)$/.test(
    text,
  ) || isUnknown(text, shape)

const isUnknown = (text: string, shape: OwnerWord['shape']) =>
  !text.includes(' ') && shape === 'mass' && !isMassNoun(text.toLowerCase()) && lookUp(text).length === 0

const placeVerb = (text: string) =>
  /^(back|out|ahead|home|into|through|past|over|up|off)\b/.test(text) ? 'get' : 'stay'

/** "save time" is what customers do; "fix it before breakfast" and "eat plants, scare nobody" stand as they are. */
function gainOfDeed(text: string, { base, rest }: Verbal): Gain {
  if (/^(it|them)\b/.test(rest) || text.includes(',')) return { motto: text }
  const verbal = { base, rest: ofThem(rest) }
  return { topic: text.split(' ')[0] === base ? inGerund(verbal) : text, verbal }
}

const isOfPeople = ({ head, shape }: OwnerWord) =>
  (shape === 'plural' || shape === 'noun') && (isDoer(singularOf(head)) || namesPeople(head))

/** "swimmers", "readers": those who do it. */
const isDoer = (noun: string) =>
  /(?:[^aeiou]er)$/.test(noun) &&
  !/^(answer|cover|number|order|letter|flower|dinner|supper|corner|offer|computer|printer|heater|burner|cooker|starter|shower|summer|winter|counter|planner|reminder)$/.test(
    noun,
  ) &&
  [noun.slice(0, -2), noun.slice(0, -1), noun.slice(0, -3)].some((verb) => verb.length > 2 && isListed(verb, 'verbs'))

const namesPeople = (head: string) =>
  /^(people|men|women|children|kids|girls|boys|families|parents|adults|students|teams|teenagers|couples|neighbours|customers|clients|child|kid|team|family|student)$/.test(
    head,
  )

/**
 * The verb that goes with a thing: one leads a life, builds a habit, makes a decision. Undefined where none surely does:
 * "keys in the door" can be wanted, not had or got.
 */
function verbFor(noun: string, { head, shape, takesArticle, text }: OwnerWord): string | undefined {
  const words = text.toLowerCase().split(' ')
  const after = words.slice(words.indexOf(head) + 1)
  if (after.length > 0 && !/^(that|which|to|without|worth|for|of)$/.test(after[0] ?? '')) return undefined
  const first = words[0] ?? ''
  if (
    /^(fewer|less|lower|smaller|shorter|reduced)$/.test(first) &&
    !/^fewer (decision|choice|mistake|error)/.test(noun)
  )
    return 'have'
  if (/ (?:and|or) /.test(text)) return isComparative(first) ? 'get' : undefined
  const fitting = verbsByThing.find(([things]) => things.test(isPluralNoun(head) ? singularOf(head) : head))?.[1]
  if (fitting !== undefined) return words.length > 1 || shape === 'mass' ? fitting : undefined
  const isPlain = shape === 'mass' || takesArticle || isComparative(first) || /^(a|an|more|another)$/.test(first)
  return isPlain ? 'get' : undefined
}

const verbsByThing: readonly (readonly [RegExp, string])[] = [
  [
    /^(happiness|joy|peace|hope|calm|balance|freedom|purpose|belonging|clarity|confidence|love|success|meaning|focus|wonder|friendship|comfort|closure)$/,
    'find',
  ],
  [/^(life)$/, 'lead'],
  [
    /^(body|habit|skill|brand|business|career|community|relationship|muscle|strength|wealth|legacy|reputation|connection)$/,
    'build',
  ],
  [/^(decision|choice|mistake|error|memory|friend|progress|difference|sense)$/, 'make'],
  [
    /^(home|house|lunch|dinner|breakfast|birthday|day|night|morning|evening|afternoon|week|weekend|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|holiday|meal|conversation|hair|skin|smile|tooth|meeting|future|mind|head|wedding|party|garden|kitchen)$/,
    'have',
  ],
  [/^(pet|dog|cat)$/, 'have'],
  [/^(result|growth|improvement|saving|sale|profit)$/, 'see'],
]
