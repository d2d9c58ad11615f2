/** The values assistant: five short questions, and a wording that is built from the answers. */
import {
  composeGuidedValue,
  findOpenGuideQuestion,
  type GuideAnswers,
  type GuideQuestionId,
  guideQuestions,
  makeGuidedValueTitle,
  type ValueGuide,
  wordAnswerAfterLabel,
} from '#contract/plain/guided-value.ts'
import type { ValueProposal, ValuesReply, ValuesTurn } from '#contract/writers.ts'
import { classifyNonAnswer, type NonAnswer } from './classify-non-answer.ts'
import { findValueInSentence } from './value-words.ts'
import { writeChallengeQuestions } from './write-challenge-questions.ts'

const done = 'That’s everything I need. Your value is on the card, built from your answers. You can change its name.'
const unnamed =
  'That’s everything I need. Your value is on the card, built from your answers. Now give it a short name, in words you’d say out loud.'
const emptyList =
  'There’s nothing on your list to challenge yet. Start with one value: what do you stick to, no matter what?'

/** Replies to a message that was not saved as an answer, by what it was instead. */
const notKept: Readonly<Record<NonAnswer, string>> = {
  question:
    'That sounds like a question, so I haven’t saved it as an answer. Synapse, in the corner of the screen, answers questions.',
  greeting: 'Here’s my question again.',
  wish: 'That sounds like something you want me to do, so I haven’t saved it as an answer. You’ll find Change and Undo next to your answers, and you can type the name on the card.',
  unsure: 'Take your time, or skip it if there’s a button.',
  objection: 'You can change it. The Change button next to each answer opens it again.',
  short: 'That’s very short. Say a little more, the way you’d tell a friend.',
  again: 'You’ve already said that, so I haven’t saved it twice.',
}

const askOf = (answers: GuideAnswers): string => {
  const ask = findOpenGuideQuestion(answers)
  if (ask !== undefined) return guideQuestions[ask].question
  return makeGuidedValueTitle(answers) === '' ? unnamed : done
}

const namesMax = 3

/** Suggested names: short sentences from the answers, and the value whose word appears in the first answer. */
function namesFor(answers: GuideAnswers): string[] {
  const { hold = '', never = '' } = answers
  const own = [hold, answers.do ?? '', never && `never ${wordAnswerAfterLabel('never', never)}`].map((said) =>
    makeGuidedValueTitle({ hold: said }),
  )
  const all = new Set([...own, findValueInSentence(hold)])
  return [...all].filter((name) => name !== '' && name !== makeGuidedValueTitle(answers)).slice(0, namesMax)
}

function offer({ answers }: ValueGuide, valueId: string | undefined): ValueProposal[] {
  if (findOpenGuideQuestion(answers) !== undefined) return []
  return [{ ...composeGuidedValue(answers), names: namesFor(answers), ...(valueId && { valueId }) }]
}

/** The answers after a button press; undefined if the button does nothing at this point. */
function changed({ guide: { answers }, act, asks, message, before }: ValuesTurn): GuideAnswers | undefined {
  const open = findOpenGuideQuestion(answers)
  switch (act) {
    case 'answer':
      return open && { ...answers, [open]: message }
    case 'skip':
      return open && guideQuestions[open].none !== '' ? { ...answers, [open]: '' } : undefined
    case 'change':
      return asks && withoutAnswer(answers, asks)
    case 'name':
      return { ...answers, name: message }
    case 'undo':
      return before
    default:
      return undefined
  }
}

function withoutAnswer(answers: GuideAnswers, asks: GuideQuestionId): GuideAnswers {
  const { [asks]: _said, ...others } = answers
  return others
}

/** Handles one message. Only an answer to the open question or a button press changes the saved answers. */
export function answerValuesMessage(turn: ValuesTurn): ValuesReply {
  const { guide, message, act, values, editingValueId } = turn
  const stay = (text: string): ValuesReply => ({ text, guide, proposals: offer(guide, editingValueId), isKept: false })
  if (act === 'challenge') {
    const asked = writeChallengeQuestions(values)
    return { ...stay(asked.length === 0 ? emptyList : asked.join('\n\n')), isKept: true }
  }
  const open = findOpenGuideQuestion(guide.answers)
  if (act === undefined) {
    if (turn.isForModel) return stay(askOf(guide.answers))
    if (open === undefined)
      return stay('You’ve answered all five. Change an answer with its button, or type the name on the card.')
    const instead = classifyNonAnswer(message, open, guide.answers)
    if (instead !== undefined) return stay(`${notKept[instead]}\n\n${guideQuestions[open].question}`)
  }
  const answers = changed({ ...turn, act: act ?? 'answer' })
  if (answers === undefined) return stay(askOf(guide.answers))
  const next = { answers, depth: Math.max(0, guide.depth + (act === 'undo' ? -1 : 1)) }
  return { text: askOf(answers), guide: next, proposals: offer(next, editingValueId), isKept: true }
}
