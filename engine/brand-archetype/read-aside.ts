/** Recognises asides: remarks to the interviewer (questions back, complaints), which get a reply and are not counted. */

import { functionWords } from '#engine/language/stem.ts'
import table from './asides.json' with { type: 'json' }
import { splitIntoTokens } from './tokens.ts'

export const asideKinds = [
  'count',
  'why',
  'meaning',
  'repeated',
  'skip',
  'back',
  'pause',
  'finish',
  'who',
  'complaint',
] as const
export type AsideKind = (typeof asideKinds)[number]
export type AnswerWithoutAsides = {
  /** The answer with its asides blanked out, so that every word keeps its position. */
  told: string
  aside?: AsideKind
}

/**
 * If an answer says nothing about the business before an aside and at most this many words after it, the whole answer counts
 * as the aside: "What is this for? I bake bread".
 */
const reasonWordsMax = 12
const asideWordsMax = 16
/** Longer answers are not searched for asides. */
const answerLengthMax = 1000
const sentence = /[^.!?\n]+(?:[.!?\n]+["”’)]*|$)/g

const openers: ReadonlySet<string> = new Set(table.opensWith.split(' '))
type Pattern = { kind: AsideKind; test: RegExp; isAlone: boolean }
const patterns: readonly Pattern[] = table.kinds.flatMap(({ kind, asks, alone = [] }) => {
  const known = asideKinds.find((each) => each === kind)
  const read = (isAlone: boolean) => (ask: string) =>
    known ? [{ kind: known, test: new RegExp(`^(?:${ask})`), isAlone }] : []
  return [...asks.flatMap(read(false)), ...alone.flatMap(read(true))]
})

/**
 * The kind of aside that a word suggests ("robot": 'who'). A short question that consists only of such words and of fillers
 * (`between`) is meant for the interviewer.
 */
const speaksOf = new Map(
  asideKinds.flatMap((kind) =>
    Object.entries(table.speaksOf).flatMap(([name, words]) =>
      name === kind ? words.split(' ').map((word) => [word, kind] as const) : [],
    ),
  ),
)
const between: ReadonlySet<string> = new Set(table.between.split(' '))
const asks =
  /^(?:(?:what|how|who|when)(?! (?:you|i|we|it|they)\b)|why|is|are|do|does|did|can|could|will|would|isn'?t|aren'?t|don'?t (?:i|you|we)|didn'?t|haven'?t|may|must)\b/
const addresses = /\b(?:you|u|your|questions?|answers?|interview)\b/
const points = /\b(?:this|that|it|these|we|one)\b/
const bareWordsMax = 9

/** The kind of aside that a short sentence is if every word of it is about the interview; otherwise undefined. */
function bareKindOf(words: readonly string[], isAsked: boolean): AsideKind | undefined {
  const said = words.join(' ')
  const isQuestion = isAsked || asks.test(said)
  const isMeant = isQuestion ? addresses.test(said) || points.test(said) : addresses.test(said) && points.test(said)
  if (words.length < 3 || words.length > bareWordsMax || !isMeant) return undefined
  if (!words.every((word) => between.has(word) || speaksOf.has(word))) return undefined
  const kind = asideKinds.find((each) => words.some((word) => speaksOf.get(word) === each))
  return isQuestion || kind === 'repeated' || kind === 'skip' ? kind : undefined
}

const spelledOut = (words: string) =>
  words
    .replace(/\b(what|that|it|who|this)'?s\b/g, '$1 is')
    .replace(/\bi'?m\b/g, 'i am')
    .replace(/'(ve|re)\b/g, (_, verb: string) => (verb === 've' ? ' have' : ' are'))

/** The kind of aside that a sentence is, if any; some patterns count only if nothing else is said ("Why?"). */
function kindOf(text: string, isAlone: boolean): AsideKind | undefined {
  const words = splitIntoTokens(text).map(({ word }) => word)
  if (words.length === 0 || words.length > asideWordsMax) return undefined
  const from = words.findIndex((word) => !openers.has(word))
  // "Sorry?" consists of openers only, but still asks back.
  const said = spelledOut(words.slice(Math.max(0, from)).join(' '))
  const found = patterns.find((each) => (isAlone || !each.isAlone) && each.test.test(said))?.kind
  return found ?? (isAlone ? bareKindOf(said.split(' '), text.trim().endsWith('?')) : undefined)
}

const countWords = (text: string) => splitIntoTokens(text).length
const tells = (text: string) => splitIntoTokens(text).some(({ word }) => !functionWords.has(word) && !openers.has(word))
const blank = (text: string) => ' '.repeat(text.length)

/** Splits an answer into what it says about the business, and what it asks back or complains about. */
export function separateAsides(text: string): AnswerWithoutAsides {
  if (text.length > answerLengthMax) return { told: text }
  const sentences = [...text.matchAll(sentence)].map(([part]) => part)
  const parts = sentences.map((part) => ({ part, kind: kindOf(part, sentences.length === 1) }))
  const first = parts.findIndex(({ kind }) => kind !== undefined)
  const aside = parts[first]?.kind
  if (aside === undefined) return { told: text }
  const rest = (from: number, to?: number) => parts.slice(from, to).flatMap(({ part, kind }) => (kind ? [] : [part]))
  const isReason = countWords(rest(first).join(' ')) <= reasonWordsMax && !tells(rest(0, first).join(' '))
  if (isReason) return { told: '', aside }
  let told = text
  for (const { part, kind } of parts) if (kind) told = told.replace(part, blank(part))
  return { told, aside }
}
