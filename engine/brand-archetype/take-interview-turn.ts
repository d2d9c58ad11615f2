/** The archetype interview, one turn at a time. It is stateless: the transcript is all it needs to go on. */

import type { ArchetypeResult, InterviewBrand, InterviewExchange, InterviewTurn } from '#contract/brand-archetype.ts'
import {
  informativeAnswersMin,
  interviewAnswersMax,
  interviewLettersMax,
  interviewQuestionsMax,
  interviewQuestionsMin,
} from '#contract/plain/archetypes.ts'
import { chooseQuestion } from './choose-question.ts'
import { describeShortfall, listQuestionsNeedingAnswers } from './describe-shortfall.ts'
import { findCostlyStory } from './find-story.ts'
import { isThinAnswer } from './informative-answers.ts'
import {
  type AskedQuestion,
  type InterviewAnswer,
  isFollowUpQuestion,
  makeProbeId,
  parseQuestionId,
  readTranscript,
} from './interview-answers.ts'
import { hasTwoCloseArchetypes } from './judge-closeness.ts'
import { listTopicsToSkip } from './question-bank.ts'
import { readArchetypeOfAnswers } from './read-archetype.ts'
import { addReadings, type Reading } from './readings.ts'
import { findQuestionToRepeat, replyToAside } from './reply-to-aside.ts'
import { spellOutNumber } from './spell-out-number.ts'
import type { InterviewTopic } from './topics.ts'
import {
  type AnalysedAnswer,
  type ArchetypeDistribution,
  analyseAnswers,
  countInformativeAnswers,
  makeDistribution,
  weighAnswers,
} from './weigh-answers.ts'
import { wordQuestion } from './word-question.ts'

const probesMax = 6
const storiesMax = 3
/** From the minimum number of questions on, the interview ends if the leader is this probable and no runner-up is close. */
const sureFrom = 0.6
/** Below this probability no archetype is named. */
const namedFrom = 0.35

type SoFar = { brand: InterviewBrand; transcript: readonly InterviewExchange[] }

/**
 * The next question, or the outcome: after 20 answered questions at the earliest (not counting follow-ups) and 30 at the
 * latest (counting them). If too little was said the outcome is undecided, with the question to continue with; at the
 * interview's maximum length it is over. An empty transcript gives the greeting.
 */
export function takeInterviewTurn({ brand, transcript }: SoFar): InterviewTurn {
  const heard = analyseAnswers(readTranscript(transcript), brand.industry)
  const weights = weighAnswers(heard)
  const question = nextQuestion(heard, weights, listTopicsToSkip(brand))
  const result = readArchetypeOfAnswers(heard)
  const isEnough = canName(heard, result)
  const isOver = isAtItsLongest(transcript)
  if (question !== undefined && !isOver && !(isEnough && asksToFinish(heard)))
    return { kind: 'question', question: putQuestion(question, brand, heard) }
  if (isEnough) return { kind: 'result', text: closeWith(result), result }
  return isOver ? endUndecided(brand, heard) : goOn(brand, heard)
}

/** Whether enough was said to name an archetype, and one stands out. */
const canName = (heard: readonly AnalysedAnswer[], { primary, distribution }: ArchetypeResult) =>
  countInformativeAnswers(heard) >= informativeAnswersMin && distribution[primary.id] >= namedFrom

/**
 * The outcome of an interview that asks no more, with what somebody else read into its answers: a result, or undecided. Readings
 * may give it a result, but never take one away that stands without them.
 */
export function closeInterview({ brand, transcript }: SoFar, readings: readonly Reading[]): InterviewTurn {
  const heard = analyseAnswers(readTranscript(transcript), brand.industry)
  const result = readArchetypeOfAnswers(addReadings(heard, readings), heard)
  if (canName(heard, result) || canName(heard, readArchetypeOfAnswers(heard)))
    return { kind: 'result', text: closeWith(result), result }
  return isAtItsLongest(transcript) ? endUndecided(brand, heard) : goOn(brand, heard)
}

