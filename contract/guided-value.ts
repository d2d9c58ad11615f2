/**
 * A value in five short questions, and the wording that is put together from the answers, word for word. No zod here: the
 * screens need this file.
 */
import { valueDescriptionLengthMax, valueTitleLengthMax } from '#contract/core-value.ts'

export const guideAsks = ['hold', 'cost', 'day', 'do', 'never'] as const
export type GuideAsk = (typeof guideAsks)[number]

/** The answers as they were typed; '' where there is none to give. `name`: what the owner calls it. */
export type GuideAnswers = Partial<Record<GuideAsk | 'name', string>>

type GuideQuestion = {
  question: string
  /** What the answer is called in the wording; the first one is the value's name. */
  label: string
  example: string
  /** The button for whoever has no such answer; the first question needs one. */
  none: string
}

export const guideQuestions: Readonly<Record<GuideAsk, GuideQuestion>> = {
  hold: {
    question: 'What do you hold to?',
    label: 'Name',
    example: 'Tell them if it’s not worth mending.',
    none: '',
  },
  cost: {
    question: 'What has it cost you?',
    label: 'It cost',
    example: 'We lost a £90 job in October.',
    none: 'It has cost us nothing yet',
  },
  day: {
    question: 'Tell me of a day it showed.',
    label: 'It showed',
    example: 'The week the clinic was flooded we saw patients in the car park.',
    none: 'There was no such day',
  },
  do: {
    question: 'What do you do because of it?',
    label: 'What we do',
    example: 'We look inside the shoe first.',
    none: 'Leave this out',
  },
  never: {
    question: 'And what do you never do?',
    label: 'What we never do',
    example: 'Start a job and find out later that it costs more.',
    none: 'Leave this out',
  },
}

/** A talk about one value: what has been answered, and how many steps an undo can go back. */
export type Guide = { answers: GuideAnswers; depth: number }

/** The question that is open, or undefined when all are answered. */
export const openAsk = (answers: GuideAnswers): GuideAsk | undefined =>
  guideAsks.find((ask) => answers[ask] === undefined)

/** An answer as it stands in the wording: a capital at its start and a full stop at its end, otherwise as typed. */
export function setSentence(answer: string): string {
  const text = answer.trim().replace(/\s+/g, ' ')
  if (text === '') return ''
  const whole = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?…]["”’)]?$/.test(whole) ? whole : `${whole}.`
}

/** The name that the answers give: the owner's own, else what is held to. */
export const nameOf = ({ name, hold = '' }: GuideAnswers): string =>
  setSentence(name || hold)
    .replace(/\.$/, '')
    .slice(0, valueTitleLengthMax)
    .trim()

/** In this order the answers stand in the wording. */
export const wordedAsks = ['do', 'never', 'day', 'cost'] as const

/** The wording: each answer behind what it is called, one a line. */
export function putTogether(answers: GuideAnswers): { title: string; description: string } {
  const lines = wordedAsks.flatMap((ask) => {
    const said = setSentence(answers[ask] ?? '')
    return said === '' ? [] : [`${guideQuestions[ask].label}: ${said}`]
  })
  return { title: nameOf(answers), description: lines.join('\n').slice(0, valueDescriptionLengthMax) }
}
