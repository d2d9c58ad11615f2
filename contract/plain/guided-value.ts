/** A value in five short questions, and its wording, composed verbatim from the answers. */
import { valueDescriptionLengthMax, valueTitleLengthMax } from '#contract/plain/core-value.ts'
import { withoutOpener } from '#contract/plain/opener.ts'

export const guideAsks = ['hold', 'cost', 'day', 'do', 'never'] as const
export type GuideAsk = (typeof guideAsks)[number]

/** The answers as typed; '' for a question the owner has no answer to. `name`: the owner's name for the value. */
export type GuideAnswers = Partial<Record<GuideAsk | 'name', string>>

type GuideQuestion = {
  question: string
  /** The label in front of the answer; that of the first question names the value. */
  label: string
  example: string
  /** The button for owners without an answer; the first question needs one. */
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

/** A guided conversation about one value: the answers so far, and how many steps can be undone. */
export type Guide = { answers: GuideAnswers; depth: number }

/** The next unanswered question, or undefined when all are answered. */
export const openAsk = (answers: GuideAnswers): GuideAsk | undefined =>
  guideAsks.find((ask) => answers[ask] === undefined)

/** Capitalizes an answer and ends it with a full stop, otherwise leaving it as typed. */
export function setSentence(answer: string): string {
  const text = answer.trim().replace(/\s+/g, ' ')
  if (text === '') return ''
  const whole = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?…]["”’)]?$/.test(whole) ? whole : `${whole}.`
}

const nameWordsMax = 5

/** Lookarounds anchor each alternative at the start of a run of marks, so matching stays linear. */
const sentenceEnd = /(?<![.!?…:;])[.!?…:;]+(?![.!?…:;])(?=\s|["”’)]{0,4}$)|\n|(?<=\s)(?<![–—-])[–—-]+\s/

/** The name of the value: the owner's own, else the first sentence of the `hold` answer if it is short. */
export function nameOf({ name, hold = '' }: GuideAnswers): string {
  if (name) return setSentence(name).replace(/\.$/, '').slice(0, valueTitleLengthMax).trim()
  const [first = ''] = withoutOpener(hold).split(sentenceEnd)
  const said = setSentence(first).replace(/\.$/, '')
  return said.split(' ').length <= nameWordsMax && said.length <= valueTitleLengthMax ? said : ''
}

/** The `hold` answer as a sentence; '' if it is itself used as a name. */
export function heldLine({ hold = '' }: GuideAnswers): string {
  const said = setSentence(hold)
  return said.replace(/[.!…]$/, '') === nameOf({ hold }) ? '' : said
}

/** An answer as it follows its label: "What we never do" is not followed by a second "never". */
export function wordingOf(ask: GuideAsk, answer: string): string {
  const rest = answer.trim().replace(/^(?:(?:i|we)(?:['’]ll| will| would)? )?never(?: ever)?\b[\s,:]*/i, '')
  return setSentence(ask === 'never' && rest !== '' && !/\bnever\b/i.test(rest) ? rest : answer)
}

/** The order of the answers in the wording. */
export const wordedAsks = ['do', 'never', 'day', 'cost'] as const

/** Composes the value: the `hold` answer, then each other answer after its label, one per line. */
export function putTogether(answers: GuideAnswers): { title: string; description: string } {
  const lines = wordedAsks.flatMap((ask) => {
    const said = wordingOf(ask, answers[ask] ?? '')
    return said === '' ? [] : [`${guideQuestions[ask].label}: ${said}`]
  })
  const held = heldLine(answers)
  if (held !== '') lines.unshift(held)
  return { title: nameOf(answers), description: lines.join('\n').slice(0, valueDescriptionLengthMax) }
}
