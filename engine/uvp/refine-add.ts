/** Brings something that the owner named into a proposition. */
import type { BrandBrief } from '#contract/brand.ts'
import { withArticle } from '#engine/language/articles.ts'
import { readOwnerWord } from '#engine/language/owner-words.ts'
import { withCapitals } from '#engine/language/sentence-case.ts'
import { isParticiple } from '#engine/language/word-classes.ts'
import { asPeople, isPlural, shapeOf } from './refine-grammar.ts'
import { append, capitalised, findPhrase, mend, nameMark, says } from './refine-text.ts'

const feelingAsk = /^(?:feel(?:ing|s)?|being|be|how (?:they|people|customers|clients) feel)\s+(?:like\s+)?(.+)$/i

/** The text with the phrase in it, word for word; undefined when the text says it already. */
export function addPhrase(text: string, phrase: string, brief: BrandBrief): string | undefined {
  if (says(text, phrase) && findPhrase(text, phrase)) return undefined
  const feeling = phrase.match(feelingAsk)?.[1]
  const said = withCapitals(phrase)
  return mend(feeling !== undefined ? addFeeling(text, feeling, brief) : addShaped(text, said, brief))
}

/** "so they feel at home", with the pronoun that the text allows. */
export const addFeeling = (text: string, feeling: string, brief: BrandBrief): string =>
  addOutcome(text, `feel ${feeling}`, brief)

/** "so they sleep better"; behind several sentences one of its own. */
export function addOutcome(text: string, deed: string, brief: BrandBrief): string {
  const who = pronounIn(text, brief)
  if (/[.!?]\s+\S/.test(text)) return `${endMarked(text)} ${capitalised(who)} ${deed}.`
  if (/\bso\s[^.!?]*[.!?]?$/.test(text.trim())) return `${endMarked(text)} ${capitalised(who)} ${deed}, too.`
  return append(text, `, so ${who} ${deed}`)
}

/** Who is meant by the people of the text: "you" where it speaks to them, "they" where it names them, else "people". */
export function pronounIn(text: string, brief: BrandBrief): string {
  if (/\byou(?:r|rs)?\b/i.test(text)) return 'you'
  const people = [asPeople(brief.topWords.customers), ...brief.topFives.customers].filter(
    (each) => isPlural(each) || /people$/.test(each),
  )
  const isNamed =
    people.some((each) => findPhrase(text, each) !== undefined) ||
    /\b(?:people|owners|parents|families|customers|clients|students|teams|couples|traders|workers|makers|buyers|readers|guests|they|them)\b/i.test(
      text,
    )
  return isNamed ? 'they' : 'people'
}

const endMarked = (text: string) => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)

function addShaped(text: string, phrase: string, brief: BrandBrief): string {
  const shape = shapeOf(phrase)
  const isSaid = shape === 'clause' || (/ (?:is|are) /.test(phrase) && !/\b(?:who|that|which)\b/.test(phrase))
  if (isSaid) return `${endMarked(text)} ${capitalised(phrase)}.`
  if (shape === 'verb')
    return /^(?:save|get|find|feel|have|live|sleep|enjoy|spend|keep|gain|win)\b/i.test(phrase)
      ? append(text, `, so ${pronounIn(text, brief)} ${phrase}`)
      : `${endMarked(text)} We ${phrase}.`
  if (isParticiple(phrase.split(' ')[0]?.toLowerCase() ?? '') && /\s/.test(phrase)) return append(text, `, ${phrase}`)
  if (/\sor\s/.test(phrase)) return append(text, `, ${phrase}`)
  if (shape === 'gerund') return append(text, `, ${phrase}`)
  if (shape === 'prepositional')
    return append(text, /,[^,]*$/.test(text) || text.length > 90 ? `, ${phrase}` : ` ${phrase}`)
  if (shape === 'adjective') return addAdjective(text, phrase)
  const { takesArticle } = readOwnerWord(phrase, 'xfactor')
  const thing = takesArticle && !/^(?:an?|the|our)\b/i.test(phrase) ? withArticle(phrase) : phrase
  // Behind a last sentence of its own, it is one more.
  if (/[.!?]\s+\S/.test(text) && shape !== 'negative') return `${endMarked(text)} ${capitalised(thing)}, too.`
  if (shape === 'negative') return append(text, phrase.startsWith('no ') ? `, and ${phrase}` : `, ${phrase}`)
  return append(text, /\bwith\b/.test(text) ? `, plus ${thing}` : `, with ${thing}`)
}

/** Before the noun that the business is, else in front of the sentence, else at its end. */
function addAdjective(text: string, adjective: string): string {
  if (/\s/.test(adjective)) return append(text, `, ${adjective}`)
  const noun = new RegExp(`(${nameMark} (?:is|are) )(an?|the|your) `, 'u')
  if (noun.test(text))
    return text.replace(
      noun,
      (_, start: string, article: string) =>
        `${start}${article} ${adjective}${/^\S+(?:,|\s\S+(?:,|\s\S+))/.test(text) ? ', ' : ' '}`,
    )
  return text.startsWith(nameMark)
    ? `${capitalised(adjective)} at heart, ${text}`
    : append(text, `, always ${adjective}`)
}
