/** The one-sentence reply to an owner who asks back or complains; it comes before the next question. */

import {
  informativeAnswersMin,
  interviewAnswersMax,
  interviewQuestionsMax,
  interviewQuestionsMin,
} from '#contract/plain/archetypes.ts'
import { capitalizeFirstLetter } from '#contract/plain/capitalize-first-letter.ts'
import table from './asides.json' with { type: 'json' }
import { type AskedQuestion, isFollowUpQuestion, makeRepeatId } from './interview-answers.ts'
import { findBankedQuestion } from './question-bank.ts'
import type { AsideKind } from './read-aside.ts'
import { spellOutNumber } from './spell-out-number.ts'
import { type AnalysedAnswer, countInformativeAnswers } from './weigh-answers.ts'

const { replies } = table
/** How many questions one interview may repeat, so that asking back every time does not double it. */
const repeatsMax = 6

/** Asides (remarks to the interviewer) after which the question is not repeated. */
const goesOn: ReadonlySet<AsideKind> = new Set(['repeated', 'skip'])

/** The id of the question to repeat because the last answer only asked back; undefined if the interview moves on. */
export function findQuestionToRepeat(heard: readonly AnalysedAnswer[]): string | undefined {
  const last = heard.at(-1)
  if (!last?.answer.aside || goesOn.has(last.answer.aside) || last.answer.text.trim() !== '') return undefined
  const { kind, id } = last.answer.question
  const repeats = heard.filter(({ answer }) => answer.question.kind === 'repeat').length
  return kind === 'repeat' || kind === 'again' || repeats >= repeatsMax ? undefined : makeRepeatId(id)
}

/** The reply to the aside in the last answer; '' if it has none. `next`: the question that follows the reply. */
export function replyToAside(heard: readonly AnalysedAnswer[], next: AskedQuestion): string {
  const last = heard.at(-1)
  const aside = last?.answer.aside
  if (last === undefined || aside === undefined) return ''
  if (aside === 'count' || aside === 'finish') return tellLeft(heard, next)
  if (aside === 'skip') return replies.leaveIt
  if (aside !== 'why' && aside !== 'meaning') return replies[aside]
  if (next.kind !== 'repeat') return last.answer.text.trim() === '' ? replies.leaveIt : ''
  if (aside === 'meaning') return next.pair ? replies.pair : replies.meaning
  return replies.why[findBankedQuestion(next.topic).kind]
}

/** Says how many questions are left, including the next one, using the limits that end the interview. */
function tellLeft(heard: readonly AnalysedAnswer[], next: AskedQuestion): string {
  const asked = heard.filter(({ answer }) => !isFollowUpQuestion(answer.question)).length
  const missing = informativeAnswersMin - countInformativeAnswers(heard)
  if (asked >= interviewQuestionsMin && missing > 0)
    return `I need at least ${spellOutNumber(missing)} more ${missing === 1 ? 'answer' : 'answers'} in your own words to name an archetype.`
  const most = interviewQuestionsMax - heard.length
  if (most < 1)
    return `We go on until your answers point one way: at most ${spellOutNumber(interviewAnswersMax - heard.length)} more, this one included.`
  const least = Math.min(most, Math.max(1, interviewQuestionsMin - asked + (next.kind === 'repeat' ? 1 : 0)))
  if (least === most) return `${capitalizeFirstLetter(spellOutNumber(most))} more, this one included.`
  return `At least ${spellOutNumber(least)} more and at most ${spellOutNumber(most)}, this one included.`
}
