import { clichesIn } from '#engine/language/cliches.ts'
import { between, listOf, type Measures, numberOn, pageName } from './check.ts'
import { jargonIn } from './jargon-terms.ts'
import { measureVoice, withoutQuotations } from './measure-voice.ts'
import { toneProfiles } from './tone-profiles.ts'
import { quoteHighest, sentencesOn, tooLittle, withVoice, wordsNeeded } from './voice-samples.ts'

const measureEase = withVoice((voice, site) => {
  const { easeMin } = toneProfiles[site.ask.brandTone]
  const hardest = quoteHighest(site, (sentence) => easeMin - measureVoice([sentence]).readingEase, 1)
  const measure = between(voice.readingEase, easeMin, easeMin - 35)
  const ease = Math.round(Math.min(100, voice.readingEase))
  return {
    measure,
    finding:
      measure < 0.8
        ? `The text is hard to read: on a scale up to 100, the easiest, it reaches ${ease}, and readers of this kind of text expect ${easeMin} or more.`
        : 'The text is easy to read.',
    evidence: [
      numberOn(site.home, Math.round(voice.readingEase), 'on the Flesch scale of reading ease, where 100 is very easy'),
      ...(measure < 0.8 ? hardest : []),
    ],
  }
})

/** Scores the page with the most jargon: one such page is enough to lose a reader. */
const measureJargon = withVoice((_voice, site) => {
  const rows = site.pages.flatMap((page) => {
    const voice = measureVoice(sentencesOn(page))
    if (voice.words < wordsNeeded) return []
    const found = jargonIn(withoutQuotations(voice.sentences.join(' ')))
    return [{ page, found, density: (found.length / Math.max(100, voice.words)) * 100 }]
  })
  const [worst] = rows.sort((one, other) => other.density - one.density)
  if (!worst) return tooLittle
  const measure = between(worst.density, 1.5, 5.5)
  const words = [...new Set(worst.found.map((word) => word.toLowerCase()))]
  return {
    measure,
    finding:
      measure < 0.8
        ? `The text on ${pageName(worst.page)} is full of jargon: ${listOf(words.slice(0, 6).map((word) => `“${word}”`))}.`
        : 'The pages use few insiders’ words.',
    evidence: [
      numberOn(worst.page, worst.density, 'insider words per 100 words'),
      ...(measure < 0.8 ? quoteHighest(site, (sentence) => jargonIn(withoutQuotations(sentence)).length, 2) : []),
    ],
  }
})

const measureCliches = withVoice((voice, site) => {
  const found = clichesIn(withoutQuotations(voice.sentences.join('\n')))
  const density = (found.length / voice.words) * 100
  // A single cliché can pass, but then this is not a strength.
  const measure = Math.min(between(density, 0.6, 2.4), found.length === 0 ? 1 : 0.95)
  return {
    measure,
    finding:
      measure < 0.8
        ? 'Phrases any business could use take the place of your own.'
        : `${found.length === 0 ? 'No worn-out phrase was seen' : `Worn-out phrases are few: “${found[0]}”`}.`,
    evidence: [
      numberOn(site.home, density, 'worn-out phrases per 100 words'),
      ...(measure < 0.8 ? quoteHighest(site, (sentence) => clichesIn(sentence).length, 2) : []),
    ],
  }
})

const measurePerson = withVoice((voice, site) => {
  const { youShareMin } = toneProfiles[site.ask.brandTone]
  if (youShareMin === undefined) return { unchecked: 'A luxury voice can keep its distance.' }
  const persons = voice.you + voice.we
  const share = persons === 0 ? 0 : voice.you / persons
  // The scale is set so that exactly the required share (`youShareMin`) passes.
  const measure = persons < 0.8 ? 0.3 : between(share, youShareMin + 0.075, -0.1)
  return {
    measure,
    finding:
      measure < 0.8
        ? `The text hardly speaks to its reader: ${persons < 0.8 ? 'it says hardly any “you” or “we”' : 'it says “we” or “I” far more often than “you”'}.`
        : 'The text speaks to its reader.',
    evidence: [numberOn(site.home, Math.round(share * 100), 'percent of all “you” and “we” are “you”')],
  }
})

/** Checks of wording: easy to read, free of jargon and clichés, addressed to the reader. */
export const wordingChecks: Measures = {
  'voice-jargon': measureJargon,
  'voice-reading-ease': measureEase,
  'voice-cliches': measureCliches,
  'voice-address': measurePerson,
}
