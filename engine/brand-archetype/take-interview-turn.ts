/** The archetype interview, one turn at a time. All that it knows is the transcript: whoever stores that can go on anywhere. */
import { questionsMax, questionsMin } from '#contract/archetypes.ts'
import type { InterviewBrand, InterviewExchange, InterviewTurn } from '#contract/brand-archetype.ts'
import { chooseQuestion } from './choose-question.ts'
import { type Answer, type AskedQuestion, probeId, readQuestionId, readTranscript } from './interview-answers.ts'
import { isThin } from './judge-answer.ts'
import { judgeCloseness } from './judge-closeness.ts'
import { readArchetype } from './read-archetype.ts'
import { type Distribution, distributionOf, hearAnswers, weighAnswers } from './weigh-answers.ts'
import { wordQuestion } from './word-question.ts'

const probesMax = 6
/** The interview may end early once the first is at least so probable and no second is close. */
const sureFrom = 0.6

/**
 * The next question, or the result: after 20 answered questions at the earliest (follow-ups not counted), after 30 at
 * the latest (follow-ups counted). An empty transcript gives the greeting.
 */
export function takeInterviewTurn({
  brand,
  transcript,
}: {
  brand: InterviewBrand
  transcript: readonly InterviewExchange[]
}): InterviewTurn {
  const answers = readTranscript(transcript)
  const heard = hearAnswers(answers, brand.industry)
  const question = nextQuestion(answers, weighAnswers(heard))
  if (question === undefined) return closing(brand, transcript)
  const { id, topic, kind } = question
  return {
    kind: 'question',
    question: { id, topic, text: wordQuestion(question, brand, heard), isProbe: kind === 'probe' },
  }
}

function closing(brand: InterviewBrand, transcript: readonly InterviewExchange[]): InterviewTurn {
  const result = readArchetype(brand, transcript)
  const names = `${result.primary.name} first and ${result.secondary.name} second`
  const sureness = result.reading === 'mixed' ? ' The two are close, and the analysis says why.' : ''
  return {
    kind: 'result',
    text: `Thank you, that was the last question. Your answers read as ${names}.${sureness}`,
    result,
  }
}

function nextQuestion(answers: readonly Answer[], weights: Distribution): AskedQuestion | undefined {
  if (answers.length >= questionsMax) return undefined
  const probed = probeFor(answers)
  if (probed !== undefined) return probed
  const count = answers.filter(({ question }) => question.kind !== 'probe').length
  return count >= questionsMin && isSure(weights) ? undefined : chooseQuestion(answers, distributionOf(weights))
}

/** One follow-up to a thin answer, never to a follow-up. */
function probeFor(answers: readonly Answer[]): AskedQuestion | undefined {
  const last = answers.at(-1)
  const probes = answers.filter(({ question }) => question.kind === 'probe')
  if (last === undefined || last.question.kind !== 'topic' || probes.length >= probesMax) return undefined
  return isThin(last) ? readQuestionId(probeId(last.question.topic)) : undefined
}

const isSure = (weights: Distribution) =>
  Math.max(...Object.values(distributionOf(weights))) >= sureFrom && judgeCloseness(weights) !== 'mixed'
