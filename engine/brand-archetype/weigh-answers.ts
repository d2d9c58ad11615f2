/** Turns the motifs found in the answers into a probability for each archetype (tempered naive Bayes). */
import { type ArchetypeId, archetypeIds, eachArchetype } from '#contract/plain/archetypes.ts'
import { stems } from '#engine/language/stem.ts'
import { type Hit, hearAnswer } from './hear-answer.ts'
import type { Answer } from './interview-answers.ts'
import { knownWords, leanOf } from './lean-words.ts'
import { recall, type Said } from './recall-answer.ts'
import { findTold, ownWordsOf } from './told-answers.ts'
import type { Topic } from './topics.ts'

/**
 * An answer as read: `isTold`: whether it counts (told-answers.ts); `hits`: the motifs in it; `words`: indexes into the table
 * of lean-words.ts. An answer that does not count has neither hits nor words.
 */
export type Heard = { answer: Answer; isTold: boolean; hits: readonly Hit[]; words?: readonly number[] }
export type Distribution = Record<ArchetypeId, number>

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
export function hearAnswers(answers: readonly Answer[], industry: string): Heard[] {
  const tradeWords = stems(industry)
  const said = answers.map(({ text, question }) => {
    const topic = question.pair ? undefined : question.topic
    return recall(`${topic}\n${industry}\n${text}`, () => hear(text, topic, tradeWords))
  })
  const told = findTold(said.map(({ own }) => own))
  return answers.map((answer, at) => {
    const { hits = [], words = [] } = (told[at] && said[at]) || {}
    return { answer, isTold: told[at] ?? false, hits, words }
  })
}

const hear = (text: string, topic: Topic | undefined, tradeWords: ReadonlySet<string>): Said => ({
  hits: hearAnswer(text, topic, tradeWords),
  words: knownWords(text),
  own: ownWordsOf(text),
})

export const countTold = (heard: readonly Heard[]) => heard.filter(({ isTold }) => isTold).length

/** The unnormalised log-likelihood of each archetype; the order of the answers does not matter. */
export function weighAnswers(heard: readonly Heard[]): Distribution {
  const counts = countRepeats(heard)
  const total = leanOf(heard.map(({ words }) => words ?? []))
  for (const each of heard) {
    const said = weighOne(each, counts)
    for (const id of archetypeIds) total[id] += said[id]
  }
  return total
}

function weighOne({ answer, hits }: Heard, counts: ReadonlyMap<Hit, number>): Distribution {
  const said = eachArchetype((id) => weighChoice(answer, id))
  for (const hit of hits)
    for (const id of archetypeIds) said[id] += (hit.motif.weighs[id] ?? 0) * hit.strength * (counts.get(hit) ?? 0)
  return eachArchetype((id) => Math.max(-answerMax, Math.min(answerMax, said[id])))
}

/** An answer counts for its best archetype if it exceeds the mean of all twelve by this much, in nats. */
const speaksFrom = 0.3

/** For each archetype, how many answers support it most; answers that support none clearly are not counted. */
export function tallyAnswers(heard: readonly Heard[]): Distribution {
  const counts = countRepeats(heard)
  const tally = eachArchetype(() => 0)
  for (const each of heard) {
    const said = weighOne(each, counts)
    const lean = leanOf([each.words ?? []])
    const most = archetypeIds.reduce((best, id) => (said[id] + lean[id] > said[best] + lean[best] ? id : best))
    const mean = archetypeIds.reduce((sum, id) => sum + said[id], 0) / archetypeIds.length
    if (said[most] - mean >= speaksFrom) tally[most] += 1
  }
  return tally
}

/** How many answers point to any archetype. */
export const tellingOf = (tally: Distribution) => archetypeIds.reduce((sum, id) => sum + tally[id], 0)

/**
 * Picking one option counts for it and as much against the other; "neither" counts half as much against both, "both" a
 * quarter for both.
 */
function weighChoice({ question, choice }: Answer, id: ArchetypeId): number {
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
export function countRepeats(heard: readonly Heard[]): Map<Hit, number> {
  const told = heard.flatMap(({ answer, hits }) => hits.map((hit) => ({ hit, text: answer.text })))
  const counts = new Map<Hit, number>()
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
export function supportRatio(weights: Distribution): number {
  const [first = 0, second = 0] = archetypeIds.map((id) => weights[id]).toSorted((one, other) => other - one)
  return first <= 0 ? 1 : Math.max(0, second / first)
}

/** Softmax with temperature: probabilities that add up to 1. */
export function distributionOf(weights: Distribution): Distribution {
  const top = Math.max(...archetypeIds.map((id) => weights[id]))
  const raised = eachArchetype((id) => Math.exp((weights[id] - top) / temperature))
  const sum = archetypeIds.reduce((total, id) => total + raised[id], 0)
  return eachArchetype((id) => raised[id] / sum)
}

/** The twelve archetypes from most to least probable; ties in their fixed order. */
export const rankArchetypes = (distribution: Distribution): ArchetypeId[] =>
  archetypeIds.toSorted((one, other) => distribution[other] - distribution[one])
