/** The people that a line is for. */
import { isPluralNoun, pluralOf } from '#engine/language/inflect.ts'
import type { OwnerWord } from '#engine/language/owner-words.ts'
import { isAdjective, isListed, verbBaseOf } from '#engine/language/word-classes.ts'
import { inBase } from './verbal.ts'

/** `isOne`: takes the verb of one, "the whole street feels". */
export type Audience = { text: string; isOne: boolean }

/** "anxious owners", "people on a budget", "everyone who bakes". `noun` is what adjectives describe. */
export function audienceOf(word: OwnerWord, noun: string): Audience {
  const whoever = /^(?:anyone|someone|everyone|anybody|everybody) (.+)$/i.exec(word.text)?.[1]
  if (whoever !== undefined && isListed(whoever.split(' ')[0] ?? '', 'prepositions'))
    return { text: `people ${whoever}`, isOne: false }
  const said = word.text.replace(/^(\p{L}+)( who)?['’]s /u, '$1 who is ')
  const anyone = /^(?:anyone|someone|everyone|anybody|everybody) (?:who|that) (\S+)(.*)$/i.exec(said)
  if (anyone) return { text: peopleWho(anyone[1] ?? '', anyone[2] ?? ''), isOne: false }
  if (isDescribed(word.text)) return { text: word.text, isOne: false }
  const isOne = word.shape === 'noun' && isBody(word.text)
  if (isOne) return { text: word.text, isOne }
  if (word.shape === 'noun' && crowds.test(word.head) && word.text.toLowerCase().endsWith(word.head))
    return { text: `the ${word.text.replace(/^(?:an?|our|my) /i, '')}`, isOne: true }
  if (/^(anyone|someone|everyone|anybody|everybody)$/i.test(word.text)) return { text: 'everyone', isOne: true }
  return { text: manyOf(word, noun), isOne: false }
}

/** "the hard of hearing", "the newly retired": many, by what they are. */
function isDescribed(text: string): boolean {
  const [first, ...words] = text.toLowerCase().split(' ')
  const at = words.findIndex((word) => word === 'of' || isListed(word, 'prepositions'))
  const core = at > 0 ? words.slice(0, at) : words
  const last = core.at(-1) ?? ''
  return first === 'the' && isAdjective(last) && !isListed(last, 'count') && !isListed(last, 'nounsToo')
}

/** "the whole street", "the lunch crowd": many people in one word. */
const isBody = (text: string) => /^the /i.test(text)

/** "night shift", "local community": people taken together. */
const crowds =
  /^(shift|crowd|community|neighbourhood|neighborhood|village|public|generation|parish|crew|congregation|nightshift)$/

/** "sensitive skin" is had, "finance" is worked in. */
const hadBySomebody =
  /\b(?:skin|hair|teeth|sight|eyesight|hearing|vision|pain|anxiety|stress|arthritis|asthma|dementia|autism|adhd|income|debt|time|space|taste|style|ambition|imagination|insomnia|mobility|health|luggage)$/i

function manyOf(word: OwnerWord, noun: string): string {
  const { text } = word
  if (word.shape === 'verb' && word.verb) return `people who ${inBase(word.verb)}`
  if (word.shape === 'adjective' && /[a-z]{3}ist$/.test(text)) return pluralOf(text)
  if (word.shape === 'adjective')
    return word.isAttributive ? `${text} ${noun}` : `${noun} ${text.includes(' ') ? text : `who are ${text}`}`
  if (/^(?:under|over)[ -]?\d+s$/.test(text)) return text
  if (word.shape === 'prepositional') return `${noun} ${text}`
  if (word.shape === 'negative') return `${noun} with ${text}`
  // "toddlers and their grown ups" are many, whatever the last word is.
  if (word.shape === 'mass' && text.includes(' and ') && isPluralNoun(text.split(' and ')[0]?.split(' ').at(-1) ?? ''))
    return text
  if (word.shape === 'mass') return `people ${hadBySomebody.test(text) ? 'with' : 'in'} ${text}`
  if (word.shape === 'fragment') return text.replace(/ \S+$/, '')
  if (word.shape === 'clause') return manyFromClause(text)
  return word.shape === 'noun' ? manyFromOne(word) : text
}

function manyFromClause(text: string): string {
  const theirs = /^(?:they|who) (.+)$/.exec(text)?.[1]
  return theirs === undefined ? `people for whom ${text}` : `people who ${theirs}`
}

const peopleWho = (verb: string, rest: string) =>
  `people who ${verb === 'is' ? 'are' : (verbBaseOf(verb) ?? verb)}${rest}`

/** "a busy family in town" → "busy families in town". */
function manyFromOne({ text, head }: OwnerWord): string {
  const bare = text.replace(/^(a|an|any|every|each) /i, '')
  return bare.toLowerCase().includes(head)
    ? bare.replace(new RegExp(`\\b${escaped(head)}\\b`, 'i'), (noun) => pluralOf(noun))
    : pluralOf(bare)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
