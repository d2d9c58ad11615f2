/** The owner's words as phrases that a sentence can take up: who it is for, what they get, how it is done, what is different. */
import { withArticle } from '#engine/language/articles.ts'
import { gerundOf, isPluralNoun, pluralOf, singularOf } from '#engine/language/inflect.ts'
import type { OwnerWord } from '#engine/language/owner-words.ts'
import { isParticiple, verbBaseOf } from '#engine/language/word-classes.ts'

/** A verb with what follows it: "save" + "time". */
export type Verbal = { base: string; rest: string }

/** How the business works or speaks. `adjective` stands before a noun, `predicate` after "is"; `we` after "we". */
export type Trait = { adjective?: string; predicate?: string; noun?: string; we: Verbal }

/**
 * What is different. `noun` stands after "with" (`owner` is its possessive: "our", "its"); `text` stands alone as it was
 * typed; `aside` follows a comma; `statement` is a sentence without its end mark. What is missing cannot be said.
 * `kind`: something to have, a limit ("no jargon", "film only"), words that stand alone ("open till midnight"), or a
 * whole sentence.
 */
export type Edge = {
  text?: string
  noun?: (owner: string) => string
  aside?: string
  statement?: string
  kind: 'thing' | 'limit' | 'bare' | 'sentence'
}

/** `noun` is there when what customers get is a thing; `verbal` ("get fitter bodies", "save time") always. */
export type Gain = { noun?: string; verbal: Verbal }

export const inBase = ({ base, rest }: Verbal): string => `${base} ${rest}`.trim()
export const inGerund = ({ base, rest }: Verbal): string =>
  /^(never|always) /.test(rest) ? rest.replace(/^(\S+) /, `$1 ${gerundOf(base)} `) : `${gerundOf(base)} ${rest}`.trim()

/** The people a line is for, as a plural: "anxious owners", "people on a budget". `noun` is what adjectives describe. */
export function audienceOf(word: OwnerWord, noun: string): string {
  const { text } = word
  if (word.shape === 'verb' && word.verb) return `people who ${inBase(word.verb)}`
  if (word.shape === 'adjective' && /[a-z]{3}ist$/.test(text)) return pluralOf(text)
  if (word.shape === 'adjective')
    return word.isAttributive ? `${text} ${noun}` : `${noun} ${isPostposed(text) ? text : `who are ${text}`}`
  if (word.shape === 'prepositional') return `${noun} ${text}`
  if (word.shape === 'negative') return `${noun} with ${text}`
  if (word.shape === 'mass') return `people in ${text}`
  if (word.shape === 'fragment') return text.replace(/ \S+$/, '')
  if (word.shape === 'clause') return audienceFromClause(text)
  return word.shape === 'noun' ? audienceFromOne(word) : text
}

const isPostposed = (text: string) => text.includes(' ')

function audienceFromClause(text: string): string {
  const theirs = /^(?:they|who) (.+)$/.exec(text)?.[1]
  return theirs === undefined ? `people for whom ${text}` : `people who ${theirs}`
}

