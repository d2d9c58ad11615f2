/** What an undecided interview lacks: how many answers counted, which did not, and which topics to say more about. */

import type { ArchetypeShortfall, InterviewBrand } from '#contract/brand-archetype.ts'
import { informativeAnswersMin } from '#contract/plain/archetypes.ts'
import { type AskedQuestion, makeAgainId, parseQuestionId } from './interview-answers.ts'
import { findBankedQuestion, listTopicsToSkip, questionBank } from './question-bank.ts'
import { type InterviewTopic, topicInformation } from './topics.ts'
import { type AnalysedAnswer, countInformativeAnswers } from './weigh-answers.ts'
import { wordQuestionAgain } from './word-question.ts'

const listedMax = 3
const quotedLengthMax = 120

/**
 * Up to three questions on the topics that need answers most: with the fewest answers that count, then the least asked, then
 * the most informative. `open`, the topic of a question that is already waiting, comes first. Never empty.
 */
export function listQuestionsNeedingAnswers(
  heard: readonly AnalysedAnswer[],
  leftOut: ReadonlySet<InterviewTopic>,
  open?: InterviewTopic,
): [AskedQuestion, ...AskedQuestion[]] {
  const asked = questionBank.filter(({ topic }) => !leftOut.has(topic))
  const ranked = asked.map(({ topic }) => {
    const on = heard.filter(({ answer }) => answer.question.topic === topic)
    return { topic, told: countInformativeAnswers(on), asked: on.length }
  })
  ranked.sort(
    (one, other) =>
      one.told - other.told || one.asked - other.asked || topicInformation[other.topic] - topicInformation[one.topic],
  )
  const topics = ranked.map(({ topic }) => topic).filter((topic) => topic !== open)
  const [first = 'values', ...others] = (open ? [open, ...topics] : topics).slice(0, listedMax)
  return [parseQuestionId(makeAgainId(first)), ...others.map((topic) => parseQuestionId(makeAgainId(topic)))]
}

export function describeShortfall(
  brand: InterviewBrand,
  heard: readonly AnalysedAnswer[],
  open?: InterviewTopic,
): ArchetypeShortfall {
  const told = countInformativeAnswers(heard)
  return {
    reason: told < informativeAnswersMin ? 'silent' : 'unclear',
    told,
    needed: informativeAnswersMin,
    questionsAsked: heard.length,
    questions: listQuestionsNeedingAnswers(heard, listTopicsToSkip(brand), open).map(({ id, topic }) => ({
      id,
      about: findBankedQuestion(topic).about,
      text: wordQuestionAgain(topic, brand, heard),
    })),
    notCounted: listNotCounted(heard),
  }
}

/** The answers that do not count; equal ones are grouped in the spelling first typed, most frequent first. */
function listNotCounted(heard: readonly AnalysedAnswer[]): ArchetypeShortfall['notCounted'] {
  const texts = heard
    .filter(({ isTold, answer }) => !isTold && answer.choice === undefined)
    .map(({ answer }) => answer.text.trim())
    .filter((text) => text !== '')
  const groups = Map.groupBy(texts, (text) => text.toLowerCase().replace(/[.!?\s]+$/, ''))
  return [...groups.values()]
    .map(([text = '', ...same]) => ({ text, times: same.length + 1 }))
    .filter(({ text }) => text.length <= quotedLengthMax)
    .toSorted((one, other) => other.times - one.times)
}
