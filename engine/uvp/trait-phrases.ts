/** How the business works and how it speaks. */
import { withArticle } from '#engine/language/articles.ts'
import { lookUp } from '#engine/language/lexicon.ts'
import type { OwnerWord } from '#engine/language/owner-words.ts'
import { isAdjective, isListed, isParticiple, verbBaseOf } from '#engine/language/word-classes.ts'
import { inBase, type Verbal } from './verbal.ts'

/**
 * `adjective` stands before a noun; `predicate` after "is" or in a row with others; `tone` before "in tone"; `noun` is a
 * thing. `we` is what "we" do. What is missing cannot be said in that way.
 */
export type Trait = { adjective?: string; predicate?: string; tone?: string; noun?: string; we?: Verbal }

/** How the business is, by its culture. */
export function cultureOf(word: OwnerWord): Trait {
  const { text, shape } = word
  if (/^(family|community|team)$/.test(text)) return { adjective: text, we: { base: 'be', rest: withArticle(text) } }
  if (shape === 'adjective' && isDeedNotManner(text) && verbBaseOf(text) !== undefined)
    return { noun: text, we: { base: 'run', rest: `on ${text}` } }
  if (shape === 'plural') return { noun: text, we: { base: 'be', rest: text } }
  if (shape === 'fragment') return { noun: text, we: { base: 'put', rest: text } }
  if (shape === 'noun') {
    const noun = word.takesArticle ? withArticle(text) : text
    const isDetermined = noun !== text || /^(a|an|the|one|your) /.test(noun)
    return isDetermined ? { we: { base: 'be', rest: noun } } : { noun, we: { base: 'work', rest: `with ${noun}` } }
  }
  return traitOf(word, (noun) => ({ base: 'run', rest: `on ${noun}` }))
}

/** How the business speaks. */
export function voiceOf(word: OwnerWord): Trait {
  const { text, shape } = word
  const keepTone = { base: 'keep', rest: `the tone ${text}` }
  if (shape === 'prepositional' && /^(like|with|as|from|in)\b/.test(text)) return { we: { base: 'speak', rest: text } }
  if (shape === 'adjective' || shape === 'prepositional') {
    if (/telling$/.test(text)) return { adjective: text, we: { base: 'speak', rest: `in ${withArticle(text)} voice` } }
    if (isDeedNotManner(text)) return { we: { base: 'do', rest: `it ${text}` } }
    if (/^(shouted|whispered|yelled|muttered|sung)$/.test(text))
      return { predicate: text, we: { base: 'speak', rest: `in ${withArticle(text)} voice` } }
    return { ...traitOf(word, () => keepTone), tone: text, we: keepTone }
  }
  if (/telling$/.test(text)) return { adjective: text, we: { base: 'speak', rest: `in ${withArticle(text)} voice` } }
  return traitOf(word, (noun) =>
    /(?:english|language|words|terms|rhymes?|verse|prose)$/i.test(noun)
      ? { base: 'speak', rest: `in ${noun}` }
      : { base: 'speak', rest: `with ${noun}` },
  )
}

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
  if (shape === 'negative') return { noun: text, we: { base: 'use', rest: text } }
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
  if (/^we are /.test(text)) return { base: 'be', rest: text.slice(7) }
  if (verb && /^(never|always) /.test(text)) return { base: text.split(' ')[0] ?? 'never', rest: inBase(verb) }
  return { base: 'believe', rest: `that ${text}` }
}

/** "swearing", "laughing": what somebody does; "reassuring" and "booming" are manners. */
const isDeedNotManner = (text: string) =>
  /^\p{L}+ing$/u.test(text) && !manners.test(text) && !lookUp(text).some((entry) => entry.partOfSpeech === 'adj')

const manners =
  /^(?:encourag|reassur|sooth|welcom|charm|inspir|car|lov|engag|uplift|dar|boom|rambl|buzz|disarm|comfort|teas|refresh|understand|trust|invit|calm|question|search|cutt|sparkl|flow|winn|know|unassum|prob|mov|rous|stirr|warm|provok|amus|entertain|forgiv|giv|liv|soar|sweep|strik|dazzl|endear|enterpris|exact|demand|challeng|excit|brac|shin|nurtur|deafen|frighten|hearten|madden|enlighten|strengthen|hardwork|pioneer|trailblaz|outgo|easygo|grow|evolv|unflinch|unwaver|unyield|uncompromis)ing$/

/**
 * "whispered", "clipped" and "sing-along" describe words and not people, "blunt" and "straight-talking" both: whether a
 * manner is better not said of "us".
 */
export function isSaidOfWords(text: string): boolean {
  const last = text.slice(text.lastIndexOf('-') + 1)
  const isJoined = last !== text && !/(ed|ing|free|like|minded|wise)$/.test(last) && !isAdjective(last)
  return isJoined || (isParticiple(text) && !isListed(text, 'adjectives'))
}
