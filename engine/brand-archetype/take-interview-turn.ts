/** The archetype interview, one turn at a time. All that it knows is the transcript: whoever stores that can go on anywhere. */

import type { InterviewBrand, InterviewExchange, InterviewTurn } from '#contract/brand-archetype.ts'
import { answersLettersMax, answersMax, questionsMax, questionsMin, toldMin } from '#contract/plain/archetypes.ts'
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
import { isTwofold } from './judge-closeness.ts'
import { notAsked } from './question-bank.ts'
import { readHeard } from './read-archetype.ts'
import { spellCount } from './spell-count.ts'
import { listToTell, tellShortfall } from './tell-shortfall.ts'
import { isThin } from './told-answers.ts'
import type { Topic } from './topics.ts'
import { countTold, type Distribution, distributionOf, type Heard, hearAnswers, weighAnswers } from './weigh-answers.ts'
import { wordQuestion } from './word-question.ts'

const probesMax = 6
const storiesMax = 3
/** The interview may end early once the first is at least so probable and no second is close. */
const sureFrom = 0.6
/** Below it no archetype is named. */
const namedFrom = 0.35

type SoFar = { brand: InterviewBrand; transcript: readonly InterviewExchange[] }

/**
 * The next question, or what came of them: after 20 answered questions at the earliest (follow-ups not counted), after 30
 * at the latest (follow-ups counted). Where too little was told it is undecided, with the question that it goes on with;
 * at its longest it is over, and asks no more. An empty transcript gives the greeting.
 */
export function takeInterviewTurn({ brand, transcript }: SoFar): InterviewTurn {
  const heard = hearAnswers(readTranscript(transcript), brand.industry)
  const weights = weighAnswers(heard)
  const question = nextQuestion(heard, weights, notAsked(brand))
  const result = readHeard(heard)
  const isEnough = countTold(heard) >= toldMin && result.distribution[result.primary.id] >= namedFrom
  const isOver = isAtItsLongest(transcript)
  if (question !== undefined && !isOver && !(isEnough && asksToFinish(heard)))
    return { kind: 'question', question: putQuestion(question, brand, heard) }
  if (isEnough) return { kind: 'result', text: closeWith(result), result }
  return isOver ? endUndecided(brand, heard) : goOn(brand, heard)
}

type Corrected = SoFar & {
  /** The transcript as it was before one of its answers was corrected. */
  before: readonly InterviewExchange[]
  /** The question that waits for its answer. */
  openId: string
}

/**
 * What an interview goes on with after one of its answers was corrected, or undefined where what was asked stands word for
 * word. The open question stays, in other words where its words took up the old ones; it gives way only where it followed
 * up an answer that no longer calls for it, or where there is a result now.
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

/** An undecided interview goes on with the same question, unless there is a result now or it is as long as it gets. */
function goOnAsking(open: AskedQuestion, soFar: SoFar, heard: readonly Heard[]): InterviewTurn {
  const turn = takeInterviewTurn(soFar)
  if (turn.kind === 'question') return { kind: 'question', question: putQuestion(open, soFar.brand, heard) }
  return turn.kind === 'undecided' && !turn.shortfall.isOver ? goOn(soFar.brand, heard, open) : turn
}

/** No more answers are taken then. */
const isAtItsLongest = (transcript: readonly InterviewExchange[]) =>
  transcript.length >= answersMax ||
  transcript.reduce((letters, { answer }) => letters + answer.length, 0) >= answersLettersMax

/** Whether enough answers tell something for anybody to name an archetype. */
export const toldEnough = ({ brand, transcript }: SoFar): boolean =>
  countTold(hearAnswers(readTranscript(transcript), brand.industry)) >= toldMin

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

/** `open` is the question that it goes on with if one is open already. */
function goOn(brand: InterviewBrand, heard: readonly Heard[], open?: AskedQuestion): InterviewTurn {
  const shortfall = tellShortfall(brand, heard, open?.topic)
  const [next] = listToTell(heard, notAsked(brand), open?.topic)
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
  const [question] = listToTell(heard, notAsked(brand))
  const text =
    'This interview is full, and I can’t name an archetype from it yet. You can start over whenever you like. Everything you told me is kept, and the list on this page shows what would help most.'
  const shortfall = { ...tellShortfall(brand, heard), isOver: true }
  return { kind: 'undecided', text, question: putQuestion(question, brand, heard), shortfall }
}

/** The answers without those to follow-ups. */
const countMain = (heard: readonly Heard[]) => heard.filter(({ answer }) => !isFollowUp(answer.question)).length

/** After the questions that everybody answers she may ask for her result. */
const asksToFinish = (heard: readonly Heard[]) =>
  heard.at(-1)?.answer.aside === 'finish' && countMain(heard) >= questionsMin

function nextQuestion(
  heard: readonly Heard[],
  weights: Distribution,
  leftOut: ReadonlySet<Topic>,
): AskedQuestion | undefined {
  const answers = heard.map(({ answer }) => answer)
  const count = countMain(heard)
  // Who has told nothing in 20 questions is not asked ten more: she is told what would help.
  if (count >= questionsMin && countTold(heard) < toldMin) return undefined
  if (answers.length >= questionsMax) return undefined
  const followed = followUp(heard)
  if (followed !== undefined) return readQuestionId(followed)
  return count >= questionsMin && isSure(weights)
    ? undefined
    : chooseQuestion(answers, distributionOf(weights), leftOut)
}

/** The id of the question that follows up the last answer, if one does. */
const followUp = (heard: readonly Heard[]) => repeatAfter(heard) ?? probeFor(heard)

/** One follow-up to a thin answer or a strong story, never to a follow-up. */
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
  Math.max(...Object.values(distributionOf(weights))) >= sureFrom && !isTwofold(weights)
