/** A value in five short questions, and the wording that is put together from the answers, word for word. */
import { valueDescriptionLengthMax, valueTitleLengthMax } from '#contract/plain/core-value.ts'
import { withoutOpener } from '#contract/plain/opener.ts'

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
    question: 'What do you stick to, no matter what?',
    label: 'Name',
    example: 'Tell them when it’s not worth fixing.',
    none: '',
  },
  cost: {
    question: 'What has it cost you?',
    label: 'What it cost',
    example: 'We lost a $90 job in October.',
    none: 'It hasn’t cost us anything yet',
  },
  day: {
    question: 'Tell me about a day when it showed.',
    label: 'When it showed',
    example: 'The week the clinic flooded, we saw patients in the parking lot.',
    none: 'I can’t think of one',
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
    example: 'Start a job before you know what it will cost.',
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

const nameWordsMax = 5

/** Tried where a row of marks begins, and nowhere else in it. */
const sentenceEnd = /(?<![.!?…:;])[.!?…:;]+(?![.!?…:;])(?=\s|["”’)]{0,4}$)|\n|(?<=\s)(?<![–—-])[–—-]+\s/

/** The name that the answers give: the owner's own, else the first sentence of what is held to, if that is short. */
export function nameOf({ name, hold = '' }: GuideAnswers): string {
  if (name) return setSentence(name).replace(/\.$/, '').slice(0, valueTitleLengthMax).trim()
  const [first = ''] = withoutOpener(hold).split(sentenceEnd)
  const said = setSentence(first).replace(/\.$/, '')
  return said.split(' ').length <= nameWordsMax && said.length <= valueTitleLengthMax ? said : ''
}

/** What is held to, as a sentence; '' where it is a name itself, whatever the value is called in the end. */
export function heldLine({ hold = '' }: GuideAnswers): string {
  const said = setSentence(hold)
  return said.replace(/[.!…]$/, '') === nameOf({ hold }) ? '' : said
}

/** An answer as it stands behind what it is called: after "What we never do" no second "never". */
export function wordingOf(ask: GuideAsk, answer: string): string {
  const rest = answer.trim().replace(/^(?:(?:i|we)(?:['’]ll| will| would)? )?never(?: ever)?\b[\s,:]*/i, '')
  return setSentence(ask === 'never' && rest !== '' && !/\bnever\b/i.test(rest) ? rest : answer)
}

/** In this order the answers stand in the wording. */
export const wordedAsks = ['do', 'never', 'day', 'cost'] as const

/** The wording: what is held to, then each answer behind what it is called, one a line. */
export function putTogether(answers: GuideAnswers): { title: string; description: string } {
  const lines = wordedAsks.flatMap((ask) => {
    const said = wordingOf(ask, answers[ask] ?? '')
    return said === '' ? [] : [`${guideQuestions[ask].label}: ${said}`]
  })
  const held = heldLine(answers)
  if (held !== '') lines.unshift(held)
  return { title: nameOf(answers), description: lines.join('\n').slice(0, valueDescriptionLengthMax) }
}
