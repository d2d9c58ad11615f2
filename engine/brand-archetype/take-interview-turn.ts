/** The archetype interview, one turn at a time. It is stateless: the transcript is all it needs to go on. */

import type { InterviewBrand, InterviewExchange, InterviewTurn } from '#contract/brand-archetype.ts'
import {
  answersLettersMax,
  answersMax,
  informativeAnswersMin,
  questionsMax,
  questionsMin,
} from '#contract/plain/archetypes.ts'
import { answerAside, repeatAfter } from './answer-aside.ts'
import { chooseQuestion } from './choose-question.ts'
import { findStory } from './find-story.ts'
import {
  type Answer,
  type AskedQuestion,
  isFollowUp,
  probeId,
  readQuestionId,
  readTranscript,
} from './interview-answers.ts'
import { hasTwoCloseArchetypes } from './judge-closeness.ts'
import { topicsToSkip } from './question-bank.ts'
import { readHeard } from './read-archetype.ts'
import { spellCount } from './spell-count.ts'
import { describeShortfall, topicsNeedingAnswers } from './tell-shortfall.ts'
import { isThin } from './told-answers.ts'
import type { Topic } from './topics.ts'
import { countTold, type Distribution, distributionOf, type Heard, hearAnswers, weighAnswers } from './weigh-answers.ts'
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
  const heard = hearAnswers(readTranscript(transcript), brand.industry)
  const weights = weighAnswers(heard)
  const question = nextQuestion(heard, weights, topicsToSkip(brand))
  const result = readHeard(heard)
  const isEnough = countTold(heard) >= informativeAnswersMin && result.distribution[result.primary.id] >= namedFrom
  const isOver = isAtItsLongest(transcript)
  if (question !== undefined && !isOver && !(isEnough && asksToFinish(heard)))
    return { kind: 'question', question: putQuestion(question, brand, heard) }
  if (isEnough) return { kind: 'result', text: closeWith(result), result }
  return isOver ? endUndecided(brand, heard) : goOn(brand, heard)
}

type Corrected = SoFar & {
  /** The transcript before one of its answers was corrected. */
  before: readonly InterviewExchange[]
  /** The question that is waiting for an answer. */
  openId: string
}

/**
 * The turn after an answer was corrected; undefined if the open question stays word for word. The open question is kept,
 * reworded if it quoted the old answer. It is replaced only if it followed up an answer that no longer calls for it, or if
 * there is a result now.
 */
export function takeCorrectedTurn({ brand, transcript, before, openId }: Corrected): InterviewTurn | undefined {
  const heard = hearAnswers(readTranscript(transcript), brand.industry)
  const open = readQuestionId(openId)
  if (open.kind === 'again') return goOnAsking(open, { brand, transcript }, heard)
  const isOfLast = before.at(-1)?.answer !== transcript.at(-1)?.answer
  if (isOfLast && isFollowUp(open) && followUp(heard) !== openId) return takeInterviewTurn({ brand, transcript })
  const question = putQuestion(open, brand, heard)
  const put = putQuestion(open, brand, hearAnswers(readTranscript(before), brand.industry))
  return question.text === put.text ? undefined : { kind: 'question', question }
}

/** An undecided interview continues with the same question, unless there is a result now or it has reached its maximum. */
function goOnAsking(open: AskedQuestion, soFar: SoFar, heard: readonly Heard[]): InterviewTurn {
  const turn = takeInterviewTurn(soFar)
  if (turn.kind === 'question') return { kind: 'question', question: putQuestion(open, soFar.brand, heard) }
  return turn.kind === 'undecided' && !turn.shortfall.isOver ? goOn(soFar.brand, heard, open) : turn
}

/** Whether the interview has reached its maximum length, in answers or characters; no more answers are accepted. */
const isAtItsLongest = (transcript: readonly InterviewExchange[]) =>
  transcript.length >= answersMax ||
  transcript.reduce((letters, { answer }) => letters + answer.length, 0) >= answersLettersMax

/** Whether enough answers say something to name an archetype at all. */
export const hasEnoughAnswers = ({ brand, transcript }: SoFar): boolean =>
  countTold(hearAnswers(readTranscript(transcript), brand.industry)) >= informativeAnswersMin

function putQuestion(question: AskedQuestion, brand: InterviewBrand, heard: readonly Heard[]) {
  const { id, topic } = question
  const text = [answerAside(heard, question), wordQuestion(question, brand, heard)]
    .filter((part) => part !== '')
    .join(' ')
  return { id, topic, text, isProbe: isFollowUp(question) }
}