/** "a busy family in town" → "busy families in town"; "anyone who bakes" → "people who bake". */
function audienceFromOne({ text, head }: OwnerWord): string {
  const anyone = /^(?:anyone|someone|everyone|anybody|everybody)(?: who ([a-z]+)(.*))?$/i.exec(text)
  if (anyone) {
    const verb = anyone[1]
    return verb === undefined
      ? 'people'
      : `people who ${verb === 'is' ? 'are' : (verbBaseOf(verb) ?? verb)}${anyone[2] ?? ''}`
  }
  // "The lunch crowd come first": a body of people is many already.
  if (/^the /i.test(text) && /^(crowd|public|generation|crew|community|set|few|majority)$/.test(head)) return text
  const bare = text.replace(/^(a|an|the|any|every|each) /i, '')
  return bare.toLowerCase().includes(head)
    ? bare.replace(new RegExp(`\\b${escaped(head)}\\b`, 'i'), (noun) => pluralOf(noun))
    : pluralOf(bare)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** "fill your diary" → "fill their diary": lines speak of the customers; `ofYou` turns it round where they are spoken to. */
export const ofThem = (text: string) =>
  text
    .replace(/\b(yourself|yourselves|myself|ourselves)\b/gi, 'themselves')
    .replace(/\b(your|my)\b/gi, 'their')
    .replace(youAsSubject, 'they')
    .replace(
      /\byou(?= (?:can|could|will|would|should|may|might|must|have|had|are|were|do|did|don't|can't|never|always|actually)\b)/gi,
      'they',
    )
    .replace(/\byou\b/gi, 'them')

/** "something you made", "how you work": the one who does it, not the one it is done to. */
const youAsSubject =
  /(?<=(?:\b(?:something|anything|everything|nothing|all|what|that|when|while|whenever|where|wherever|if|as|how|until|before|after|once|than|the \S+|\S+[^s]s) )|^|^and )you\b(?= [a-z])/gi

export const ofYou = (text: string): string =>
  text
    .replace(/\bthemselves\b/g, 'yourself')
    .replace(/\btheir\b/g, 'your')
    .replace(/\b(them|they)\b/g, 'you')

/** How the customers feel: "feel calm", "feel at home", "find joy". */
export function feelingOf(word: OwnerWord): Verbal {
  const { shape } = word
  const text = ofThem(word.text)
  if (text === 'themselves') return { base: 'feel', rest: 'like themselves' }
  if (shape === 'verb' && word.verb) return { base: word.verb.base, rest: ofThem(word.verb.rest) }
  if (shape === 'clause') return { base: 'feel', rest: `that ${text}` }
  if (shape === 'plural') return { base: 'get', rest: text }
  if (shape === 'mass' || shape === 'negative') return { base: 'find', rest: text }
  if (shape === 'noun')
    return { base: /^(part|one)\b/.test(text) ? 'feel' : 'find', rest: word.takesArticle ? withArticle(text) : text }
  return { base: 'feel', rest: text.replace(/^feel(?:ing)? /, '') }
}

/** What the customers get, as a deed and, where it is a thing, as a thing. */
export function gainOf(word: OwnerWord): Gain {
  const { shape } = word
  const text = ofThem(word.text)
  if (shape === 'verb' && word.verb) return { verbal: { base: word.verb.base, rest: ofThem(word.verb.rest) } }
  if (shape === 'adjective') return { verbal: { base: 'become', rest: text } }
  if (shape === 'prepositional')
    return {
      verbal: {
        base: /^(back|out|ahead|home|into|through|past|over|up|off)\b/.test(text) ? 'get' : 'stay',
        rest: text,
      },
    }
  if (shape === 'clause')
    return { verbal: / (?:is|are|was|has) /.test(text) ? { base: 'know', rest: text } : { base: 'see', rest: text } }
  if (shape === 'negative') return { noun: text, verbal: { base: 'have', rest: text } }
  if (shape === 'fragment') return { noun: text, verbal: { base: 'see', rest: text } }
  const noun = word.takesArticle ? withArticle(text) : text
  return { noun, verbal: { base: verbFor(noun, word.head), rest: noun } }
}

/** The verb that goes with a thing: one leads a life, builds a habit, makes a decision, and gets the rest. */
function verbFor(noun: string, head: string): string {
  if (
    /^(fewer|less|lower|smaller|shorter|reduced)\b/.test(noun) &&
    !/^fewer (decision|choice|mistake|error)/.test(noun)
  )
    return 'have'
  const one = isPluralNoun(head) ? singularOf(head) : head
  return verbsByThing.find(([things]) => things.test(one))?.[1] ?? 'get'
}

const verbsByThing: readonly (readonly [RegExp, string])[] = [
  [
    /^(happiness|joy|peace|hope|calm|balance|freedom|purpose|belonging|clarity|confidence|love|success|meaning|focus)$/,
    'find',
  ],
  [/^(life)$/, 'lead'],
  [
    /^(body|habit|skill|brand|business|career|community|relationship|muscle|strength|wealth|legacy|reputation|connection)$/,
    'build',
  ],
  [/^(decision|choice|mistake|error|memory|friend|friendship|progress|difference|sense)$/, 'make'],
  [
    /^(home|house|lunch|dinner|breakfast|birthday|day|night|morning|evening|afternoon|week|weekend|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|holiday|meal|conversation|hair|skin|smile|tooth|meeting|future|mind|head)$/,
    'have',
  ],
  [/^(child|kid|pet|team|student)$/, 'see'],
  [/^(result|return|growth|improvement|saving|sale|cost|bill|profit)$/, 'see'],
]

/** How the business is, by its culture. */
export function cultureOf(word: OwnerWord): Trait {
  if (/^(family|community|team)$/.test(word.text))
    return { adjective: word.text, we: { base: 'be', rest: withArticle(word.text) } }
  const trait = traitOf(word, (noun) => ({ base: 'work', rest: `with ${noun}` }))
  return word.shape === 'fragment' ? { we: { base: 'put', rest: word.text }, noun: word.text } : trait
}

/** How the business speaks. */
export function voiceOf(word: OwnerWord): Trait {
  if (/telling$/.test(word.text))
    return { adjective: word.text, we: { base: 'speak', rest: `in ${withArticle(word.text)} voice` } }
  const spoken = (noun: string) => ({
    base: 'speak',
    rest: `${/(?:english|language|words|terms|rhymes?|verse|prose)$/i.test(noun) ? 'in' : 'with'} ${noun}`,
  })
  if (word.shape === 'prepositional' && /^(like|with|as|from)\b/.test(word.text))
    return { we: { base: 'speak', rest: word.text } }
  return traitOf(word, spoken)
}

function traitOf(word: OwnerWord, withNoun: (noun: string) => Verbal): Trait {
  const { text, shape } = word
  if (shape === 'adjective')
    return { ...(word.isAttributive ? { adjective: text } : {}), predicate: text, we: { base: 'be', rest: text } }
  if (shape === 'prepositional') {
    const adjective = /^(down to earth|up to date|over the top|off the cuff|off the wall)$/.test(text)
    return {
      ...(adjective && { adjective: text.replaceAll(' ', '-') }),
      predicate: text,
      we: { base: 'be', rest: text },
    }
  }
  if (shape === 'verb' && word.verb) return { we: word.verb }
  if (shape === 'clause') return { we: verbalOfClause(word) }
  if (shape === 'negative') return { noun: text, we: { base: 'use', rest: text } }
  const noun = word.takesArticle ? withArticle(text) : text
  return { noun, we: withNoun(noun) }
}

/** "we keep our word" → "keep our word"; what has no "we" is something to believe. */
function verbalOfClause({ text, verb }: OwnerWord): Verbal {
  const ours = /^we (?:(always|never|only) )?(\S+) ?(.*)$/i.exec(text)
  if (ours?.[1] === undefined && ours?.[2] !== undefined && !/^(are|can|will|do|don't|have|never)$/.test(ours[2]))
    return { base: ours[2], rest: ours[3] ?? '' }
  if (/^we are /.test(text)) return { base: 'be', rest: text.slice(7) }
  if (verb && /^never /.test(text)) return { base: 'refuse', rest: `to ${inBase(verb)}` }
  return { base: 'believe', rest: `that ${text}` }
}

/** What is different about the business. */
export function edgeOf(word: OwnerWord): Edge {
  const { text, shape } = word
  if (shape === 'adjective' && isHowItIsHeld(text)) return bareEdge(text)
  if (shape === 'adjective' && isHowItIsMade(text)) return thingEdge(() => `work ${text}`)
  if (shape === 'adjective' && isParticiple(text.split(/,? /)[0] ?? '') && text.includes(' '))
    return { kind: 'bare', text }
  if (shape === 'adjective' && word.isAttributive)
    return thingEdge(() =>
      isMade(text) ? `${text} work` : withArticle(`${text} ${/touch/.test(text) ? 'side' : 'touch'}`),
    )
  if (shape === 'adjective' || shape === 'prepositional') return bareEdge(text)
  if (shape === 'fragment' && / only$/.test(text)) return limitEdge(text, `it is ${text}`)
  if (shape === 'fragment') return { kind: 'bare', text, aside: text }
  if (shape === 'clause') return sentenceEdge(wholeClause(text))
  if (shape === 'verb' && word.verb) return sentenceEdge(`we ${inBase(word.verb)}`)
  if (shape === 'negative') {
    const be = isPluralNoun(word.head) ? 'are' : 'is'
    return limitEdge(text, `there ${be} ${text}`)
  }
  return thingEdge((owner) => nounWithDeterminer(word, owner))
}

function thingEdge(noun: (owner: string) => string): Edge {
  return { kind: 'thing', text: noun('our'), noun, aside: `with ${noun('our')}`, statement: `you get ${noun('our')}` }
}

const bareEdge = (text: string): Edge => ({ kind: 'bare', text, aside: text, statement: `we are ${text}` })

const limitEdge = (text: string, statement: string): Edge => ({
  kind: 'limit',
  text,
  noun: () => text,
  aside: `with ${text}`,
  statement,
})

/** "run by members", "built by teachers": said of the business itself. */
const isHowItIsHeld = (text: string) =>
  /^(run|owned|led|founded|started|staffed|funded|backed|chaired|governed) by /i.test(text) ||
  (/^(made|built|designed|taught|written) by (?:the |former |working |local )?(\S+)/i.test(text) &&
    isPluralNoun(/ by (?:the |former |working |local )?([^\s,]+)/i.exec(text)?.[1]?.toLowerCase() ?? ''))

/** "carved by hand", "built to last": said of the work, not of the people. */
const isHowItIsMade = (text: string) =>
  /^(made|built|carved|cut|sewn|stitched|woven|knitted|thrown|printed|painted|drawn|written|crafted|forged|finished|designed|welded|turned|bound|restored|repaired|mended) (by|to|in|from|on|with|for|at|under|over|without) /i.test(
    text,
  )

/** "hand-poured", "custom-made": said of things; "radical" and "forward-thinking" are said of manners. */
const isMade = (text: string) =>
  /[- ]/.test(text) &&
  isParticiple(text.replace(/^.*[- ]/, '')) &&
  !/(hearted|minded|spirited|natured|tempered|witted|eyed|headed|handed|mannered|voiced|spoken)$/.test(text)

const sentenceEdge = (text: string): Edge => ({ kind: 'sentence', text, aside: `and ${text}`, statement: text })

/** "never close" → "we never close", "founder answers the phone" → "the founder answers the phone". */
function wholeClause(text: string): string {
  const [first = ''] = text.split(' ')
  if (/^(never|always|only)$/.test(first)) return `we ${text}`
  const isReady =
    /^(a|an|the|our|your|every|each|one|all|no|we|you|i|it|they|he|she|\S*(one|body|thing)|there|what|who|we're|it's|you're)$/i.test(
      first,
    )
  return isReady || isPluralNoun(first) || /^[A-Z]/.test(first) ? text : `the ${text}`
}

function nounWithDeterminer({ text, shape, takesArticle }: OwnerWord, owner: string): string {
  if (shape !== 'noun') return text
  if (takesArticle) return withArticle(text)
  return /^(a|an|the|our|your|one|every|each|my|some|any|all|another|more|less)\b/i.test(text)
    ? text
    : `${owner} ${text}`
}
