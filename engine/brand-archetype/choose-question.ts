/** Chooses the next question: the one that best separates the archetypes that are still likely. */
import type { ArchetypeId } from '#contract/plain/archetypes.ts'
import { contrastTopics } from './contrast-lines.ts'
import { estimateInformationGain } from './estimate-information-gain.ts'
import {
  type AskedQuestion,
  type InterviewAnswer,
  isFollowUpQuestion,
  makeContrastId,
  openingQuestionId,
  parseQuestionId,
} from './interview-answers.ts'
import { findBankedQuestion, questionBank } from './question-bank.ts'
import type { InterviewTopic } from './topics.ts'
import { type ArchetypeDistribution, rankArchetypes } from './weigh-answers.ts'

const contrastsFrom = 13
const contrastsMax = 4
/** No either-or question is asked if the leader is at least this many times as probable as the runner-up. */
const settledRatio = 3
const alikeInARowMax = 2
/** Archetypes less probable than this are not offered in an either-or question. */
const worthAsking = 0.05

/** The next main question (never a follow-up); undefined when nothing is left to ask. */
export function chooseQuestion(
  answers: readonly InterviewAnswer[],
  now: ArchetypeDistribution,
  leftOut: ReadonlySet<InterviewTopic> = new Set(),
): AskedQuestion | undefined {
  const asked = answers.map(({ question }) => question).filter((question) => !isFollowUpQuestion(question))
  if (asked.length === 0) return parseQuestionId(openingQuestionId)
  if (!asked.some(({ topic }) => topic === 'customers')) return parseQuestionId('customers')
  return chooseContrast(asked, now) ?? chooseTopic(asked, now, leftOut) ?? chooseLastContrast(asked, now)
}

/** The unasked topic with the largest expected gain; avoids a third question of the same kind in a row. */
export function chooseTopic(
  asked: readonly AskedQuestion[],
  now: ArchetypeDistribution,
  leftOut: ReadonlySet<InterviewTopic> = new Set(),
): AskedQuestion | undefined {
  const done = new Set(asked.filter(({ kind }) => kind === 'topic').map(({ topic }) => topic))
  const left = questionBank.filter(({ topic }) => !done.has(topic) && !leftOut.has(topic))
  const lastKinds = asked.slice(-alikeInARowMax).map(({ topic }) => findBankedQuestion(topic).kind)
  const fresh = left.filter(({ kind }) => lastKinds.some((last) => last !== kind))
  const gains = (fresh.length > 0 ? fresh : left).map(({ topic }) => ({
    topic,
    gain: estimateInformationGain(topic, now),
  }))
  gains.sort((one, other) => other.gain - one.gain)
  const best = gains[0]
  return best && parseQuestionId(best.topic)
}

/** From the thirteenth question on, every other question may be an either-or while the top two are close. */
function chooseContrast(asked: readonly AskedQuestion[], now: ArchetypeDistribution): AskedQuestion | undefined {
  const contrasts = asked.filter(({ kind }) => kind === 'contrast')
  if (asked.length + 1 < contrastsFrom || contrasts.length >= contrastsMax) return undefined
  if (asked.at(-1)?.kind === 'contrast' || isSettled(now)) return undefined
  const [first, second] = rankArchetypes(now)
  return first && second && unusedContrast(contrasts, first, second)
}

/** When every topic has been asked: an either-or between the leader and the next archetypes. */
function chooseLastContrast(asked: readonly AskedQuestion[], now: ArchetypeDistribution): AskedQuestion | undefined {
  const contrasts = asked.filter(({ kind }) => kind === 'contrast')
  const [first, ...others] = rankArchetypes(now).filter((id) => now[id] >= worthAsking)
  if (first === undefined) return undefined
  for (const other of others) {
    const question = unusedContrast(contrasts, first, other)
    if (question !== undefined) return question
  }
  return undefined
}

function unusedContrast(contrasts: readonly AskedQuestion[], first: ArchetypeId, second: ArchetypeId) {
  const isSamePair = ({ pair }: AskedQuestion) => pair?.includes(first) && pair.includes(second)
  const used = contrasts.filter(isSamePair).map(({ topic }) => topic)
  const free = contrastTopics.find((topic) => !used.some((each) => each === topic))
  return free && parseQuestionId(makeContrastId(free, [first, second]))
}

function isSettled(now: ArchetypeDistribution): boolean {
  const [first, second] = rankArchetypes(now)
  return first !== undefined && second !== undefined && now[first] >= settledRatio * now[second]
}