type Corrected = SoFar & {
  /** The transcript before one of its answers was corrected. */
  before: readonly InterviewExchange[]
  /** The question that is waiting for an answer. */
  openId: string
}

/**
 * The turn after an answer was corrected; undefined if the open question stays word for word. An open question that
 * quoted the old answer is reworded. One that followed up the old answer is replaced if the new answer no longer calls
 * for it. If there is a result now, no question stays open.
 */
export function takeTurnAfterCorrection({ brand, transcript, before, openId }: Corrected): InterviewTurn | undefined {
  const heard = analyseAnswers(readTranscript(transcript), brand.industry)
  const open = parseQuestionId(openId)
  if (open.kind === 'again') return goOnAsking(open, { brand, transcript }, heard)
  const isOfLast = before.at(-1)?.answer !== transcript.at(-1)?.answer
  if (isOfLast && isFollowUpQuestion(open) && followUp(heard) !== openId)
    return takeInterviewTurn({ brand, transcript })
  const question = putQuestion(open, brand, heard)
  const put = putQuestion(open, brand, analyseAnswers(readTranscript(before), brand.industry))
  return question.text === put.text ? undefined : { kind: 'question', question }
}

/** An undecided interview continues with the same question, unless there is a result now or it has reached its maximum. */
function goOnAsking(open: AskedQuestion, soFar: SoFar, heard: readonly AnalysedAnswer[]): InterviewTurn {
  const turn = takeInterviewTurn(soFar)
  if (turn.kind === 'question') return { kind: 'question', question: putQuestion(open, soFar.brand, heard) }
  return turn.kind === 'undecided' && !turn.shortfall.isOver ? goOn(soFar.brand, heard, open) : turn
}

/** Whether the interview has reached its maximum length, in answers or characters; no more answers are accepted. */
const isAtItsLongest = (transcript: readonly InterviewExchange[]) =>
  transcript.length >= interviewAnswersMax ||
  transcript.reduce((letters, { answer }) => letters + answer.length, 0) >= interviewLettersMax

/** Whether enough answers say something to name an archetype at all. */
export const hasEnoughAnswers = ({ brand, transcript }: SoFar): boolean =>
  countInformativeAnswers(analyseAnswers(readTranscript(transcript), brand.industry)) >= informativeAnswersMin

function putQuestion(question: AskedQuestion, brand: InterviewBrand, heard: readonly AnalysedAnswer[]) {
  const { id, topic } = question
  const text = [replyToAside(heard, question), wordQuestion(question, brand, heard)]
    .filter((part) => part !== '')
    .join(' ')
  return { id, topic, text, isProbe: isFollowUpQuestion(question) }
}

function closeWith({ primary, secondary, reading }: ReturnType<typeof readArchetypeOfAnswers>): string {
  const names = secondary === '' ? primary.name : `${primary.name} first and ${secondary.name} second`
  const sureness = reading === 'mixed' && secondary !== '' ? ' The two are close, and the analysis explains why.' : ''
  return `Thank you, that was the last question. Your answers point to ${names}.${sureness}`
}

/** The turn of an undecided interview: what is missing, and the next question (`open`, if one is already waiting). */
function goOn(brand: InterviewBrand, heard: readonly AnalysedAnswer[], open?: AskedQuestion): InterviewTurn {
  const shortfall = describeShortfall(brand, heard, open?.topic)
  const [next] = listQuestionsNeedingAnswers(heard, listTopicsToSkip(brand), open?.topic)
  const question = putQuestion(next, brand, heard)
  const { reason, told, needed } = shortfall
  const last = heard.at(-1)
  const isGoingOn = last?.answer.question.kind === 'again'
  const verb = told === 0 ? 'tells me much' : told === 1 ? 'tells me something' : 'tell me something'
  const soFar = `${spellOutNumber(told)} of your answers ${verb}`
  const silent = isGoingOn
    ? `${last.isTold ? 'Thank you, that helps' : 'I can’t count that one yet'}: ${spellOutNumber(told)} of ${spellOutNumber(needed)} so far.`
    : `So far, ${soFar}. I need ${spellOutNumber(needed)} that do before I can name an archetype. Let’s keep going.`
  const why =
    reason === 'unclear' ? 'Your answers point in several directions, and no archetype stands out yet.' : silent
  const text = isGoingOn && last.answer.aside ? question.text : `${why} ${question.text}`
  return { kind: 'undecided', text, question, shortfall }
}

