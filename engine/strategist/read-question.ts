/** What a message asks: its topic and kind as they were learned, and the parts of the record that it names. */
import { type ArchetypeId, archetypeIds } from '#contract/plain/archetypes.ts'
import { type Category, categories } from '#contract/plain/brand.ts'
import type { StrategistRecord, ToldValue } from '#contract/plain/strategist-record.ts'
import { type Heard, hear } from '#engine/language/hear.ts'
import { wordsOf } from '#engine/language/stem.ts'
import { type ScoreName, scoreNames } from './find-in-review.ts'
import { type Topic, topics } from './finding.ts'
import kindTable from './question-kinds.json' with { type: 'json' }
import topicTable from './topic-sense.json' with { type: 'json' }

/** What is asked of a topic, whichever it is; `show` asks what stands in the record. */
export const kinds = [
  'meaning',
  'good',
  'choose',
  'change',
  'use',
  'prove',
  'origin',
  'count',
  'others',
  'tension',
  'lack',
  'example',
  'consequence',
  'show',
] as const
export type Kind = (typeof kinds)[number]

/** From this share on a kind is believed. */
const believedFrom = 0.4
/** From this share on it is answered where nothing else is known to say. */
const likelyFrom = 0.2

/** The topic of questions that are about nothing that the strategist knows. */
export const offTopic = 'none'

export type Named = {
  archetypes: readonly ArchetypeId[]
  value: ToldValue | undefined
  words: readonly { category: Category; word: string }[]
  scores: readonly ScoreName[]
  /** The line of hers that the message repeats. */
  line: 'tagline' | 'uvp' | undefined
}

export type Reading = Named & {
  /** Lower case, one kind of apostrophe. */
  text: string
  /** Likeliest first. */
  topics: readonly Heard<Topic>[]
  /** How likely the message is about nothing known, 0 to 1. */
  offTopic: number
  kind: Kind | undefined
  /** The likeliest kind, believed or not. */
  likelyKind: Kind | undefined
  /** It names its topic, so that it leans on nothing said before. */
  isPlain: boolean
}

/** What the owner calls each part, as it stands on a button and in the question that is sent by it. */
export const topicNames: Readonly<Record<Topic, string>> = {
  next: 'next step',
  weak: 'weakest part',
  brand: 'brand as a whole',
  customers: 'customers',
  voice: 'voice',
  feeling: 'feeling',
  impact: 'impact',
  culture: 'culture',
  xfactor: 'X Factor',
  words: 'brand words',
  uvp: 'value proposition',
  tagline: 'tagline',
  values: 'core values',
  archetype: 'archetype',
  website: 'website',
  toolkit: 'way around this toolkit',
  you: 'questions to Synapse',
  competitors: 'competitors',
  looks: 'look, logo and colors',
  marketing: 'marketing',
  advice: 'business decision',
  naming: 'business name',
  writing: 'text to write',
  profile: 'profile',
}

/** The words by which a part is named plainly: they decide where nothing that was learned is sure. */
const plainNames: readonly (readonly [Topic, string])[] = [
  ['next', 'next'],
  ['tagline', 'tagline taglines slogan strapline motto'],
  ['uvp', 'uvp proposition promise'],
  ['weak', 'contradict contradicted contradiction contradictions inconsistent'],
  ['values', 'value values principles'],
  ['archetype', 'archetype archetypes'],
  ['website', 'website site homepage page pages'],
  ['xfactor', 'xfactor x-factor'],
  ['customers', 'customer customers clients audience'],
  ['competitors', 'competitor competitors rival rivals competition'],
  ['voice', 'voice tone'],
  ['feeling', 'feeling feelings'],
  ['impact', 'impact'],
  ['culture', 'culture'],
  ['words', 'words attributes'],
  ['brand', 'summarise summarize summary'],
  ['toolkit', 'toolkit tool tools app thing'],
  ['naming', 'name'],
  ['looks', 'logo colour colours font'],
]
/** What was learned has to be as sure as this to be believed beside a plain name, and so sure is the name. */
const namedShare = 0.5
/** So few words with a plain name among them are off the subject only from this share on. */
const bareWordsMax = 4
const surelyOff = 0.9
/** From this share on a topic helps to tell what a name in the message means. */
const nameFrom = 0.1

/** How a question begins that a button has sent. */
export const aboutTopic = (topic: Topic, question: string) => `About my ${topicNames[topic]}: ${question}`

/** The topic that a question was sent for, and the question itself. */
function readSent(message: string): { sent: Topic | undefined; question: string } {
  const sent = topics.find((topic) => message.startsWith(aboutTopic(topic, '')))
  return { sent, question: sent ? message.slice(aboutTopic(sent, '').length) : message }
}

export const plain = (text: string) => text.trim().toLowerCase().replace(/[’‘]/g, "'")

