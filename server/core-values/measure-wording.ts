/** Decides what of a language model's wording of values may be shown. Runs in a thread, since it reads a whole document. */
import type { BrandBrief } from '#contract/plain/brand.ts'
import { valueTitleLengthMax } from '#contract/plain/core-value.ts'
import { formatAnswerAsSentence } from '#contract/plain/guided-value.ts'
import type { ExtractedValue } from '#contract/writers.ts'
import { readDocumentLines, splitDocumentSentences } from '#engine/core-values/document-text.ts'
import { checkLines, type LineLimits } from '#engine/grounding/check-lines.ts'
import { groundLine } from '#engine/grounding/ground-line.ts'
import { listStatements } from '#engine/grounding/list-statements.ts'
import { makeLineKey } from '#engine/language/line-key.ts'
import { quoteVerbatim } from '#engine/language/quote-verbatim.ts'
import { makeMeaningKey } from '#engine/language/similarity.ts'
import { valuesAssistantPrompt } from '#server/core-values/values-assistant-prompt.ts'
import { valuesDocumentPrompt } from '#server/core-values/values-document-prompt.ts'
import { readPassage } from '#server/writing/measure-passage.ts'
import { createPlainTextCheck } from '#server/writing/plain-text.ts'
import { readWrittenLine } from '#server/writing/read-written-line.ts'

const isPlainPassage = createPlainTextCheck(valuesDocumentPrompt)
const isPlainReply = createPlainTextCheck(valuesAssistantPrompt)

const suggestedMax = 10
const suggestedNameLimits = { wordsMin: 1, wordsMax: 3 }
const titleLimits = { wordsMin: 1, wordsMax: 5 }
/** Wider than what is asked for: a sentence somewhat too long is still the owner's to shorten. */
const sentenceLimits = { wordsMin: 3, wordsMax: 50 }
const replyLimits = { wordsMin: 1, wordsMax: 60 }
const quotesMax = 3
/** Fewer words prove nothing, unless they are all that the owner answered. */
const quoteWordsMin = 3

/** A line without a fault, as it may be shown; '' if it has one. Worn phrases are the owner's to judge. */
function readLine(raw: string, isPlain: (text: string) => boolean, limits: LineLimits): string {
  const line = readWrittenLine(raw)
  const [faults = []] = checkLines([line], limits)
  return isPlain(line) && faults.every(({ kind }) => kind === 'worn') ? line : ''
}

function readName(raw: string, isPlain: (text: string) => boolean, limits: LineLimits): string {
  const name = readLine(raw, isPlain, limits).replace(/[.!,;:]+$/, '')
  return name.length <= valueTitleLengthMax && /\p{L}{2}/u.test(name) ? name : ''
}

type Told = { brief: BrandBrief; sentences: readonly string[] }

/** Whether all that a sentence claims was told. The chosen line proves nothing, as a model may have written it. */
function isTold(sentence: string, { brief, sentences }: Told): boolean {
  const statements = listStatements({ ...brief, chosenUvp: '', quotes: sentences })
  return groundLine(sentence, statements, brief).spans.every(({ reason }) => reason === undefined)
}

/** Whether one passage is part of the other. */
const overlap = (one: string, other: string) =>
  makeLineKey(one).includes(makeLineKey(other)) || makeLineKey(other).includes(makeLineKey(one))

/** What a language model gives for one value of a document. */
type RawValue = { name: string; sentence: string; quote: string }
type DocumentSource = {
  text: string
  brief: BrandBrief
  /** The names on the owner's list. */
  known: readonly string[]
  /** The values that the document names itself. */
  stated: readonly ExtractedValue[]
}

/**
 * The proposals that the document shows: each with its passage verbatim, none that repeats a named value or another proposal.
 * A sentence that claims what nobody told gives way to the passage itself.
 */
