import {
  type CheckMeasurement,
  type CheckMeasures,
  type MeasureCheck,
  makeNumberEvidence,
  makeQuoteEvidence,
  nameOfPage,
  scaleToMeasure,
} from './check.ts'
import { measureSentenceFormality, measureVoice, type VoiceMeasures } from './measure-voice.ts'
import { listStyleDifferences, type PageStyle, readPageStyle } from './page-style.ts'
import type { PageReading } from './read-page.ts'
import { listPageSentences } from './voice-samples.ts'

const onePage: CheckMeasurement = { unchecked: 'We could read only one page, so there’s nothing to compare it with.' }

/** Compares the style of each page with that of the most typical one; the page that differs most decides the measure. */
const measureStyleDrift: MeasureCheck = ({ pages }) => {
  if (pages.length < 2) return onePage
  const styles = pages.map(readPageStyle).filter((style) => style !== undefined)
  const [first] = styles
  if (!first || styles.length < 2)
    return { unchecked: 'We couldn’t read the style sheets, or they were too large to work out.' }
  const strangeness = (style: PageStyle) =>
    styles.reduce((sum, other) => sum + listStyleDifferences(style, other).length, 0)
  const usual = styles.reduce((best, each) => (strangeness(each) < strangeness(best) ? each : best), first)
  const rated = styles
    .filter((style) => style !== usual)
    .map((style) => ({ style, differences: listStyleDifferences(style, usual) }))
    .sort((one, other) => other.differences.length - one.differences.length)
  const [worst] = rated
  const count = worst?.differences.length ?? 0
  const measure = [1, 0.85, 0.45, 0.2][count] ?? 0
  return {
    measure,
    finding:
      worst && measure < 0.8
        ? `${nameOfPage(worst.style.page)} drifts from the style of ${nameOfPage(usual.page)}: ${worst.differences.slice(0, 3).join('; ')}.`
        : 'All pages look like one brand.',
    evidence: [
      makeNumberEvidence(worst?.style.page ?? usual.page, count, 'ways this page looks different from the others'),
    ],
  }
}

/** Pages with fewer words, such as price lists, are too short to judge their voice. */
const pageWordsMin = 60

type VoicedPage = { page: PageReading; voice: VoiceMeasures }
/** Distance in tone: the difference in formality, plus up to 0.6 for a large difference in loudness (slang, hype, “!”). */
const distance = (one: VoiceMeasures, other: VoiceMeasures) =>
  Math.abs(one.formality - other.formality) +
  Math.min(0.6, Math.max(0, Math.abs(one.loudness - other.loudness) - 2) / 10)

/** Legal pages are not compared: they have a language of their own. */
const isLegal = (page: PageReading) =>
  /\b(?:privacy|terms|imprint|legal|cookies?|conditions|gdpr)\b/i.test(`${page.url} ${page.title}`)

/** Compares the voice of each page with that of all others; the page that differs most decides the measure. */
const measureToneDrift: MeasureCheck = ({ pages }) => {
  if (pages.length < 2) return onePage
  const voiced = pages
    .filter((page) => !isLegal(page))
    .map((page) => ({ page, voice: measureVoice(listPageSentences(page)) }))
    .filter(({ voice }) => voice.words >= pageWordsMin)
  if (voiced.length < 2) return { unchecked: 'Fewer than two pages have enough text to hear a voice.' }
  // Distance is symmetric, so with two pages the later one is reported.
  const worst = voiced
    .map((each) => ({ each, apart: distance(each.voice, voiceOfOthers(voiced, each)) }))
    .reduce((most, next) => (next.apart >= most.apart - 0.01 ? next : most))
  const measure = scaleToMeasure(worst.apart, 0.5, 0.95)
  const { page, voice } = worst.each
  const isStiffer = voice.formality > voiceOfOthers(voiced, worst.each).formality
  const lean = (sentence: string) => measureSentenceFormality(sentence) * (isStiffer ? 1 : -1)
  const quotes = [...voice.sentences].sort((one, other) => lean(other) - lean(one)).slice(0, 2)
  return {
    measure,
    finding:
      measure < 0.8
        ? `${nameOfPage(page)} drifts in tone: it sounds ${isStiffer ? 'more formal' : 'more casual'} than the other pages.`
        : 'No page sounds much more formal or more casual than the others.',
    evidence: [
      makeNumberEvidence(page, worst.apart, 'distance in tone from the other pages, 0 to 2'),
      ...(measure < 0.8 ? quotes.map((quote) => makeQuoteEvidence(page, quote)) : []),
    ],
  }
}

/** The voice of all other pages combined. */
function voiceOfOthers(all: readonly VoicedPage[], one: VoicedPage): VoiceMeasures {
  return measureVoice(all.filter((each) => each !== one).flatMap(({ voice }) => voice.sentences))
}

/** Checks that all pages look and sound like the same brand. */
export const driftChecks: CheckMeasures = {
  'consistency-style': measureStyleDrift,
  'consistency-tone': measureToneDrift,
}