function endUndecided(brand: InterviewBrand, heard: readonly AnalysedAnswer[]): InterviewTurn {
  const [question] = listQuestionsNeedingAnswers(heard, listTopicsToSkip(brand))
  const text =
    'This interview is full, and I can’t name an archetype from it yet. You can start over whenever you like. Everything you told me is kept, and the list on this page shows what would help most.'
  const shortfall = { ...describeShortfall(brand, heard), isOver: true }
  return { kind: 'undecided', text, question: putQuestion(question, brand, heard), shortfall }
}

/** Counts the answers to main questions, without follow-ups. */
const countMain = (heard: readonly AnalysedAnswer[]) =>
  heard.filter(({ answer }) => !isFollowUpQuestion(answer.question)).length

/** Whether the owner asked for the result, which is possible once the minimum number of questions is answered. */
const asksToFinish = (heard: readonly AnalysedAnswer[]) =>
  heard.at(-1)?.answer.aside === 'finish' && countMain(heard) >= interviewQuestionsMin

function nextQuestion(
  heard: readonly AnalysedAnswer[],
  weights: ArchetypeDistribution,
  leftOut: ReadonlySet<InterviewTopic>,
): AskedQuestion | undefined {
  const answers = heard.map(({ answer }) => answer)
  const count = countMain(heard)
  // An owner who has said too little in 20 questions is not asked ten more, but told what would help.
  if (count >= interviewQuestionsMin && countInformativeAnswers(heard) < informativeAnswersMin) return undefined
  if (answers.length >= interviewQuestionsMax) return undefined
  const followed = followUp(heard)
  if (followed !== undefined) return parseQuestionId(followed)
  return count >= interviewQuestionsMin && isSure(weights)
    ? undefined
    : chooseQuestion(answers, makeDistribution(weights), leftOut)
}

/** The id of the question that follows up the last answer, if there is one. */
const followUp = (heard: readonly AnalysedAnswer[]) => findQuestionToRepeat(heard) ?? probeFor(heard)

/** The id of a follow-up to a thin answer or to a story about a sacrifice; never to an answer that was a follow-up itself. */
function probeFor(heard: readonly AnalysedAnswer[]): string | undefined {
  const last = heard.at(-1)
  if (last === undefined || last.answer.question.kind !== 'topic' || isOnlyAside(last.answer)) return undefined
  const probes = heard.filter(({ answer }) => answer.question.kind === 'probe').length
  const isAsked = isStory(last) ? countStories(heard) <= storiesMax : isThinAnswer(last.answer) && probes < probesMax
  return isAsked ? makeProbeId(last.answer.question.topic) : undefined
}

const isOnlyAside = ({ aside, text }: InterviewAnswer) => aside !== undefined && text.trim() === ''

const isStory = ({ answer, isTold }: AnalysedAnswer) =>
  isTold && isOnTopic(answer) && findCostlyStory(answer.text) !== undefined
const isOnTopic = ({ question }: InterviewAnswer) => question.kind === 'topic'
const countStories = (heard: readonly AnalysedAnswer[]) => heard.filter(isStory).length

const isSure = (weights: ArchetypeDistribution) =>
  Math.max(...Object.values(makeDistribution(weights))) >= sureFrom && !hasTwoCloseArchetypes(weights)
