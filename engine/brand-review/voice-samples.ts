import { type CheckMeasurement, type MeasureCheck, makeQuoteEvidence } from './check.ts'
import { listOwnVoiceSentences, measureVoice, type VoiceMeasures } from './measure-voice.ts'
import type { PageReading } from './read-page.ts'
import type { SiteReading, SiteReadingWithHome } from './read-site.ts'

/** Minimum number of words needed to judge a voice. */
export const voiceWordsMin = 40
export const tooLittleTextMeasurement: CheckMeasurement = {
  unchecked: `The pages have fewer than ${voiceWordsMin} words of running text.`,
}

const spoken = new WeakMap<PageReading, readonly string[]>()
/** Sentences in the page's own voice, cached per page. */
export function listPageSentences(page: PageReading): readonly string[] {
  const known = spoken.get(page) ?? listOwnVoiceSentences(page.blocks)
  spoken.set(page, known)
  return known
}

const measured = new WeakMap<SiteReading, VoiceMeasures>()
/** The voice of the whole site, cached per site. */
function siteVoice(site: SiteReading): VoiceMeasures {
  const known = measured.get(site) ?? measureVoice(site.pages.flatMap(listPageSentences))
  measured.set(site, known)
  return known
}

/** Runs a measure on the voice of the whole site, unless there is too little text. */
export function measureWithVoice(
  measure: (voice: VoiceMeasures, site: SiteReadingWithHome) => CheckMeasurement,
): MeasureCheck {
  return (site) => {
    const voice = siteVoice(site)
    return voice.words < voiceWordsMin ? tooLittleTextMeasurement : measure(voice, site)
  }
}

/** The sentences with the highest `rate` above 0, as quotes. */
export function quoteHighestRatedSentences(site: SiteReading, rate: (sentence: string) => number, count: number) {
  return site.pages
    .flatMap((page) => listPageSentences(page).map((sentence) => ({ page, sentence, rated: rate(sentence) })))
    .filter(({ rated }) => rated > 0)
    .sort((one, other) => other.rated - one.rated)
    .slice(0, count)
    .map(({ page, sentence }) => makeQuoteEvidence(page, sentence))
}
