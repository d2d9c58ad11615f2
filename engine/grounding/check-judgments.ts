/** Checks what a language model judged of a site: both quotes stand where it says, and its sentences can be shown. */
import { type JudgmentKind, judgmentsMax } from '#contract/plain/judgments.ts'
import { findNumbers } from '#engine/facts/read-numbers.ts'
import { makeLineKey } from '#engine/language/line-key.ts'
import { quoteVerbatim } from '#engine/language/quote-verbatim.ts'
import { checkLines } from './check-lines.ts'
import { mayContradict } from './compare-quotes.ts'
import { findNames } from './find-names.ts'
import { splitTokens } from './split-tokens.ts'

/** A passage of the site, or a statement of the owner's record, with the number under which the model was sent it. */
export type QuoteSource = { from: 'site' | 'record'; number: number; text: string }

/** A pair as the model gives it. */
export type GivenJudgment = {
  kind: JudgmentKind
  oneFrom: QuoteSource['from']
  oneNumber: number
  oneQuote: string
  otherFrom: QuoteSource['from']
  otherNumber: number
  otherQuote: string
  what: string
  todo: string
}

export type FoundQuote = { source: QuoteSource; quote: string }
export type CheckedJudgment = { kind: JudgmentKind; one: FoundQuote; other: FoundQuote; what: string; todo: string }

/** More than was asked for is not even read. */
const readMax = 4 * judgmentsMax
const quoteLimits = { wordsMin: 3, charactersMax: 300 } as const
const sentenceLimits = { wordsMin: 4, wordsMax: 32 } as const
const sentenceCharactersMax = 280

const countWords = (text: string) => makeLineKey(text).split(' ').filter(Boolean).length

/** What angle brackets were sent as. */
const withAngleBrackets = (text: string) => text.replaceAll('‹', '<').replaceAll('›', '>')

/** Where the quote stands: in the source that is named, or else, as models miscount, in the only one that has it. */
function findSource(
  { from, number }: Pick<QuoteSource, 'from' | 'number'>,
  quote: string,
  sources: readonly QuoteSource[],
): FoundQuote | undefined {
  const found = sources
    .filter((source) => source.from === from)
    .flatMap((source) => {
      const own = quoteVerbatim(quote, [source.text])
      return own === undefined ? [] : [{ source, quote: own }]
    })
  return found.find(({ source }) => source.number === number) ?? (found.length === 1 ? found[0] : undefined)
}

/** The source's own words for a quote; undefined if they stand nowhere, or are too few to tell anything. */
function readQuote(
  { quote, ...named }: Pick<QuoteSource, 'from' | 'number'> & { quote: string },
  sources: readonly QuoteSource[],
): FoundQuote | undefined {
  if (quote.length > 2 * quoteLimits.charactersMax) return undefined
  const found = findSource(named, withAngleBrackets(quote), sources)
  if (found === undefined || found.quote.length > quoteLimits.charactersMax) return undefined
  const isEnough =
    countWords(found.quote) >= quoteLimits.wordsMin || makeLineKey(found.quote) === makeLineKey(found.source.text)
  return isEnough ? found : undefined
}

/** Grades have no place in a sentence. */
const isGrade = /\bscor(?:e|es|ed|ing)\b|\bratings?\b|\bout of (?:5|10|100|five|ten)\b|\/ ?(?:5|10|100)\b/i
const ofPrompt =
  /\b(?:passages?|statements?) (?:no\.? ?|number )?\d|\b(?:my|your|these|system|given) (?:instructions?|prompts?)\b|\blanguage model\b/i
const ofCalendar =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december)$/i
/** Whether names and figures of the sentence stand in the material; a judgment tells nothing new. */
function tellsNothingNew(sentence: string, material: string): boolean {
  const known = ` ${makeLineKey(material)} `
  const told = [
    ...findNames(splitTokens(sentence)).map(({ start, end }) => sentence.slice(start, end).replace(/['’]s$/, '')),
    ...findNumbers(sentence)
      .map(({ at, end }) => sentence.slice(at, end))
      .filter((figure) => /\d/.test(figure)),
  ]
  return told.every((each) => ofCalendar.test(each) || known.includes(` ${makeLineKey(each)} `))
}

type Material = {
  sources: readonly QuoteSource[]
  /** What may be named besides: the business, its pages. */
  names: readonly string[]
  /** Whether a text has no link or markup, and nothing of what the model was asked. */
  isPlain: (text: string) => boolean
}

function canBeShown(sentences: readonly string[], material: string, isPlain: Material['isPlain']): boolean {
  if (sentences.some(({ length }) => length > sentenceCharactersMax)) return false
  const faults = checkLines(sentences, sentenceLimits).flat()
  return (
    faults.every(({ kind }) => kind === 'worn') &&
    sentences.every(
      (sentence) =>
        ![isGrade, ofPrompt].some((pattern) => pattern.test(sentence)) &&
        isPlain(sentence) &&
        tellsNothingNew(sentence, material),
    )
  )
}

function checkOne(given: GivenJudgment, { sources, names, isPlain }: Material): CheckedJudgment | undefined {
  const { kind, oneFrom, oneNumber, oneQuote, otherFrom, otherNumber, otherQuote } = given
  const one = readQuote({ from: oneFrom, number: oneNumber, quote: oneQuote }, sources)
  const other = readQuote({ from: otherFrom, number: otherNumber, quote: otherQuote }, sources)
  if (!one || !other || one.source === other.source) return undefined
  if (oneFrom === 'record' && otherFrom === 'record') return undefined
  if (makeLineKey(one.quote) === makeLineKey(other.quote)) return undefined
  const [what, todo] = [given.what, given.todo].map((sentence) => sentence.replace(/\s+/g, ' ').trim())
  if (!what || !todo) return undefined
  const material = [one.source.text, other.source.text, ...names].join(' ')
  if (!canBeShown([what, todo], material, isPlain)) return undefined
  if (kind === 'contradiction' && !mayContradict(one.quote, other.quote)) return undefined
  return { kind, one, other, what, todo }
}

const areOfSamePair = (one: CheckedJudgment, other: CheckedJudgment) =>
  [one.one.source, one.other.source].every((source) => [other.one.source, other.other.source].includes(source))

/** The judgments that can be shown, each pair of passages once; `dropped` counts the others. */
export function checkJudgments(
  given: readonly GivenJudgment[],
  material: Material,
): { judgments: CheckedJudgment[]; dropped: number } {
  const judgments: CheckedJudgment[] = []
  for (const each of given.slice(0, readMax)) {
    const checked = checkOne(each, material)
    const isNew = checked !== undefined && !judgments.some((before) => areOfSamePair(before, checked))
    if (isNew && judgments.length < judgmentsMax) judgments.push(checked)
  }
  return { judgments, dropped: given.length - judgments.length }
}
