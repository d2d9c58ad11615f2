/** From what was heard to a probability for each of the twelve (naive Bayes over motifs, tempered). */
import { type ArchetypeId, archetypeIds, eachArchetype } from '#contract/plain/archetypes.ts'
import { stems } from '#engine/language/stem.ts'
import { type Hit, hearAnswer } from './hear-answer.ts'
import type { Answer } from './interview-answers.ts'
import { knownWords, leanOf } from './lean-words.ts'
import { recall, type Said } from './recall-answer.ts'
import { findTold, ownWordsOf } from './told-answers.ts'
import type { Topic } from './topics.ts'

/** `words` are those that the table of lean-words.ts knows; an answer that tells nothing has neither. */
export type Heard = { answer: Answer; isTold: boolean; hits: readonly Hit[]; words?: readonly number[] }
export type Distribution = Record<ArchetypeId, number>

/** How a motif fades when it is repeated, how far one answer can go (nats), and what tempers the sum: see docs/interview.md. */
const repeatPower = 0.5
const answerMax = 2.5
const temperature = 1.25
export const choiceWeight = 1.2

/** The words of the trade stand in the industry's name. What is said to an either-or is seldom on its angle only: it is read without a topic. */
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

/** Log-likelihoods, not normed; the order of the answers changes nothing. */
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

/** An answer speaks for the archetype that it says most for, if it says so much more than for all on average. */
const speaksFrom = 0.3

/** For how many answers each of the twelve is what they speak for most; the others speak for none. */
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

/** How many answers point to any of the twelve. */
export const tellingOf = (tally: Distribution) => archetypeIds.reduce((sum, id) => sum + tally[id], 0)

/** What picking one of two says: for it, and as much against the other; "neither" speaks half as much against both. */
function weighChoice({ question, choice }: Answer, id: ArchetypeId): number {
  const place = question.pair?.indexOf(id) ?? -1
  if (place < 0 || choice === undefined) return 0
  if (choice === 'neither') return -choiceWeight / 2
  if (choice === 'both') return choiceWeight / 4
  return (choice === 'first') === (place === 0) ? choiceWeight : -choiceWeight
}

/** How much each hit counts: the strongest of a motif whole, the k-th as 1/k^p; equally strong ones by their text, not by their turn. */
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

/** The second's support as a share of the first's: near 1 where two are said almost as much. */
export function supportRatio(weights: Distribution): number {
  const [first = 0, second = 0] = archetypeIds.map((id) => weights[id]).toSorted((one, other) => other - one)
  return first <= 0 ? 1 : Math.max(0, second / first)
}

/** Probabilities that add up to 1. */
export function distributionOf(weights: Distribution): Distribution {
  const top = Math.max(...archetypeIds.map((id) => weights[id]))
  const raised = eachArchetype((id) => Math.exp((weights[id] - top) / temperature))
  const sum = archetypeIds.reduce((total, id) => total + raised[id], 0)
  return eachArchetype((id) => raised[id] / sum)
}

/** The twelve from the most to the least probable; equal ones in their fixed order. */
export const rankArchetypes = (distribution: Distribution): ArchetypeId[] =>
  archetypeIds.toSorted((one, other) => distribution[other] - distribution[one])
