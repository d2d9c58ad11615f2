/** What one answer says: the motifs in it, how much each weighs there, and the words that say so. */
import { type Match, matchPatterns } from './match-patterns.ts'
import { type Motif, motifs } from './motif-table.ts'
import { isDenied, type Token, tokensOf } from './tokens.ts'
import { dreadTopics, echoesOf, type Topic, topicWeights } from './topics.ts'

export type Hit = {
  motif: Motif
  /** Factor on the motif's weights; negative when the owner denies it. */
  strength: number
  /** Where in the answer it stands. */
  start: number
  end: number
}

/** A phrase is surer than a word or two; a pattern that several motifs claim says less of each. */
function sureness({ from, to, isFaint, sharedBy }: Match): number {
  const ofLength = to - from > 1 ? phraseFactor : 0.9
  const ofClaims = Math.log(12 / Math.min(6, sharedBy)) / Math.log(12)
  return ofLength * ofClaims * (isFaint ? faintFactor : 1)
}

const phraseFactor = 1.15
const faintFactor = 0.5
/** Where a motif is mostly heard, its words mean it more often than elsewhere. */
const onItsTopicFactor = 1.1
const elsewhereFactor = 0.85
const deniedFactor = -0.5
/** What is feared or refused is not what she does; an enemy may be named beside what she does against it. */
const unwantedTopics: ReadonlySet<Topic> = new Set(['fears', 'refuse'])
const wishNamedAsDreadFactor = 0.6
const dreadNamedAsDreadFactor = 1.3
/** Outside the questions about dread the same words mostly tell of something else. */
const dreadElsewhereFactor = 0.5
const plainWordFactor = 0.4

/**
 * `tradeWords` are stems of what is sold: they say what the business is about, not what it is like. No topic: the
 * question left open what was to be talked about.
 */
export function hearAnswer(text: string, topic: Topic | undefined, tradeWords: ReadonlySet<string>): Hit[] {
  const tokens = tokensOf(text)
  const plain = topic === undefined ? [tradeWords] : [tradeWords, echoesOf(topic)]
  return matchPatterns(tokens).flatMap((match) => {
    const motif = motifs[match.motif]
    const [first, last] = [tokens[match.from], tokens[match.to]]
    if (motif === undefined || first === undefined || last === undefined) return []
    const strength =
      sureness(match) *
      topicFactor(motif, topic) *
      poleFactor(motif, topic, isDenied(tokens, match.from)) *
      plainFactor(tokens, match, plain)
    return [{ motif, strength, start: first.start, end: last.end }]
  })
}

function topicFactor({ topics }: Motif, topic: Topic | undefined): number {
  if (topic === undefined) return 1
  return topicWeights[topic] * (topics.includes(topic) ? onItsTopicFactor : elsewhereFactor)
}

function poleFactor({ isDread = false }: Motif, topic: Topic | undefined, denied: boolean): number {
  const isDreadTopic = topic !== undefined && dreadTopics.has(topic)
  if (isDread && topic === undefined) return 1
  if (isDread) return isDreadTopic ? dreadNamedAsDreadFactor : dreadElsewhereFactor
  if (denied && !isDreadTopic) return deniedFactor
  if (!isDreadTopic || denied) return 1
  return unwantedTopics.has(topic) ? 0 : wishNamedAsDreadFactor
}

/** What stands to reason in this trade or after this question says less. */
function plainFactor(tokens: readonly Token[], { from, to }: Match, plain: readonly ReadonlySet<string>[]): number {
  const isPlain = tokens.slice(from, to + 1).some((token) => plain.some((words) => words.has(token.stem)))
  return isPlain ? plainWordFactor : 1
}
