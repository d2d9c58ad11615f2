import { joinWithAnd } from '#contract/plain/join-with-and.ts'
import { listCliches } from '#engine/language/cliches.ts'
import { type CheckMeasures, makeNumberEvidence, nameOfPage, scaleToMeasure } from './check.ts'
import { findJargon } from './jargon-terms.ts'
import { measureVoice, removeQuotations } from './measure-voice.ts'
import { toneProfiles } from './tone-profiles.ts'
import {
  listPageSentences,
  measureWithVoice,
  quoteHighestRatedSentences,
  tooLittleTextMeasurement,
  voiceWordsMin,
} from './voice-samples.ts'

const measureEase = measureWithVoice((voice, site) => {
  const { easeMin } = toneProfiles[site.ask.brandTone]
  const hardest = quoteHighestRatedSentences(site, (sentence) => easeMin - measureVoice([sentence]).readingEase, 1)
  const measure = scaleToMeasure(voice.readingEase, easeMin, easeMin - 35)
  const ease = Math.round(Math.min(100, voice.readingEase))
  return {
    measure,
    finding:
      measure < 0.8
        ? `The text is hard to read: on a scale up to 100, the easiest, it reaches ${ease}, and readers of this kind of text expect ${easeMin} or more.`
        : 'The text is easy to read.',
    evidence: [
      makeNumberEvidence(
        site.home,
        Math.round(voice.readingEase),
        'on the Flesch scale of reading ease, where 100 is very easy',
      ),
      ...(measure < 0.8 ? hardest : []),
    ],
  }
})

/** Scores the page with the most jargon: one such page is enough to lose a reader. */
const measureJargon = measureWithVoice((_voice, site) => {
  const rows = site.pages.flatMap((page) => {
    const voice = measureVoice(listPageSentences(page))
    if (voice.words < voiceWordsMin) return []
    const found = findJargon(removeQuotations(voice.sentences.join(' ')))
    return [{ page, found, density: (found.length / Math.max(100, voice.words)) * 100 }]
  })
  const [worst] = rows.sort((one, other) => other.density - one.density)
  if (!worst) return tooLittleTextMeasurement
  const measure = scaleToMeasure(worst.density, 1.5, 5.5)
  const words = [...new Set(worst.found.map((word) => word.toLowerCase()))]
  return {
    measure,
    finding:
      measure < 0.8
        ? `The text on ${nameOfPage(worst.page)} is full of jargon: ${joinWithAnd(words.slice(0, 6).map((word) => `“${word}”`))}.`
        : 'The pages use few insiders’ words.',
    evidence: [
      makeNumberEvidence(worst.page, worst.density, 'insider words per 100 words'),
      ...(measure < 0.8
        ? quoteHighestRatedSentences(site, (sentence) => findJargon(removeQuotations(sentence)).length, 2)
        : []),
    ],
  }
})

const measureCliches = measureWithVoice((voice, site) => {
  const found = listCliches(removeQuotations(voice.sentences.join('\n')))
  const density = (found.length / voice.words) * 100
  // A single cliché can pass, but then this is not a strength.
  const measure = Math.min(scaleToMeasure(density, 0.6, 2.4), found.length === 0 ? 1 : 0.95)
  return {
    measure,
    finding:
      measure < 0.8
        ? 'Phrases any business could use take the place of your own.'
        : `${found.length === 0 ? 'No worn-out phrase was seen' : `Worn-out phrases are few: “${found[0]}”`}.`,
    evidence: [
      makeNumberEvidence(site.home, density, 'worn-out phrases per 100 words'),
      ...(measure < 0.8 ? quoteHighestRatedSentences(site, (sentence) => listCliches(sentence).length, 2) : []),
    ],
  }
})

const measurePerson = measureWithVoice((voice, site) => {
  const { youShareMin } = toneProfiles[site.ask.brandTone]
  if (youShareMin === undefined) return { unchecked: 'A luxury voice can keep its distance.' }
  const persons = voice.you + voice.we
  const share = persons === 0 ? 0 : voice.you / persons
  // The scale is set so that exactly the required share (`youShareMin`) passes.
  const measure = persons < 0.8 ? 0.3 : scaleToMeasure(share, youShareMin + 0.075, -0.1)
  return {
    measure,
    finding:
      measure < 0.8
        ? `The text hardly speaks to its reader: ${persons < 0.8 ? 'it says hardly any “you” or “we”' : 'it says “we” or “I” far more often than “you”'}.`
        : 'The text speaks to its reader.',
    evidence: [makeNumberEvidence(site.home, Math.round(share * 100), 'percent of all “you” and “we” are “you”')],
  }
})

/** Checks of wording: easy to read, free of jargon and clichés, addressed to the reader. */
export const wordingChecks: CheckMeasures = {
  'voice-jargon': measureJargon,
  'voice-reading-ease': measureEase,
  'voice-cliches': measureCliches,
  'voice-address': measurePerson,
}