function closeWith({ primary, secondary, reading }: ReturnType<typeof readHeard>): string {
  const names = secondary === '' ? primary.name : `${primary.name} first and ${secondary.name} second`
  const sureness = reading === 'mixed' && secondary !== '' ? ' The two are close, and the analysis explains why.' : ''
  return `Thank you, that was the last question. Your answers point to ${names}.${sureness}`
}

/** The turn of an undecided interview: what is missing, and the next question (`open`, if one is already waiting). */
function goOn(brand: InterviewBrand, heard: readonly Heard[], open?: AskedQuestion): InterviewTurn {
  const shortfall = describeShortfall(brand, heard, open?.topic)
  const [next] = topicsNeedingAnswers(heard, topicsToSkip(brand), open?.topic)
  const question = putQuestion(next, brand, heard)
  const { reason, told, needed } = shortfall
  const last = heard.at(-1)
  const isGoingOn = last?.answer.question.kind === 'again'
  const verb = told === 0 ? 'tells me much' : told === 1 ? 'tells me something' : 'tell me something'
  const soFar = `${spellCount(told)} of your answers ${verb}`
  const silent = isGoingOn
    ? `${last.isTold ? 'Thank you, that helps' : 'I can’t count that one yet'}: ${spellCount(told)} of ${spellCount(needed)} so far.`
    : `So far, ${soFar}. I need ${spellCount(needed)} that do before I can name an archetype. Let’s keep going.`
  const why =
    reason === 'unclear' ? 'Your answers point in several directions, and no archetype stands out yet.' : silent
  const text = isGoingOn && last.answer.aside ? question.text : `${why} ${question.text}`
  return { kind: 'undecided', text, question, shortfall }
}

function endUndecided(brand: InterviewBrand, heard: readonly Heard[]): InterviewTurn {
  const [question] = topicsNeedingAnswers(heard, topicsToSkip(brand))
  const text =
    'This interview is full, and I can’t name an archetype from it yet. You can start over whenever you like. Everything you told me is kept, and the list on this page shows what would help most.'
  const shortfall = { ...describeShortfall(brand, heard), isOver: true }
  return { kind: 'undecided', text, question: putQuestion(question, brand, heard), shortfall }
}

/** Counts the answers to main questions, without follow-ups. */
const countMain = (heard: readonly Heard[]) => heard.filter(({ answer }) => !isFollowUp(answer.question)).length

/** Whether the owner asked for the result, which is possible once the minimum number of questions is answered. */
const asksToFinish = (heard: readonly Heard[]) =>
  heard.at(-1)?.answer.aside === 'finish' && countMain(heard) >= questionsMin

function nextQuestion(
  heard: readonly Heard[],
  weights: Distribution,
  leftOut: ReadonlySet<Topic>,
): AskedQuestion | undefined {
  const answers = heard.map(({ answer }) => answer)
  const count = countMain(heard)
  // An owner who has said too little in 20 questions is not asked ten more, but told what would help.
  if (count >= questionsMin && countTold(heard) < informativeAnswersMin) return undefined
  if (answers.length >= questionsMax) return undefined
  const followed = followUp(heard)
  if (followed !== undefined) return readQuestionId(followed)
  return count >= questionsMin && isSure(weights)
    ? undefined
    : chooseQuestion(answers, distributionOf(weights), leftOut)
}

/** The id of the question that follows up the last answer, if there is one. */
const followUp = (heard: readonly Heard[]) => repeatAfter(heard) ?? probeFor(heard)

/** The id of a follow-up to a thin answer or to a story about a sacrifice; never to an answer that was a follow-up itself. */
function probeFor(heard: readonly Heard[]): string | undefined {
  const last = heard.at(-1)
  if (last === undefined || last.answer.question.kind !== 'topic' || isOnlyAside(last.answer)) return undefined
  const probes = heard.filter(({ answer }) => answer.question.kind === 'probe').length
  const isAsked = isStory(last) ? countStories(heard) <= storiesMax : isThin(last.answer) && probes < probesMax
  return isAsked ? probeId(last.answer.question.topic) : undefined
}

const isOnlyAside = ({ aside, text }: Answer) => aside !== undefined && text.trim() === ''

const isStory = ({ answer, isTold }: Heard) => isTold && isOnTopic(answer) && findStory(answer.text) !== undefined
const isOnTopic = ({ question }: Answer) => question.kind === 'topic'
const countStories = (heard: readonly Heard[]) => heard.filter(isStory).length

const isSure = (weights: Distribution) =>
  Math.max(...Object.values(distributionOf(weights))) >= sureFrom && !hasTwoCloseArchetypes(weights)
