/** What a message asks about, most likely first. */
import { type Category, categories } from '#contract/brand.ts'
import type { SaidMessage, StrategistRecord } from '#contract/strategist-record.ts'
import { contentRoots } from './compare-meanings.ts'
import type { Asked, Topic } from './finding.ts'
import { mendSpelling } from './mend-spelling.ts'
import { isMeantFrom, type NamedParts, namedParts, offeredWord, plain, topicsNamed } from './named-parts.ts'
import { topicCues } from './topic-cues.ts'
import { senseTopics, type TopicSense } from './topic-sense.ts'

export type Reading = NamedParts & {
  /** Lower case, straight apostrophes, slips mended. */
  text: string
  /** Topics, most likely first; [] when nothing was recognised. */
  asked: readonly Asked[]
  /** It says nothing by itself, so that it was read with the question before it. */
  isPointingBack: boolean
  /** It is surely about nothing of the brand, the method or the app, whatever words it shares with them. */
  isOffTopic: boolean
}

/** The reading of a message that is about one topic and names nothing. */
export const readingOf = (topic: Asked): Reading => ({
  text: '',
  asked: [topic],
  archetypes: [],
  namedWords: [],
  namedValues: [],
  namedScores: [],
  isPointingBack: false,
  isOffTopic: false,
})

/** Below this a message is not taken to speak of a topic. */
const sureEnough = 1.5

/** What a topic that was surely sensed is worth, beside the weights of the cues, and from which share on it counts … */
const sensedWorth = 12
const sensedFrom = 0.05
/** … where no cue speaks of it and another topic is likelier. */
const sensedAloneFrom = 0.3
/** From this share on a message speaks for itself, and is no echo of what was asked before. */
const surelySensed = 0.6
/** From this share on it does so whichever words it has. */
const wholeFrom = 0.8
/** What a message that is surely about nothing known is worth against all else that it may be about. */
const offTopicWorth = 9
const offTopicFrom = 0.4
/** From this share on no word that it shares with the record makes it about the brand. */
const surelyOffFrom = 0.5
/** So few words of no topic always point back: "why is that?" */
const bareWordsMax = 4
/** Longer ones speak for themselves. */
const leaningWordsMax = 9
/** What a plain word is worth: the screen that a message points to, the brand that is to be summed up … */
const saidPlainly = 16
/** … and the line that it takes a word from. */
const takenFromLine = 9

/** The topic of a screen, for questions about "this page". */
export function topicOfPath(path: string): Topic {
  const category = categories.find((each) => path.endsWith(`/${each}`))
  if (category) return category
  if (path.includes('brand-attributes')) return 'words'
  if (path.includes('uvp')) return 'uvp'
  if (path.includes('tagline')) return 'tagline'
  if (path.includes('values')) return 'values'
  if (path.includes('archetype')) return 'archetype'
  if (path.includes('review') || path.includes('audit')) return 'website'
  return 'next'
}

/** What the tools make stands before the words that a question about it mentions: "does my UVP name my customers?" */
const results: ReadonlySet<Asked> = new Set(['uvp', 'tagline', 'values', 'archetype', 'website'])
const ofWords: ReadonlySet<Asked> = new Set(['words', ...categories, 'competitors', 'weak', 'brand'])

function scoreTopics(text: string): Map<Asked, number> {
  const scores = new Map<Asked, number>()
  for (const [asked, weight, pattern] of topicCues) {
    if (pattern.test(text)) scores.set(asked, (scores.get(asked) ?? 0) + weight)
  }
  return scores
}

/** What a question says of any part: such a topic yields to the part that is named. */
const ofAnyPart: ReadonlySet<Asked> = new Set(['weak', 'brand', 'next', 'words'])

