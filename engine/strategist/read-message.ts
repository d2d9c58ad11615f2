/** What a message asks about, most likely first. */
import { type ArchetypeId, archetypeIds, archetypes } from '#contract/archetypes.ts'
import { type Category, categories } from '#contract/brand.ts'
import type { SaidMessage, StrategistRecord } from '#contract/strategist-record.ts'
import { contentRoots } from './compare-meanings.ts'
import type { Asked, Topic } from './finding.ts'
import { mendSpelling } from './mend-spelling.ts'
import { type NamedScore, namedScores, sureOfScores } from './named-scores.ts'
import { nearTopics } from './nearest-example.ts'
import { topicCues } from './topic-cues.ts'

export type Reading = {
  /** Lower case, straight apostrophes, slips mended. */
  text: string
  /** Topics, most likely first; [] when nothing was recognised. */
  asked: readonly Asked[]
  /** Archetypes that the message names, in its order. */
  archetypes: readonly ArchetypeId[]
  /** Words and values of the record that the message names. */
  namedWords: readonly { category: Category; word: string }[]
  namedValues: readonly string[]
  /** Scores of the website review that it means. */
  namedScores: readonly NamedScore[]
  /** It says nothing by itself, so that it was read with the question before it. */
  isPointingBack: boolean
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
})

/** Below this a message is not taken to speak of a topic. */
const sureEnough = 1.5

/** What an example question that is the same word for word is worth, beside the weights of the cues. */
const likenessWorth = 4
/** From this likeness on a message is the example, and no echo of what was asked before. */
const surelyTheSame = 0.6
/** So few words of no topic always point back: "why is that?" */
const bareWordsMax = 4
/** From this weight on the cues need no examples. */
const spokenPlainly = 3

const otherNames: Readonly<Partial<Record<ArchetypeId, string>>> = {
  outlaw: 'outlaw|rebel',
  regular: 'regular (?:person|guy|gal|one|brand|archetype)|everyman|everyperson',
  magician: 'magician|wizard',
  ruler: 'ruler',
}

/** Names that are plain words besides: they need an article or "brand" beside them, or another archetype in the message. */
const plainWords: ReadonlySet<ArchetypeId> = new Set(['innocent', 'explorer', 'hero', 'lover', 'ruler', 'creator'])