export function measureSuggestedValues(raw: readonly RawValue[], source: DocumentSource): ExtractedValue[] {
  const { text, brief, known, stated } = source
  const sentences = readDocumentLines(text).flatMap((line) => splitDocumentSentences(line.text))
  const shown: ExtractedValue[] = []
  for (const { name, sentence, quote } of raw) {
    const title = readName(name, isPlainPassage, suggestedNameLimits)
    const evidence = readPassage(quote, text, isPlainPassage)
    if (title === '' || evidence === '' || shown.length >= suggestedMax) continue
    const written = readLine(sentence, isPlainPassage, sentenceLimits)
    const description = written !== '' && isTold(written, { brief, sentences }) ? written : evidence
    const others = [...stated, ...shown]
    const names = new Set([...known, ...others.map((each) => each.title)].map(makeMeaningKey))
    if (names.has(makeMeaningKey(title)) || others.some((each) => overlap(evidence, each.evidence))) continue
    const lines = [...others.map((each) => each.description), description]
    if (
      checkLines(lines, { wordsMin: 0, wordsMax: Infinity })
        .at(-1)
        ?.some(({ kind }) => kind === 'repeat')
    )
      continue
    shown.push({ title, description, evidence })
  }
  return shown
}

/** What a language model answers in the conversation about a value. */
type RawReply = { reply: string; title: string | null; description: string | null; quotes: string[] }
/** `told`: the owner's own answers and messages. */
type TalkSource = { brief: BrandBrief; told: readonly string[] }
export type MeasuredReply = { text: string; proposal?: { title: string; description: string; quotes: string[] } }

/**
 * The reply as it may be shown, undefined if nothing of it may. A wording counts as a proposal only with a verbatim quote of
 * the owner's; otherwise it comes as a question. What it claims beyond what was told gives way to those quotes.
 */
export function measureReply(raw: RawReply, { brief, told }: TalkSource): MeasuredReply | undefined {
  const text = readReply(raw.reply)
  const title = readName(raw.title ?? '', isPlainReply, titleLimits)
  if (title === '') return text === '' ? undefined : { text }
  const quotes = readQuotes(raw.quotes, brief, told)
  if (quotes.length === 0)
    return { text: `Would “${title}” be the name for it? Tell me of a day when it showed, in your own words.` }
  const sentences = told.flatMap((each) => readDocumentLines(each).flatMap((line) => splitDocumentSentences(line.text)))
  const written = splitDocumentSentences(raw.description ?? '').map((each) =>
    readLine(each, isPlainReply, sentenceLimits),
  )
  const isWhole = written.length > 0 && written.every((each) => each !== '' && isTold(each, { brief, sentences }))
  const description = (isWhole ? written : quotes.map(formatAnswerAsSentence)).join(' ')
  return { text: text || 'Does this say what you mean?', proposal: { title, description, quotes } }
}

/** The sentences without a fault; of several questions only the longest, and nothing after it. */
function readReply(raw: string): string {
  const sentences = splitDocumentSentences(raw.replaceAll(/[*`]/g, '').replaceAll(/\s+/g, ' ').trim()).filter(
    (each) => {
      const [faults = []] = checkLines([each], replyLimits)
      return isPlainReply(each) && faults.every(({ kind }) => kind === 'worn')
    },
  )
  const isQuestion = (sentence: string) => sentence.endsWith('?')
  const [asked] = sentences.filter(isQuestion).sort((one, other) => other.length - one.length)
  const before = asked === undefined ? sentences : sentences.slice(0, sentences.indexOf(asked))
  return [...before.filter((each) => !isQuestion(each)), asked ?? ''].join(' ').trim()
}

function readQuotes(raw: readonly string[], brief: BrandBrief, told: readonly string[]): string[] {
  const record = listStatements({ ...brief, chosenUvp: '' }).map(({ text }) => text)
  const whole = new Set(told.map((each) => each.trim()))
  const found = raw.flatMap((quote) => quoteVerbatim(quote, [...told, ...record]) ?? [])
  const proving = found.filter(
    (quote) => (quote.split(' ').length >= quoteWordsMin || whole.has(quote)) && isPlainReply(quote),
  )
  return [...new Set(proving)].slice(0, quotesMax)
}