const wordPattern = (phrase: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${plain(phrase).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u')
const says = (text: string, phrase: string) =>
  phrase.trim().length > 2 && text.includes(plain(phrase)) && wordPattern(phrase).test(text)

/** Names that are also everyday words: they count beside "the", and where archetypes are spoken of. */
const everyday: ReadonlySet<string> = new Set(['innocent', 'explorer', 'hero', 'regular', 'lover', 'ruler', 'creator'])

function nameParts(text: string, record: StrategistRecord, topic: Topic | undefined): Named {
  const own = [record.archetype?.primary, record.archetype?.secondary]
  const archetypes = archetypeIds.filter(
    (id) =>
      says(text, id) &&
      (!everyday.has(id) || topic === 'archetype' || says(text, `the ${id}`) || (own.includes(id) && id !== 'regular')),
  )
  const value = record.coreValues.find(({ title }) => says(text, title))
  const isOfWords =
    /\bwords?\b|["“'][^"“”']+["”']/.test(text) || topic === 'words' || categories.some((each) => each === topic)
  const all = categories
    .flatMap((category) => record.attributes[category].topFive.map((word) => ({ category, word })))
    .filter(({ word }) => says(text, word))
  const words = isOfWords || all.length > 1 ? all : all.filter(({ word }) => word.split(' ').length > 2)
  const isOfScores = topic === 'website' || /\bscor\w+|\brating\b|\bout of (10|ten)\b/.test(text)
  const scores = scoreNames.filter((name) => isOfScores && says(text, name))
  return { archetypes, value, words, scores, line: lineIn(text, record) }
}

/** The line that a message holds, its last stop aside. */
function lineIn(text: string, { chosenTagline, brief }: StrategistRecord): Named['line'] {
  const holds = (line: string) => wordsOf(line).length > 1 && text.includes(plain(line).replace(/[.!?]+$/, ''))
  if (holds(chosenTagline)) return 'tagline'
  return holds(brief.chosenUvp) ? 'uvp' : undefined
}

/** What a message means by the parts that it names, whatever else was learned; undefined where it names none for sure. */
function meantBy({ archetypes, value, words, scores, line }: Named, isOff: boolean): Topic | undefined {
  if (value) return 'values'
  if (archetypes.length > 0) return 'archetype'
  if (line) return line
  if (words.length > 1) return words[0]?.category
  return isOff ? (words[0]?.category ?? (scores.length > 0 ? 'website' : undefined)) : undefined
}

/** The part that a message calls by its name. */
function calledIn(text: string): Topic | undefined {
  const words = new Set(wordsOf(text))
  return plainNames.find(([, names]) => names.split(' ').some((name) => words.has(name)))?.[0]
}

/** Somebody else's opinion is asked about as such, whatever it says. */
const isHearsay =
  /\b(?:wife|husband|mum|mom|dad|daughter|son|sister|brother|partner|friend|mate|neighbour|staff|team|boss) (?:says?|said|thinks?|reckons?|hates?|laughed|finds?)\b/

/** A greeting before a question is none of it; "hi, how are you" stays small talk. */
const greeted =
  /^(?:hi|hiya|hey|hello|yo|(?:good )?(?:morning|afternoon|evening|day))(?: (?:there|synapse|again|everyone|you|all))?[\s,.!…–—-]+(?!how(?:'?s| is| are) (?:you|u|it|things|ya)\b|nice to|good to|what'?s up)(?=\S+ \S+ \S)/i

/** What says its kind in so many words, whatever it is about. */
const plainKinds: readonly (readonly [RegExp, Kind])[] = [
  [isHearsay, 'others'],
  [/\b(?:do|should|does|would) (?:i|we)(?: \w+)? need (?:an?|any|one|to have|my own)\b/, 'lack'],
  [/^(?:can|should|may|do|could) (?:i|we) (?:have|use|need) (?:two|three|several|more than one|both|[2-9])\b/, 'count'],
]

/** Reads a message by itself. */
export function readQuestion(message: string, record: StrategistRecord): Reading {
  const { sent, question } = readSent(message)
  const text = plain(question).replace(greeted, '')
  const [all, asks] = [hear(text, topicTable, [...topics, offTopic]), hear(text, kindTable, kinds)]
  const heard = all.flatMap(({ label, share }) => (label === offTopic ? [] : [{ label, share }]))
  const isOff = all[0]?.label === offTopic
  const named = nameParts(text, record, sent ?? heard.find(({ share }) => share >= nameFrom)?.label)
  const meant = sent ?? (surelyOther(heard[0]) ? undefined : meantBy(named, isOff))
  const called = calledIn(text)
  const isUnsure = (all[0]?.share ?? 0) < (isOff && wordsOf(text).length <= bareWordsMax ? surelyOff : namedShare)
  const put = meant ?? (isUnsure ? called : undefined)
  const plainKind = plainKinds.find(([pattern]) => pattern.test(text))?.[1]
  const kind = plainKind ? { label: plainKind, share: 1 } : asks[0]
  return {
    ...named,
    text,
    topics: put
      ? [{ label: put, share: meant ? 1 : namedShare }, ...heard.filter(({ label }) => label !== put)]
      : heard,
    offTopic: put ? 0 : (all.find(({ label }) => label === offTopic)?.share ?? 0),
    kind: kind && kind.share >= believedFrom ? kind.label : undefined,
    likelyKind: kind && kind.share >= likelyFrom ? kind.label : undefined,
    isPlain: called !== undefined || meant !== undefined,
  }
}

/** A text that is surely asked for stays asked for, whatever it is to name. */
const surelyOther = (first: Heard<Topic> | undefined) =>
  first !== undefined && first.share >= 0.8 && ['writing', 'toolkit', 'tagline', 'uvp', 'website'].includes(first.label)
