/**
 * The guided way to a core value: five short questions, and how the answers are joined verbatim into a title and a
 * description.
 */
import { valueDescriptionLengthMax, valueTitleLengthMax } from '#contract/plain/core-value.ts'
import { removeOpeningPhrase } from '#contract/plain/remove-opening-phrase.ts'

export const guideQuestionIds = ['hold', 'cost', 'day', 'do', 'never'] as const
export type GuideQuestionId = (typeof guideQuestionIds)[number]

/** The answers as typed; '' for a skipped question. `name` is the owner's name for the value. */
export type GuideAnswers = Partial<Record<GuideQuestionId | 'name', string>>

type GuideQuestion = {
  question: string
  /** The label in front of the answer in the description. The first answer becomes the title, so its label is "Name". */
  label: string
  example: string
  /** The text of the button that skips the question; '' for the first question, which cannot be skipped. */
  none: string
}

export const guideQuestions: Readonly<Record<GuideQuestionId, GuideQuestion>> = {
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
export type ValueGuide = { answers: GuideAnswers; depth: number }

/** The next unanswered question, or undefined when all are answered. */
export const findOpenGuideQuestion = (answers: GuideAnswers): GuideQuestionId | undefined =>
  guideQuestionIds.find((ask) => answers[ask] === undefined)

/** Capitalizes an answer and ends it with a full stop, otherwise leaving it as typed. */
export function formatAnswerAsSentence(answer: string): string {
  const text = answer.trim().replace(/\s+/g, ' ')
  if (text === '') return ''
  const whole = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?…]["”’)]?$/.test(whole) ? whole : `${whole}.`
}

const nameWordsMax = 5

/**
 * Where the first sentence of an answer ends. The lookbehinds match each row of punctuation once, which keeps it
 * linear.
 */
const sentenceEnd = /(?<![.!?…:;])[.!?…:;]+(?![.!?…:;])(?=\s|["”’)]{0,4}$)|\n|(?<=\s)(?<![–—-])[–—-]+\s/

/**
 * The title of the value: the owner's own name for it, else the first sentence of the first answer (`hold`) if it is
 * short.
 */
export function makeGuidedValueTitle({ name, hold = '' }: GuideAnswers): string {
  if (name) return formatAnswerAsSentence(name).replace(/\.$/, '').slice(0, valueTitleLengthMax).trim()
  const [first = ''] = removeOpeningPhrase(hold).split(sentenceEnd)
  const said = formatAnswerAsSentence(first).replace(/\.$/, '')
  return said.split(' ').length <= nameWordsMax && said.length <= valueTitleLengthMax ? said : ''
}

/** The first answer as a sentence for the description; '' if it already serves as the title. */
export function makeFirstAnswerSentence({ hold = '' }: GuideAnswers): string {
  const said = formatAnswerAsSentence(hold)
  return said.replace(/[.!…]$/, '') === makeGuidedValueTitle({ hold }) ? '' : said
}

/** An answer as it follows its label: after "What we never do" the answer's own "never" is dropped. */
export function wordAnswerAfterLabel(ask: GuideQuestionId, answer: string): string {
  const rest = answer.trim().replace(/^(?:(?:i|we)(?:['’]ll| will| would)? )?never(?: ever)?\b[\s,:]*/i, '')
  return formatAnswerAsSentence(ask === 'never' && rest !== '' && !/\bnever\b/i.test(rest) ? rest : answer)
}

/** The order in which the answers follow the first one in the description. */
export const labelledQuestionIds = ['do', 'never', 'day', 'cost'] as const

/** Joins the answers into a value: the first answer, then each other answer after its label, one per line. */
export function composeGuidedValue(answers: GuideAnswers): { title: string; description: string } {
  const lines = labelledQuestionIds.flatMap((ask) => {
    const said = wordAnswerAfterLabel(ask, answers[ask] ?? '')
    return said === '' ? [] : [`${guideQuestions[ask].label}: ${said}`]
  })
  const held = makeFirstAnswerSentence(answers)
  if (held !== '') lines.unshift(held)
  return { title: makeGuidedValueTitle(answers), description: lines.join('\n').slice(0, valueDescriptionLengthMax) }
}
