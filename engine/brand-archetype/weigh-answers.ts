/** Turns the motifs found in the answers into a probability for each archetype (tempered naive Bayes). */
import { type ArchetypeId, archetypeIds, mapArchetypes } from '#contract/plain/archetypes.ts'
import { listStems } from '#engine/language/stem.ts'
import { findMotifs, type MotifHit } from './find-motifs.ts'
import { type AnswerContent, getCachedAnswerContent } from './get-cached-answer-content.ts'
import { findDistinctiveWords, findInformativeAnswers } from './informative-answers.ts'
import type { InterviewAnswer } from './interview-answers.ts'
import { findKnownWords, sumLeanings } from './lean-words.ts'
import type { InterviewTopic } from './topics.ts'

/**
 * An answer as read: `isTold`: whether it counts (informative-answers.ts); `hits`: the motifs in it; `words`: indexes into the table
 * of lean-words.ts. An answer that does not count has neither hits nor words.
 */
export type AnalysedAnswer = {
  answer: InterviewAnswer
  isTold: boolean
  hits: readonly MotifHit[]
  words?: readonly number[]
}
export type ArchetypeDistribution = Record<ArchetypeId, number>

/**
 * The k-th hit of a motif counts 1/k^repeatPower; one answer counts at most ±answerMax nats for an archetype; `temperature`
 * makes the sum less certain. See docs/interview.md.
 */
const repeatPower = 0.5
const answerMax = 2.5
const temperature = 1.25
/** What picking one option of an either-or question counts, in nats. */
export const choiceWeight = 1.2

/**
 * Reads all answers. The words of the industry's name are trade words, which count less. Answers to either-or questions are
 * read without a topic, because they seldom keep to it.
 */
export function analyseAnswers(answers: readonly InterviewAnswer[], industry: string): AnalysedAnswer[] {
  const tradeWords = listStems(industry)
  const said = answers.map(({ text, question }) => {
    const topic = question.pair ? undefined : question.topic
    return getCachedAnswerContent(`${topic}\n${industry}\n${text}`, () => hear(text, topic, tradeWords))
  })
  const told = findInformativeAnswers(said.map(({ own }) => own))
  return answers.map((answer, at) => {
    const { hits = [], words = [] } = (told[at] && said[at]) || {}
    return { answer, isTold: told[at] ?? false, hits, words }
  })
}

const hear = (text: string, topic: InterviewTopic | undefined, tradeWords: ReadonlySet<string>): AnswerContent => ({
  hits: findMotifs(text, topic, tradeWords),
  words: findKnownWords(text),
  own: findDistinctiveWords(text),
})

export const countInformativeAnswers = (heard: readonly AnalysedAnswer[]) => heard.filter(({ isTold }) => isTold).length

/** The unnormalised log-likelihood of each archetype; the order of the answers does not matter. */
export function weighAnswers(heard: readonly AnalysedAnswer[]): ArchetypeDistribution {
  const counts = weighRepeatedHits(heard)
  const total = sumLeanings(heard.map(({ words }) => words ?? []))
  for (const each of heard) {
    const said = weighOne(each, counts)
    for (const id of archetypeIds) total[id] += said[id]
  }
  return total
}

function weighOne({ answer, hits }: AnalysedAnswer, counts: ReadonlyMap<MotifHit, number>): ArchetypeDistribution {
  const said = mapArchetypes((id) => weighChoice(answer, id))
  for (const hit of hits)
    for (const id of archetypeIds) said[id] += (hit.motif.weighs[id] ?? 0) * hit.strength * (counts.get(hit) ?? 0)
  return mapArchetypes((id) => Math.max(-answerMax, Math.min(answerMax, said[id])))
}

/** An answer counts for its best archetype if it exceeds the mean of all twelve by this much, in nats. */
const speaksFrom = 0.3

/** For each archetype, how many answers support it most; answers that support none clearly are not counted. */
export function tallyAnswers(heard: readonly AnalysedAnswer[]): ArchetypeDistribution {
  const tally = mapArchetypes(() => 0)
  for (const most of findSupportedArchetypes(heard)) if (most !== undefined) tally[most] += 1
  return tally
}

/** For each answer, the archetype that it supports most; undefined if it supports none clearly. */
export function findSupportedArchetypes(heard: readonly AnalysedAnswer[]): (ArchetypeId | undefined)[] {
  const counts = weighRepeatedHits(heard)
  return heard.map((each) => {
    const said = weighOne(each, counts)
    const lean = sumLeanings([each.words ?? []])
    const most = archetypeIds.reduce((best, id) => (said[id] + lean[id] > said[best] + lean[best] ? id : best))
    const mean = archetypeIds.reduce((sum, id) => sum + said[id], 0) / archetypeIds.length
    return said[most] - mean >= speaksFrom ? most : undefined
  })
}

/** How many answers point to any archetype. */
export const countDecisiveAnswers = (tally: ArchetypeDistribution) =>
  archetypeIds.reduce((sum, id) => sum + tally[id], 0)

/**
 * Picking one option counts for it and as much against the other; "neither" counts half as much against both, "both" a
 * quarter for both.
 */
function weighChoice({ question, choice }: InterviewAnswer, id: ArchetypeId): number {
  const place = question.pair?.indexOf(id) ?? -1
  if (place < 0 || choice === undefined) return 0
  if (choice === 'neither') return -choiceWeight / 2
  if (choice === 'both') return choiceWeight / 4
  return (choice === 'first') === (place === 0) ? choiceWeight : -choiceWeight
}

/**
 * How much each hit counts: a motif's strongest hit 1, its k-th 1/k^repeatPower. Ties are ordered by text, so that the order of
 * the answers does not matter.
 */
export function weighRepeatedHits(heard: readonly AnalysedAnswer[]): Map<MotifHit, number> {
  const told = heard.flatMap(({ answer, hits }) => hits.map((hit) => ({ hit, text: answer.text })))
  const counts = new Map<MotifHit, number>()
  for (const repeats of Map.groupBy(told, ({ hit }) => hit.motif).values()) {
    repeats.sort(
      (one, other) => Math.abs(other.hit.strength) - Math.abs(one.hit.strength) || compare(one.text, other.text),
    )
    for (const [index, { hit }] of repeats.entries()) counts.set(hit, 1 / (index + 1) ** repeatPower)
  }
  return counts
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The runner-up's support as a fraction of the leader's: near 1 if both have almost as much. */
export function computeSupportRatio(weights: ArchetypeDistribution): number {
  const [first = 0, second = 0] = archetypeIds.map((id) => weights[id]).toSorted((one, other) => other - one)
  return first <= 0 ? 1 : Math.max(0, second / first)
}

/** Softmax with temperature: probabilities that add up to 1. */
export function makeDistribution(weights: ArchetypeDistribution): ArchetypeDistribution {
  const top = Math.max(...archetypeIds.map((id) => weights[id]))
  const raised = mapArchetypes((id) => Math.exp((weights[id] - top) / temperature))
  const sum = archetypeIds.reduce((total, id) => total + raised[id], 0)
  return mapArchetypes((id) => raised[id] / sum)
}

/** The twelve archetypes from most to least probable; ties in their fixed order. */
export const rankArchetypes = (distribution: ArchetypeDistribution): ArchetypeId[] =>
  archetypeIds.toSorted((one, other) => distribution[other] - distribution[one])