/** The topics from the likeliest to the least likely; those in `meant` are named in the message by one of their parts. */
function rank(scores: ReadonlyMap<Asked, number>, meant: ReadonlySet<Asked>): Asked[] {
  const sure = [...scores].filter(([, score]) => score >= sureEnough)
  const surely = sure.length > 0 ? sure : [...scores].toSorted((a, b) => b[1] - a[1]).slice(0, 1)
  const hasResult = surely.some(([asked, score]) => results.has(asked) && score >= 3)
  const hasCategory = surely.some(([asked, score]) => categories.some((each) => each === asked) && score >= 2)
  const isDoubt = (scores.get('weak') ?? 0) >= 4
  const worth = ([asked, score]: readonly [Asked, number]) => {
    if (asked === 'brand' && score >= saidPlainly) return score
    if (hasResult && ofWords.has(asked)) return score - 100
    if (meant.size > 0 && ofAnyPart.has(asked)) return score - 100
    if (asked === 'brand' && (scores.get('weak') ?? 0) >= 2.5) return score - 50
    const isWhole = (asked === 'words' && score < 9) || (asked === 'brand' && score < 3)
    return (hasCategory || isDoubt) && isWhole ? score - 50 : score
  }
  return surely.toSorted((a, b) => worth(b) - worth(a)).map(([asked]) => asked)
}

const pointsBack =
  /\b(that|it|this|these|those|them|why|how|more|example|instead|first|second|third|one|go on|and|so)\b/
/** Words that stand for something said before, in a question that could be asked of any part: "which is the worst?" */
const standsForIt =
  /\b(that|it|this|these|those|them|they|ones?|which|the (best|worst|weakest|strongest|first|second|third|last|others?))\b/
const isOfTheWhole =
  /\b(brands?|steps?|tools?|things?|everything|parts?|answers?|record|business|company|overall|app|toolkit)\b/
/** Such questions alone are read so, and no surer ones. */
const ofAnything: ReadonlySet<Asked> = new Set(['weak', 'brand', 'next'])
const surelyNext = 5
const pointsHere = /\b(this|current) (page|screen|step|tool)\b|\bon here\b|\bwhat do i do here\b|\bhow does this work\b/

const contractions: readonly (readonly [RegExp, string])[] = [
  [
    /\b(what|how|where|who|that|it|there|let)s\b(?= (a|an|the|my|our|next|is|this|that|up|wrong|left|missing|still|it|not|your|good|weak|best|worst))/g,
    "$1's",
  ],
  [/\b(don|doesn|isn|aren|can|won|didn|shouldn|wasn)t\b/g, "$1't"],
  [/\bi(m|ve)\b/g, "i'$1"],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\br\b(?= (you|we|my|our|the|they|these|those|u)\b)/g, 'are'],
  [/\bw[ao]t(s?)\b/g, "what'$1"],
  [/\bwhat'(?=\s|$)/g, 'what'],
  [/\b(w|c|sh)d\b/g, '$1ould'],
  [/\bb4\b/g, 'before'],
  [/\bsh(?:ou|u|o)l?d\b/g, 'should'],
  [/\b(?:un)?till?\b/g, 'until'],
  [/\bwich\b/g, 'which'],
  [/\benuf\b/g, 'enough'],
  [/\bmins?\b/g, 'minutes'],
  [/\b(actual|real|especial|final|usual)y\b/g, '$1ly'],
  [/\bteh\b/g, 'the'],
  [/\b(cos|coz|cuz|bcos)\b/g, 'because'],
  [/\bits\b(?= (for|too|about|like|not|all|just|really|so|good|any good|worth))/g, "it's"],
  [/\bwhy (isn|aren|doesn|don|can|won)t\b/g, "why $1't"],
  // Words that soften a question and say nothing of its topic.
  [/\b(exactly|actually|basically|literally|honestly) (?=\w)/g, ''],
]

/** Lower case, one kind of apostrophe, missing apostrophes put back, slips mended. */
function straighten(message: string): string {
  const low = plain(message).replace(/\s+/g, ' ').trim()
  return mendSpelling(contractions.reduce((text, [found, instead]) => text.replace(found, instead), low))
}

/** The line of the owner's that a message takes a word from: "why gulls?" asks about the tagline that has gulls in it. */
function lineNamed(text: string, { chosenTagline, brief, audit }: StrategistRecord): Asked | undefined {
  const said = contentRoots(text)
  const found = [...(audit?.opportunities ?? []), ...(audit?.strengths ?? [])]
  if (found.some((line) => [...contentRoots(line)].filter((each) => said.has(each)).length > 1)) return 'website'
  const isOwn = contentRoots(`${brief.businessName} ${brief.profile.productsServices}`)
  const holds = (line: string) => [...contentRoots(line)].some((each) => said.has(each) && !isOwn.has(each))
  if (holds(chosenTagline)) return 'tagline'
  return holds(brief.chosenUvp) ? 'uvp' : undefined
}

