import { estimateSyllables } from '#contract/plain/syllables.ts'
import { makePhrasePattern } from '#engine/language/make-phrase-pattern.ts'
import { splitWords } from '#engine/language/stem.ts'
import cues from './cues.json' with { type: 'json' }
import { splitPageSentences, type TextBlock } from './gather-blocks.ts'
import { createCueFinder, hedgeCues, hypeCues, slangCues, stiffCues, warmCues } from './tone-cues.ts'

/** Measures of how a text sounds. Rates are per 100 words. */
export type VoiceMeasures = {
  words: number
  sentences: readonly string[]
  /** Flesch reading ease: 60 to 70 is standard, below 30 very hard. */
  readingEase: number
  /** From -1 (chat among friends) through 0 (plain) to 1 (official forms). */
  formality: number
  /** Sum of the rates of slang, exclamation marks, hype and words in capitals. */
  loudness: number
  warmth: number
  hedges: number
  you: number
  we: number
}

const countStiff = createCueFinder(stiffCues)
const countSlang = createCueFinder(slangCues)
const countHype = createCueFinder(hypeCues)
const countWarm = createCueFinder(warmCues)
const countHedges = createCueFinder(hedgeCues)
const contraction = /\p{L}(?:n['’]t|['’](?:s|re|ve|ll|d|m))(?!\p{L})/giu
/** Possessive 's, which is not a contraction; after words such as "it", "there" or "that" it is one. */
const possessive =
  /(?<!\b(?:it|he|she|that|what|who|here|there|where|how|let|everything|everyone|something))['’]s(?!\p{L})/giu
const passive = makePhrasePattern(
  cues.measureVoice.passive,
  'gi',
  String.raw`\b(?:is|are|was|were|be|been|being)\s+(?:\w+ly\s+|not\s+|also\s+)?`,
  String.raw`\b`,
)
const nominal = /\b\w{4,}(?:tion|ment|ance|ence|ity|ization|isation)s?\b/gi
const shouting = /\b[A-Z]{4,}\b/g

/** Removes quotations of twelve or more characters: the site quotes somebody else in them, or mocks a phrase. */
export const removeQuotations = (text: string) => text.replace(/["“][^"”]{12,}["”]/g, ' ').replace(/\s+/g, ' ')

/** Sentences under three words are too short to judge, unless they are shouted: "Ring now!" */
const isSpoken = (sentence: string) => splitWords(sentence).length >= 3 || /[\p{L}\d]!/u.test(sentence)

/** Sentences in the site's own voice: no menus, footers or quotations. */
export function listOwnVoiceSentences(blocks: readonly TextBlock[]): string[] {
  return blocks
    .filter(({ region, isQuoted }) => region === 'main' && !isQuoted)
    .flatMap(({ text, words, heading }) => (words >= 4 || heading > 0 ? splitPageSentences(text) : []))
    .filter(isSpoken)
}

/** Measures the voice of a text given as sentences. */
export function measureVoice(sentences: readonly string[]): VoiceMeasures {
  const text = removeQuotations(sentences.join(' '))
  const all = splitWords(text)
  const words = Math.max(1, all.length)
  const per100 = (count: number) => (count / words) * 100
  const syllables = all.reduce((sum, word) => sum + estimateSyllables(word), 0)
  const sentenceLength = words / Math.max(1, sentences.length)
  const slang = per100(countSlang(text).length)
  const exclamations = per100(text.match(/!/g)?.length ?? 0)
  const stiffness = stiffnessOf(text, per100)
  // Short texts are weak evidence, so their formality is pulled towards 0.
  const doubt = 3 * Math.max(1, Math.sqrt(120 / words))
  const ease = looseness(text, per100) + slang * 1.5 + exclamations * 0.8
  return {
    words: all.length,
    sentences,
    readingEase: 206.835 - 1.015 * sentenceLength - 84.6 * (syllables / words),
    formality: (stiffness - ease) / (stiffness + ease + doubt),
    loudness: slang + exclamations + per100(countHype(text).length) + per100(text.match(shouting)?.length ?? 0),
    warmth: per100(countWarm(text).length),
    hedges: per100(countHedges(text).length),
    you: per100(all.filter((word) => /^(you|your|yours|yourself)$/.test(word.replace(/'.*/, ''))).length),
    we: per100(all.filter((word) => /^(we|our|ours|us|i|my)$/.test(word.replace(/'.*/, ''))).length),
  }
}

function stiffnessOf(text: string, per100: (count: number) => number): number {
  const passives = per100(text.match(passive)?.length ?? 0)
  const nominals = per100(text.match(nominal)?.length ?? 0)
  return per100(countStiff(text).length) + passives * 0.8 + Math.max(0, nominals - 2) * 0.3
}

function looseness(text: string, per100: (count: number) => number): number {
  const contractions = (text.match(contraction)?.length ?? 0) - (text.match(possessive)?.length ?? 0)
  return per100(Math.max(0, contractions)) * 0.9
}

/** Number of hedging words in a sentence. */
export const countHedgeWords = (sentence: string) => countHedges(removeQuotations(sentence)).length

/** Leaning of one sentence towards formal (above 0) or chatty (below 0), used to choose quotes. */
export function measureSentenceFormality(sentence: string): number {
  const stiff = countStiff(sentence).length + (sentence.match(passive)?.length ?? 0) * 0.7
  const loose =
    countSlang(sentence).length + countHype(sentence).length * 0.7 + (sentence.match(/!/g)?.length ?? 0) * 0.7
  return (stiff - loose) / Math.sqrt(splitWords(sentence).length + 4)
}
