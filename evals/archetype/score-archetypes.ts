/** Figures that the set's score.mjs lacks: results on cases tagged `hard`, right archetypes ruled out, question orders. */
import { z } from 'zod'
import type { InterviewExchange } from '#contract/brand-archetype.ts'
import { archetypeIds } from '#contract/plain/archetypes.ts'
import { chooseTopic } from '#engine/brand-archetype/choose-question.ts'
import { readTranscript } from '#engine/brand-archetype/interview-answers.ts'
import { questionBank } from '#engine/brand-archetype/question-bank.ts'
import { readArchetype } from '#engine/brand-archetype/read-archetype.ts'
import { interviewTopics } from '#engine/brand-archetype/topics.ts'
import { analyseAnswers, makeDistribution, weighAnswers } from '#engine/brand-archetype/weigh-answers.ts'
import { hashText, shuffleBySeed } from '#engine/language/seeded-numbers.ts'
import { makeInterviewBrand } from '#testing/engine/archetype-interview.ts'
import { readCases } from '../read-cases.ts'
import {
  type ArchetypeCase,
  interviewOwner,
  loadPersonas,
  type Persona,
  readArchetypeCases,
} from './interview-owner.ts'
import { predictArchetypes } from './predict-archetypes.ts'

const expectation = z.object({ tags: z.array(z.string()), expected: z.object({ primary: z.enum(archetypeIds) }) })
const randomOrders = 10

type Predicted = ReturnType<typeof predictArchetypes>['predictions'][number]

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

export function scoreArchetypes(set: string) {
  const predicted: readonly Predicted[] = predictArchetypes(set).predictions
  const expected = readCases(set, 'archetype/brands.jsonl', expectation)
  const rows = predicted.flatMap((each, index) => {
    const row = expected[index]
    return row ? [{ ...each, tags: row.tags, right: row.expected.primary }] : []
  })
  return {
    hard_top1: mean(
      rows.filter(({ tags }) => tags.includes('hard')).map((each) => Number(each.primary === each.right)),
    ),
    true_ruled_out: rows.filter(({ ruledOut, right }) => ruledOut.includes(right)).length,
  }
}

/** Share of right primaries, and mean probability of the right one, after `count` questions in chosen, fixed and random order. */
export function compareQuestionOrders(set: string, count = 20): Record<string, number> {
  const cases = readArchetypeCases(set)
  const expected = readCases(set, 'archetype/brands.jsonl', expectation)
  const judge = (orderOf: (each: ArchetypeCase) => InterviewExchange[]) => {
    const judged = cases.map((each, index) => {
      const right = expected[index]?.expected.primary ?? 'innocent'
      const result = readArchetype(makeInterviewBrand(each), orderOf(each))
      return { isRight: Number(result.primary.id === right), probability: result.distribution[right] }
    })
    return {
      right: mean(judged.map(({ isRight }) => isRight)),
      probability: mean(judged.map((each) => each.probability)),
    }
  }
  const random = Array.from({ length: randomOrders }, (_, seed) => judge((each) => askRandomly(each, count, seed)))
  const chosen = judge((each) => askAsChosen(each, count))
  const fixed = judge((each) => askInOrder(each, interviewTopics.slice(2), count))
  return {
    chosen: chosen.right,
    fixed: fixed.right,
    random: mean(random.map(({ right }) => right)),
    chosen_probability: chosen.probability,
    fixed_probability: fixed.probability,
    random_probability: mean(random.map(({ probability }) => probability)),
  }
}

/**
 * The share of owners whose primary is the same under three orders of questions, and under two wordings of each question:
 * ours, and the other one of the bank where there is one.
 */
export function scoreStability(set: string): Record<string, number> {
  const personaOf = loadPersonas(set)
  const judged = readArchetypeCases(set).map((each) => {
    const primaryOf = (transcript: readonly InterviewExchange[]) =>
      readArchetype(makeInterviewBrand(each), transcript).primary.id
    const orders = [askAsChosen(each, 20), askInOrder(each, interviewTopics.slice(2), 20), askRandomly(each, 20, 0)]
    const wordings = [interviewOwner(each, personaOf(each)), interviewOwner(each, rephrased(personaOf(each)))]
    return {
      orders: new Set(orders.map(primaryOf)).size === 1,
      wordings: new Set(wordings.map(({ result }) => result.primary.id)).size === 1,
    }
  })
  return {
    same_in_three_orders: mean(judged.map(({ orders }) => Number(orders))),
    same_in_two_wordings: mean(judged.map(({ wordings }) => Number(wordings))),
  }
}

/** The persona, asked in the bank's other wording of each question. */
function rephrased(persona: Persona): Persona {
  const pairs = questionBank.flatMap(({ asks: [one, other] }) =>
    one && other
      ? [
          [one, other],
          [other, one],
        ]
      : [],
  )
  return {
    answer: (question) => {
      const [ours, other] = pairs.find(([each = '']) => question.includes(each)) ?? []
      return persona.answer(ours && other ? question.replace(ours, other) : question)
    },
  }
}

/** The first exchange of every order: it asks about the business and the problem together. */
const opening = ({ answers }: ArchetypeCase): InterviewExchange => ({
  questionId: 'opening',
  answer: `${answers.business} ${answers.problem}`,
})

const askInOrder = (each: ArchetypeCase, order: readonly string[], count: number): InterviewExchange[] => [
  opening(each),
  ...order.slice(0, count - 1).map((questionId) => ({ questionId, answer: each.answers[questionId] ?? '' })),
]

const askRandomly = (each: ArchetypeCase, count: number, seed: number) =>
  askInOrder(each, shuffleBySeed(interviewTopics.slice(2), hashText(each.id) + seed), count)

/** The interview's own order of topics, without either-or and follow-up questions, which a persona has no answers for. */
function askAsChosen(each: ArchetypeCase, count: number): InterviewExchange[] {
  const transcript = askInOrder(each, ['customers'], 2)
  while (transcript.length < count) {
    const answers = readTranscript(transcript)
    const now = makeDistribution(weighAnswers(analyseAnswers(answers, each.industry)))
    const next = chooseTopic(
      answers.map(({ question }) => question),
      now,
    )
    if (next === undefined) break
    transcript.push({ questionId: next.id, answer: each.answers[next.topic] ?? '' })
  }
  return transcript
}
