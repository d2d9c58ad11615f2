/** What is different about the business, in every form that a sentence can take it up in. */
import { withArticle } from '#engine/language/articles.ts'
import { isPluralNoun } from '#engine/language/inflect.ts'
import type { OwnerWord } from '#engine/language/owner-words.ts'
import { isAdjective, isListed, isParticiple, verbBaseOf } from '#engine/language/word-classes.ts'
import { inBase } from './verbal.ts'

/**
 * `alone` can stand by itself as a last sentence: that always reads right ("no sliced bread", "sold out by nine", "he says
 * no"). `answer` is one that can also open a line or follow a colon. `noun` stands after "with". `row` can end a row of
 * adjectives. `speaker`: who speaks in it. What is missing cannot be said in that way.
 */
export type Edge = {
  alone?: string
  answer?: string
  noun?: string
  row?: string
  speaker: Speaker
  /** Something to have or to come for; "no jargon" and "film only" are not. */
  isThing: boolean
}

/** "we never close", "he says no" or "I shoot on film", "you can hear the river", or nobody. */
export type Speaker = 'we' | 'other' | 'you' | 'nobody'

/** What is different about the business. */
export function edgeOf(word: OwnerWord): Edge {
  const isMine = /^I (?!am\b|was\b|have\b)\w/.test(word.text)
  const text = isMine ? word.text.replace(/\bI\b/g, 'we').replace(/\bme\b/g, 'us') : word.text
  const { shape } = word
  // "my grandmother's recipes" are ours where "we" speak.
  const said = { ...word, text: /^I\b/.test(text) ? text : text.replace(/\bmy\b/gi, 'our') }
  if (shape === 'clause' || /^I\b/.test(text)) return sentence(wholeClause(said.text))
  if (shape === 'verb') return ofDeed(said)
  const isNoun = shape === 'noun' || shape === 'plural' || shape === 'mass'
  if (isNoun && isAsked(text)) return { ...phrase(text), speaker: 'nobody' }
  if (isNoun && isDoneBy.test(text)) return { ...phrase(said.text), row: said.text }
  if (isNoun && (mayBeDeed(text) || isDone(text) || / or /.test(text))) return phrase(said.text)
  if (isNoun && !text.includes(',')) return thing(said)
  const lacking = /^no[ -](\p{L}+) (system|guarantee|method|formula|approach|zone)$/iu.exec(text)
  if (lacking !== null) return thing({ ...said, text: `a no-${lacking[1]} ${lacking[2]}`, shape: 'noun' })
  if (shape === 'negative' && isWholeNegative.test(text)) return answer(text)
  if (shape === 'negative' && !text.includes(',')) return { ...answer(text), noun: text, row: text }
  if (shape === 'fragment' && / only$/.test(text)) {
    const before = text.toLowerCase().split(' ').at(-2) ?? ''
    return isAdjective(before) ? { ...answer(text), row: text } : { ...answer(text), noun: text, row: text }
  }
  // "Ugly." by itself says nothing; in a row with others it does.
  if (!/[\s-]/.test(text)) return { row: text, speaker: 'nobody', isThing: false }
  if (text.includes(',')) return isNoun ? answer(said.text) : phrase(said.text)
  return shape === 'fragment' || isNoun ? answer(said.text) : { ...phrase(said.text), row: said.text }
}

const phrase = (alone: string): Edge => ({ alone, speaker: speakerOf(alone), isThing: false })
const answer = (alone: string): Edge => ({ ...phrase(alone), answer: alone })

/** "he says no" cannot open a line: nobody knows yet who he is. */
const sentence = (alone: string): Edge => (speakerOf(alone) === 'other' ? phrase(alone) : answer(alone))

