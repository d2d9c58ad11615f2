/** Reads one answer: the motifs in it, how much each weighs there, and the words that express them. */
import { matchPatterns, type PatternMatch } from './match-patterns.ts'
import { type Motif, motifs } from './motif-table.ts'
import { type AnswerToken, isNegated, splitIntoTokens } from './tokens.ts'
import { dreadTopics, type InterviewTopic, listEchoStems, topicWeights } from './topics.ts'

export type MotifHit = {
  motif: Motif
  /** Factor on the motif's weights; negative if the owner denies it. */
  strength: number
  /** Position in the answer. */
  start: number
  end: number
}

/** How reliable a match is: a phrase more than one or two words; a pattern that several motifs share less for each of them. */
function sureness({ from, to, isFaint, sharedBy }: PatternMatch): number {
  const ofLength = to - from > 1 ? phraseFactor : 0.9
  const ofClaims = Math.log(12 / Math.min(6, sharedBy)) / Math.log(12)
  return ofLength * ofClaims * (isFaint ? faintFactor : 1)
}

const phraseFactor = 1.15
const faintFactor = 0.5
/** On a motif's own topics, its words mean the motif more often than elsewhere. */
const onItsTopicFactor = 1.1
const elsewhereFactor = 0.85
const deniedFactor = -0.5
/**
 * On these topics other motifs than dreads count nothing: what the owner fears or refuses is not what they do. About an enemy
 * or a problem they may also say what they do against it, so there `wishNamedAsDreadFactor` applies.
 */
const unwantedTopics: ReadonlySet<InterviewTopic> = new Set(['fears', 'refuse'])
const wishNamedAsDreadFactor = 0.6
const dreadNamedAsDreadFactor = 1.3
/** A dread counts less if the question did not ask for one: there the same words mostly mean something else. */
const dreadElsewhereFactor = 0.5
const plainWordFactor = 0.4

/**
 * `tradeWords`: stems of what is sold; they count less, because they show what the business deals in, not its character.
 * `topic`: undefined if the answer may be about anything.
 */
export function findMotifs(
  text: string,
  topic: InterviewTopic | undefined,
  tradeWords: ReadonlySet<string>,
): MotifHit[] {
  const tokens = splitIntoTokens(text)
  const plain = topic === undefined ? [tradeWords] : [tradeWords, listEchoStems(topic)]
  return matchPatterns(tokens).flatMap((match) => {
    const motif = motifs[match.motif]
    const [first, last] = [tokens[match.from], tokens[match.to]]
    if (motif === undefined || first === undefined || last === undefined) return []
    const strength =
      sureness(match) *
      topicFactor(motif, topic) *
      poleFactor(motif, topic, isNegated(tokens, match.from)) *
      plainFactor(tokens, match, plain)
    return [{ motif, strength, start: first.start, end: last.end }]
  })
}

function topicFactor({ topics }: Motif, topic: InterviewTopic | undefined): number {
  if (topic === undefined) return 1
  return topicWeights[topic] * (topics.includes(topic) ? onItsTopicFactor : elsewhereFactor)
}

function poleFactor({ isDread = false }: Motif, topic: InterviewTopic | undefined, denied: boolean): number {
  const isDreadTopic = topic !== undefined && dreadTopics.has(topic)
  if (isDread && topic === undefined) return 1
  if (isDread) return isDreadTopic ? dreadNamedAsDreadFactor : dreadElsewhereFactor
  if (denied && !isDreadTopic) return deniedFactor
  if (!isDreadTopic || denied) return 1
  return unwantedTopics.has(topic) ? 0 : wishNamedAsDreadFactor
}

/** Words that are expected in this trade, or that repeat the question, say less. */
function plainFactor(
  tokens: readonly AnswerToken[],
  { from, to }: PatternMatch,
  plain: readonly ReadonlySet<string>[],
): number {
  const isPlain = tokens.slice(from, to + 1).some((token) => plain.some((words) => words.has(token.stem)))
  return isPlain ? plainWordFactor : 1
}
