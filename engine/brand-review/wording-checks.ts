import { clichesIn } from '#engine/language/cliches.ts'
import { between, listOf, type Measures, numberOn, pageName } from './check.ts'
import { jargonIn } from './jargon-terms.ts'
import { measureVoice, withoutQuotations } from './measure-voice.ts'
import { toneProfiles } from './tone-profiles.ts'
import { quoteHighest, sentencesOn, tooLittle, withVoice, wordsNeeded } from './voice-samples.ts'

const measureSentences = withVoice((voice, site, home) => {
  const { sentenceMax } = toneProfiles[site.ask.brandTone]
  const measure = between(voice.sentenceLength, sentenceMax, sentenceMax + 12)
  const length = Math.round(voice.sentenceLength)
  const longest = quoteHighest(site, (sentence) => sentence.split(' ').length - sentenceMax, 2)
  return {
    measure,
    finding: `Sentences run to ${length} words on average; up to ${sentenceMax} are easy to follow.`,
    evidence: [
      numberOn(home, voice.sentenceLength, 'words in a sentence, over the whole site'),
      ...(measure < 1 ? longest : []),
    ],
  }
})

const measureEase = withVoice((voice, site, home) => {
  const { easeMin } = toneProfiles[site.ask.brandTone]
  const hardest = quoteHighest(site, (sentence) => easeMin - measureVoice([sentence]).readingEase, 1)
  const measure = between(voice.readingEase, easeMin, easeMin - 35)
  const ease = Math.round(Math.min(100, voice.readingEase))
  return {
    measure,
    finding:
      measure < 0.8
        ? `Readability is low: the Flesch reading ease is ${ease}, and readers you address so expect ${easeMin} or more.`
        : `The text reads with ease: Flesch reading ease ${ease}.`,
    evidence: [numberOn(home, voice.readingEase, 'Flesch reading ease'), ...(measure < 0.8 ? hardest : [])],
  }
})

/** Insiders' words count where they are thickest: one such page is enough to lose a reader. */
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
        ? `The text of ${pageName(worst.page)} is thick with jargon: ${listOf(words.slice(0, 6).map((word) => `“${word}”`))}.`
        : 'The pages keep to plain words.',
    evidence: [
      numberOn(worst.page, worst.density, 'insiders’ words per 100 words'),
      ...(measure < 0.8 ? quoteHighest(site, (sentence) => jargonIn(withoutQuotations(sentence)).length, 2) : []),
    ],
  }
})

const measureCliches = withVoice((voice, site, home) => {
  const density = (clichesIn(withoutQuotations(voice.sentences.join('\n'))).length / voice.words) * 100
  const measure = between(density, 0.6, 2.4)
  return {
    measure,
    finding:
      measure < 0.8 ? 'Phrases that any business could write take the place of your own.' : 'Worn phrases are rare.',
    evidence: [
      numberOn(home, density, 'worn phrases per 100 words'),
      ...(measure < 0.8 ? quoteHighest(site, (sentence) => clichesIn(sentence).length, 2) : []),
    ],
  }
})

const measurePerson = withVoice((voice, site, home) => {
  const { youShareMin } = toneProfiles[site.ask.brandTone]
  if (youShareMin === undefined) return { unchecked: 'A luxury voice may keep its distance.' }
  const persons = voice.you + voice.we
  const share = persons === 0 ? 0 : voice.you / persons
  const measure = persons < 0.8 ? 0.3 : between(share, youShareMin, -0.1)
  return {
    measure,
    finding:
      measure < 0.8
        ? `The text hardly addresses its reader: ${voice.you.toFixed(1)} times “you” and ${voice.we.toFixed(1)} times “we” in 100 words.`
        : 'The text speaks to its reader.',
    evidence: [numberOn(home, share, 'share of “you” among “you” and “we”')],
  }
})

const measureShouting = withVoice((voice, site, home) => {
  const shouts = (sentence: string) => sentence.match(/!|\b[A-Z]{5,}\b/g)?.length ?? 0
  const density = (voice.sentences.reduce((sum, sentence) => sum + shouts(sentence), 0) / voice.words) * 100
  const measure = between(density, 1, 5)
  return {
    measure,
    finding:
      measure < 0.8
        ? `${density.toFixed(1)} exclamation marks and words in capitals in 100 words: the text shouts.`
        : 'The text does not shout.',
    evidence: measure < 0.8 ? quoteHighest(site, shouts, 2) : [numberOn(home, density, 'shouts per 100 words')],
  }
})

/** How the text is worded: easy, plain, fresh, addressed to somebody. */
export const wordingChecks: Measures = {
  'voice-jargon': measureJargon,
  'voice-reading-ease': measureEase,
  'voice-sentence-length': measureSentences,
  'voice-cliches': measureCliches,
  'voice-address': measurePerson,
  'voice-shouting': measureShouting,
}
