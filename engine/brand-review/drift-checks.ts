import { between, type Measure, type Measurement, type Measures, numberOn, pageName, quoteFrom } from './check.ts'
import { leanOf, measureVoice, type VoiceMeasures } from './measure-voice.ts'
import { type PageStyle, styleDifferences, styleOf } from './page-style.ts'
import type { ReadPage } from './read-page.ts'
import { sentencesOn } from './voice-samples.ts'

const onePage: Measurement = { unchecked: 'We could read only one page, so there’s nothing to compare it with.' }

/** Compares the style of each page with that of the most typical one; the page that differs most decides the measure. */
const measureStyleDrift: Measure = ({ pages }) => {
  if (pages.length < 2) return onePage
  const styles = pages.map(styleOf).filter((style) => style !== undefined)
  const [first] = styles
  if (!first || styles.length < 2)
    return { unchecked: 'We couldn’t read the style sheets, or they were too large to work out.' }
  const strangeness = (style: PageStyle) =>
    styles.reduce((sum, other) => sum + styleDifferences(style, other).length, 0)
  const usual = styles.reduce((best, each) => (strangeness(each) < strangeness(best) ? each : best), first)
  const rated = styles
    .filter((style) => style !== usual)
    .map((style) => ({ style, differences: styleDifferences(style, usual) }))
    .sort((one, other) => other.differences.length - one.differences.length)
  const [worst] = rated
  const count = worst?.differences.length ?? 0
  const measure = [1, 0.85, 0.45, 0.2][count] ?? 0
  return {
    measure,
    finding:
      worst && measure < 0.8
        ? `${pageName(worst.style.page)} drifts from the style of ${pageName(usual.page)}: ${worst.differences.slice(0, 3).join('; ')}.`
        : 'All pages look like one brand.',
    evidence: [numberOn(worst?.style.page ?? usual.page, count, 'ways this page looks different from the others')],
  }
}

/** Pages with fewer words, such as price lists, are too short to judge their voice. */
const pageWordsMin = 60

type VoicedPage = { page: ReadPage; voice: VoiceMeasures }
/** Distance in tone: the difference in formality, plus up to 0.6 for a large difference in loudness (slang, hype, “!”). */
const distance = (one: VoiceMeasures, other: VoiceMeasures) =>
  Math.abs(one.formality - other.formality) +
  Math.min(0.6, Math.max(0, Math.abs(one.loudness - other.loudness) - 2) / 10)

/** Legal pages are not compared: they have a language of their own. */
const isLegal = (page: ReadPage) =>
  /\b(?:privacy|terms|imprint|legal|cookies?|conditions|gdpr)\b/i.test(`${page.url} ${page.title}`)

/** Compares the voice of each page with that of all others; the page that differs most decides the measure. */
const measureToneDrift: Measure = ({ pages }) => {
  if (pages.length < 2) return onePage
  const voiced = pages
    .filter((page) => !isLegal(page))
    .map((page) => ({ page, voice: measureVoice(sentencesOn(page)) }))
    .filter(({ voice }) => voice.words >= pageWordsMin)
  if (voiced.length < 2) return { unchecked: 'Fewer than two pages have enough text to hear a voice.' }
  // Distance is symmetric, so with two pages the later one is reported.
  const worst = voiced
    .map((each) => ({ each, apart: distance(each.voice, voiceOfOthers(voiced, each)) }))
    .reduce((most, next) => (next.apart >= most.apart - 0.01 ? next : most))
  const measure = between(worst.apart, 0.5, 0.95)
  const { page, voice } = worst.each
  const isStiffer = voice.formality > voiceOfOthers(voiced, worst.each).formality
  const lean = (sentence: string) => leanOf(sentence) * (isStiffer ? 1 : -1)
  const quotes = [...voice.sentences].sort((one, other) => lean(other) - lean(one)).slice(0, 2)
  return {
    measure,
    finding:
      measure < 0.8
        ? `${pageName(page)} drifts in tone: it sounds ${isStiffer ? 'more formal' : 'more casual'} than the other pages.`
        : 'No page sounds much more formal or more casual than the others.',
    evidence: [
      numberOn(page, worst.apart, 'distance in tone from the other pages, 0 to 2'),
      ...(measure < 0.8 ? quotes.map((quote) => quoteFrom(page, quote)) : []),
    ],
  }
}

/** The voice of all other pages combined. */
function voiceOfOthers(all: readonly VoicedPage[], one: VoicedPage): VoiceMeasures {
  return measureVoice(all.filter((each) => each !== one).flatMap(({ voice }) => voice.sentences))
}

/** Checks that all pages look and sound like the same brand. */
export const driftChecks: Measures = {
  'consistency-style': measureStyleDrift,
  'consistency-tone': measureToneDrift,
}
