/** Brings something that the owner named into a proposition. */
import type { BrandBrief } from '#contract/brand.ts'
import { withArticle } from '#engine/language/articles.ts'
import { baseCandidates, isPluralNoun } from '#engine/language/inflect.ts'
import { readOwnerWord } from '#engine/language/owner-words.ts'
import { withCapitals } from '#engine/language/sentence-case.ts'
import { functionWords } from '#engine/language/stem.ts'
import { isParticiple } from '#engine/language/word-classes.ts'
import { asPeople, isAdjective, isBaseVerb, isPlural, shapeOf } from './refine-grammar.ts'
import { isPeopleNoun } from './refine-people.ts'
import { append, capitalised, findPhrase, mend, nameMark, says } from './refine-text.ts'
import { mainVerb } from './refine-verb.ts'

const feelingAsk = /^(?:feel(?:ing|s)?|being|be|how (?:they|people|customers|clients) feel)\s+(?:like\s+)?(.+)$/i

/** "the relief they feel" */
const felt = /^(?:the )?(\S+) (?:that )?(?:they|people|customers|clients|guests|you) feel$/i
const qualityAsk = /^(?:it|this|they|everything|all of it)(?:['’]s|['’]re| is| are)(?: all| also| always)? (.+)$/i

/** The text with the phrase in it, word for word; undefined when the text says it already. */
export function addPhrase(text: string, phrase: string, brief: BrandBrief): string | undefined {
  if (says(text, phrase) && findPhrase(text, phrase)) return undefined
  const feeling = phrase.match(feelingAsk)?.[1] ?? phrase.match(felt)?.[1]
  const quality = phrase.match(qualityAsk)?.[1]
  if (quality !== undefined && feeling === undefined) return mend(addQuality(text, quality))
  const said = withCapitals(phrase)
  return mend(feeling !== undefined ? addFeeling(text, feeling, brief) : addShaped(text, said, brief))
}

/** What is said of the business and not of what it makes. */
const ofBusiness =
  /\b(?:run|owned|led|independent|local|licen[sc]ed|insured|accredited|certified|award-winning|open|registered|not-for-profit|nonprofit|based|family|new|small)\b/i

/** "bakes flapjacks", it's gluten free → "bakes gluten-free flapjacks"; what is made in a place behind; else a sentence. */
function addQuality(text: string, typed: string): string {
  const quality = typed.replace(/^(\p{L}+) (free|run|made|owned|friendly|led|grown|proof)$/u, '$1-$2')
  const [first = ''] = quality.toLowerCase().split(' ')
  if (quality.includes(' ') && isParticiple(first)) return append(text, `, ${quality}`)
  const verb = mainVerb(text)
  const object =
    verb === undefined
      ? ''
      : (/^ (?:an? |the |our )?((?:[\p{L}-]+ ){0,3}?[\p{L}-]+s)\b/u.exec(text.slice(verb.to))?.[1] ?? '')
  const isMade =
    object !== '' &&
    verb?.base !== 'be' &&
    isPluralNoun(object.split(' ').at(-1) ?? '') &&
    !isPeopleNoun(object.split(' ').at(-1) ?? '')
  const hasOthers = object.split(' ').some((word) => functionWords.has(word))
  if (isMade && !hasOthers && !quality.includes(' ') && isAdjective(quality) && !ofBusiness.test(quality))
    return text.replace(object, `${quality} ${object}`)
  return `${endMarked(text)} It is ${quality}.`
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

/** "baked fresh", "made in Leeds"; "recycled packaging" is a thing. */
const doneHow =
  /^\S+ (?:in|by|with|from|at|on|to|for|within|without|over|under|fresh|daily|weekly|every|each|a|the|locally|\p{L}+ly)\b/iu

/** How the business goes about it: "using natural dyes". */
const byDoing =
  /^(?:using|offering|delivering|working|giving|keeping|taking|bringing|building|cooking|sourcing|buying|repairing|recycling|making) \p{L}/iu

/** What people come to do: "making friends" is theirs, "delivering by bike" the business's. */
const ofPeople =
  /^(?:saving|getting|finding|feeling|having|living|sleeping|enjoying|spending|gaining|winning|meeting|learning|relaxing|laughing|resting|belonging|making (?:friends|memories|new friends|music))\b/i

function addShaped(text: string, phrase: string, brief: BrandBrief): string {
  const first = phrase.split(' ')[0]?.toLowerCase() ?? ''
  const base = ofPeople.test(phrase) ? baseCandidates(first).find(isBaseVerb) : undefined
  if (base !== undefined) return addOutcome(text, phrase.replace(/^\S+/, base), brief)
  const shape = shapeOf(phrase)
  const isSaid = shape === 'clause' || (/ (?:is|are) /.test(phrase) && !/\b(?:who|that|which)\b/.test(phrase))
  if (isSaid) return `${endMarked(text)} ${capitalised(phrase)}.`
  if (shape === 'verb')
    return /^(?:save|get|find|feel|have|live|sleep|enjoy|spend|keep|gain|win)\b/i.test(phrase)
      ? append(text, `, so ${pronounIn(text, brief)} ${phrase}`)
      : `${endMarked(text)} We ${phrase}.`
  if (byDoing.test(phrase)) return append(text, `, ${phrase}`)
  if (isParticiple(first) && doneHow.test(phrase)) return append(text, `, ${phrase}`)
  if (/\sor\s/.test(phrase)) return append(text, `, ${phrase}`)
  if (shape === 'gerund' && baseCandidates(first).some(isBaseVerb)) return append(text, `, ${phrase}`)
  if (shape === 'prepositional')
    return append(text, /,[^,]*$/.test(text) || text.length > 90 ? `, ${phrase}` : ` ${phrase}`)
  if (shape === 'adjective') return addAdjective(text, phrase)
  const { takesArticle } = readOwnerWord(phrase, 'xfactor')
  const thing = takesArticle && !/^(?:an?|the|our)\b/i.test(phrase) ? withArticle(phrase) : phrase
  // Behind a last sentence of its own, it is one more.
  if (/[.!?]\s+\S/.test(text) && shape !== 'negative')
    return thing.startsWith('our ')
      ? `${endMarked(text)} And then there is ${thing}.`
      : `${endMarked(text)} There ${isPlural(thing) ? 'are' : 'is'} ${thing}, too.`
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

/** "our village" is where, "our refill service" stays ours. */
export function asOurs(typed: string, phrase: string): string {
  const article = /^(?:the|our|my) /i.exec(typed)?.[0].toLowerCase() ?? ''
  if (article !== '' && /\s(?:is|are|has|have|can|will)\s/i.test(phrase) && !phrase.toLowerCase().startsWith(article))
    return `${article}${phrase}`
  if (/^(?:small |tiny )?groups\b/i.test(phrase)) return `in ${phrase}`
  if (article === '' || /\s(?:of|being|they|we|you|people)\s/i.test(phrase)) return phrase
  if (/\b(?:village|town|city|street|valley|region|island|county|neighbou?rhood|harbou?r|coast)$/i.test(phrase))
    return `here in our ${phrase}`
  // "the vegan option" is theirs too; "free refills" and "kind" are named as they are.
  return /^(?:our|my) /i.test(typed) || !(isPlural(phrase) || isAdjective(phrase)) ? `our ${phrase}` : phrase
}
