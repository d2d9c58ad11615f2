/** What is said to the owner beside a refined text: a few words on what changed, or a question back. */
import type { BrandBrief } from '#contract/brand.ts'
import type { Intent } from './refine-intent.ts'
import { countWords } from './refine-text.ts'

const quoted = (phrase: string) => `“${phrase}”`

/** What changed from `before` to `after`, in one sentence. */
export function noteOf(intents: readonly Intent[], before: string, after: string): string {
  const parts = intents.map((intent) => partOf(intent, before, after)).filter((part) => part !== '')
  const [first = 'changed', ...others] = [...new Set(parts)]
  const last = others.pop()
  const sentence = last === undefined ? first : `${[first, ...others].join(', ')} and ${last}`
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

function partOf(intent: Intent, before: string, after: string): string {
  switch (intent.kind) {
    case 'shorter':
      return `shorter by ${countOf(countWords(before) - countWords(after))}`
    case 'longer':
      return `longer by ${countOf(countWords(after) - countWords(before))}`
    case 'formal':
      return 'more formal in its wording'
    case 'plainer':
      return intent.words.length > 0 ? `plainer, without ${intent.words.map(quoted).join(' and ')}` : 'in plainer words'
    case 'specific':
    case 'sentence':
    case 'add':
      return `with ${quoted(intent.phrase)} in it`
    case 'audience':
      return `now for ${intent.phrase}`
    case 'also-for':
      return `also for ${intent.phrase}`
    case 'focus':
      return `with ${quoted(intent.phrase)} up front`
    case 'lead':
      return `now starting with ${quoted(intent.phrase)}`
    case 'drop':
      return /(?: (?:sentence|line)|^last|^final|^end|^ending)$/i.test(intent.phrase)
        ? `without the ${intent.phrase.toLowerCase().replace(/^(last|final)$/, '$1 part')}`
        : `without ${quoted(intent.phrase)}`
    case 'replace':
      return `with ${quoted(intent.to)} in place of ${quoted(intent.from)}`
    case 'undo':
      return intent.to === 'first' ? 'back to the first version' : 'back to the version before'
    case 'last':
      return `now ending with ${quoted(intent.phrase)}`
    case 'reword':
      return `with another word for ${quoted(intent.phrase)}`
    case 'keep':
    case 'unclear-audience':
    case 'unsaid':
      return ''
    default:
      return fixedParts[intent.kind]
  }
}

const fixedParts = {
  bolder: 'bolder and more direct',
  warmer: 'warmer in tone',
  casual: 'closer to how people talk',
  'customer-first': 'now starting with the customer',
  'name-first': 'now starting with your name',
  benefit: 'with what people get up front',
  other: 'another way to say it',
  'to-you': 'said to the reader',
  'as-we': 'said as “we”',
  'as-i': 'said as “I”',
  'one-sentence': 'in one sentence',
  join: 'with its sentences joined',
  'fewer-adjectives': 'with fewer adjectives',
  split: 'in two sentences',
  'turn-round': 'turned round',
} as const

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const countOf = (count: number) => `${numberWords[count] ?? count} ${count === 1 ? 'word' : 'words'}`

export const offTaskQuestion =
  'I can only work on this proposition. What should change about it: its length, its tone, who it is for, or a word in it?'

export const englishOnlyQuestion = 'I only write in English. What should change about the English text?'

/** Said where the owner is content. */
export const praisedReply = 'Good, then it stays as it is. Say so whenever something should change.'

/** The question for a message that names nothing to do. */
export function openQuestion(brief: BrandBrief): string {
  const { customers, xfactor } = brief.topWords
  const example = xfactor
    ? `put ${quoted(xfactor)} first`
    : customers
      ? `say more about ${customers}`
      : 'leave a word out'
  return `What should be different: shorter, warmer, bolder, plainer? You can also name a word to drop or to add, or tell me to ${example}.`
}

/** The question for a wish that could not be met. */
export function questionFor(intent: Intent, brief: BrandBrief): string {
  switch (intent.kind) {
    case 'shorter':
      return 'This is close to as short as it goes. Which part could go: who it is for, what they get, or how you do it?'
    case 'longer':
      return 'What should it say more about? Name one thing, for example how you work or what people take home.'
    case 'specific':
      return 'More specific about what: who it is for, what they get, or how you do it? Tell me the words and I will work them in.'
    case 'drop':
      return `Without ${quoted(intent.phrase)} the sentence falls apart. What should stand in its place?`
    case 'replace':
      return `I do not find ${quoted(intent.from)} in this text. Which words should ${quoted(intent.to)} replace?`
    case 'plainer':
      return intent.words.length > 0
        ? `Which word would you use in place of ${quoted(intent.words[0] ?? '')}?`
        : 'It is quite plain already. Which word feels wrong to you?'
    case 'unsaid':
      return 'Tell me the words and I will work them in: I write nothing that you have not said.'
    case 'unclear-audience':
      return 'Whom should it name? Tell me who it is for, in your words.'
    case 'reword':
      return intent.phrase === 'it'
        ? 'Which word should stand there instead?'
        : `Which word would you like in place of ${quoted(intent.phrase)}?`
    case 'to-you':
      return 'I cannot turn this one round without bending it. Who is it for, in a word or two?'
    case 'as-we':
      return 'It speaks as “we” already, or your name does not open it. Which part should sound more like you?'
    case 'join':
      return 'These sentences do not join without bending them. Which one could go, or come first?'
    case 'as-i':
      return 'It does not speak as “we” that could become “I”. Which part should sound like you?'
    case 'fewer-adjectives':
      return 'Each adjective left carries its sentence. Which one should go?'
    case 'one-sentence':
      return 'It is one sentence already. Should it be shorter?'
    case 'add':
    case 'focus':
    case 'lead':
      return `It says ${quoted(intent.phrase)} already. Should it come first, or be said in other words?`
    case 'customer-first':
      return 'It starts with them already, or does not say who they are. Who is it for, in your words?'
    case 'name-first':
      return 'It starts with your name already, or cannot without bending. What should come right after it?'
    case 'formal':
      return 'It is quite formal already. Which word still sounds too loose to you?'
    case 'undo':
      return 'This is the first version. What should be different about it?'
    case 'other':
      return 'What should another version stress: who it is for, what they get, or how you do it?'
    default:
      return openQuestion(brief)
  }
}
