/** The values assistant: five short questions, and a wording that is put together from what was answered. */
import {
  type Guide,
  type GuideAnswers,
  type GuideAsk,
  guideQuestions,
  nameOf,
  openAsk,
  putTogether,
} from '#contract/guided-value.ts'
import type { ValueProposal, ValuesReply, ValuesTurn } from '#contract/writers.ts'
import { challengeList } from './challenge-list.ts'
import { type NoAnswer, readNoAnswer } from './is-answer.ts'
import { ownNames, suggestNames } from './name-shown.ts'
import { senseOf } from './value-sense.ts'

const done = 'That is all I ask. Put together from your answers, it stands on the card; the name is yours to change.'
const emptyList = 'There is nothing on your list to question yet. Begin with one value: what do you hold to?'

/** Said of a message that was not kept. */
const notKept: Readonly<Record<NoAnswer, string>> = {
  question:
    'That reads like a question, so I have not kept it as an answer. Synapse, at the corner of the screen, answers questions.',
  greeting: 'Good to have you here. Nothing is kept yet: this is what I asked.',
  wish: 'That reads like something for me to do, so I have not kept it. Change and Undo are buttons beside your answers, and the name can be typed on the card.',
  unsure: 'Then take your time, or leave it out with the button.',
  objection: 'Then change it: the button beside each answer opens it again.',
  short: 'That is very short. A few words more, as you would tell a friend.',
  again: 'You have said that already, so I have not kept it twice.',
}

const askOf = (answers: GuideAnswers): string => {
  const ask = openAsk(answers)
  return ask === undefined ? done : guideQuestions[ask].question
}

const namesMax = 3

/** Names for what was answered: its own short clauses first, then plain ones of the same sense. */
function namesFor(answers: GuideAnswers): string[] {
  const { hold = '', never = '', cost = '', day = '' } = answers
  const own = [nameOf({ hold }), ...ownNames(hold), ...ownNames(answers.do ?? ''), ...ownNames(`never ${never}`)]
  const heard = [...senseOf(`${hold}. ${cost} ${day}`).values].sort(([, one], [, other]) => other - one)
  const all = [
    ...own,
    ...suggestNames(
      '',
      heard.slice(0, 2).map(([motif]) => motif),
    ),
  ]
  return [...new Set(all)].filter((name) => name !== '' && name !== nameOf(answers)).slice(0, namesMax)
}

function offer({ answers }: Guide, valueId: string | undefined): ValueProposal[] {
  if (openAsk(answers) !== undefined) return []
  return [{ ...putTogether(answers), names: namesFor(answers), ...(valueId && { valueId }) }]
}

/** The answers after what a button does; undefined where it does nothing now. */
function changed({ guide: { answers }, act, asks, message, before }: ValuesTurn): GuideAnswers | undefined {
  const open = openAsk(answers)
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

function withoutAnswer(answers: GuideAnswers, asks: GuideAsk): GuideAnswers {
  const { [asks]: _said, ...others } = answers
  return others
}

/** Answers one message. Only an answer to the open question, or what a button does, changes anything. */
export function guideValue(turn: ValuesTurn): ValuesReply {
  const { guide, message, act, values, editingValueId } = turn
  const stay = (text: string): ValuesReply => ({ text, guide, proposals: offer(guide, editingValueId), isKept: false })
  if (act === 'challenge') {
    const asked = challengeList(values)
    return { ...stay(asked.length === 0 ? emptyList : asked.join('\n\n')), isKept: true }
  }
  const open = openAsk(guide.answers)
  if (act === undefined) {
    if (open === undefined)
      return stay('All five are answered. Change one with its button, or type the name on the card.')
    const instead = readNoAnswer(message, open, guide.answers)
    if (instead !== undefined) return stay(`${notKept[instead]}\n\n${guideQuestions[open].question}`)
  }
  const answers = changed({ ...turn, act: act ?? 'answer' })
  if (answers === undefined) return stay(askOf(guide.answers))
  const next = { answers, depth: Math.max(0, guide.depth + (act === 'undo' ? -1 : 1)) }
  return { text: askOf(answers), guide: next, proposals: offer(next, editingValueId), isKept: true }
}