/** The archetypes that a text names, in its order. */
function namedArchetypes(text: string): ArchetypeId[] {
  const find = (id: ArchetypeId, isPlain: boolean) => {
    const name = otherNames[id] ?? id
    const beside = `\\b(?:an?|the|as|than|versus|vs\\.?|not|or|to|into|like|be|become|called|am|instead of|rather than) (?:an? |the )?(?:${name})s?\\b|\\b(?:${name}) (?:brand|archetype)`
    return text.search(new RegExp(isPlain ? beside : `\\b(?:${name})s?\\b`))
  }
  const isAbout = /archetyp/.test(text) || archetypeIds.some((id) => find(id, plainWords.has(id)) >= 0)
  return archetypeIds
    .map((id) => ({ id, at: find(id, !isAbout && plainWords.has(id)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ id }) => id)
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Lower case, with one kind of apostrophe and without accents: "cliché" and "cliche" are one word. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'")

const says = (text: string, phrase: string) =>
  phrase.trim().length > 2 &&
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(plain(phrase.trim()))}(?![\\p{L}\\p{N}])`, 'u').test(text)

/** Whether a message holds a text of the record whole, its final stop aside. */
const quotes = (text: string, whole: string) => whole.trim() !== '' && says(text, whole.trim().replace(/[.!?]+$/, ''))

/** Words that are both a pick and part of everyday questions count only when they are quoted. */
const isQuoted = (text: string, word: string) =>
  new RegExp(`["'“‘]${escapePattern(word.toLowerCase())}["'”’]|\\bwords? ${escapePattern(word.toLowerCase())}\\b`).test(
    text,
  )
const everyday = new Set(
  'good better best clear simple short new brand words word different helpful honest strong free'.split(' '),
)

function namedWords(text: string, { attributes }: StrategistRecord) {
  return categories.flatMap((category) =>
    attributes[category].topFive
      .filter((word) => (everyday.has(word.toLowerCase()) ? isQuoted(text, word) : says(text, word)))
      .map((word) => ({ category, word })),
  )
}

/** A word that describes the next one is not what is asked about: "the full stop". */
const afterSubject =
  '(?=["”’\'?!.,]|$| (?:a|an|as|at|is|ok|okay|fine|good|bad|too|or|and|than|vs|in|for|from|mean|means|right|really|wrong|enough|under|the|my|our|any|anymore|to|with|when|if|because|but|fit|go|goes|work|works|say|says|be|weird|better|worse|not|on)\\b)'

/** Whether a message is about this word, and does not only use it: "is warm a cliché?", "warm or dry?", "drop warm". */
const isSubject = (text: string, word: string) =>
  new RegExp(
    `(?:^|\\b(?:is|are|does|did|about|like|love|hate|drop|keep|remove|delete|lose|swap|replace|change|use|have|pick|chose|choose|say|says|word|words|value|values|why|than|or|and|between|under|of|do) (?:the |my |our )?["'“‘]?)${escapePattern(plain(word))}(?![\\p{L}\\p{N}-])${afterSubject}`,
    'u',
  ).test(text)

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

function rank(scores: ReadonlyMap<Asked, number>): Asked[] {
  const sure = [...scores].filter(([, score]) => score >= sureEnough)
  const surely = sure.length > 0 ? sure : [...scores].toSorted((a, b) => b[1] - a[1]).slice(0, 1)
  const hasResult = surely.some(([asked, score]) => results.has(asked) && score >= 3)
  const hasCategory = surely.some(([asked, score]) => categories.some((each) => each === asked) && score >= 2)
  const isDoubt = (scores.get('weak') ?? 0) >= 4
  const worth = ([asked, score]: readonly [Asked, number]) => {
    if (hasResult && ofWords.has(asked)) return score - 100
    if (asked === 'brand' && (scores.get('weak') ?? 0) >= 2.5) return score - 50
    const isWhole = asked === 'words' || (asked === 'brand' && score < 3)
    return (hasCategory || isDoubt) && isWhole ? score - 50 : score
  }
  return surely.toSorted((a, b) => worth(b) - worth(a)).map(([asked]) => asked)
}

const pointsBack =
  /\b(that|it|this|these|those|them|why|how come|more|example|instead|first|second|third|one|go on|and|so)\b/
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

/** Reads a message; one that only points back is read with what was asked before it. */
export function readMessage(message: string, record: StrategistRecord, earlier: readonly SaidMessage[]): Reading {
  const text = straighten(message)
  const scores = scoreTopics(text)
  const named = {
    archetypes: namedArchetypes(text),
    namedWords: namedWords(text, record),
    namedScores: namedScores(text, record),
  }
  const namedValues = record.coreValues.map(({ title }) => title).filter((title) => says(text, title))
  const add = (asked: Asked, more: number) => scores.set(asked, (scores.get(asked) ?? 0) + more)
  if (named.archetypes.length > 0) add('archetype', 5)
  if (namedValues.length > 0) add('values', namedValues.some((title) => isSubject(text, title)) ? 6 : 3)
  if (named.namedScores.length > 0) add('website', sureOfScores(text))
  const { confidence } = record.archetype ?? { confidence: null }
  if (confidence !== null && new RegExp(`\\b${Math.round(confidence)}\\b`).test(text)) add('archetype', 4)
  for (const { category, word } of named.namedWords) {
    const isMeant = isSubject(text, word) || isQuoted(text, word)
    add(category, isMeant ? 5 : / |-/.test(word) ? 2.5 : 1.5)
  }
  const { chosenTagline, brief } = record
  if (quotes(text, chosenTagline)) add('tagline', 4)
  if (quotes(text, brief.chosenUvp)) add('uvp', 4)
  if (says(text, brief.businessName)) add(/\b(name|called|rename)\b/.test(text) ? 'naming' : 'brand', 2)
  if (pointsHere.test(text)) add(topicOfPath(record.path), 3)
  const isShort = text.split(' ').length <= 9
  const last = earlier.findLast(({ role }) => role === 'user')
  if (Math.max(0, ...scores.values()) < sureEnough) {
    const lines = lineNamed(text, record)
    if (lines !== undefined) add(lines, 2)
  }
  const near = nearTopics(text)
  const isKnownQuestion = text.split(' ').length > bareWordsMax && Math.max(0, ...near.values()) >= surelyTheSame
  if (rank(scores).length === 0 && last && isShort && pointsBack.test(text) && !isKnownQuestion) {
    const before = readMessage(last.content, record, [])
    return { ...before, text, namedValues, isPointingBack: true }
  }
  if (Math.max(0, ...scores.values()) < spokenPlainly)
    for (const [asked, likeness] of near) add(asked, likenessWorth * likeness)
  const asked = rank(scores)
  return { text, asked, namedValues, ...named, isPointingBack: false }
}

/** The name of an archetype with its article inside a sentence: "the Sage". */
export const archetypeName = (id: ArchetypeId) => archetypes[id].name.replace(/^The /, 'the ')