function speakerOf(text: string): Speaker {
  if (/\b(we|our|ours|us)\b|\bwe'/i.test(text)) return 'we'
  if (/^(I|he|she|it|they)\b|\b(I|my|his|her)\b/.test(text)) return 'other'
  return /\b(you|your)\b/i.test(text) ? 'you' : 'nobody'
}

/** "bake everything on site" → "we bake everything on site"; "bring your own holes" is said to the customer. */
function ofDeed({ text, verb }: OwnerWord): Edge {
  const [first = ''] = text.split(' ')
  if (/\b(you|your)\b/i.test(text) || asked.test(first)) return { ...phrase(text), speaker: 'nobody' }
  return verb === undefined || /(s|ing)$/.test(first) ? phrase(text) : sentence(`we ${inBase(verb)}`)
}

/** "nothing leaves without a yes", "no two are the same": a sentence already. */
const isWholeNegative = /^nothing\b|\b(is|are|was|were|has|have|gets?|goes|go|can|will|does|do)\b/i

/** What a business asks of its customers rather than does itself: "pay only if it works". */
const asked =
  /^(pay|bring|try|choose|pick|book|swap|cancel|come|ask|order|eat|drink|sit|stay|taste|touch|wear|join|learn|buy|walk|drop|leave|start|stop|see|hear|meet|return)$/

/** "taste before you buy": asked of the customers. */
function isAsked(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(' ')
  // "photo your receipts": whatever the first word is, it is asked of them.
  if (/^\p{L}+ (?:your|yourself)\b/iu.test(text) && !isListed(first, 'prepositions')) return true
  const follows = /^(before|after|when|as|what|how|whenever|the|a|your|it|first|with|now|later)$/
  return asked.test(first) && follows.test(second)
}

/** "coached by people your age". */
const isDoneBy = /^\p{L}{3,}ed (?:by|in|on|at|with|from|to) /u

/** "measured standing up": how it is done. */
function isDone(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(' ')
  return isParticiple(first) && /(ing|ly)$/.test(second) && !isListed(second, 'mass')
}

/** "folds in four seconds", "answers within the hour": things or what the product does; nobody can tell. */
function mayBeDeed(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(' ')
  if (!/[^s]s$/.test(first)) return false
  if (/^(off|up|out|down|away|apart|together|back)$/.test(second)) return true
  if (/^(in|within)$/.test(second) && /\b(seconds?|minutes?|hours?|days?|weeks?|half|one)\b/i.test(text)) return true
  return verbBaseOf(first) !== undefined && isListed(second, 'prepositions')
}

function thing(word: OwnerWord): Edge {
  const text = withDeterminer(word)
  // A noun that may be counted or not ("pepper", "letterpress") stands by itself, where it needs no article.
  const isUnsure = word.shape === 'noun' && text === word.text && !determiner.test(text)
  if (isUnsure && text.includes(' ')) return phrase(text)
  // "fixed fee and no court" has no article that would do for both.
  if (text.includes(' and ') && text.split(' and ').some(isBareThing)) return answer(text)
  if (isUnsure || /\b(with|without)\b/.test(text)) return { ...answer(text), isThing: !isUnsure }
  // "A live webcam." by itself is too little of a sentence; "a pie for every fell" is not.
  const isBare = /^an? /i.test(text) && text.split(' ').length < 5
  const said: Edge = { ...answer(text), isThing: true, noun: text }
  return isBare ? { answer: text, noun: text, speaker: said.speaker, isThing: true } : said
}

const isBareThing = (part: string) =>
  isListed(part.split(' ').at(-1)?.toLowerCase() ?? '', 'count') && !determiner.test(part)

const determiner =
  /^(a|an|the|our|your|one|every|each|my|some|any|all|another|more|less|everything|anything|only|whatever|what|how|\d+)\b/i

function withDeterminer({ text, takesArticle }: OwnerWord): string {
  if (/^same /i.test(text)) return `the ${text}`
  return takesArticle ? withArticle(text) : text
}

/** "never close" → "we never close", "founder answers the phone" → "the founder answers the phone". */
function wholeClause(text: string): string {
  const [first = ''] = text.split(' ')
  if (/^(never|always|only)$/.test(first)) return `we ${text}`
  const isReady =
    /^(a|an|the|our|your|every|each|one|all|no|we|you|i|it|they|he|she|\S*(one|body|thing)|there|what|who|if|when|because|while|where|until|\S+'\S+)$/i.test(
      first,
    )
  const isMany = isPluralNoun(first) || isParticiple(first)
  return isReady || isMany || /^\p{Lu}/u.test(first) ? text : `the ${text}`
}
