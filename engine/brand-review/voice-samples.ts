import { type Measure, type Measurement, quoteFrom } from './check.ts'
import { measureVoice, spokenSentences, type VoiceMeasures } from './measure-voice.ts'
import type { ReadPage } from './read-page.ts'
import type { ReadSite, SeenSite } from './read-site.ts'

/** Minimum number of words needed to judge a voice. */
export const wordsNeeded = 40
export const tooLittle: Measurement = { unchecked: `The pages have fewer than ${wordsNeeded} words of running text.` }

const spoken = new WeakMap<ReadPage, readonly string[]>()
/** Sentences in the page's own voice, cached per page. */
export function sentencesOn(page: ReadPage): readonly string[] {
  const known = spoken.get(page) ?? spokenSentences(page.blocks)
  spoken.set(page, known)
  return known
}

const measured = new WeakMap<ReadSite, VoiceMeasures>()
/** The voice of the whole site, cached per site. */
function siteVoice(site: ReadSite): VoiceMeasures {
  const known = measured.get(site) ?? measureVoice(site.pages.flatMap(sentencesOn))
  measured.set(site, known)
  return known
}

/** Runs a measure on the voice of the whole site, unless there is too little text. */
export function withVoice(measure: (voice: VoiceMeasures, site: SeenSite) => Measurement): Measure {
  return (site) => {
    const voice = siteVoice(site)
    return voice.words < wordsNeeded ? tooLittle : measure(voice, site)
  }
}

/** The sentences with the highest `rate` above 0, as quotes. */
export function quoteHighest(site: ReadSite, rate: (sentence: string) => number, count: number) {
  return site.pages
    .flatMap((page) => sentencesOn(page).map((sentence) => ({ page, sentence, rated: rate(sentence) })))
    .filter(({ rated }) => rated > 0)
    .sort((one, other) => other.rated - one.rated)
    .slice(0, count)
    .map(({ page, sentence }) => quoteFrom(page, sentence))
}
