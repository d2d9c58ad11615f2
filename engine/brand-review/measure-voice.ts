import { syllablesOf } from '#contract/plain/syllables.ts'
import { wordsOf } from '#engine/language/stem.ts'
import cues from './cues.json' with { type: 'json' }
import { type Block, sentencesOf } from './gather-blocks.ts'
import { phrase } from './phrase.ts'
import { cueFinder, hedgeCues, hypeCues, slangCues, stiffCues, warmCues } from './tone-cues.ts'

/** How a text sounds. Rates are per 100 words. */
export type VoiceMeasures = {
  words: number
  sentences: readonly string[]
  /** Flesch reading ease: 60 to 70 is standard, below 30 very hard. */
  readingEase: number
  /** -1 the talk of friends, 0 plain, 1 the language of forms. */
  formality: number
  /** Slang, shouting and hype together. */
  loudness: number
  warmth: number
  hedges: number
  you: number
  we: number
}

const countStiff = cueFinder(stiffCues)
const countSlang = cueFinder(slangCues)
const countHype = cueFinder(hypeCues)
const countWarm = cueFinder(warmCues)
const countHedges = cueFinder(hedgeCues)
const contraction = /\p{L}(?:n['’]t|['’](?:s|re|ve|ll|d|m))(?!\p{L})/giu
/** The possessive of a name is no contraction; after a pronoun, "there" or "that" it is one. */
const possessive =
  /(?<!\b(?:it|he|she|that|what|who|here|there|where|how|let|everything|everyone|something))['’]s(?!\p{L})/giu
const passive = phrase(
  cues.measureVoice.passive,
  'gi',
  String.raw`\b(?:is|are|was|were|be|been|being)\s+(?:\w+ly\s+|not\s+|also\s+)?`,
  String.raw`\b`,
)
const nominal = /\b\w{4,}(?:tion|ment|ance|ence|ity|ization|isation)s?\b/gi
const shouting = /\b[A-Z]{4,}\b/g

/** Words in quotation marks are somebody else's, or mocked. */
export const withoutQuotations = (text: string) => text.replace(/["“][^"”]{12,}["”]/g, ' ').replace(/\s+/g, ' ')

/** Too short to tell how somebody writes, unless it is shouted: "Ring now!" */
const isSpoken = (sentence: string) => wordsOf(sentence).length >= 3 || /[\p{L}\d]!/u.test(sentence)

/** What the site itself says in sentences: no menus, no footers, no quotations. */
export function spokenSentences(blocks: readonly Block[]): string[] {
  return blocks
    .filter(({ region, isQuoted }) => region === 'main' && !isQuoted)
    .flatMap(({ text, words, heading }) => (words >= 4 || heading > 0 ? sentencesOf(text) : []))
    .filter(isSpoken)
}

/** Measures a text, sentence by sentence given. */
export function measureVoice(sentences: readonly string[]): VoiceMeasures {
  const text = withoutQuotations(sentences.join(' '))
  const all = wordsOf(text)
  const words = Math.max(1, all.length)
  const per100 = (count: number) => (count / words) * 100
  const syllables = all.reduce((sum, word) => sum + syllablesOf(word), 0)
  const sentenceLength = words / Math.max(1, sentences.length)
  const slang = per100(countSlang(text).length)
  const exclamations = per100(text.match(/!/g)?.length ?? 0)
  const stiffness = stiffnessOf(text, per100)
  // A short text says little about its writer: it is drawn towards plain.
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

/** How often a single sentence takes back what it says. */
export const hedgesIn = (sentence: string) => countHedges(withoutQuotations(sentence)).length

/** How far a single sentence leans to forms (above 0) or to chat (below 0): for choosing which to quote. */
export function leanOf(sentence: string): number {
  const stiff = countStiff(sentence).length + (sentence.match(passive)?.length ?? 0) * 0.7
  const loose =
    countSlang(sentence).length + countHype(sentence).length * 0.7 + (sentence.match(/!/g)?.length ?? 0) * 0.7
  return (stiff - loose) / Math.sqrt(wordsOf(sentence).length + 4)
}
