/** Tells whether a message answers the open question or is something else, such as a greeting or a question. */
import type { GuideAnswers, GuideQuestionId } from '#contract/plain/guided-value.ts'
import listed from './no-answers.json' with { type: 'json' }
import { makeWordSet } from './value-titles.ts'

const opensWith = (phrases: string) => new RegExp(`^(?:${phrases.split(', ').join('|')})(?![\\p{L}'])`, 'iu')
const asking = opensWith(listed.asking)
const greeting = opensWith(listed.greeting)
const wishing = opensWith(listed.wish)
const objecting = opensWith(listed.objection)
const unsure = opensWith(listed.unsure)

const [beside, empty] = [makeWordSet(listed.beside), makeWordSet(listed.empty)]
const consistsOf = (words: ReadonlySet<string>, text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []).every((word) => words.has(word))

/** Lead-in words to ignore: "ok, please …". */
const politeness = /^(?:(?:please|now|just|and|ok|okay|then|well|um|honestly|no|can you|could you),? )+/i

/** Minimum number of words for an answer to each question. */
const wordsMin: Readonly<Record<GuideQuestionId, number>> = { hold: 1, cost: 3, day: 4, do: 2, never: 2 }

/** What a message is instead of an answer. `wish`: a request to do something; `again`: a repeated answer. */
export type NonAnswer = 'question' | 'greeting' | 'wish' | 'unsure' | 'objection' | 'short' | 'again'

/** What a message is instead of an answer to `ask`; undefined if it is an answer. */
export function classifyNonAnswer(message: string, ask: GuideQuestionId, answers: GuideAnswers): NonAnswer | undefined {
  const text = message.trim().replaceAll('’', "'")
  const plain = text.replace(politeness, '')
  if (greeting.test(text) && consistsOf(beside, text.replace(greeting, ''))) return 'greeting'
  if (wishing.test(plain)) return 'wish'
  if (text.endsWith('?') || asking.test(text)) return 'question'
  if (objecting.test(text) || objecting.test(plain)) return 'objection'
  if ([text, plain].some((each) => unsure.test(each) && consistsOf(empty, each.replace(unsure, '')))) return 'unsure'
  if (text.split(/\s+/).length < wordsMin[ask] || !/\p{L}{2}/u.test(text)) return 'short'
  const said = text.toLowerCase()
  return Object.values(answers).some((each) => each.trim().toLowerCase() === said) ? 'again' : undefined
}
