/** How the business works and how it speaks. */
import { withArticle } from '#engine/language/articles.ts'
import { isDeedNotManner, isSaidOfThings, isSureManner } from '#engine/language/manners.ts'
import type { OwnerWord } from '#engine/language/owner-words.ts'
import { isListed, verbBaseOf } from '#engine/language/word-classes.ts'
import { inBase, type Verbal } from './verbal.ts'

/**
 * `adjective` stands before a noun; `predicate` after "is" or in a row with others; `tone` before "in tone"; `noun` is a
 * thing. `we` is what "we" do. `said` is a sentence by itself. What is missing cannot be said in that way.
 */
export type Trait = { adjective?: string; predicate?: string; tone?: string; noun?: string; we?: Verbal; said?: string }

/** In a script that no English word can lean on. */
const isForeign = (text: string) => !/[A-Za-zÀ-ɏ]/.test(text)

/** How the business is, by its culture. */
export function cultureOf(word: OwnerWord): Trait {
  const { text, shape } = word
  if (isForeign(text)) return {}
  if (/^(family|community|team)$/.test(text)) return { adjective: text, we: { base: 'be', rest: withArticle(text) } }
  if (shape === 'adjective' && isDeedNotManner(text)) return { noun: text, we: { base: 'run', rest: `on ${text}` } }
  if (shape === 'adjective' && !isSureManner(text))
    return { adjective: text, we: { base: 'work', rest: `in ${withArticle(`${text} spirit`)}` } }
  if (shape === 'adjective' && isSaidOfThings(text))
    return { adjective: text, predicate: text, we: { base: 'keep', rest: `things ${text}` } }
  if (shape === 'negative') return { noun: text, we: { base: 'work', rest: `with ${text}` } }
  if (shape === 'clause' && isOurs.test(text)) return { said: text.replace(/\bmy\b/gi, 'our') }
  if (shape === 'plural') return { noun: text, we: { base: 'be', rest: text } }
  if (shape === 'fragment') return { noun: text, we: { base: 'put', rest: text } }
  if (shape === 'noun') {
    const noun = word.takesArticle ? withArticle(text) : text
    const isDetermined = noun !== text || /^(a|an|the|one|your) /.test(noun)
    if (isDetermined) return { we: { base: 'be', rest: noun } }
    if (text.includes(' ')) return { noun: text, we: { base: 'run', rest: `on ${text}` } }
    return { adjective: text, we: { base: 'work', rest: `in ${withArticle(`${text} spirit`)}` } }
  }
  return traitOf(word, (noun) => ({ base: 'run', rest: `on ${noun}` }))
}

/** How the business speaks. */
export function voiceOf(word: OwnerWord): Trait {
  const { text, shape } = word
  if (isForeign(text)) return {}
  const keepTone = { base: 'keep', rest: `the tone ${text}` }
  if (shape === 'prepositional' && /^(like|with|as|from|in)\b/.test(text)) return { we: { base: 'speak', rest: text } }
  if (shape === 'adjective' || shape === 'prepositional') {
    if (/telling$/.test(text)) return { adjective: text, we: { base: 'speak', rest: `in ${withArticle(text)} voice` } }
    if (isDeedNotManner(text) && verbBaseOf(text) !== undefined) return { we: { base: 'do', rest: `it ${text}` } }
    if (!isSureManner(text))
      return { adjective: text, we: { base: 'speak', rest: `in ${withArticle(`${text} tone`)}` } }
    if (/^(shouted|whispered|yelled|muttered|sung)$/.test(text))
      return { adjective: text, we: { base: 'speak', rest: `in ${withArticle(text)} voice` } }
    return { ...traitOf(word, () => keepTone), tone: text, we: keepTone }
  }
  if (/telling$/.test(text)) return { adjective: text, we: { base: 'speak', rest: `in ${withArticle(text)} voice` } }
  if (shape === 'noun' && !/^(an?|the|our|one|my|your) /i.test(text)) return voiceOfNoun(word)
  return traitOf(word, (noun) =>
    /(?:english|language|words|terms|rhymes?|verse|prose)$/i.test(noun)
      ? { base: 'speak', rest: `in ${noun}` }
      : { base: 'speak', rest: `with ${noun}` },
  )
}

/** "big sister" → "speak like a big sister"; what may be no person is a tone: "a pub quiz tone". */
function voiceOfNoun({ text, head, takesArticle }: OwnerWord): Trait {
  const isSomebody = takesArticle && isPerson.test(head)
  const rest = isSomebody ? `like ${withArticle(text)}` : `in ${withArticle(`${text} tone`)}`
  return { we: { base: 'speak', rest } }
}

const isPerson =
  /(?:[^aeiou]er|or|ist|ian|man|woman|lord|lady)$|^(?:mum|mom|dad|aunt|auntie|uncle|gran|nan|nana|grandma|grandad|friend|mate|coach|guide|chef|cook|pal|host|nurse|boss|captain|judge|witch|king|queen|child|kid|girl|boy|vicar|pirate)$/

function traitOf(word: OwnerWord, withNoun: (noun: string) => Verbal): Trait {
  const { text, shape } = word
  if (shape === 'adjective')
    return { ...(word.isAttributive && { adjective: text }), predicate: text, we: { base: 'be', rest: text } }
  if (shape === 'prepositional') {
    const isJoined = /^(down to earth|up to date|over the top|off the cuff|off the wall)$/.test(text)
    return {
      ...(isJoined && { adjective: text.replaceAll(' ', '-') }),
      predicate: text,
      we: { base: 'be', rest: text },
    }
  }
  if (shape === 'verb' && word.verb) return { we: word.verb }
  if (shape === 'clause') return { we: verbalOfClause(word) }
  if (shape === 'negative') return { noun: text, we: { base: /ing$/.test(text) ? 'do' : 'use', rest: text } }
  const noun = word.takesArticle ? withArticle(text) : text
  return { noun, we: withNoun(noun) }
}

/** "we keep our word" → "keep our word"; what has no "we" is something to believe. */
function verbalOfClause({ text, verb }: OwnerWord): Verbal {
  const ours = /^we (?:(always|never|only) )?(\S+) ?(.*)$/i.exec(text)
  if (ours?.[2] !== undefined && !/^(are|were|am)$/.test(ours[2])) {
    const [, adverb, base, rest = ''] = ours
    return adverb === undefined ? { base, rest } : { base: adverb, rest: `${base} ${rest}`.trim() }
  }
  if (/^we are /.test(text)) return { base: 'be', rest: beingOf(text.slice(7)) }
  if (verb && /^(never|always) /.test(text)) return { base: text.split(' ')[0] ?? 'never', rest: inBase(verb) }
  return { base: 'believe', rest: `that ${text}` }
}

/** "family firm" → "a family firm", what many leave out who learned English late. */
function beingOf(what: string): string {
  const [first = ''] = what.split(' ')
  const last = what.split(' ').at(-1) ?? ''
  const isBare = isListed(last, 'count') && !/^(an?|the|one|your|our|all|no|in|at|on|of|by|with|for|from)$/i.test(first)
  return isBare ? withArticle(what) : what
}

/** "my students are like family": said as it stands, and not believed or done. */
const isOurs = /^(?:my|our)\b/i