/** The category whose name a message puts after "in", "my" and the like: "which is the weakest in voice?" */
function categoryNamed(text: string): Category | undefined {
  const name = /\b(?:in|for|under|my|our|the) (culture|voice|feeling|impact|x[- ]?factor)\b/.exec(text)?.[1]
  return categories.find((each) => each === name?.replace(/[- ]/, ''))
}

/** Whether a message says nothing by itself, or only what could be said of any part. */
function isLeaning(text: string, scores: ReadonlyMap<Asked, number>, { shares, offTopic }: TopicSense): boolean {
  const count = text.split(' ').length
  const surest = Math.max(offTopic, ...shares.values())
  if (count > leaningWordsMax || (count > bareWordsMax && surest >= wholeFrom)) return false
  const said = [...scores].filter(([, score]) => score >= 1)
  if (said.length > 0) {
    const isOfAnything = said.every(
      ([asked, score]) => ofAnything.has(asked) && !(asked === 'next' && score >= surelyNext),
    )
    return isOfAnything && standsForIt.test(text) && !isOfTheWhole.test(text)
  }
  const isKnownQuestion = count > bareWordsMax && surest >= surelySensed && !standsForIt.test(text)
  return (pointsBack.test(text) || standsForIt.test(text)) && !isKnownQuestion
}

/** The reading of the question before, for a message that leans on it; undefined where there is none. */
function readBefore(text: string, record: StrategistRecord, earlier: readonly SaidMessage[]): Reading | undefined {
  const at = earlier.findLastIndex(({ role }) => role === 'user')
  const last = earlier[at]
  if (!last) return undefined
  const before = readMessage(last.content, record, earlier.slice(0, at))
  if (before.asked.length === 0) return undefined
  const isAboutAnother = /\bwhich\b|\b(others?|best|worst|weakest|strongest)\b/.test(text)
  return isAboutAnother
    ? { ...readingOf(before.asked[0] ?? 'next'), asked: before.asked, text, isPointingBack: true }
    : { ...before, text, isPointingBack: true }
}

/** Reads a message; one that only points back is read with what was asked before it. */
export function readMessage(message: string, record: StrategistRecord, earlier: readonly SaidMessage[]): Reading {
  const text = straighten(message)
  const scores = scoreTopics(text)
  const named = namedParts(text, record)
  const add = (asked: Asked, more: number) => scores.set(asked, (scores.get(asked) ?? 0) + more)
  const topics = topicsNamed(text, named, record)
  for (const [asked, weight] of topics) add(asked, weight)
  const meant = new Set(topics.filter(([, weight]) => weight >= isMeantFrom).map(([asked]) => asked))
  const category = categoryNamed(text)
  if (category !== undefined) meant.add(category)
  if (pointsHere.test(text)) add(topicOfPath(record.path), saidPlainly)
  if (scores.size === 0 && offeredWord(text) !== '') add('words', 2)
  const line = Math.max(0, ...scores.values()) < sureEnough ? lineNamed(text, record) : undefined
  if (line !== undefined) add(line, takenFromLine)
  const sense = senseTopics(text)
  const before = isLeaning(text, scores, sense) ? readBefore(text, record, earlier) : undefined
  if (before) return before
  const surest = Math.max(...sense.shares.values())
  for (const [asked, share] of sense.shares)
    if (share >= (scores.has(asked) || share === surest ? sensedFrom : sensedAloneFrom)) add(asked, sensedWorth * share)
  // What nobody was asked about has its cues alone.
  for (const [asked, score] of scores) if (!sense.shares.has(asked)) add(asked, score)
  const isOff =
    sense.offTopic >= offTopicFrom &&
    sense.offTopic * offTopicWorth > Math.max(...scores.values()) &&
    topics.length === 0
  return {
    text,
    asked: isOff ? [] : rank(scores, meant),
    ...named,
    isPointingBack: false,
    isOffTopic: isOff && sense.offTopic >= surelyOffFrom,
  }
}
